import type pg from "pg";

/** An index that a migration makes on a table that may be there already. */
export interface NewIndex {
  readonly name: string;
  readonly table: string;
  /** Everything behind the index's name: the table, its columns and a condition. */
  readonly definition: string;
  readonly isUnique: boolean;
}

// The form in which Prisma writes them, at the beginning of a line: the body of a function is indented.
const form = /^CREATE (UNIQUE )?INDEX "([^"]+)"\s+(ON "([^"]+)"[^;]*);/gm;

/** The indexes that the SQL of a migration makes. */
export const indexesOf = (sql: string): NewIndex[] =>
  [...sql.matchAll(form)].map(([, unique, name = "", definition = "", table = ""]) => ({
    name,
    table,
    definition,
    isUnique: unique !== undefined,
  }));

/** The same SQL, which passes over an index that is there already. */
export const withIndexesBuilt = (sql: string): string =>
  sql.replace(form, 'CREATE $1INDEX IF NOT EXISTS "$2" $3;');

/** The table is made by the same file, or the column is: then nobody uses it yet. */
const notThereYet = new Set(["42P01", "42703"]);

/**
 * Builds the indexes of a migration beside the requests that go on, before its own transaction
 * begins: a plain `CREATE INDEX` would lock out every write to the table until it is built, which
 * takes minutes for a million users. What an earlier run left unfinished is built anew.
 *
 * Tables without a row are passed over: their indexes are made by the file itself.
 */
export async function buildIndexes(
  client: pg.Client,
  sql: string,
  timeoutMs: number,
): Promise<void> {
  for (const index of indexesOf(sql)) {
    try {
      await dropUnfinished(client, index);
      if (await hasRows(client, index.table)) await build(client, index, timeoutMs);
    } catch (error) {
      if (notThereYet.has((error as { readonly code?: string }).code ?? "")) continue;
      await dropUnfinished(client, index);
      throw error;
    }
  }
}

async function build(client: pg.Client, index: NewIndex, timeoutMs: number): Promise<void> {
  const { name, definition, isUnique } = index;
  const text = `CREATE ${isUnique ? "UNIQUE " : ""}INDEX CONCURRENTLY IF NOT EXISTS "${name}" ${definition}`;
  await client.query("set lock_timeout = 0");
  const statement = { text, query_timeout: timeoutMs };
  await client.query(statement);
}

async function hasRows(client: pg.Client, table: string): Promise<boolean> {
  const { rows } = await client.query<{ found: boolean }>(
    `select exists (select 1 from "${table}") as found`,
  );
  return rows[0]?.found === true;
}

/** A build that was broken off leaves an index that costs writes and helps no reader. */
async function dropUnfinished(client: pg.Client, { name }: NewIndex): Promise<void> {
  const { rows } = await client.query(
    "select 1 from pg_index where indexrelid = to_regclass($1) and not indisvalid",
    [`"${name}"`],
  );
  if (rows.length > 0) await client.query(`drop index concurrently "${name}"`);
}
