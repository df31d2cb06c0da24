import type { Cube } from "@embedded-analytics/domain";
import { isDerived } from "../../words/derived.js";
import { stemOf } from "../../words/stem.js";
import { wordsOfName } from "../../words/token.js";
import type { Vocabulary } from "../vocabulary.js";
import { nounsOfTimes, type NewOnes } from "./nouns-of-times.js";
import type { Utterance } from "../../words/cues/utterance.js";

const since = /^(since|joined|joining|join|enrolled|registered)$/;

/**
 * `new memberships this year`, where one time is called `Member since`: all of those that became one then are counted,
 * also those that are none by now, whom a figure such as `Members` may leave out.
 */
const newIn = (
  { tokens, times, granularity }: Pick<Utterance, "tokens" | "times" | "granularity">,
  { members }: Cube,
): NewOnes | undefined => {
  const at = tokens.findIndex(({ word, isQuoted }) => word === "new" && !isQuoted);
  const noun = tokens[at + 1]?.stem ?? "";
  const isTimed = times.length > 0 || granularity !== undefined;
  if (at < 0 || noun === "" || !isTimed) return undefined;
  const own = members.filter(
    ({ kind, type, title, public: isPublic }) =>
      kind === "dimension" && type === "time" && isPublic && isSinceOf(wordsOfName(title), noun),
  );
  const [time, ...others] = own;
  const count = members.find(
    ({ kind, aggregate, source, public: isPublic }) =>
      kind === "measure" &&
      aggregate === "count" &&
      isPublic &&
      source?.cube === time?.source?.cube,
  );
  return time === undefined || others.length > 0 || count === undefined
    ? undefined
    : { places: [at, at + 1], count, time };
};

/** `Member since` of `member` and `membership`. */
const isSinceOf = (words: readonly string[], noun: string): boolean => {
  const [who = "", ...others] = words.filter((word) => !since.test(word));
  const stem = stemOf(who);
  return (
    words.some((word) => since.test(word)) &&
    others.length === 0 &&
    (stem === noun || isDerived(stem, noun))
  );
};

/** What is counted by the time at which it began, or at which it was done. */
export const newOnes = (utterance: Utterance, vocabulary: Vocabulary): NewOnes | undefined =>
  newIn(utterance, vocabulary.cube) ?? nounsOfTimes(utterance, vocabulary);
