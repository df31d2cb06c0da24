import type { AccessPolicy } from "../policies/access-policy.js";

/** What the columns of a data model hold, in the field's words. */
export type MemberType = "string" | "number" | "time" | "boolean";

/** How a measure comes about; `number` computes over other measures. */
export type AggregateType = "count" | "count_distinct" | "sum" | "avg" | "min" | "max" | "number";

/** How a figure is written. */
export type MemberFormat = "currency" | "percent" | "number";

/** What an author says of a member's figures, for those who draw and word them. */
export interface MemberHints {
  /** From `format`; a percent is a share from 0 to 1. */
  readonly format?: MemberFormat;
  /** From `meta.unit`, such as `kg` or `EUR`. */
  readonly unit?: string;
  /**
   * From `meta.additive_over`: the dimensions over whose values figures add up, none of them a time.
   * Absent where the author says nothing.
   */
  readonly additiveOver?: readonly string[];
  /** From `meta.better`: whether more or less of a measure is better. Absent where the author says nothing. */
  readonly better?: "higher" | "lower";
}

/** What an author says of a cube's or view's time. */
export interface CubeHints {
  /** From `meta.default_time_dimension`: the time that is meant where a question names none. */
  readonly defaultTime?: string;
  /** From `meta.fiscal_year_start`: the month (1 to 12) in which a fiscal year begins. */
  readonly fiscalYearStart?: number;
}

/** Rows that a measure counts, by what one dimension holds. */
interface RowsCounted {
  /** As the member's own cube calls it (`source`), public or not. */
  readonly dimension: string;
  /** `none_of`: another value, and not empty. `true`, `false`: what a boolean dimension says. */
  readonly holds: "one_of" | "none_of" | "empty" | "filled" | "true" | "false";
  /** Of `one_of` and `none_of`; as text, numbers too. */
  readonly values: readonly string[];
}

/** A dimension, a measure or a segment (a named condition, a boolean in queries). */
export interface Member extends MemberHints {
  readonly name: string;
  readonly kind: "dimension" | "measure" | "segment";
  readonly type: MemberType;
  /** Measures only. */
  readonly aggregate: AggregateType | undefined;
  /**
   * Measures only: which rows count, all of these together; none for one that counts all. It is read from `filters` that
   * compare columns with values, and absent where one of them says anything else. For those who explain or reuse a
   * measure: what is computed comes from the model alone.
   */
  readonly rows?: readonly RowsCounted[];
  readonly title: string;
  readonly description: string | undefined;
  /** Other words for it, from `meta.synonyms`. */
  readonly synonyms: readonly string[];
  /** A member that is not public exists for the model and its policies alone. */
  readonly public: boolean;
  /** Members of views only: the member of a cube that it is. Policies of that cube hold for it, too. */
  readonly source?: MemberSource;
}

/** A member of a cube, named from elsewhere. */
export interface MemberSource {
  readonly cube: string;
  readonly member: string;
}

/** One queryable name of a model: a cube, or a view over cubes. */
export interface Cube extends CubeHints {
  readonly name: string;
  readonly kind: "cube" | "view";
  readonly title: string;
  readonly description: string | undefined;
  readonly synonyms: readonly string[];
  readonly public: boolean;
  readonly members: readonly Member[];
  /** Undefined where the model declares none: then it is open, unless the deployment says otherwise. */
  readonly policies: readonly AccessPolicy[] | undefined;
}

/** A data model as access, search and tools see it: names, words and policies, no SQL. */
export interface DataModel {
  /** Names this state of this model; a runner is asked to run against exactly it. */
  readonly version: string;
  readonly cubes: readonly Cube[];
}
