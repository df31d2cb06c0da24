import type { Cube, Member } from "@embedded-analytics/domain";
import type { CodedValues } from "./coded-values.js";

/** A member that a phrase names, and how well, from 0 to 1. */
export interface Naming {
  readonly member: Member;
  readonly quality: number;
  /** Whether the words are the unit that it is counted in. */
  readonly isUnit?: boolean;
}

/** The words of one cube or view. */
export interface Vocabulary {
  readonly cube: Cube;
  /** Words that name the cube itself. */
  readonly cubePhrases: ReadonlySet<string>;
  /** By `phraseKey`. */
  readonly phrases: ReadonlyMap<string, readonly Naming[]>;
  /** Members by a stem that is only a part of their phrases. */
  readonly parts: ReadonlyMap<string, readonly Naming[]>;
  /** The stems of its words. */
  readonly stems: ReadonlySet<string>;
  /** The stems that name members by themselves. */
  readonly names: ReadonlySet<string>;
  /** Every word and stem of it, for slips to be recognised by. */
  readonly words: ReadonlySet<string>;
  /** Values that descriptions explain in words. */
  readonly codes: CodedValues;
}
