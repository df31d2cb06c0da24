import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { filteredRows, writeStatement } from "./filtered-statements.fixture.js";
import { proposalWorld, type ProposalWorld } from "./proposal-world.fixture.js";

let at: ProposalWorld;
beforeAll(async () => {
  at = await proposalWorld();
}, 60_000);
afterAll(() => at.close());

const written = (sql: string) => writeStatement(at, sql);

/** The rows of a statement with these values, in their order as texts. */
const rowsOf = async (sql: string, values: object): Promise<readonly string[]> => {
  const [rows = []] = await filteredRows(at, sql, [values]);
  return rows;
};

describe("H1: the condition of a filter is about the view that it names", () => {
  const joined =
    "SELECT s.id, m.product FROM many m JOIN sales AS s ON s.id = m.id WHERE m.id < 5 AND {filters}";

  it("of two with one name of a column in a join", async () => {
    expect(await rowsOf(joined, {})).toEqual(["0,p0", "2,p0", "4,p0"]);
    expect(await rowsOf(joined, { product: ["p2"] })).toEqual(["2,p0"]);
    expect(await rowsOf(joined, { other: ["p0"] })).toEqual(["0,p0", "2,p0", "4,p0"]);
    expect(await rowsOf(joined, { other: ["p0"], product: ["p0", "p4"] })).toEqual([
      "0,p0",
      "4,p0",
    ]);
  });

  it("in the SELECT where it stands, and not in one around it", async () => {
    const inner =
      "SELECT id FROM sales WHERE id < 5 AND id IN (SELECT id FROM many WHERE {filters})";
    expect(await rowsOf(inner, { product: ["p2"] })).toEqual(["0", "2", "4"]);
    expect(await rowsOf(inner, { other: ["p2"] })).toEqual([]);
    const both = `${inner} AND {filters}`;
    expect(await rowsOf(both, { product: ["p2"], other: ["p0"] })).toEqual(["2"]);
  });

  it("in a FILTER, in a SELECT of its own, and beside a CTE", async () => {
    const counted =
      "SELECT count(*) FILTER (WHERE {filters}) AS found, count(*) AS n FROM sales WHERE id < 10";
    expect(await rowsOf(counted, { product: ["p2"] })).toEqual(["1,5"]);
    const compared = `SELECT part.product, whole.n
      FROM (SELECT product FROM sales WHERE {filters} AND id < 10) AS part
      LEFT JOIN (SELECT product, count(*) AS n FROM sales WHERE id < 10 GROUP BY 1) AS whole USING (product)`;
    expect(await rowsOf(compared, { product: ["p2", "p4"] })).toEqual(["p2,1", "p4,1"]);
    const named = `WITH many AS (SELECT 2 AS id, 'x' AS product)
      SELECT s.id FROM sales s JOIN many ON many.id = s.id WHERE {filters}`;
    expect(await rowsOf(named, { product: ["p2"], other: ["none"] })).toEqual(["2"]);
    expect(await rowsOf(named, { product: ["p0"] })).toEqual([]);
  });

  it("and is refused when it is written where it could be about either of two", async () => {
    const twice = "SELECT a.id FROM sales a JOIN sales b ON a.id = b.id WHERE {filters}";
    expect((await written(twice)).body).toMatchObject({
      status: 400,
      errors: [
        {
          pointer: "/definition/rows/0/tiles/0/sql",
          message: expect.stringContaining("sales stands twice in the FROM beside it"),
        },
      ],
    });
    const having = "SELECT product FROM sales GROUP BY 1 HAVING {filters}";
    expect((await written(having)).body).toMatchObject({
      errors: [{ message: expect.stringContaining("has it in the HAVING") }],
    });
  });
});
