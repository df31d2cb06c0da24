import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import {
  DuckDBInstance,
  type DuckDBConnection,
  type DuckDBInstance as Engine,
} from "@duckdb/node-api";
import { functionLasts, lastsOfText, type Lasts } from "./lasts.js";
import { serializerOn } from "./serializer.fixture.js";

let engine: Engine;
let connection: DuckDBConnection;
beforeAll(async () => {
  engine = await DuckDBInstance.create(":memory:");
  connection = await engine.connect();
});
afterAll(() => {
  connection.closeSync();
  engine.closeSync();
});

describe("K5: how long an answer lasts", () => {
  const cases: readonly [sql: string, lasts: Lasts][] = [
    ["SELECT sum(a) FROM t", "always"],
    ["SELECT 'now()' FROM t", "always"],
    ["SELECT t.now, age, random FROM t", "always"],
    ["SELECT today.a FROM today", "always"],
    ["SELECT age(a, b) FROM t", "always"],
    ["SELECT age(a) FROM t", "today"],
    ["SELECT a FROM t WHERE b > CURRENT_DATE - 30", "today"],
    ["SELECT a FROM (SELECT today() - b AS a FROM t)", "today"],
    ["SELECT today(), now()", "once"],
    ["SELECT current_timestamp", "once"],
    ["SELECT /* at */ Now /* then */ ()", "once"],
    ['SELECT "now"()', "once"],
    ["WITH x AS (SELECT a, random() AS r FROM t) SELECT a FROM x ORDER BY r", "once"],
    ["SELECT a FROM t WHERE a > ago(INTERVAL 1 DAY)", "once"],
    ["SELECT a FROM t ORDER BY uuid()", "once"],
    ["SELECT * FROM recent", "once"],
    ["SELECT a FROM t JOIN Recent USING (a)", "once"],
    ['SELECT a FROM "Last 30 ""days"""', "today"],
    ['SELECT a FROM s."2026-heute"', "today"],
    ["SELECT recently, a FROM recent_ones", "always"],
    ["SELECT x FROM query('SELECT now() AS x')", "once"],
    ["SELECT x FROM query_table('rec' || 'ent')", "once"],
    ["SELECT sum(memory_usage_bytes) FROM duckdb_memory()", "once"],
    ["SELECT count(*) FROM pragma_database_size()", "once"],
    ["SELECT reservoir_quantile(a, 0.5, 100) FROM t", "once"],
  ];
  for (const [sql, lasts] of cases) {
    it(`${lasts}: ${sql}`, async () => {
      const ofData = new Map([
        ["recent", "once"],
        ['last 30 "days"', "today"],
        ["2026-heute", "today"],
      ] as const);
      expect(await lastsOfText(sql, serializerOn(connection), ofData)).toBe(lasts);
    });
  }

  it("takes a sample for another one each time", async () => {
    const lasts = await lastsOfText(
      "SELECT a, today() FROM t TABLESAMPLE 10%",
      serializerOn(connection),
    );
    expect(lasts).toBe("once");
  });

  it("knows every function of this engine whose answers change", async () => {
    // What calls `error` has no answer at all.
    const result = await connection.run(`
      SELECT DISTINCT lower(function_name), coalesce(macro_definition, '')
      FROM duckdb_functions()
      WHERE ((function_type = 'scalar' AND stability <> 'CONSISTENT') OR macro_definition IS NOT NULL)
        AND function_name <> 'error'`);
    const changing: string[] = [];
    for (const [name, definition] of await result.getRows()) {
      const text = String(definition);
      const asSelect = /^\s*(SELECT|WITH|FROM)\b/i.test(text) ? text : `SELECT ${text}`;
      const lasts = text === "" ? "once" : await lastsOfText(asSelect, serializerOn(connection));
      if (lasts !== "always") changing.push(String(name));
    }
    expect(changing.length).toBeGreaterThan(20);
    expect(changing.filter((name) => functionLasts(name) === "always")).toEqual([]);
  });

  it("knows every table function of this engine, but for those that workers refuse", async () => {
    const ofArguments =
      "generate_series icu_calendar_names json_each json_tree range repeat repeat_row unnest";
    const ofTables = "seq_scan summary test_all_types test_vector_types";
    const ofFilesOrCommands =
      /^(arrow_|read_|parquet_|glob$|sniff_csv$|(en|dis)able_|check|force_|truncate_)/;
    const result = await connection.run(
      "SELECT DISTINCT lower(function_name) FROM duckdb_functions() WHERE function_type = 'table'",
    );
    const all = (await result.getRows()).map(([name]) => String(name));
    const lasting = all.filter((name) => functionLasts(name) === "always");
    expect(lasting.filter((name) => !ofFilesOrCommands.test(name)).sort()).toEqual(
      [...ofArguments.split(" "), ...ofTables.split(" ")].sort(),
    );
  });
});
