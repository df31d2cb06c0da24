import type { DuckDBConnection } from "@duckdb/node-api";
import { quoteName, quoteText } from "../model/sql-text.js";
import type { Diagnostic } from "../model/read/diagnostic.js";
import { readCsvHeader } from "./csv-header.js";
import type { TableFile } from "./list-data.js";

/** Copies a file into a table of its name; the answer is what is wrong with the file. */
export const importTable = async (
  connection: DuckDBConnection,
  table: TableFile,
): Promise<readonly Diagnostic[]> => {
  const diagnostic = (message: string, line = 1): readonly Diagnostic[] => [
    { file: table.file, line, column: 1, message },
  ];
  let source = `read_parquet(${quoteText(table.path)})`;
  let untyped: string | undefined;
  if (table.format === "csv") {
    const header = await readCsvHeader(table.path);
    if ("sentence" in header) return diagnostic(header.sentence);
    source = csv(table.path, "auto_detect=true, sample_size=-1");
    const columns = header.columns.map((column) => `${quoteText(column)}: 'VARCHAR'`);
    untyped = csv(table.path, `auto_detect=false, columns={${columns.join(", ")}}`);
  }
  try {
    await connection.run(`CREATE TABLE ${quoteName(table.name)} AS SELECT * FROM ${source}`);
    await withoutZones(connection, table.name);
    return [];
  } catch (cause) {
    const wrong = placed(cause);
    if (wrong.line !== undefined || untyped === undefined) {
      return diagnostic(wrong.sentence, wrong.line);
    }
    // Guessing types fails without a line; reading texts fails where the line is.
    try {
      await connection.run(`SELECT count(COLUMNS(*)) FROM ${untyped}`);
      return diagnostic(wrong.sentence);
    } catch (second) {
      const { sentence, line } = placed(second);
      return diagnostic(sentence, line);
    }
  }
};

/**
 * Nothing about the form is guessed, only types, and those from all rows: neither depends on what
 * happens to stand first.
 */
const csv = (path: string, options: string): string =>
  `read_csv(${quoteText(path)}, header=true, delim=',', quote='"', escape='"', comment='', ` +
  `skip=0, strict_mode=true, null_padding=false, ignore_errors=false, ${options})`;

/** Times with a zone become times in UTC without one, as all times of the data are. */
const withoutZones = async (connection: DuckDBConnection, table: string): Promise<void> => {
  const name = quoteName(table);
  const described = await connection.runAndReadAll(`DESCRIBE ${name}`);
  for (const [column, type] of described.getRows()) {
    if (type !== "TIMESTAMP WITH TIME ZONE") continue;
    const zoned = quoteName(String(column));
    await connection.run(
      `ALTER TABLE ${name} ALTER ${zoned} TYPE TIMESTAMP USING timezone('UTC', ${zoned})`,
    );
  }
};

/** The engine's own words without the rows that it quotes, and the line where it says one. */
const placed = (cause: unknown): { readonly sentence: string; readonly line?: number } => {
  const text = cause instanceof Error ? cause.message : "cannot be read";
  const line = /CSV Error on Line: (\d+)/.exec(text)?.[1];
  const expected = /Expected Number of Columns: (\d+) Found: (\d+)/.exec(text);
  if (line === undefined) {
    const first = text.split("\n")[0]?.replace(/^[A-Za-z ]+ Error: /, "") ?? "";
    return { sentence: first.replace(/"[^"]*[/\\]([^"/\\]+)"|'[^']*[/\\]([^'/\\]+)'/, "$1$2") };
  }
  if (expected !== null) {
    return { sentence: `has ${expected[2]} columns, not ${expected[1]}`, line: Number(line) };
  }
  const reason = text
    .split("\n")
    .slice(1)
    .find((one) => one.trim() !== "" && !one.startsWith("Original Line"));
  return { sentence: reason?.trim() ?? "cannot be read", line: Number(line) };
};
