import type { Pool } from "pg";

/** Runs a statement that answers one row, or none. */
export type OneRow = <Row extends object>(
  name: string,
  text: string,
  values: readonly unknown[],
) => Promise<Row | undefined>;

/** The same on that pool; the name is that of the prepared statement. */
export const oneRow =
  (pool: Pool): OneRow =>
  async <Row extends object>(name: string, text: string, values: readonly unknown[]) =>
    (await pool.query<Row>({ name, text, values: [...values] })).rows[0];
