import type { DuckDBConnection } from "@duckdb/node-api";
import type { Guarded } from "../../guard/guard.js";
import { createExtractSql } from "../../guard/row-extract.js";
import type { LastPart } from "./run-statement.js";

/**
 * The guarded text with the engine's plans, for people who set a model up: first the copies of visible
 * rows, then the statement that reads them. The copies have to be there already.
 */
export async function explainStatement(
  connection: DuckDBConnection,
  guarded: Extract<Guarded, { kind: "allowed" }>,
): Promise<LastPart> {
  const { extracts, scans, sql, uses, lasts } = guarded;
  const plans: string[] = [];
  for (const text of [...extracts.map((extract) => extract.sql), sql]) {
    const prepared = await connection.prepare(`EXPLAIN ${text}`);
    const rows = await (await prepared.run()).getRows();
    plans.push(...rows.map((row) => String(row[1] as string)));
  }
  const texts = [...extracts.map(createExtractSql), sql];
  const read = scans.map(({ scan }) => scan);
  const end = { sql: texts.join(";\n"), plan: plans.join("\n"), scans: read, uses, lasts };
  return { end: { kind: "explained", ...end } };
}
