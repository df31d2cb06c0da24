import {
  DuckDBDataChunk,
  VARCHAR,
  type DuckDBAppender,
  type DuckDBConnection,
} from "@duckdb/node-api";
import { quoteName } from "../../data/sql-text.js";
import type { ScanBatch } from "../../sources/protocol.js";
import type { SourceExtract } from "../../sources/scan.js";
import { plannedOn } from "./planned-statements.js";

/**
 * The tables of one statement with rows of databases (K1). They go with the statement: the next one
 * asks the database again.
 */
export class SourceTables {
  readonly #appenders: DuckDBAppender[] = [];

  constructor(
    private readonly connection: DuckDBConnection,
    private readonly extracts: readonly SourceExtract[],
  ) {}

  /** Makes empty tables of texts, as the rows come. */
  async begin(): Promise<void> {
    for (const { name, scan } of this.extracts) {
      const columns = scan.columns.map((_, at) => `${columnName(at)} VARCHAR`).join(", ");
      const table = textsOf(name);
      await this.connection.run(
        `CREATE OR REPLACE TEMPORARY TABLE ${quoteName(table)} (${columns})`,
      );
      this.#appenders.push(await this.connection.createAppender(table, "main", "temp"));
    }
  }

  /** Adds rows to the table of one scan. */
  add({ at, columns }: ScanBatch): void {
    const appender = this.#appenders[at];
    if (appender === undefined || columns.length !== this.extracts[at]?.scan.columns.length) {
      throw new Error("A batch of rows fits no scan of the statement.");
    }
    const chunk = DuckDBDataChunk.create(columns.map(() => VARCHAR));
    chunk.setColumns(columns);
    appender.appendDataChunk(chunk);
  }

  /**
   * Turns the texts into tables of their types. In the order of their values, so that no order in which
   * a database happened to read them shows.
   */
  async finish(): Promise<void> {
    for (const appender of this.#appenders) appender.closeSync();
    this.#appenders.length = 0;
    for (const { name, scan } of this.extracts) {
      const texts = quoteName(textsOf(name));
      const columns = scan.columns.map(
        ({ name: column, type }, at) =>
          `CAST(${columnName(at)} AS ${type}) AS ${quoteName(column)}`,
      );
      await this.connection.run(
        `CREATE OR REPLACE TEMPORARY TABLE ${quoteName(name)} AS
          SELECT ${columns.join(", ")} FROM ${texts} ORDER BY ALL`,
      );
      await this.connection.run(`DROP TABLE ${texts}`);
    }
  }

  /** Removes all of them, whatever has been made of them. */
  async drop(): Promise<void> {
    for (const appender of this.#appenders) appender.closeSync();
    for (const { name } of this.extracts) {
      plannedOn(this.connection).forgetThoseOver(name);
      for (const table of [name, textsOf(name)]) {
        await this.connection.run(`DROP TABLE IF EXISTS temp.main.${quoteName(table)}`);
      }
    }
  }
}

const textsOf = (name: string): string => `${name}:texts`;
const columnName = (at: number): string => `c${at}`;
