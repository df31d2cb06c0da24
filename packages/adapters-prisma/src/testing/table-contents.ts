import type { Pool } from "pg";

const ownTables = `
  select c.relname as name, array_agg(a.attname::text order by a.attname) as columns,
    array_agg(a.attname::text) filter (where a.atttypid = 'timestamptz'::regtype) as times,
    array_agg(a.attname::text) filter (where a.atttypid = 'date'::regtype) as days
  from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
    and c.relname <> '_prisma_migrations'
  group by c.relname order by c.relname`;

interface OwnTable {
  readonly name: string;
  readonly columns: readonly string[];
  readonly times: readonly string[] | null;
  readonly days: readonly string[] | null;
}

let tables: Promise<readonly OwnTable[]> | undefined;

// Once: all databases of a run come from one template.
const tablesOf = (pool: Pool): Promise<readonly OwnTable[]> =>
  (tables ??= pool.query<OwnTable>(ownTables).then(({ rows }) => rows));

/** All columns of all rows of all tables as one text, in a fixed order. */
export const dumpTables = async (pool: Pool): Promise<string> => {
  const selects = (await tablesOf(pool)).map(({ name, columns }) => {
    const row = columns.map((column) => `coalesce("${column}"::text, '-')`).join(` || ' | ' || `);
    const title = `${name}: ${columns.join(" | ")}`;
    return `select '${title}' as title, (select string_agg(${row}, chr(10) order by ${row})
      from "${name}") as rows`;
  });
  const { rows } = await pool.query<{ title: string; rows: string | null }>(
    selects.join(" union all "),
  );
  return rows.map((table) => `${table.title}\n${table.rows ?? ""}`).join("\n\n");
};

/** Makes all that is stored older by as much: for the database's clock, time has passed. */
export const ageTables = async (pool: Pool, ms: number): Promise<void> => {
  const tables = await tablesOf(pool);
  const updates = tables.flatMap(({ name, times }) => {
    const moved = (times ?? []).map((column) => `"${column}" = "${column}" - interval '${ms} ms'`);
    return moved.length === 0 ? [] : [`update "${name}" set ${moved.join(", ")}`];
  });
  await pool.query([...updates, ...tables.flatMap((table) => agedDays(table, ms))].join("; "));
};

// By way of a far future: one row's day may be another's by then, and days are unique.
const agedDays = ({ name, days }: OwnTable, ms: number): readonly string[] =>
  [1_000_000, -1_000_000 - Math.floor(ms / 86_400_000)].flatMap((by) =>
    (days ?? []).map((column) => `update "${name}" set "${column}" = "${column}" + (${by})`),
  );

/** Empties all tables; everything hangs on an account. */
export const clearTables = async (pool: Pool): Promise<void> => {
  await pool.query("delete from account");
};
