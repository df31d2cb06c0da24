import { describe, expect, it } from "@jest/globals";
import { DuckDBInstance } from "@duckdb/node-api";
import { hostileGroups } from "./index.fixture.js";
import { openBareEngine } from "./visible-copy.fixture.js";
import { canaryPattern } from "./world.fixture.js";

const statements = hostileGroups.flatMap((group) =>
  group.statements.map(({ sql }) => ({ sql, group })),
);

describe("the corpus of hostile statements", () => {
  it("T12: holds more than 1,000 different ones", () => {
    const times = new Map<string, number>();
    for (const { sql } of statements) times.set(sql, (times.get(sql) ?? 0) + 1);
    expect([...times].filter(([, count]) => count > 1)).toEqual([]);
    expect(times.size).toBeGreaterThan(1000);
  });

  it("T12: the engine's own parser takes those for one SELECT that are meant to be", async () => {
    const instance = await DuckDBInstance.create(":memory:");
    const connection = await instance.connect();
    const isOneSelect = async (sql: string): Promise<boolean> => {
      const read = await connection.runAndReadAll("SELECT json_serialize_sql($1::VARCHAR)", [sql]);
      const tree = JSON.parse(String(read.getRows()[0]?.[0])) as {
        error: boolean;
        statements?: unknown[];
      };
      return !tree.error && tree.statements?.length === 1;
    };
    const mistaken: string[] = [];
    for (const { sql, group } of statements)
      if (group.form === "select" && !(await isOneSelect(sql)))
        mistaken.push(`${group.title}: ${sql}`);
    expect(mistaken).toEqual([]);
    connection.closeSync();
    instance.closeSync();
  });

  it("T12: bites: an engine that nobody guards shows canaries to many of them", async () => {
    const unguarded = await openBareEngine("everything");
    const manyAtLeast = 121;
    const shown = new Set<string>();
    for (const { sql, group } of statements) {
      if (shown.size >= manyAtLeast) break;
      if (group.heavy || !/member|hidden|row|star|CTE|FROM|beneath/.test(group.title)) continue;
      const rows = await unguarded.rows(sql);
      if (canaryPattern.test(JSON.stringify(rows ?? []))) shown.add(sql);
    }
    expect(shown.size).toBe(manyAtLeast);
    unguarded.close();
  });
});
