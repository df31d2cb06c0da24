import type { Desk } from "./desk.fixture.js";
import { deskModel } from "./desk-model.fixture.js";

/**
 * Keeps the server busy for a minute, in the model's own SQL. The server does not look whether its client
 * is there, so that nothing but our own word ends it.
 */
export const slowModel = deskModel.replace(
  "sql_table: desk.tickets",
  "sql: SELECT t.* FROM desk.tickets t, LATERAL (SELECT set_config('client_connection_check_interval', '0', true), pg_sleep(60)) s",
);
const running = `SELECT count(*)::int AS count FROM pg_stat_activity
  WHERE datname = current_database() AND state = 'active' AND query LIKE '%pg_sleep(60)%'
    AND pid <> pg_backend_pid()`;

/** Waits until that is so; answers how many milliseconds it took, and fails after the given ones. */
export const until = async (isSo: () => Promise<boolean>, withinMs: number): Promise<number> => {
  const begunMs = performance.now();
  while (!(await isSo())) {
    if (performance.now() - begunMs > withinMs) throw new Error(`not so after ${withinMs} ms`);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  return performance.now() - begunMs;
};
/** How many of the busy statements the server runs. */
export const countOf = async (desk: Desk): Promise<number> =>
  Number((await desk.sql(running))[0]?.["count"]);
