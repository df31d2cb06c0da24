import type pg from "pg";

/**
 * Grants a role all that serving requests takes: rows, and nothing of the tables themselves. It runs under the
 * lock of the migrations, since two that grant at once fail. Nothing happens for a role that has it already.
 */
export async function grantService(client: pg.Client, role: string): Promise<void> {
  const { rows } = await client.query<{ text: string }>(missingStatement, [role]);
  for (const { text } of rows) await client.query(text);
}

// A table that the role owns is its own.
const missingStatement = `
  select format('grant usage on schema %I to %I', n.nspname, $1::text) as text
  from pg_namespace n
  where n.nspname = 'public' and not has_schema_privilege($1, n.oid, 'usage')
  union all
  select format('grant select, insert, update, delete on table public.%I to %I', c.relname, $1::text)
  from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
    and c.relname <> '_prisma_migrations'
    and not (has_table_privilege($1, c.oid, 'select') and has_table_privilege($1, c.oid, 'insert')
      and has_table_privilege($1, c.oid, 'update') and has_table_privilege($1, c.oid, 'delete'))`;
