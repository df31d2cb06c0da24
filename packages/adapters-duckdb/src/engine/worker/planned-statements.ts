import type { DuckDBConnection, DuckDBPreparedStatement } from "@duckdb/node-api";

/** How many plans may be kept, however little they hold. */
const statementsMax = 500;

/** What a plan takes beside what the engine counts: 120 to 170 bytes for each character, as measured. */
const bytesOfCharacter = 150;

interface Kept {
  readonly planned: DuckDBPreparedStatement;
  /** What it holds of what the engine counts; undefined until that has been measured. */
  heldBytes: number | undefined;
}

/**
 * Statements of a connection that are planned once and run many times: for small data, planning is
 * the greater part of a query. The data never change under a connection, so a plan stays right. The
 * least lately used is let go first.
 */
export class PlannedStatements {
  readonly #kept = new Map<string, Kept>();

  constructor(private readonly connection: DuckDBConnection) {}

  /** Only one statement is ever planned from a text; the engine refuses a text with more. */
  async plan(sql: string): Promise<DuckDBPreparedStatement> {
    const planned = this.#kept.get(sql)?.planned ?? (await this.connection.prepare(sql));
    const heldBytes = this.#kept.get(sql)?.heldBytes;
    this.#kept.delete(sql);
    this.#kept.set(sql, { planned, heldBytes });
    if (this.#kept.size > statementsMax) this.forgetOldest();
    return planned;
  }

  /** How many are kept. */
  get count(): number {
    return this.#kept.size;
  }

  /**
   * Lets plans go until the rest holds at most so many bytes, while no statement runs. Until it runs again
   * a plan holds what its last run has put aside, such as the rows of a materialized subquery or the
   * first ones of a sorted list: as much as the whole statement was allowed, at worst.
   */
  async trim(bytesMax: number): Promise<void> {
    const isMeasured = [...this.#kept.values()].every(({ heldBytes }) => heldBytes !== undefined);
    if (isMeasured) return;
    await this.measure();
    let bytes = 0;
    for (const [sql, kept] of this.#kept) bytes += bytesOf(sql, kept);
    while (bytes > bytesMax) bytes -= this.forgetOldest();
  }

  /** Those that read a table of that name, before it is dropped. */
  forgetThoseOver(table: string): void {
    for (const sql of [...this.#kept.keys()]) if (sql.includes(table)) this.forget(sql);
  }

  /** After a failure or an interruption nobody knows what state a plan is in. */
  forget(sql: string): void {
    this.#kept.get(sql)?.planned.destroySync();
    this.#kept.delete(sql);
  }

  /** Answers how many bytes it held. */
  private forgetOldest(): number {
    for (const [sql, kept] of this.#kept) {
      this.forget(sql);
      return bytesOf(sql, kept);
    }
    return 0;
  }

  /** What the engine holds beside tables is held by plans; what is new of it, by those that are new. */
  private async measure(): Promise<void> {
    const [row] = await (await (await this.plan(bytesOfPlans)).run()).getRows();
    const kept = [...this.#kept.values()];
    let newBytes = kept.reduce(
      (left, { heldBytes = 0 }) => left - heldBytes,
      Number(row?.[0] ?? 0),
    );
    for (const one of kept) {
      if (one.heldBytes !== undefined) continue;
      one.heldBytes = Math.max(0, newBytes);
      newBytes = 0;
    }
  }
}

const bytesOf = (sql: string, { heldBytes = 0 }: Kept): number =>
  heldBytes + sql.length * bytesOfCharacter;

const bytesOfPlans = `SELECT sum(memory_usage_bytes + temporary_storage_bytes) FROM duckdb_memory()
  WHERE tag NOT IN ('IN_MEMORY_TABLE', 'BASE_TABLE', 'EXTERNAL_FILE_CACHE', 'METADATA')`;

const ofConnection = new WeakMap<DuckDBConnection, PlannedStatements>();

/** The planned statements of a connection. */
export const plannedOn = (connection: DuckDBConnection): PlannedStatements => {
  const planned = ofConnection.get(connection) ?? new PlannedStatements(connection);
  ofConnection.set(connection, planned);
  return planned;
};
