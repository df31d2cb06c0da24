import type { DuckDBConnection } from "@duckdb/node-api";
import { quoteName } from "../../model/sql-text.js";
import type { SourceExtract } from "../../guard/scan.js";
import type { ScanBatch } from "../../sources/protocol.js";
import { plannedOn } from "./planned-statements.js";
import { SourceTable } from "./source-table.js";

/**
 * The tables of one statement with rows of databases (K1). They go with the statement: the next one
 * asks the database again.
 */
export class SourceTables {
  readonly #tables: readonly SourceTable[];

  constructor(
    private readonly connection: DuckDBConnection,
    extracts: readonly SourceExtract[],
  ) {
    this.#tables = extracts.map((extract) => new SourceTable(connection, extract));
  }

  /** Adds rows to the table of one scan. Rejects where a batch fits none. */
  async add({ at, columns }: ScanBatch): Promise<void> {
    const table = this.#tables[at];
    if (table === undefined) throw new Error("A batch of rows fits no scan of the statement.");
    await table.add(columns);
  }

  /** Makes the tables from the rows that have come. */
  async finish(): Promise<void> {
    for (const table of this.#tables) await table.finish();
  }

  /** Removes all of them, whatever has been made of them. */
  async drop(): Promise<void> {
    for (const table of this.#tables) {
      plannedOn(this.connection).forgetThoseOver(table.name);
      for (const name of table.made()) {
        await this.connection.run(`DROP TABLE IF EXISTS temp.main.${quoteName(name)}`);
      }
    }
  }
}
