import type { DuckDBConnection } from "@duckdb/node-api";
import type { Guarded } from "./guard.js";
import { createExtractSql, dropExtractSql } from "./row-extract.js";

/** Makes the tables that a guarded statement reads, anew since a test changes its data; answers the statement. */
export const withExtracts = async (
  connection: DuckDBConnection,
  { extracts, sql }: Extract<Guarded, { kind: "allowed" }>,
): Promise<string> => {
  for (const extract of extracts) {
    await connection.run(dropExtractSql(extract));
    await connection.run(createExtractSql(extract));
  }
  return sql;
};
