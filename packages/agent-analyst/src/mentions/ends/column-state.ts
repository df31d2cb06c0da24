/** What two columns of times say together: whether something was done, and whether in time. */
export interface ColumnState {
  readonly kind: "late" | "early" | "on_time" | "overdue" | "within" | "not_within";
  /** When it was to be done; or, of what was done within so many days, when it began. */
  readonly due: string;
  /** When it was done. */
  readonly done: string;
  /** Within how many days. */
  readonly days?: number;
}

/** A state, and the tokens that say it. */
export interface FoundState {
  readonly state: ColumnState;
  readonly at: number;
  readonly length: number;
}
