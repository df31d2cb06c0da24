import type { DuckDBConnection } from "@duckdb/node-api";
import type { ScanBatch } from "../../sources/protocol.js";
import type { SourceExtract } from "../../guard/scan.js";
import type { ScanRequest, ScanResult, ScanTaken } from "../protocol.js";
import { sentences } from "../sentences.js";
import { SourceTables } from "./source-tables.js";

/** Rows of databases on their way into the tables of one statement (K1). */
export class CarryOver {
  readonly #tables: SourceTables;
  /** Batches are added one after another. */
  #adding: Promise<void> = Promise.resolve();
  #hasFailed = false;
  /** How many came before the end. */
  #batches = 0;
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
    const result = await new Promise<ScanResult | undefined>((resolve) => {
      this.#settle = resolve;
      const scans = this.extracts.map(({ scan }) => scan);
      this.say({ kind: "scan", id: this.id, scans });
    });
    await this.#adding;
    if (this.#hasFailed) return { kind: "failed", sentence: sentences.failed };
    if (result?.kind === "done") await this.#tables.finish();
    return result;
  }

  /** Makes the tables without rows: enough for a statement that is planned and not run. */
  async skip(): Promise<ScanResult> {
    await this.#tables.finish();
    return { kind: "done" };
  }

  /** Whether all rows came with the end. */
  get wasShort(): boolean {
    return this.#batches === 0;
  }

  /** Takes a batch, and lets one more come. */
  take(batch: ScanBatch): void {
    this.#batches += 1;
    this.#adding = this.#adding.then(async () => {
      await this.#add(batch);
      if (!this.#hasFailed) this.say({ kind: "scan_taken", id: this.id });
    });
  }

  async #add(batch: ScanBatch): Promise<void> {
    if (this.#hasFailed) return;
    try {
      await this.#tables.add(batch);
    } catch {
      this.#hasFailed = true;
      this.end({ kind: "failed", sentence: sentences.failed });
    }
  }

  /** The last word about the scans, with the last rows; undefined where nobody waits for them any more. */
  end(result: ScanResult | undefined, last?: ScanBatch): void {
    if (last !== undefined) this.#adding = this.#adding.then(() => this.#add(last));
    this.#settle?.(result);
    this.#settle = undefined;
  }

  /** Removes the tables. */
  async drop(): Promise<void> {
    await this.#adding;
    await this.#tables.drop();
  }
}
