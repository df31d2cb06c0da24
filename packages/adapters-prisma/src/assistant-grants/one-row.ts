import type { Id } from "@embedded-analytics/domain";
import type { ScopedPool } from "../account-scope/scoped-pool.js";

/** Runs a statement of an account that answers one row, or none. */
export type OneRow = <Row extends object>(
  accountId: Id,
  name: string,
  text: string,
  values: readonly unknown[],
) => Promise<Row | undefined>;

/** The same on that pool; the name is that of the prepared statement. */
export const oneRow =
  (pool: ScopedPool): OneRow =>
  async <Row extends object>(
    accountId: Id,
    name: string,
    text: string,
    values: readonly unknown[],
  ) =>
    (await pool.of(accountId).query<Row>({ name, text, values: [...values] })).rows[0];
