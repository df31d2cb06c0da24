import type { TimeRange } from "../../times/time-range.js";

/** The times of a question: one, or two that are compared. */
export interface Times {
  readonly range: TimeRange | undefined;
  readonly before: TimeRange | undefined;
  /** Whether the two follow each other, and nothing says that they are compared: `in July and August`. */
  readonly isJoined?: true;
  /** The two between which a level changed, where other ones are compared of what adds up over time. */
  readonly ofLevels?: Pair;
  /** The earlier time counts by its mean over so many steps: `compared with the average of the last 3 months`. */
  readonly parts?: number;
  /** What was not said, in a sentence. */
  readonly assumed: string | undefined;
}

/** A time, and the one that it is compared with. */
export interface Pair {
  readonly range: TimeRange;
  readonly before: TimeRange;
}
