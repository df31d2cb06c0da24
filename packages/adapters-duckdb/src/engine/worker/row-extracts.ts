import type { DuckDBConnection } from "@duckdb/node-api";
import { createExtractSql, dropExtractSql, type RowExtract } from "../../guard/row-extract.js";
import { quoteName } from "../../model/sql-text.js";
import { plannedOn } from "./planned-statements.js";

/** How many copies may be kept, however small they are. */
const keptCountMax = 500;

interface Kept {
  readonly extract: RowExtract;
  readonly bytes: number;
}

/**
 * The copies of visible rows in a worker's memory, by name. The data never change under a connection,
 * so a copy stays right; the least recently used are dropped when all of them exceed the bound.
 */
export class RowExtracts {
  readonly #kept = new Map<string, Kept>();

  constructor(
    private readonly connection: DuckDBConnection,
    private readonly keptBytesMax: number,
  ) {}

  /**
   * Makes those that are not there yet; an interrupt of the connection ends that. Throws what the
   * engine throws, and then keeps what has been made.
   */
  async provide(extracts: readonly RowExtract[]): Promise<void> {
    for (const extract of extracts) {
      const kept = this.#kept.get(extract.name);
      this.#kept.delete(extract.name);
      const bytes = kept?.bytes ?? (await this.make(extract));
      this.#kept.set(extract.name, { extract, bytes });
    }
  }

  /** Whether each of them is there. */
  has(extracts: readonly RowExtract[]): boolean {
    return extracts.every(({ name }) => this.#kept.has(name));
  }

  /** Drops copies until the rest fits, when no statement uses any. */
  async trim(): Promise<void> {
    let bytes = [...this.#kept.values()].reduce((sum, kept) => sum + kept.bytes, 0);
    for (const [name, kept] of this.#kept) {
      if (bytes <= this.keptBytesMax && this.#kept.size <= keptCountMax) return;
      bytes -= kept.bytes;
      this.#kept.delete(name);
      plannedOn(this.connection).forgetThoseOver(name);
      await this.connection.run(dropExtractSql(kept.extract));
    }
  }

  /** How many bytes a new copy takes in memory and on disk. */
  private async make(extract: RowExtract): Promise<number> {
    const before = await this.bytes();
    await this.connection.run(createExtractSql(extract));
    await this.forgetEnums(extract);
    return Math.max(0, (await this.bytes()) - before);
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
