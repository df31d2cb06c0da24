import pg from "pg";

/** The role that a connection URL leads to. Connection errors pass through. */
export async function roleOf(url: string): Promise<string> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 10_000,
    query_timeout: 10_000,
  });
  client.on("error", () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ role: string }>("select current_user::text as role");
    if (rows[0] === undefined) throw new Error("the statement always answers one row");
    return rows[0].role;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/**
 * Whether row policies bind the role of a pool (T4). They do not where it owns the tables, is a superuser or
 * bypasses them.
 */
export async function isBoundByPolicies(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query<{ isBound: boolean }>(
    `select bool_and(row_security_active(c.oid)) as "isBound" from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relrowsecurity`,
  );
  return rows[0]?.isBound === true;
}
