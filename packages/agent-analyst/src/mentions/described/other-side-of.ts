import type { Mention } from "../typed/mention.js";

/** A condition, and the words for all to which it does not apply. */
export interface OtherSide {
  readonly condition: Mention;
  readonly places: readonly number[];
  /** Behind the last word of the other side. */
  readonly end: number;
}
