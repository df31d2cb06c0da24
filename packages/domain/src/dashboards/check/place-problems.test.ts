import { describe, expect, it } from "@jest/globals";
import { definitionOf, modelWithout, shopModel } from "../dashboards.fixture.js";
import { modelProblems } from "./model-problems.js";

const filters = [
  { name: "region", member: "sales.region" },
  { name: "kind", member: "customers.kind" },
];
const messagesOf = (sql: string, more: object = {}, model = shopModel): readonly string[] =>
  modelProblems(definitionOf([{ id: "t", table: true, sql, ...more }], filters), model).map(
    ({ pointer, message }) => `${pointer.replace("/rows/0/tiles/0", "")} ${message}`,
  );

describe("H1: {filters} outside of a WHERE is refused when it is written", () => {
  it.each([
    ["HAVING", "SELECT region FROM sales GROUP BY region HAVING {filters}"],
    ["LIMIT", "SELECT region FROM sales WHERE x > 0.5 LIMIT {filters}"],
    ["OFFSET", "SELECT region FROM sales LIMIT 3 OFFSET {filters}"],
    ["ORDER BY", "SELECT region FROM sales ORDER BY {filters}"],
    ["GROUP BY", "SELECT count(*) FROM sales GROUP BY {filters}"],
    ["QUALIFY", "SELECT region FROM sales QUALIFY {filters}"],
    ["FROM", "SELECT kind FROM sales JOIN customers ON ({filters})"],
    ["SELECT", "SELECT CASE WHEN {filters} THEN 1 END AS a FROM sales"],
    ["HAVING", "SELECT region FROM sales WHERE a GROUP BY 1 HAVING (x > 1 AND ({filters}))"],
  ])("in %s: %s", (clause, sql) => {
    expect(messagesOf(sql)).toEqual([
      `/sql must have {filters} in a WHERE, and has it in the ${clause}: write WHERE {filters}, or FILTER (WHERE {filters}) behind an aggregate`,
    ]);
  });

  it("by the name that it has, and in no SELECT at all", () => {
    expect(messagesOf("SELECT region FROM sales GROUP BY 1 HAVING {filters.region}")).toEqual([
      expect.stringContaining("must have {filters.region} in a WHERE, and has it in the HAVING"),
    ]);
    expect(messagesOf("{filters} SELECT region FROM sales")).toEqual([
      expect.stringContaining("has it in no SELECT"),
    ]);
  });

  it.each([
    "SELECT region FROM sales WHERE {filters} AND {filters.region} GROUP BY 1 HAVING count(*) > 1 LIMIT 5",
    "SELECT region, count(*) FILTER (WHERE {filters.region}) AS n FROM sales GROUP BY 1",
    "SELECT region FROM sales GROUP BY 1 HAVING max(x) > (SELECT avg(x) FROM sales WHERE {filters})",
    "SELECT s.region FROM sales s JOIN customers c ON s.channel = c.kind WHERE {filters}",
    "SELECT a.region FROM (SELECT * FROM sales WHERE {filters}) a, (SELECT * FROM sales WHERE {filters}) b",
    "WITH a AS (SELECT * FROM sales WHERE {filters}) SELECT region FROM a UNION SELECT kind FROM customers WHERE {filters}",
    "SELECT region FROM sales",
  ])("and in one it is not: %s", (sql) => {
    expect(messagesOf(sql)).toEqual([]);
  });
});

describe("H1: {filters} beside which nobody can say what is filtered is refused when it is written", () => {
  it.each([
    [
      "SELECT a.region FROM sales a JOIN sales b ON true WHERE {filters}",
      "must say what {filters} is about, and sales stands twice in the FROM beside it: write {filters} into the WHERE of a SELECT of its own, as in FROM (SELECT … FROM sales WHERE {filters}) AS part",
    ],
    [
      "SELECT region FROM (SELECT * FROM sales) s WHERE {filters}",
      "must have {filters} in a SELECT whose FROM names a cube or view: write {filters} into the WHERE of a SELECT of its own",
    ],
    [
      "SELECT kind FROM customers WHERE {filters.region} AND kind IN (SELECT channel FROM sales)",
      "must say what the filter region is about at {filters.region}: no cube or view in the FROM beside it has its member; write",
    ],
    [
      "SELECT kind FROM customers WHERE {filters.region}",
      "must say what the filter region is about at {filters.region}: no cube or view in the FROM beside it has its member; write",
    ],
  ])("%s", (sql, message) => {
    expect(messagesOf(sql)).toEqual([expect.stringContaining(`/sql ${message}`)]);
  });

  it("but one filter of its own may stand beside twins that it does not reach", () => {
    const sql = "SELECT 1 FROM customers a, customers b, sales WHERE {filters.region}";
    expect(messagesOf(sql)).toEqual([]);
  });

  it("E2: a filter over a hidden member is none", () => {
    const sql =
      "SELECT 1 FROM customers WHERE {filters.region} AND kind IN (SELECT channel FROM sales)";
    expect(messagesOf(sql)).toHaveLength(1);
    const said = messagesOf(sql, {}, modelWithout("region"));
    expect(said.filter((message) => message.startsWith("/sql"))).toEqual([]);
    const alone = "SELECT 1 FROM customers WHERE {filters.region}";
    const saidOfOne = messagesOf(alone, {}, modelWithout("region"));
    expect(saidOfOne.filter((message) => message.startsWith("/sql"))).toEqual([]);
  });
});
