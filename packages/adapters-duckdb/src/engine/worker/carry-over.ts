import type { DuckDBConnection } from "@duckdb/node-api";
import type { ScanBatch } from "../../sources/protocol.js";
import type { SourceExtract } from "../../sources/scan.js";
import type { ScanRequest, ScanResult, ScanTaken } from "../protocol.js";
import { sentences } from "../sentences.js";
import { SourceTables } from "./source-tables.js";

/** Rows of databases on their way into the tables of one statement (K1). */
export class CarryOver {
  readonly #tables: SourceTables;
  #settle: ((result: ScanResult | undefined) => void) | undefined;

  constructor(
    connection: DuckDBConnection,
    private readonly id: number,
    private readonly extracts: readonly SourceExtract[],
    private readonly say: (message: ScanRequest | ScanTaken) => void,
  ) {
    this.#tables = new SourceTables(connection, extracts);
  }

  /** Asks for the rows and waits for all of them; undefined where that was cancelled. */
  async run(): Promise<ScanResult | undefined> {
    await this.#tables.begin();
    const result = await new Promise<ScanResult | undefined>((resolve) => {
      this.#settle = resolve;
      const scans = this.extracts.map(({ scan }) => scan);
      this.say({ kind: "scan", id: this.id, scans });
    });
    if (result?.kind === "done") await this.#tables.finish();
    return result;
  }

  /** Makes the tables without rows: enough for a statement that is planned and not run. */
  async skip(): Promise<ScanResult> {
    await this.#tables.begin();
    await this.#tables.finish();
    return { kind: "done" };
  }

  /** Takes a batch, and lets one more come. */
  take(batch: ScanBatch): void {
    try {
      this.#tables.add(batch);
      this.say({ kind: "scan_taken", id: this.id });
    } catch {
      this.end({ kind: "failed", sentence: sentences.failed });
    }
  }

  /** The last word about the scans; undefined where nobody waits for them any more. */
  end(result: ScanResult | undefined): void {
    this.#settle?.(result);
    this.#settle = undefined;
  }

  /** Removes the tables. */
  drop(): Promise<void> {
    return this.#tables.drop();
  }
}
