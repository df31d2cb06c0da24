import type { TimeRange } from "../../../words/times/time-range.js";

/** The coming one of two times of the same name, and the last one, which is meant where nothing is planned for the other. */
export interface ComingOne {
  readonly range: TimeRange;
  readonly note: string;
  readonly last: { readonly range: TimeRange; readonly note: string };
}
