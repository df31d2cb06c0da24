import { describe, expect, it } from "@jest/globals";
import { QueryStopped, type QueryOutcome } from "../query/query-runner.js";
import type { DataSession } from "../access/data-session.js";
import { svcSqlApi } from "./svc-sql-api.js";
import { berliner, toolWorld } from "./tools.fixture.js";

const statement = "SELECT city FROM orders";
const uuidForm = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const { signal } = new AbortController();
const ask = async (input: unknown, session: DataSession = berliner(), at = toolWorld()) =>
  at.run(svcSqlApi(session, input, signal, new Set(["known"])));
const resultOf = async (...args: Parameters<typeof ask>) => {
  const result = await ask(...args);
  if ("error" in result) throw new Error(result.error);
  return result;
};
const answering = (outcome: QueryOutcome) =>
  toolWorld(() => ({ queryRunner: { run: () => outcome } }));
const chart = { mark: "bar", encoding: { x: { field: "city" }, y: { aggregate: "count" } } };

describe("2.8: svcSqlApi", () => {
  it("D11: has every field, repeats the input, and shows 100 rows of all", async () => {
    const said = { queryTitle: "Cities", description: "Lists them", userRequest: "which cities?" };
    const { data, ...result } = await resultOf({ sqlQuery: statement, ...said, memoryId: "none" });
    expect(result).toEqual({
      sqlQuery: statement,
      ...said,
      schema: [{ name: "city", column_type: "String", columnType: "String" }],
      totalRows: 150,
      uuid: expect.stringMatching(uuidForm) as unknown,
    });
    expect(data).toHaveLength(100);
    expect(data[0]).toEqual(["Berlin"]);
  });

  it("D11: a chart is repeated as a text without data", async () => {
    const vegaSpec = JSON.stringify({ ...chart, data: { name: "result" } });
    const result = await resultOf({ sqlQuery: statement, vegaSpec });
    const $schema = "https://vega.github.io/schema/vega-lite/v5.json";
    expect(JSON.parse(result.vegaSpec ?? "")).toEqual({ $schema, ...chart });
    expect(result.vegaSpec).toMatch(/^\{"\$schema":/);
    const other = { ...chart, $schema: "https://vega.github.io/schema/vega-lite/v5.2.0.json" };
    const again = await resultOf({ sqlQuery: statement, vegaSpec: JSON.stringify(other) });
    expect(again.vegaSpec).toBe(result.vegaSpec);
  });

  it("D11: the earlier result that it refines is repeated, and an unknown one is ignored", async () => {
    const refining = async (memoryId: string | null) =>
      (await resultOf({ sqlQuery: statement, memoryId })).memoryId;
    expect(await refining("known")).toBe("known");
    expect(await refining("unknown")).toBeUndefined();
    expect(await refining(null)).toBeUndefined();
  });

  it("D11: each result has a name of its own", async () => {
    const [one, two] = [
      await resultOf({ sqlQuery: statement }),
      await resultOf({ sqlQuery: statement }),
    ];
    expect(one.uuid).not.toBe(two.uuid);
  });

  it("E1: the session alone decides whose rows they are", async () => {
    const all = await resultOf({ sqlQuery: statement }, berliner("analysts"));
    expect(all.totalRows).toBe(151);
  });

  it("T9: nothing in the input widens anything", async () => {
    const at = toolWorld();
    const input = {
      sqlQuery: statement,
      accountId: 2,
      user: "ada@demo.test",
      groups: ["analysts"],
      session: { user: { groups: ["analysts"] } },
      rowsTake: 100000,
      branchName: "loose",
      memoryId: "6f1c1f9e-0000-4000-8000-000000000000",
    };
    expect((await resultOf(input, berliner(), at)).totalRows).toBe(150);
    expect(at.queries).toHaveLength(1);
    expect(at.queries[0]).toMatchObject({ rowsTake: 100, branchName: undefined, sql: statement });
  });

  it.each([
    "SELECT amount FROM orders",
    "SELECT city FROM margins",
    "SELECT secret FROM orders",
    "DROP TABLE orders",
    "",
  ])("E2: %s is answered with an error", async (sqlQuery) => {
    expect(await ask({ sqlQuery })).toEqual({ error: expect.stringMatching(/^.+\.$/) as unknown });
  });

  it.each([
    undefined,
    null,
    [],
    {},
    { sqlQuery: 5 },
    { sqlQuery: statement, queryTitle: {} },
    { sqlQuery: statement, vegaSpec: chart },
    { sqlQuery: "a".repeat(40000) },
    { sqlQuery: "SELECT '\u0000'" },
  ])("T9: input that is none (%#) is answered with an error, and nothing is run", async (input) => {
    const at = toolWorld();
    expect(await ask(input, berliner(), at)).toEqual({ error: expect.any(String) as unknown });
    expect(at.queries).toEqual([]);
  });

  it("texts that models leave out, or fill with null, are empty", async () => {
    const result = await resultOf({ sqlQuery: statement, queryTitle: null, vegaSpec: null });
    expect(result).toMatchObject({ queryTitle: "", description: "", userRequest: "" });
    expect(result).not.toHaveProperty("vegaSpec");
  });

  it.each([
    ["an address", { ...chart, title: "https://evil.test" }],
    ["an address for a column", { mark: "bar", encoding: { x: { field: "https://evil.test" } } }],
    ["nothing to draw", {}],
    ["too much in it", { ...chart, description: "a".repeat(32_768) }],
  ])("T16: with %s in the chart nothing is run", async (_what, specification) => {
    const at = toolWorld();
    const input = { sqlQuery: statement, vegaSpec: JSON.stringify(specification) };
    const result = await ask(input, berliner(), at);
    expect(result).toEqual({ error: expect.stringContaining("vegaSpec") as unknown });
    expect(at.queries).toEqual([]);
  });

  it("T16: a chart of a column that the result lacks is answered with an error", async () => {
    const vegaSpec = JSON.stringify({ mark: "bar", encoding: { x: { field: "amount" } } });
    const result = await ask({ sqlQuery: statement, vegaSpec });
    expect(result).toEqual({ error: expect.stringContaining("column of the result") as unknown });
  });

  it("a chart may write a column as Vega-Lite reads it", async () => {
    const columns = [{ name: "a.b[0]", type: "String" as const }];
    const parts = (async function* () {
      yield { rows: [["x"]] };
      yield { totalRows: 1 };
    })();
    const field = String.raw`a\.b\[0\]`;
    const vegaSpec = JSON.stringify({ mark: "bar", encoding: { x: { field } } });
    const result = await resultOf(
      { sqlQuery: statement, vegaSpec },
      berliner(),
      answering({ kind: "rows", columns, parts }),
    );
    expect(JSON.parse(result.vegaSpec ?? "")).toMatchObject({
      encoding: { x: { field } },
    });
  });

  it("E3: what a renderer would not take is answered with its sentence, and nothing is run", async () => {
    const at = toolWorld(() => ({ chartCheck: { problem: () => "It cannot be drawn." } }));
    const result = await ask(
      { sqlQuery: statement, vegaSpec: JSON.stringify(chart) },
      berliner(),
      at,
    );
    expect(result).toEqual({ error: "It cannot be drawn." });
    expect(at.queries).toEqual([]);
  });

  it.each(["refused", "failed", "budget"] as const)("E7: a query that is %s", async (kind) => {
    const at = answering({ kind, sentence: "Not so." });
    expect(await ask({ sqlQuery: statement }, berliner(), at)).toEqual({ error: "Not so." });
  });

  it("E7: a query that is stopped while it answers", async () => {
    const parts = (async function* () {
      yield { rows: [["Berlin"]] };
      throw new QueryStopped("budget", "It took too long.");
    })();
    const at = answering({ kind: "rows", columns: [{ name: "city", type: "String" }], parts });
    expect(await ask({ sqlQuery: statement }, berliner(), at)).toEqual({
      error: "It took too long.",
    });
  });

  it("D7: an abort is not an answer", async () => {
    const aborted = AbortSignal.abort(new Error("aborted"));
    const run = toolWorld().run(svcSqlApi(berliner(), { sqlQuery: statement }, aborted, new Set()));
    await expect(run).rejects.toThrow("aborted");
  });
});
