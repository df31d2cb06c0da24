import type { Pool } from "pg";

const ownTables = `
  select c.table_name as name, array_agg(c.column_name::text order by c.column_name) as columns,
    array_agg(c.column_name::text) filter (where c.data_type = 'timestamp with time zone') as times
  from information_schema.columns c
  where c.table_schema = 'public' and c.table_name <> '_prisma_migrations'
  group by c.table_name order by c.table_name`;

interface OwnTable {
  readonly name: string;
  readonly columns: readonly string[];
  readonly times: readonly string[] | null;
}

const tablesOf = async (pool: Pool): Promise<readonly OwnTable[]> =>
  (await pool.query<OwnTable>(ownTables)).rows;

/** All columns of all rows of all tables as one text, in a fixed order. */
export const dumpTables = async (pool: Pool): Promise<string> => {
  const texts = (await tablesOf(pool)).map(async ({ name, columns }) => {
    const row = columns.map((column) => `coalesce("${column}"::text, '-')`).join(` || ' | ' || `);
    const { rows } = await pool.query<{ row: string }>(
      `select ${row} as row from "${name}" order by 1`,
    );
    return [`${name}: ${columns.join(" | ")}`, ...rows.map((each) => each.row)].join("\n");
  });
  return (await Promise.all(texts)).join("\n\n");
};

/** Makes all that is stored older by as much: for the database's clock, time has passed. */
export const ageTables = async (pool: Pool, ms: number): Promise<void> => {
  for (const { name, times } of await tablesOf(pool)) {
    const moved = (times ?? []).map((column) => `"${column}" = "${column}" - interval '${ms} ms'`);
    if (moved.length > 0) await pool.query(`update "${name}" set ${moved.join(", ")}`);
  }
};

/** Empties all tables; everything hangs on an account. */
export const clearTables = async (pool: Pool): Promise<void> => {
  await pool.query("delete from account");
};
