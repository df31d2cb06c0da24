import type { Member } from "@embedded-analytics/domain";
import { isGlue } from "../words/filler.js";
import { stemOf } from "../words/stem.js";
import { numberOf } from "../words/number-word.js";
import { wordsOfName } from "../words/token.js";
import type { ModelWords } from "../words/other-names/words-of-model.js";
import { isCountedInShare, isCountedPer } from "./quantities/counted-per.js";
import { countOfDeed } from "./deeds/counts-of-deeds.js";
import { pricesIn } from "./money/prices.js";
import { isMostOf } from "./names/counted-noun.js";
import { isKeyOfNumbers } from "./names/keys-of-things.js";
import { isListedColumn } from "./names/listed-columns.js";
import type { Mention } from "./mentions.js";
import type { Utterance } from "../words/cues/utterance.js";
import { phraseKey, type Naming, type Vocabulary } from "./vocabulary.js";

/** What the words before a name make of it. */
export type Position = "grouping" | "counting" | "plain";

const grouping = new Set("by per each every which across among for_each among".split(" "));
const beside = new Set(
  "different individual single distinct various top best worst bottom highest lowest largest smallest biggest selling sold popular many all our the most least".split(
    " ",
  ),
);

/** Reads the position of a mention; after `and` it is that of the mention before. */
export const positionOf = (
  utterance: Utterance,
  mentions: readonly Mention[],
  index: number,
): Position => {
  const mention = mentions[index];
  if (mention === undefined) return "plain";
  if (isCountedAnyway(utterance, mentions, mention)) return "counting";
  if (isGroupByItself(utterance, mentions, mention)) return "grouping";
  const { tokens } = utterance;
  const before = mentions[index - 1];
  for (let at = mention.at - 1; at >= 0; at--) {
    const isJoined = /^(and|or)$/.test(tokens[at]?.word ?? "");
    if (isJoined && before !== undefined && before.at + before.length === at)
      return positionOf(utterance, mentions, index - 1);
    const position = positionAfter(tokens, at);
    if (position === undefined) continue;
    // `top 5 contracts by members` ranks by how many there are, and groups by contracts alone.
    const ranks = tokens[at]?.word === "by" && ranksBefore(utterance, mentions, index);
    return ranks && isOfNumber(utterance, mention) ? "counting" : position;
  }
  return "plain";
};

const isCountedAnyway = (
  utterance: Utterance,
  mentions: readonly Mention[],
  mention: Mention,
): boolean =>
  isCountedByRank(utterance, mention) ||
  isCountedPer(utterance, mentions, mention) ||
  isCountedInShare(utterance, mentions, mention);

/** What ranks: a figure, or several of something, as in `top 5 companies by attendees`, by how many there are. */
const isOfNumber = ({ tokens }: Utterance, mention: Mention): boolean => {
  const { measure, dimension } = candidatesOf(mention);
  const isSeveral = mention.length === 1 && /[^s]s$/.test(tokens[mention.at]?.word ?? "");
  return measure !== undefined || (isSeveral && dimension?.member.type === "string");
};

/** What is to be a column of a list, and what a rank stands before. */
const isGroupByItself = (
  utterance: Utterance,
  mentions: readonly Mention[],
  mention: Mention,
): boolean =>
  isListedColumn(utterance.tokens, mention.at) || isRankedGroup(utterance, mentions, mention);

/** `which landlord has the most flats`, where flats are a column of words and no figure. */
const isCountedByRank = (
  { tokens, ranking, granularity }: Utterance,
  mention: Mention,
): boolean => {
  const { measure, dimension } = candidatesOf(mention);
  return (
    ranking !== undefined &&
    granularity === undefined &&
    measure === undefined &&
    dimension?.member.type === "string" &&
    isMostOf(tokens, ranking, mention.at)
  );
};

/** What the word at this place makes of a name behind it; undefined where the words before it decide. */
const positionAfter = (tokens: Utterance["tokens"], at: number): Position | undefined => {
  const word = tokens[at]?.word ?? "";
  if (grouping.has(word) || (at === 0 && opening.has(word))) return "grouping";
  if (counting.has(word) || (word === "many" && tokens[at - 1]?.word === "how")) return "counting";
  const passes = isGlue(word) || beside.has(word) || numberOf(word) !== undefined;
  return !passes || word === "in" || word === "with" ? "plain" : undefined;
};

const opening = new Set(["what", "list"]);
const counting = new Set(["number", "count", "#"]);

/** `top 5 cities`, and in `most revenue city` the name behind the figure that ranks. */
const isRankedGroup = (
  utterance: Utterance,
  mentions: readonly Mention[],
  mention: Mention,
): boolean => {
  const { ranking } = utterance;
  if (ranking === undefined || isCountedByRank(utterance, mention)) return false;
  const behind = ranking.at + ranking.length;
  const first = mentions.find(({ at }) => at === behind);
  const ranks = first !== undefined && first !== mention && isFigure(first);
  if (first === mention && isRankedBy(utterance, mentions, mention)) return false;
  return isRightAfter(utterance, behind + (ranks ? first.length : 0), mention.at);
};

/** `3 cities with the highest sales`: the group stands before the rank, and what follows the rank is the figure. */
const isRankedBy = (
  { ranking, granularity }: Utterance,
  mentions: readonly Mention[],
  mention: Mention,
): boolean =>
  ranking !== undefined &&
  ranking.meaning.count === undefined &&
  candidatesOf(mention).measure !== undefined &&
  // `in which month did we get most claims` ranks the months.
  ((granularity !== undefined && granularity.at < ranking.at) ||
    mentions.some(
      (each) => each.at + each.length <= ranking.at && candidatesOf(each).dimension !== undefined,
    ));

/** Whether a group with a rank stands before a name: what follows it after `by` says what ranks. */
const ranksBefore = (
  utterance: Utterance,
  mentions: readonly Mention[],
  index: number,
): boolean => {
  const before = mentions.slice(0, index);
  return before.some(
    (each) =>
      isRankedGroup(utterance, mentions, each) &&
      candidatesOf(each).dimension !== undefined &&
      before.every((other) => other === each || candidatesOf(other).measure === undefined),
  );
};

const isFigure = (mention: Mention): boolean => {
  const { measure, dimension } = candidatesOf(mention);
  if (dimension === undefined) return measure !== undefined;
  return dimension.member.type === "number" && !isKeyOfNumbers(dimension.member);
};

const isRightAfter = ({ tokens }: Utterance, from: number, to: number): boolean =>
  to >= from && tokens.slice(from, to).every(({ word }) => isGlue(word) || beside.has(word));

/** The members of a mention by what may be done with them, best first. */
export const candidatesOf = ({ namings }: Mention) => {
  const best = (kind: (member: Member) => boolean): Naming | undefined =>
    namings
      .filter(({ member }) => kind(member))
      .sort((left, right) => right.quality - left.quality)[0];
  return {
    measure: best(({ kind }) => kind === "measure"),
    dimension: best(
      ({ kind, type }) => kind === "dimension" && type !== "time" && type !== "boolean",
    ),
    time: best(({ kind, type }) => kind === "dimension" && type === "time"),
    condition: best(
      ({ kind, type }) => kind === "segment" || (kind === "dimension" && type === "boolean"),
    ),
  };
};

/** Whether a word alone names a boolean or a segment of any cube. */
export const isConditionIn = (language: readonly Vocabulary[], word: string): boolean =>
  language.some(({ phrases }) =>
    (phrases.get(stemOf(word)) ?? []).some(
      ({ member, quality }) =>
        quality > 0.9 && (member.kind === "segment" || member.type === "boolean"),
    ),
  );

/** Whether words side by side are a name of any cube, or a part of one. */
export const isNameIn = (language: readonly Vocabulary[], words: readonly string[]): boolean => {
  const key = phraseKey(words.filter((word) => !isGlue(word)).map(stemOf));
  const whole = phraseKey(words.map(stemOf));
  return language.some(({ phrases }) => phrases.has(whole) || phrases.has(key));
};

/** What the words of all cubes are, and what those are called. */
export const modelWordsOf = (language: readonly Vocabulary[]): ModelWords => ({
  hasStem: (stem) => language.some(({ stems }) => stems.has(stem)),
  hasWord: (word) => language.some(({ words }) => words.has(word)),
  isName: (words) =>
    isNameIn(language, words) ||
    language.some(({ cubePhrases }) => cubePhrases.has(phraseKey(words.map(stemOf)))),
  pricesOf: (noun) => pricesIn(language, noun),
  countOf: (verb) => countOfDeed(language, verb),
  isOfRates: (stem) => {
    const names = language
      .flatMap(({ cube: { members } }) => members)
      .flatMap(({ name, title, synonyms }) => [title || name, ...synonyms])
      .map(wordsOfName)
      .filter((words) => words.some((word) => stemOf(word) === stem));
    return names.length > 0 && names.every((words) => words.includes("per"));
  },
});

/** How well a mention names anything. */
export const qualityOf = ({ namings }: Mention): number =>
  Math.max(0, ...namings.map(({ quality }) => quality));
