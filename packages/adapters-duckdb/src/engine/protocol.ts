import type { Cell, Column, DataAccess } from "@embedded-analytics/domain";
import type { DataFiles } from "../data/data-files.js";
import type { ScanBatch } from "../sources/protocol.js";
import type { Lasts } from "../guard/lasts.js";
import type { SourceScan } from "../guard/scan.js";
import type { CompiledModel } from "../model/compile/compiled-model.js";

/** How a worker sets its engine up. */
export interface EngineLimits {
  /** A folder of this worker alone, for what does not fit into memory. */
  readonly temporaryDirectory: string;
  readonly temporaryMb: number;
  /** What the whole process may hold; the engine's own limit is below it. */
  readonly memoryMb: number;
  readonly threads: number;
}

/** A statement for a worker. */
export interface Statement {
  readonly version: string;
  readonly sql: string;
  readonly access: DataAccess;
  readonly timezone: string;
  readonly nowMs: number;
  /** Deliver that many rows and count the rest; undefined: deliver all. */
  readonly rowsTake?: number;
  readonly rowsMax: number;
  readonly bytesMax: number;
}

/** The same on its way: its rights have been sent before, under this name. */
export type SentStatement = Omit<Statement, "access"> & { readonly access: string };

/** What is asked of a statement: its rows, its plan, or only whether the guard lets it run. */
export type AskedKind = "run" | "explain" | "judge";

/** What the service says to a worker. */
export type ToWorker =
  | { readonly kind: "open"; readonly files: DataFiles; readonly limits: EngineLimits }
  | { readonly kind: "load"; readonly model: CompiledModel }
  | { readonly kind: "forget"; readonly version: string }
  /** Rights that statements name from now on, until they are forgotten. */
  | { readonly kind: "access"; readonly name: string; readonly access: DataAccess }
  | { readonly kind: "forget_access"; readonly name: string }
  | ({ readonly kind: AskedKind; readonly id: number } & SentStatement)
  /** The reader took a chunk: one more may be sent. */
  | { readonly kind: "more"; readonly id: number }
  | { readonly kind: "cancel"; readonly id: number }
  /** Rows of a database for the statement that asked for them. */
  | ({ readonly kind: "scan_rows"; readonly id: number } & ScanBatch)
  | {
      readonly kind: "scan_end";
      readonly id: number;
      readonly end: ScanResult;
      /** The last rows: the worker need not say that it took them. */
      readonly batch?: ScanBatch | undefined;
    };

/** What came of the scans that a worker asked for. */
export type ScanResult =
  { readonly kind: "done" } | { readonly kind: "failed" | "budget"; readonly sentence: string };

/** What a worker says about itself. */
export type WorkerNews =
  | { readonly kind: "booted" }
  | { readonly kind: "opened" }
  /** It could not open its data. The reason is for the log alone. */
  | { readonly kind: "unusable"; readonly reason: string }
  /** It ends itself, since the process holds more than its limit. */
  | { readonly kind: "over_memory" };

/** Some of a result: the columns come with whatever is first. */
export interface ResultPart {
  readonly columns?: readonly Column[];
  readonly rows?: readonly (readonly Cell[])[];
}

/** What a worker says about a statement; a small result is one message. */
export interface StatementNews extends ResultPart {
  readonly kind: "part";
  readonly id: number;
  readonly end?: StatementEnd;
  /** With the end: how much memory the process holds. */
  readonly rssBytes?: number;
}

/**
 * The copies of visible rows are there: the time of the statement itself begins (E9). Rows of databases that
 * came with the end of their scans are no time that counts: then nothing is said.
 */
export interface ScanNews {
  readonly kind: "scanned";
  readonly id: number;
}

/** What has to be carried over from one database before the statement can run; of one state of it. */
export interface ScanRequest {
  readonly kind: "scan";
  readonly id: number;
  readonly scans: readonly SourceScan[];
}

/** A batch of rows is in its table. */
export interface ScanTaken {
  readonly kind: "scan_taken";
  readonly id: number;
}

/** The last word about a statement; the worker is free after it. */
export type StatementEnd =
  | {
      readonly kind: "total";
      readonly totalRows: number;
      /** How long the same statement would answer the same; undefined: only this once. */
      readonly lasts?: Lasts;
    }
  | { readonly kind: "refused" | "failed" | "budget"; readonly sentence: string }
  | {
      readonly kind: "explained";
      readonly sql: string;
      readonly plan: string;
      /** What it reads of databases. */
      readonly scans: readonly SourceScan[];
      readonly uses: Readonly<Record<string, readonly string[]>>;
      /** How long its answer would stay the same. */
      readonly lasts: Lasts;
    }
  | { readonly kind: "cancelled" };

/** All that a worker says. */
export type FromWorker = WorkerNews | ScanNews | ScanRequest | ScanTaken | StatementNews;

/** How many chunks may be on their way to a reader who has not taken them yet. */
export const chunksInFlightMax = 2;

/** Limits of one chunk; a chunk has at least one row. */
export const chunkRowsMax = 2048;
export const chunkBytesMax = 256 * 1024;

/** A row above this is not sent: it would have to be held as a whole, here and there. */
export const rowBytesMax = 8 * 1024 * 1024;
