import type { Member } from "@embedded-analytics/domain";
import { isFiller } from "../words/filler.js";
import { countingMeasure, defaultMeasure } from "./default-measure.js";
import { earnedIn, isMoney } from "./money/earned.js";
import { keyOfThing } from "./names/keys-of-things.js";
import { isHarmless } from "../words/cues/harmless.js";
import type { Mention, Mentions } from "./mentions.js";
import { listFit } from "./scores/asked-list.js";
import { ownDeedFit } from "./scores/own-deed.js";
import type { Utterance } from "../words/cues/utterance.js";
import { isDifferentOfList, isUseOfList } from "./verbs/light-deeds.js";
import { candidatesOf, positionOf, qualityOf, type Position } from "./roles.js";
import type { ValueMention } from "./values.js";
import type { Naming, Vocabulary } from "./vocabulary.js";

/** How well one cube or view answers a message; more is better. */
export const scoreOf = (
  utterance: Utterance,
  vocabulary: Vocabulary,
  mentions: Mentions,
  values: readonly ValueMention[],
): number => {
  const { cube } = vocabulary;
  const covered = (at: number): boolean =>
    values.some((value) => at >= value.at && at < value.at + value.length);
  // On a side of `online vs stores`, a doubtful name is rather a value, also before one is looked for.
  const isOfValue = ({ at, isWeak }: Mention): boolean =>
    isWeak && (covered(at) || holdsSides(utterance));
  const named = mentions.found
    .filter((mention) => !isOfValue(mention))
    .reduce((sum, mention) => sum + mention.words * qualityOf(mention), 0);
  const valued = values.reduce(
    (sum, { quality, length, match }) => sum + quality * length * (match === "whole" ? 1 : 0.6),
    0,
  );
  const leftOver = unknownAfter(mentions, values).filter((at) => !isHarmless(utterance, at)).length;
  // `top 5 products` are ranked by something else than how many products there are.
  const hasMeasure =
    mentions.between !== undefined ||
    mentions.found.some(
      (mention, index) =>
        !isOfValue(mention) &&
        candidatesOf(mention).measure !== undefined &&
        (candidatesOf(mention).dimension === undefined ||
          positionOf(utterance, mentions.found, index) !== "grouping"),
    );
  const first = defaultMeasure(cube);
  const fitting = mentions.found
    .map((mention, index) =>
      fitOf(mention, positionOf(utterance, mentions.found, index), hasMeasure ? undefined : first),
    )
    .reduce((sum, fit) => sum + fit, 0);
  return (
    (mentions.between === undefined ? 0 : 2) +
    (mentions.lasting === undefined ? 0 : 1) +
    named +
    valued +
    fitting +
    (hasMeasure ? 0 : numberFit(utterance, cube)) +
    (hasMeasure
      ? 0.4
      : oftenFit(utterance, cube, values) + headFit(utterance, cube, mentions, values)) +
    timeFit(utterance, cube) +
    countedFit(utterance, cube, mentions) +
    (hasMeasure ? 0 : ownThingsFit(utterance, vocabulary)) +
    singleFit(utterance, cube, mentions) +
    (hasMeasure ? 0 : sidesFit(utterance, cube)) +
    ownDeedFit(utterance, cube, mentions.found) -
    Number(utterance.tokens.some((_, at) => isUseOfList(utterance, vocabulary, at))) -
    2 * Number(isDifferentOfList(utterance, vocabulary)) +
    listFit(utterance, cube, mentions) +
    mentions.cubeAt.length * 0.3 +
    (cube.kind === "view" ? 0.05 : 0) -
    leftOver * 0.6
  );
};

/** `by …` wants a dimension, `how many …` a measure; a name that could be both is neither for sure. */
const fitOf = (mention: Mention, position: Position, alone: Member | undefined): number => {
  const { measure, dimension } = candidatesOf(mention);
  // `how many customers`: a count called so counts them better than `Customers who ordered`.
  if (position === "counting")
    return measure === undefined ? 0 : 0.4 * Math.min(1, measure.quality);
  if (position === "plain") return 0;
  if (dimension === undefined) return measure === undefined ? 0 : -0.4;
  if (measure === undefined) return 0.4;
  // Customers by how many customers they are: one each.
  return measure.member === alone ? -0.4 : 0.2;
};

/** `how many Germans stayed`, where nothing that is counted is named: a cube that counts nothing cannot say how many. */
const numberFit = ({ tokens }: Utterance, cube: Vocabulary["cube"]): number =>
  tokens.some(({ word }, at) => word === "many" && tokens[at - 1]?.word === "how") &&
  countingMeasure(cube) === undefined &&
  cube.kind === "view"
    ? -1
    : 0;

/** `how often have we played Hamlet`: what is counted are the things that were played, and none of what was sold for them. */
const oftenFit = (
  { tokens }: Utterance,
  cube: Vocabulary["cube"],
  values: readonly ValueMention[],
): number => {
  const isAsked = tokens.some(({ word }, at) => word === "often" && tokens[at - 1]?.word === "how");
  const home = isAsked ? countingMeasure(cube)?.source?.cube : undefined;
  const isVerb = ({ at, dimension }: ValueMention): boolean =>
    /ed$/.test(tokens[at]?.word ?? "") &&
    cube.members.some(({ name, source }) => name === dimension && source?.cube === home);
  return home !== undefined && values.some(isVerb) ? 0.5 : 0;
};

/** `how many events`, where a cube is called so: its rows are counted, and not how many of them other rows name. */
const ownThingsFit = ({ tokens }: Utterance, { cubePhrases }: Vocabulary): number =>
  tokens.some(
    ({ stem }, at) =>
      tokens[at - 1]?.word === "many" && tokens[at - 2]?.word === "how" && cubePhrases.has(stem),
  )
    ? 0.8
    : 0;

/** `how many performances start in May`, where a time is called so: what is counted are the rows that have it. */
const countedFit = (
  { tokens }: Utterance,
  cube: Vocabulary["cube"],
  { found }: Mentions,
): number => {
  const home = countingMeasure(cube)?.source?.cube;
  const isOfHome = found.some(
    (mention) =>
      tokens[mention.at - 1]?.word === "many" &&
      candidatesOf(mention).time?.member.source?.cube === home,
  );
  return (home !== undefined && isOfHome) || found.some((mention) => isCountOf(tokens, mention)) ? 0.5 : 0; // prettier-ignore
};

/** `how many batches`, where a figure is the Number of batches, and no column of other rows alone has their numbers. */
const isCountOf = (tokens: Utterance["tokens"], mention: Mention): boolean => {
  const { measure } = candidatesOf(mention);
  return (
    tokens[mention.at - 1]?.word === "many" &&
    tokens[mention.at - 2]?.word === "how" &&
    measure?.member.aggregate === "count" &&
    measure.member.rows?.length === 0 &&
    measure.quality > 0.8
  );
};

/**
 * `when was the last order`, `biggest order`: of what has a row for each order, and not of those alone that a figure counts, or
 * of what came of them.
 */
const singleFit = (utterance: Utterance, cube: Vocabulary["cube"], { found }: Mentions): number => {
  const { moment, tokens } = utterance;
  const next = biggestAt(utterance);
  if (moment === undefined && next === undefined) return 0;
  const isNamed = isCountAt(cube, found, moment === undefined ? next : undefined);
  const named = isNamed ? 0.5 : 0;
  if (next === undefined) return named;
  const isKeyed =
    keyOfThing(cube, tokens[next]?.stem ?? "") !== undefined && earnedIn(cube) !== undefined;
  // What the rows themselves are worth is rather theirs than what came of them.
  return named + (isKeyed ? 1 : 0) + (isNamed && hasAmountAt(found, next) ? 0.5 : 0);
};

/** Where the one stands that is to be the biggest. */
const biggestAt = ({ ranking, tokens }: Utterance): number | undefined =>
  ranking?.length === 1 && /^(biggest|largest|smallest)$/.test(tokens[ranking.at]?.word ?? "")
    ? ranking.at + 1
    : undefined;

/** Whether rows are counted by the name that stands at a place, or by the cube's own count anywhere. */
const isCountAt = (
  cube: Vocabulary["cube"],
  found: Mentions["found"],
  place: number | undefined,
): boolean =>
  found.some(({ at, namings }) =>
    namings.some(
      ({ member, quality }) =>
        quality > 0.8 &&
        (place === undefined
          ? member === countingMeasure(cube)
          : at === place && member.aggregate === "count"),
    ),
  );

const hasAmountAt = (found: Mentions["found"], place: number): boolean =>
  found.some(({ at, namings }) => at === place && namings.some(isAmount));

/** A column of money, which each row has. */
const isAmount = ({ member }: Naming): boolean =>
  member.kind === "dimension" && member.type === "number" && isMoney(member);

/** `online vs stores`: without a figure, sides are held against each other by what they earn, where a cube has that. */
const sidesFit = (utterance: Utterance, cube: Vocabulary["cube"]): number =>
  holdsSides(utterance) && earnedIn(cube) !== undefined ? 1 : 0;

/** Whether two sides are held against each other that are no times. */
const holdsSides = ({ comparison, times }: Utterance): boolean =>
  times.length < 2 && comparison.some(({ meaning }) => meaning === "versus");

/** `kids with a card`: the value that is counted, in the plural, is one of the rows themselves, and of nothing that they did; so is the one thing of which a yes or no is asked. */
const headFit = (
  { tokens, times }: Utterance,
  cube: Vocabulary["cube"],
  { found }: Mentions,
  values: readonly ValueMention[],
): number => {
  const head = values.find((value) => isCountedFirst(tokens, value, values)) ?? values[0];
  const others = values.filter((value) => value !== head);
  // With a time, a cube of the rows themselves would count them by a time of theirs.
  const own = cube.kind === "cube" && times.length === 0 ? cube.name : undefined;
  const home = countingMeasure(cube)?.source?.cube ?? own;
  if (head === undefined || home === undefined || !isOf(cube, head.dimension, home)) return 0;
  return isCountedFirst(tokens, head, values) || (others.length === 0 && asksWhether(tokens, found))
    ? 0.5
    : 0;
};

const isOf = (
  { name: own, members }: Vocabulary["cube"],
  dimension: string,
  home: string,
): boolean =>
  members.some(({ name, source }) => name === dimension && (source?.cube ?? own) === home);

/** Whether a value in the plural is what the question asks for first, also behind other values of it: `vw golfs`. */
export const isCountedFirst = (
  tokens: Utterance["tokens"],
  { at, length }: Pick<ValueMention, "at" | "length">,
  values: readonly Pick<ValueMention, "at" | "length">[],
): boolean =>
  length === 1 &&
  /s$|^(children|people|men|women)$/.test(tokens[at]?.word ?? "") &&
  tokens
    .slice(0, at)
    .every(
      ({ word }, place) =>
        isFiller(word) || values.some((each) => place >= each.at && place < each.at + each.length),
    );

const asksWhether = (tokens: Utterance["tokens"], found: Mentions["found"]): boolean =>
  /^(is|are|do|does|can|has|have)$/.test(tokens[0]?.word ?? "") &&
  found.some((mention) => candidatesOf(mention).condition !== undefined);

const timeFit = (utterance: Utterance, cube: Vocabulary["cube"]): number => {
  const asks =
    utterance.times.length > 0 ||
    utterance.granularity !== undefined ||
    utterance.comparison.some(({ meaning }) => meaning !== "versus");
  if (!asks) return 0;
  return cube.members.some(({ type, kind }) => kind === "dimension" && type === "time") ? 1 : -1.5;
};

/** Tokens that neither a name nor a value explains. */
export const unknownAfter = (
  mentions: Mentions,
  values: readonly ValueMention[],
): readonly number[] =>
  mentions.unknown.filter(
    (at) => !values.some((value) => at >= value.at && at < value.at + value.length),
  );

/** The words that were not understood, as they were written. */
export const wordsNotUnderstood = (
  utterance: Utterance,
  mentions: Mentions,
  values: readonly ValueMention[],
): readonly string[] =>
  unknownAfter(mentions, values).flatMap((at) => {
    const token = utterance.tokens[at];
    const isGrowth = utterance.comparison.some((cue) => cue.at === at);
    const isRanking =
      utterance.ranking !== undefined &&
      at >= utterance.ranking.at &&
      at < utterance.ranking.at + utterance.ranking.length;
    return token === undefined ||
      isGrowth ||
      isRanking ||
      isFiller(token.word) ||
      isHarmless(utterance, at) ||
      /^\d+$/.test(token.word)
      ? []
      : [token.text];
  });
