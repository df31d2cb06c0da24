import { grammarKindOf, isFiller, isGlue } from "../filler.js";
import { businessWords } from "../other-names/business-words.js";
import { stemOf } from "../stem.js";
import { numberOf } from "../number-word.js";

/**
 * Words of questions, whatever the model: those that a slip is put right to, where nothing of the model is as near. Words of
 * fewer letters are left out, since one letter more or less makes another word of them.
 */
const common = (
  "about above actually added after again against agreed almost along alone already always amount annual annually anybody anyone " +
  "anything around arrived asked available average averages because become before began behind being belong below besides " +
  "best better between biggest billed booked bottom bought bring broken brought business busiest cancelled change changed " +
  "cheapest closed collected combined coming compare compared comparison completed contain costing costs count counted counting " +
  "counts cumulative current currently daily decline declined decrease decreased decreasing deliver delivered difference differences different " +
  "distinct distribution divided double doubled during earlier earliest earned either ended entire everybody everyone " +
  "everything exactly except exceed exceeding excluding expensive expired failed fastest fewer fewest finished first five " +
  "forever fourth fully given greater greatest group grouped growing growth half happened hardly having heaviest " +
  "highest hired hourly hours however hundred include included including increase increased increasing issued joined " +
  "largest latest least leaving longer longest lowest making maximum median members minimum minus missing moment monthly months " +
  "morning most moved nearly neither never newest nobody nothing number numbers occurred offered often oldest opened order " +
  "ordered other others outside outstanding overall overdue owing people percent percentage period periods performed placed plus popular " +
  "previous prior produced proportion quarter quarterly quarters quickest quickly quietest ranked ranking rather ratio reached " +
  "received recent recently rejected remaining rented repeat reported resolved responsible returned revenue running second " +
  "separate share shipped should shortest since single slowest smallest solved somebody someone something split spending spent " +
  "started still taken taking third thousand three through today together tomorrow total totals trend twice typical under " +
  "unpaid until usually value versus visited waiting weekday weekdays weekend weekends weekly weeks where whether which while " +
  "with from within without working worst would yearly years yesterday youngest " +
  "january february march april june july august september october november december monday tuesday wednesday thursday friday saturday sunday"
).split(" ");
const all: ReadonlySet<string> = new Set(
  [...common, ...businessWords.flat()].flatMap((word) => [word, stemOf(word)]),
);

/** Words of four letters and more that a slip may have been meant for. */
export const commonWords: readonly string[] = [
  ...common,
  ...businessWords.flat().flatMap((word) => [word, `${word}s`]),
].filter(({ length }) => length >= 4);

/** Whether a word is one of the language, and so no slip. */
export const isCommonWord = (word: string): boolean =>
  all.has(word) ||
  all.has(stemOf(word)) ||
  isFiller(word) ||
  isGlue(word) ||
  grammarKindOf(word) !== undefined ||
  numberOf(word) !== undefined;
