import type pg from "pg";

/** Types of the embedded engine, and what PostgreSQL calls them. */
const types: Readonly<Record<string, string>> = {
  BIGINT: "bigint",
  INTEGER: "integer",
  DOUBLE: "double precision",
  VARCHAR: "text",
  TIMESTAMP: "timestamp",
  BOOLEAN: "boolean",
};

/** The type of a column in PostgreSQL; texts are of a collation that orders them otherwise than by bytes. */
const columnType = (type: string): string => {
  const name = types[type];
  if (name === undefined) throw new Error(`No type of PostgreSQL for ${type}`);
  return name === "text" ? `${name} COLLATE "und-x-icu"` : name;
};

/**
 * Makes a table in a schema from lines of values between commas, of which none is quoted; an empty one is
 * a missing one. Columns have the types of the embedded engine.
 */
export const loadCsv = async (
  client: pg.Client,
  schema: string,
  name: string,
  columns: Readonly<Record<string, string>>,
  csv: string,
): Promise<void> => {
  const [head = "", ...lines] = csv.trimEnd().split("\n");
  const names = head.split(",");
  const rows = lines.map((line) => {
    const cells = line.split(",");
    if (cells.length !== names.length) throw new Error(`Not a line of ${name}: ${line}`);
    return Object.fromEntries(
      names.map((column, at) => [column, cells[at] === "" ? null : cells[at]]),
    );
  });
  const typed = (typeOf: (type: string) => string) =>
    names.map((column) => `"${column}" ${typeOf(columns[column] ?? "")}`).join(", ");
  const table = `"${schema}"."${name}"`;
  await client.query(`CREATE TABLE ${table} (${typed(columnType)})`);
  await client.query(
    `INSERT INTO ${table} SELECT * FROM jsonb_to_recordset($1) AS rows (${typed((type) => types[type] ?? "")})`,
    [JSON.stringify(rows)],
  );
};
