import type { DuckDBConnection } from "@duckdb/node-api";
import type { Guarded } from "../../guard/guard.js";
import type { LastPart } from "./run-statement.js";

/** The guarded text with the engine's plan for it, for people who set a model up. */
export async function explainStatement(
  connection: DuckDBConnection,
  guarded: Extract<Guarded, { kind: "allowed" }>,
): Promise<LastPart> {
  const prepared = await connection.prepare(`EXPLAIN ${guarded.sql}`);
  const rows = await (await prepared.run()).getRows();
  const plan = rows.map((row) => String(row[1] as string)).join("\n");
  return { end: { kind: "explained", sql: guarded.sql, plan, uses: guarded.uses } };
}
