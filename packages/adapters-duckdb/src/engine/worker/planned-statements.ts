import type { DuckDBConnection, DuckDBPreparedStatement } from "@duckdb/node-api";

const statementsMax = 50;

/**
 * Statements of a connection that are planned once and run many times: for small data, planning is
 * the greater part of a query. The data never change under a connection, so a plan stays right. The
 * least lately used is let go first.
 */
export class PlannedStatements {
  readonly #planned = new Map<string, DuckDBPreparedStatement>();

  constructor(private readonly connection: DuckDBConnection) {}

  /** Only one statement is ever planned from a text; the engine refuses a text with more. */
  async plan(sql: string): Promise<DuckDBPreparedStatement> {
    const reused = this.#planned.get(sql);
    const planned = reused ?? (await this.connection.prepare(sql));
    this.#planned.delete(sql);
    this.#planned.set(sql, planned);
    if (this.#planned.size > statementsMax) {
      const [oldest = ""] = this.#planned.keys();
      this.forget(oldest);
    }
    return planned;
  }

  /** How many are kept. */
  get count(): number {
    return this.#planned.size;
  }

  /** Those that read a table of that name, before it is dropped. */
  forgetThoseOver(table: string): void {
    for (const sql of [...this.#planned.keys()]) if (sql.includes(table)) this.forget(sql);
  }

  /** After a failure or an interruption nobody knows what state a plan is in. */
  forget(sql: string): void {
    this.#planned.get(sql)?.destroySync();
    this.#planned.delete(sql);
  }
}

const ofConnection = new WeakMap<DuckDBConnection, PlannedStatements>();

/** The planned statements of a connection. */
export const plannedOn = (connection: DuckDBConnection): PlannedStatements => {
  const planned = ofConnection.get(connection) ?? new PlannedStatements(connection);
  ofConnection.set(connection, planned);
  return planned;
};
