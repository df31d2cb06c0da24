import type { DuckDBConnection } from "@duckdb/node-api";
import { createExtractSql, dropExtractSql, type RowExtract } from "../../guard/row-extract.js";
import { dayOfUtc } from "../../guard/lasts.js";
import { quoteName } from "../../model/sql-text.js";
import { plannedOn } from "./planned-statements.js";

/** How many copies may be kept, however small they are. */
const keptCountMax = 2000;

/** A copy that has been made. */
interface Made {
  readonly bytes: number;
  readonly makingMs: number;
}

interface Kept extends Made {
  readonly extract: RowExtract;
  /** The day on which its making began. */
  readonly day: number;
  /** What its place in memory was worth when it was used last, in milliseconds of making for a byte. */
  readonly worth: number;
}

/**
 * The copies of visible rows in a worker's memory, by name. The data never change under a connection,
 * so a copy stays right, unless its text asks for the moment or the day (`Lasts`). When all of them exceed the bound, those are dropped that save the least time for
 * their bytes and have not been used for long (the policy GreedyDual-Size: Cao and Irani, 1997). A copy costs a
 * scan of the table however few rows it has, so that one reader of most rows would else drive out a
 * hundred readers of few.
 */
export class RowExtracts {
  /** The least recently used first. */
  readonly #kept = new Map<string, Kept>();
  /** The worth of the last one dropped: what is used from now on is worth that much more, so that all of them age. */
  #droppedWorth = 0;

  constructor(
    private readonly connection: DuckDBConnection,
    private readonly keptBytesMax: number,
    /** A clock that only goes forwards, in milliseconds. */
    private readonly nowMs: () => number = () => performance.now(),
    /** The day of UTC, counted from 1970. */
    private readonly today: () => number = dayOfUtc,
  ) {}

  /**
   * Makes those that are not there yet; an interrupt of the connection ends that. Throws what the
   * engine throws, and then keeps what has been made.
   */
  async provide(extracts: readonly RowExtract[]): Promise<void> {
    for (const extract of extracts) {
      const kept = this.#kept.get(extract.name);
      if (kept !== undefined && !this.isRight(kept)) await this.drop(kept.extract);
      const right = this.#kept.get(extract.name);
      this.#kept.delete(extract.name);
      const day = right?.day ?? this.today();
      const { bytes, makingMs } = right ?? (await this.make(extract));
      const worth = this.#droppedWorth + makingMs / Math.max(1, bytes);
      this.#kept.set(extract.name, { extract, day, bytes, makingMs, worth });
    }
  }

  /** Whether each of them is there. */
  has(extracts: readonly RowExtract[]): boolean {
    return extracts.every(({ name }) => {
      const kept = this.#kept.get(name);
      return kept !== undefined && this.isRight(kept);
    });
  }

  private isRight({ extract: { lasts }, day }: Kept): boolean {
    return lasts === "always" || (lasts === "today" && day === this.today());
  }

  /** Drops copies until the rest fits, when no statement uses any. */
  async trim(): Promise<void> {
    let bytes = [...this.#kept.values()].reduce((sum, kept) => sum + kept.bytes, 0);
    const isOver = (): boolean => bytes > this.keptBytesMax || this.#kept.size > keptCountMax;
    if (!isOver()) return;
    // Sorting leaves those of one worth in the order of their use.
    for (const kept of [...this.#kept.values()].sort((a, b) => a.worth - b.worth)) {
      if (!isOver()) return;
      bytes -= kept.bytes;
      this.#droppedWorth = kept.worth;
      await this.drop(kept.extract);
    }
  }

  private async drop(extract: RowExtract): Promise<void> {
    this.#kept.delete(extract.name);
    plannedOn(this.connection).forgetThoseOver(extract.name);
    await this.connection.run(dropExtractSql(extract));
  }

  /** Measures the bytes of a new copy in memory and on disk. */
  private async make(extract: RowExtract): Promise<Made> {
    const before = await this.bytes();
    const startedMs = this.nowMs();
    await this.connection.run(createExtractSql(extract));
    await this.forgetEnums(extract);
    const makingMs = this.nowMs() - startedMs;
    return { bytes: Math.max(0, (await this.bytes()) - before), makingMs };
  }

  /** The type of an ENUM lists its values, those of hidden rows among them: its columns become texts. */
  private async forgetEnums({ name }: RowExtract): Promise<void> {
    const table = quoteName(name);
    const planned = await this.connection.prepare(`FROM ${table}`);
    for (let at = 0; at < planned.columnCount; at++) {
      const type = String(planned.columnType(at));
      if (!type.includes("ENUM(")) continue;
      const column = quoteName(planned.columnName(at));
      const plain = type.replace(/ENUM\((?:'(?:[^']|'')*'(?:, )?)*\)/g, "VARCHAR");
      await this.connection.run(`ALTER TABLE ${table} ALTER ${column} TYPE ${plain}`);
    }
    planned.destroySync();
  }

  private async bytes(): Promise<number> {
    const planned = await plannedOn(this.connection).plan(bytesOfTables);
    const [row] = await (await planned.run()).getRows();
    return Number(row?.[0] ?? 0);
  }
}

const bytesOfTables = `SELECT sum(memory_usage_bytes + temporary_storage_bytes)
  FROM duckdb_memory() WHERE tag = 'IN_MEMORY_TABLE'`;
