import type { DuckDBConnection } from "@duckdb/node-api";
import { mentioned, type ChangingNames } from "../../guard/lasts.js";

/**
 * The views and macros of the data whose answers change while the data do not, such as a view of the last
 * thirty days, tables with columns that are computed when they are read, and those over them. A statement that
 * names one of these shows nothing of that itself.
 */
export async function changingNamesOf(connection: DuckDBConnection): Promise<ChangingNames> {
  const found = await connection.run(definitions);
  const all = (await found.getRows()).map(([name, text]) => ({
    name: String(name).toLowerCase(),
    text: String(text),
  }));
  const changing = new Map<string, "today" | "once">();
  // One over another may come first in the list: each round takes those over what the last one found.
  for (let before = -1; before < changing.size;) {
    before = changing.size;
    for (const { name, text } of all) {
      const lasts = mentioned(text, changing);
      if (lasts !== "always" && changing.get(name) !== "once") changing.set(name, lasts);
    }
  }
  return changing;
}

const definitions = `SELECT view_name, sql FROM duckdb_views() WHERE NOT internal
  UNION ALL SELECT function_name, macro_definition FROM duckdb_functions()
  WHERE NOT internal AND macro_definition IS NOT NULL
  UNION ALL SELECT table_name, sql FROM duckdb_tables()
  WHERE NOT internal AND contains(sql, 'GENERATED ALWAYS AS')`;
