import type { Cube } from "@embedded-analytics/domain";
import type { KnownValue } from "../../mentions/known-value.js";
import type { Mentions } from "../../mentions/mentions.js";
import type { SoughtWord } from "../../mentions/sought-words.js";
import type { ValueMention } from "../../mentions/values.js";
import type { Vocabulary } from "../../mentions/vocabulary.js";
import type { Utterance } from "../../words/cues/utterance.js";
import type { CivilMs } from "../../words/times/civil-time.js";
import type { LogicalForm } from "../logical-form.js";

/** A question as it was understood. */
export interface Understanding {
  readonly form: LogicalForm;
  readonly cube: Cube;
  /** What was assumed, in sentences. */
  readonly notes: readonly string[];
  /** Words that no part of the logical form accounts for, and that could change the figure, as written. */
  readonly unaccounted: readonly string[];
  /** Values that words of the question fit equally well: which one is meant is asked. */
  readonly unclear: readonly (readonly string[])[];
  /** Whether it takes up what was spoken of before. */
  readonly isFollowUp: boolean;
  /** Whether all of its words have their part, also those that are no words of its cube. */
  readonly isWhole?: boolean;
  /** The rows of which something is asked, as a question of its own, and what makes this one of it. */
  readonly plain?: Understanding | undefined;
  readonly dress?: ((plain: Understanding) => Understanding | undefined) | undefined;
}

/** One cube or view, and what a message says in its terms; the values are still to be looked up. */
export interface Candidate {
  readonly vocabulary: Vocabulary;
  readonly mentions: Mentions;
  /** What was spoken of before, in terms of this cube. */
  readonly former: LogicalForm | undefined;
  readonly score: number;
  /** What may be values of the data. */
  readonly words: readonly SoughtWord[];
}

/** A message, read and held against every cube. */
export interface Read {
  readonly utterance: Utterance;
  /** When it is asked. */
  readonly now: CivilMs;
  /** The words of the whole model. */
  readonly language: readonly Vocabulary[];
  /** The most fitting first. */
  readonly candidates: readonly Candidate[];
  /** Whether its time is that of a question before it, which was refused. */
  readonly isTimeKept: boolean;
  /** Whether it speaks of the rows that were counted before it: `how many of them`. */
  readonly isOfThose: boolean;
  /** Whether it speaks of what stood in the answer before it: `how much of that`. */
  readonly isOfThem: boolean;
  /** Values of what was spoken of before, of which it was asked which one is meant. */
  readonly unclearBefore: Understanding["unclear"];
}

/** A question that was not answered, and the times that it named. */
export interface Spoken {
  readonly content: string;
  readonly times: Utterance["times"];
}

/** A candidate with the values that were found in its data. */
export interface Valued extends Candidate {
  readonly values: readonly ValueMention[];
  /** All values that were found for its words, also those that the message does not name. */
  readonly knownValues: readonly KnownValue[];
  /** What terms were taken for that were said without their year. */
  readonly notesOfTerms: readonly string[];
}
