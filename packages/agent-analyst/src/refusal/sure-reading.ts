import { plainText } from "../answer/figures.js";
import type { KnownValue } from "../mentions/known-value.js";
import type { Vocabulary } from "../mentions/vocabulary.js";
import { lookedFor, textDimensions } from "../plan/look-up.js";
import type { Candidate, Read, Understanding, Valued } from "../reading/context/understanding.js";
import {
  isExplained,
  missingGroupsIn,
  missingIn,
  readMessage,
  understandingOf,
  unknownIn,
  withValues,
} from "../reading/understand.js";
import type { CivilMs } from "../words/times/civil-time.js";

/** What a question that is proposed is read with. */
export interface Ground {
  readonly language: readonly Vocabulary[];
  readonly now: CivilMs;
  /** What was looked up for the question that was asked. */
  readonly valued: readonly Valued[];
}

/** No more cubes are looked at for a question that names a figure of one. */
const cubesMax = 2;

/**
 * How a question is read that stands alone, where nothing of it is left over, and no value has to be looked up that is not
 * known from what was asked: such a question is answered. Undefined for all others.
 */
export const sureReading = (question: string, ground: Ground): Understanding | undefined => {
  // As a line of a list it would be another text.
  if (plainText(question) !== question) return undefined;
  const read = readMessage(question, ground.language, undefined, ground.now);
  const { beyondData, leansBack, isToCome } = read.utterance;
  if (beyondData !== undefined || leansBack || isToCome) return undefined;
  const valued = valuedBy(read, ground);
  if (valued === undefined) return undefined;
  const understood = understandingOf(read, valued, ground.now);
  if (understood === undefined || understood.unclear.length > 0) return undefined;
  const left = [
    understood.unaccounted,
    missingIn(read, valued),
    missingGroupsIn(read, valued),
    unknownIn(read, valued),
  ];
  return left.every(({ length }) => length === 0) ? understood : undefined;
};

/** The cubes that a question would be looked up in, with the values that are known; undefined where that is not enough. */
const valuedBy = (read: Read, ground: Ground): readonly Valued[] | undefined => {
  const valued: Valued[] = [];
  const best = read.candidates[0]?.score ?? 0;
  for (const candidate of read.candidates.slice(0, cubesMax)) {
    if (candidate.score < best - 1.5) break;
    const isSought = soughtIn(candidate).length > 0;
    if (isSought && valued.some(isExplained)) break;
    const values = isSought ? knownOf(candidate, ground) : [];
    if (values === undefined) return undefined;
    valued.push(withValues(read, candidate, values));
  }
  return valued;
};

const soughtIn = ({ words, vocabulary }: Candidate): readonly string[] =>
  textDimensions(vocabulary.cube).length === 0 ? [] : lookedFor(words).map(({ root }) => root);

/** The values of a cube, where all words of a candidate were looked up in it. */
const knownOf = (candidate: Candidate, { valued }: Ground): readonly KnownValue[] | undefined => {
  const looked = valued.find(({ vocabulary }) => vocabulary.cube === candidate.vocabulary.cube);
  if (looked === undefined) return undefined;
  const before = new Set(soughtIn(looked));
  const found = looked.knownValues.map(({ value }) => value.toLowerCase());
  const isKnown = (root: string): boolean =>
    before.has(root) || found.some((value) => value.includes(root.toLowerCase()));
  return soughtIn(candidate).every(isKnown) ? looked.knownValues : undefined;
};
