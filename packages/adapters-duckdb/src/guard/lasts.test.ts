import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import {
  DuckDBInstance,
  type DuckDBConnection,
  type DuckDBInstance as Engine,
} from "@duckdb/node-api";
import { changingFunctions, lastsOfText, type Lasts } from "./lasts.js";
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
  ];
  for (const [sql, lasts] of cases) {
    it(`${lasts}: ${sql}`, async () => {
      const ofData = new Map([["recent", "once"]] as const);
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
    expect(changing.filter((name) => !changingFunctions.has(name))).toEqual([]);
  });
});
