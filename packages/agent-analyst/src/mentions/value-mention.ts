/** A value that a question names. */
export interface ValueMention {
  readonly at: number;
  readonly length: number;
  readonly dimension: string;
  readonly value: string;
  readonly match: "whole" | "part";
  /** From 0 to 1. */
  readonly quality: number;
  /** Other dimensions that have the value as well. */
  readonly alsoIn: readonly string[];
  /** Values of the dimension that the words fit equally well, where they fit several. */
  readonly among?: readonly string[];
  /** Whether the question says a word of the same meaning, which is said. */
  readonly isOther?: boolean;
  /** Another value of the dimension that stands behind it as the noun of what is asked for: `novel` in `crime novels`. */
  readonly noun?: string;
  /** Whether the question says a proper name of it: `german` for `DE`. */
  readonly isOtherName?: boolean;
  /** The only value that has it for a part, where it was typed as no name. */
  readonly only?: string;
  /** Whether it is a number, of a column of numbers. */
  readonly isNumber?: true;
  /** Whether it is a column of yes and no that must hold. */
  readonly isCondition?: true;
}
