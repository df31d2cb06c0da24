import type { ScanFigures } from "@embedded-analytics/domain";
import type { ScanText } from "./render-scan.js";

/** A database as the process of the sources reaches it. */
export interface SourceTarget {
  /** Of whom, and which: two accounts never share a connection. */
  readonly key: string;
  readonly url: string;
  readonly schema: string;
  readonly poolMax: number;
}

/** What the scans of one statement may use together, or each. */
export interface ScanLimits {
  /** Of each scan. */
  readonly rowsMax: number;
  /** Of all of them. */
  readonly bytesMax: number;
  /** Of each statement at the source. */
  readonly timeoutMs: number;
}

/** What the service says to the process of the sources. */
export type ToSources =
  | {
      readonly kind: "scan";
      readonly id: number;
      readonly target: SourceTarget;
      /** Who waits: connections are shared fairly among these. */
      readonly party: string;
      readonly texts: readonly ScanText[];
      readonly limits: ScanLimits;
    }
  | {
      readonly kind: "describe";
      readonly id: number;
      readonly target: SourceTarget;
      readonly texts: readonly string[];
    }
  | {
      readonly kind: "estimate";
      readonly id: number;
      readonly target: SourceTarget;
      readonly party: string;
      readonly texts: readonly ScanText[];
      /** Whether the server also runs the scans, to count. */
      readonly isRun: boolean;
      readonly timeoutMs: number;
    }
  /** A batch was taken: one more may be sent. */
  | { readonly kind: "more"; readonly id: number }
  | { readonly kind: "cancel"; readonly id: number };

/** Rows of one scan, column by column, in the text form of PostgreSQL. */
export interface ScanBatch {
  /** Which of the scans. */
  readonly at: number;
  readonly columns: readonly (readonly (string | null)[])[];
}

/** How the scans of a statement ended. */
export type ScanEnd =
  | { readonly kind: "done" }
  | { readonly kind: "budget"; readonly of: "rows" | "bytes" | "time"; readonly at: number }
  /** `sqlState` is all that the database said about it: its words may hold values of hidden rows. */
  | { readonly kind: "failed"; readonly sqlState: string | undefined }
  | { readonly kind: "unreachable"; readonly reason: string }
  | { readonly kind: "cancelled" };

/** What a SELECT of the model gives, or why it cannot run: in words for the model's author. */
export type Described =
  | { readonly kind: "columns"; readonly columns: readonly DescribedColumn[] }
  | { readonly kind: "mistake"; readonly sentence: string };

/**
 * A column of a SELECT: the embedded engine's type for it, and whether it is a column of a table as it
 * lies there; or why there is no such type.
 */
export type DescribedColumn =
  { readonly type: string; readonly isStored: boolean } | { readonly problem: string };

/** Figures of scans, in their order, or why there are none: a code, never words of the database. */
export type Estimated =
  | { readonly kind: "estimates"; readonly estimates: readonly ScanFigures[] }
  | { readonly kind: "none"; readonly reason: string };

/** All that the process of the sources says. */
export type FromSources =
  | ({ readonly kind: "rows"; readonly id: number } & ScanBatch)
  | {
      readonly kind: "end";
      readonly id: number;
      readonly end: ScanEnd;
      /** The last rows, which nobody has to ask more of; none where the scans did not come to their end. */
      readonly batch?: ScanBatch | undefined;
    }
  | {
      readonly kind: "described";
      readonly id: number;
      readonly described: readonly Described[] | { readonly unreachable: string };
    }
  | { readonly kind: "estimated"; readonly id: number; readonly estimated: Estimated };

/** How many batches may be on their way to a reader who has not taken them yet. */
export const batchesInFlightMax = 4;
export const batchRowsMax = 2048;
