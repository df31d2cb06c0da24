import type { EmptyStore } from "./empty-stores.js";
import type { Queryable } from "../account-scope/scoped-pool.js";

/** A part of a plan that reads a table or an index. */
export interface Scan {
  readonly kind: string;
  /** How many rows it has read, also for nothing. */
  readonly rows: number;
}

interface Plan {
  readonly "Node Type": string;
  readonly "Actual Rows"?: number;
  readonly "Rows Removed by Filter"?: number;
  readonly "Actual Loops"?: number;
  readonly Plans?: readonly Plan[];
}

/** Runs a statement, and tells what its plan has read where. */
export const scansOf = async (
  pool: Queryable,
  statement: string,
  values: readonly unknown[],
): Promise<readonly Scan[]> => {
  const { rows } = await pool.query<{ "QUERY PLAN": readonly { readonly Plan: Plan }[] }>(
    `explain (analyze, format json) ${statement}`,
    [...values],
  );
  const plans = rows.flatMap((row) => row["QUERY PLAN"]).map(({ Plan }) => Plan);
  return plans
    .flatMap(partsOf)
    .map(scanOf)
    .filter(({ kind }) => kind.includes("Scan"));
};

const partsOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(partsOf)];

const scanOf = (part: Plan): Scan => ({
  kind: part["Node Type"],
  rows:
    ((part["Actual Rows"] ?? 0) + (part["Rows Removed by Filter"] ?? 0)) *
    (part["Actual Loops"] ?? 0),
});

/**
 * How many rows and index entries have been read in a database so far. Each connection counts what it has
 * read itself, and counts it up where it is asked to: so each pool of one connection is.
 */
export const rowsRead = async ({ database, owner }: EmptyStore): Promise<number> => {
  for (const { pool } of [owner, database]) {
    await pool.query("select pg_stat_force_next_flush()");
  }
  const { rows } = await database.pool.query<{ read: number }>(
    `select (sum(seq_tup_read) + sum(idx_tup_fetch))::int
       + (select sum(idx_tup_read)::int from pg_stat_user_indexes) as read
     from pg_stat_user_tables`,
  );
  return rows[0]?.read ?? NaN;
};
