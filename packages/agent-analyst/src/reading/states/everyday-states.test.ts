import { describe, expect, it } from "@jest/globals";
import { ask, statementsWith } from "../../fixtures/asking.fixture.js";
import { lines, linesValues } from "../../fixtures/lines.fixture.js";

const script = { model: lines, values: linesValues, rows: [[1, 2]] };
const sqlOf = statementsWith(script);

describe("D14: what holds at the moment", () => {
  it.each([
    "how many customers are on home 500 at the moment",
    "how many contracts are on home 500 right now",
    "contracts by town currently",
    "how many contracts do we have at present",
  ])(
    "%s: without a count of them, ended ones count as well, and that is said",
    async (question) => {
      const cubes = lines.cubes.map((cube) => ({
        ...cube,
        members: cube.members.filter(({ name }) => name !== "active_contracts"),
      }));
      const { content, queries } = await ask(question, { ...script, model: { ...lines, cubes } });
      expect(queries).toHaveLength(1);
      expect(content).toContain("I take all times together, those that have ended too:");
    },
  );

  it.each([
    [
      "how many contracts are on home 500 right now",
      "SELECT MEASURE(active_contracts) AS active_contracts FROM contract_book WHERE plan = 'Home 500'",
    ],
    [
      "contracts by town currently",
      "SELECT town, MEASURE(active_contracts) AS active_contracts FROM contract_book GROUP BY 1 ORDER BY 2 DESC NULLS LAST, 1",
    ],
    [
      "how many customers are on home 500 at the moment",
      "SELECT COUNT(DISTINCT customer) AS customer_count FROM contract_book WHERE plan = 'Home 500' AND customer IN (SELECT customer FROM contract_book WHERE plan = 'Home 500' GROUP BY 1 HAVING MEASURE(active_contracts) > 0)",
    ],
  ])("%s: the model's own count of what has not ended", async (question, sql) => {
    const { content, queries } = await ask(question, script);
    expect(queries[0]?.sqlQuery).toBe(sql);
    expect(content).toContain("You asked for now, so I count Active contracts.");
    expect(content).not.toContain("have ended");
  });

  it.each([
    "contracts on home 500",
    "contracts in 2026 right now",
    "active contracts by town at the moment",
    "contracts that are LIV at the moment",
    "recurring revenue at the moment",
    "how many customers do we have at the moment",
  ])("%s: nothing of it can have ended unsaid", async (question) => {
    const { content, queries } = await ask(question, script);
    expect(queries).not.toEqual([]);
    expect(content).not.toContain("have ended");
  });
});

describe("D14: a mean of what there is at the moment", () => {
  const fee = {
    kind: "measure",
    type: "number",
    aggregate: "avg",
    name: "avg_fee",
    title: "Average monthly fee",
    description: undefined,
    synonyms: [],
    public: true,
    source: { cube: "contracts", member: "avg_fee" },
  } as const;
  const withFee = (isCountedApart: boolean) => ({
    ...lines,
    cubes: lines.cubes.map((cube) =>
      cube.name === "contract_book"
        ? {
            ...cube,
            members: [...cube.members, fee].filter(
              ({ name }) => isCountedApart || name !== "active_contracts",
            ),
          }
        : cube,
    ),
  });
  const now = "average monthly fee of the contracts of Home 500 right now";

  it("is asked back where the model counts those of now apart", async () => {
    expect((await ask(now, { ...script, model: withFee(true) })).queries).toEqual([]);
    const { queries } = await ask("average monthly fee by town", {
      ...script,
      model: withFee(true),
    });
    expect(queries).toHaveLength(1);
  });

  it("takes ended ones in where it does not, and says so", async () => {
    const { content } = await ask("average monthly fee right now", {
      ...script,
      model: withFee(false),
    });
    expect(content).toContain("I take all times together, those that have ended too:");
  });
});

describe("D11: only those of a kind", () => {
  it.each([
    "only business customers",
    "just the business customers",
    "only for business customers",
  ])("%s: the noun behind a value is no new group", async (question) => {
    const { history } = await ask("revenue by town this year", script);
    const { queries } = await ask(question, { ...script, history });
    expect(queries[0]?.sqlQuery).toMatch(/^SELECT town, MEASURE\(revenue\)/);
    expect(queries[0]?.sqlQuery).toContain("kind = 'B'");
  });

  it("another group is taken where it is asked for", async () => {
    const { history } = await ask("revenue by town this year", script);
    const { queries } = await ask("only business, by customer", { ...script, history });
    expect(queries[0]?.sqlQuery).toMatch(/^SELECT customer, MEASURE\(revenue\)/);
  });
});

describe("D14: what somebody does not have", () => {
  it.each([
    "how many business customers don't have an account manager",
    "how many business customers dont have an account manager",
    "how many business customers do not have any account manager",
    "how many business customers haven't got an account manager",
    "how many business customers don’t have an account manager",
  ])("%s", async (question) => {
    expect(await sqlOf(question)).toBe(
      await sqlOf("how many business customers are without an account manager"),
    );
    expect(await sqlOf(question)).toContain("manager IS NULL");
    expect(await sqlOf(question)).toContain("kind = 'B'");
  });

  it("one customer doesn't have it", async () => {
    expect(await sqlOf("which customer doesn't have an account manager")).toContain(
      "manager IS NULL",
    );
  });
});

describe("D14: a tax that is in a figure", () => {
  it.each([
    ["what did we bill in september, vat included", "billed"],
    ["what did we bill in september, including VAT", "billed"],
    ["payments in september, VAT included", "received"],
  ])("%s: it names no figure of its own", async (question, measure) => {
    expect(await sqlOf(question)).toContain(
      `SELECT MEASURE(${measure}) AS ${measure} FROM billing WHERE issued_on >= DATE '2026-09-01'`,
    );
  });

  it.each([
    "what did we bill in september, not including vat",
    "billed in september, vat excluded",
  ])("%s: what is left out is not taken for what is in it", async (question) => {
    expect((await ask(question, script)).queries).toEqual([]);
  });
});
