import type { TimeUnit } from "../language/civil-time.js";
import type { TimeRange } from "../language/time-range.js";

/** What is counted: a measure of the model, or, where it has none, a plain aggregate. */
export type PlanMeasure =
  | { readonly kind: "measure"; readonly member: string }
  /** Over a dimension. */
  | {
      readonly kind: "avg" | "median" | "sum" | "min" | "max" | "distinct";
      readonly member: string;
    }
  | { readonly kind: "rows" }
  /** A measure that adds up, divided. */
  | { readonly kind: "per"; readonly member: string; readonly by: Denominator };

/** What an average divides by: a measure that counts, how many values a dimension has, how many steps of time. */
export type Denominator =
  | { readonly kind: "measure" | "distinct"; readonly member: string }
  | { readonly kind: "unit"; readonly unit: TimeUnit; readonly member: string };

/** Rows that are wanted by what they hold. */
export interface ValueFilter {
  readonly member: string;
  /** `part`: the value holds this text. `empty`: there is none, and no values are named. */
  readonly match: "whole" | "part" | "empty";
  readonly values: readonly string[];
  readonly isNot: boolean;
}

/** `more than 100 orders`. */
export interface Threshold {
  readonly on: "measure" | "dimension";
  readonly member: string;
  readonly operator: ">" | ">=" | "<" | "<=" | "=";
  readonly number: number;
}

/** When. */
export interface PlanTime {
  readonly dimension: string;
  readonly range: TimeRange | undefined;
  /** The time that `range` is compared with. */
  readonly before: TimeRange | undefined;
  /** The step of a series. */
  readonly bucket: TimeUnit | "weekday" | undefined;
}

/** How many of the first, and by what. */
export interface Ranking {
  readonly count: number | undefined;
  readonly direction: "desc" | "asc";
}

/** How somebody wants to see it. */
export type Display = "table" | "bar" | "line" | "area" | "pie" | "none";

/** A question, as one statement over one cube or view can answer it. */
export interface Plan {
  readonly cube: string;
  readonly measures: readonly PlanMeasure[];
  readonly groupBy: readonly string[];
  readonly filters: readonly ValueFilter[];
  /** Named conditions and boolean dimensions, and whether they must hold. */
  readonly conditions: readonly { readonly member: string; readonly holds: boolean }[];
  readonly thresholds: readonly Threshold[];
  readonly time: PlanTime | undefined;
  readonly ranking: Ranking | undefined;
  /** Groups in each of which the first are wanted: `top 3 products in each category`. */
  readonly within: readonly string[];
  /** The part of the whole is asked for. */
  readonly isShare: boolean;
  /** Values whose share was asked for: told, but the others are counted as well. */
  readonly focus: ValueFilter | undefined;
  readonly display: Display | undefined;
}
