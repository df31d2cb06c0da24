import type { Naming } from "../vocabulary.js";

/** Words of a question that name members of one cube. */
export interface Mention {
  readonly at: number;
  /** From its first to its last token. */
  readonly length: number;
  /** Words that name, not counting those between them. */
  readonly words: number;
  readonly namings: readonly Naming[];
  /** Half a name, or a slip put right: a value of the data may be meant as well. */
  readonly isWeak: boolean;
  /** Words of it that were put right. */
  readonly slips?: readonly number[] | undefined;
  /** The stems of those that were put right. */
  readonly meant?: readonly string[];
}
