import type { ScopedPool } from "../account-scope/scoped-pool.js";
import { removeOutlivedStatement } from "./statements.js";

const rowsPerStatement = 5_000;

interface Step {
  readonly removed: number;
  readonly seen: number;
  readonly expiresAt: string | null;
  readonly digest: string | null;
}

/** Walks over all sessions, the soonest to expire first; answers how many it removed. */
export const removeOutlived = async (
  pool: ScopedPool,
  tokenTtlSeconds: number,
  keptSeconds: number,
  rows = rowsPerStatement,
): Promise<number> => {
  let removed = 0;
  let after: readonly [expiresAt: string | null, digest: string | null] = ["-infinity", ""];
  for (;;) {
    const step = await next(pool, [tokenTtlSeconds, ...after, rows, keptSeconds]);
    removed += step.removed;
    if (step.seen < rows) return removed;
    after = [step.expiresAt, step.digest];
  }
};

const next = async (pool: ScopedPool, values: unknown[]): Promise<Step> => {
  const { rows } = await pool.ofEveryAccount().query<Step>({
    name: "remove_outlived_sessions",
    text: removeOutlivedStatement,
    values,
  });
  if (rows[0] === undefined) throw new Error("the statement always answers one row");
  return rows[0];
};
