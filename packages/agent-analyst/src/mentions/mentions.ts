import { isFiller, isGlue } from "../words/filler.js";
import { likelyWord } from "../words/edit-distance.js";
import { stemOf } from "../words/stem.js";
import { wordsOfName } from "../words/token.js";
import type { Utterance } from "../words/cues/utterance.js";
import { howLong } from "./how-long.js";
import { betweenTimes, type BetweenTimes } from "./between-times.js";
import { phraseKey, phraseWordsMax, type Naming, type Vocabulary } from "./vocabulary.js";

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
}

/** What a question says of one cube. */
export interface Mentions {
  readonly found: readonly Mention[];
  /** The cube itself was named. */
  readonly cubeAt: readonly number[];
  /** Tokens that nothing explains so far. */
  readonly unknown: readonly number[];
  /** What looked like a step of time is part of a name. */
  readonly isStepName: boolean;
  /** Tokens that tell which of several members is meant, and name none by themselves. */
  readonly telling: readonly number[];
  /** How long it takes from one time of the cube to another. */
  readonly between: BetweenTimes | undefined;
}

/** Finds what a question names of a cube: the longest names first, halves of names last. */
export const mentionsIn = (utterance: Utterance, vocabulary: Vocabulary): Mentions => {
  const { tokens } = utterance;
  const hasTime = vocabulary.cube.members.some(
    ({ type, kind }) => type === "time" && kind === "dimension",
  );
  const step = utterance.granularity;
  const isStep = (at: number): boolean =>
    hasTime && step !== undefined && at >= step.at && at < step.at + step.length;
  const used = new Set<number>(
    tokens.flatMap(({ isQuoted }, at) => (utterance.taken.has(at) || isQuoted ? [at] : [])),
  );
  const between = betweenTimes(tokens, vocabulary.cube);
  if (between !== undefined)
    for (let at = between.at; at < between.at + between.length; at++) used.add(at);
  const content = tokens.flatMap(({ word }, at) => (used.has(at) || isGlue(word) ? [] : [at]));
  const found: Mention[] = [];
  const put = (indexes: readonly number[], namings: readonly Naming[], isWeak: boolean): void => {
    const [first = 0] = indexes;
    const last = indexes.at(-1) ?? first;
    for (let at = first; at <= last; at++) used.add(at);
    found.push({ at: first, length: last - first + 1, words: indexes.length, namings, isWeak });
  };
  const long = howLong(tokens, vocabulary.cube);
  if (long !== undefined) {
    put([long.at], [{ member: long.member, quality: 0.9 }], false);
    if (long.by !== undefined) used.add(long.by);
  }
  for (let size = phraseWordsMax; size > 0; size--) {
    for (let start = 0; start + size <= content.length; start++) {
      const indexes = content.slice(start, start + size);
      if (indexes.some((at) => used.has(at)) || !isOneName(indexes, tokens)) continue;
      // `monthly` is a step, but a word of the name in `monthly recurring revenue`.
      if (indexes.every(isStep)) continue;
      const key = phraseKey(indexes.map((at) => tokens[at]?.stem ?? ""));
      const full = vocabulary.phrases.get(key);
      const isCondition = full?.every(({ member }) => member.kind === "segment") === true;
      // `discount` is half of `discount percent` as well as the stem of `discounted`.
      const namings = isCondition
        ? [...full, ...(vocabulary.parts.get(key) ?? [])]
        : full && [...full, ...segmentsIn(indexes, tokens, vocabulary, full)];
      if (namings === undefined) continue;
      const isOnlyTime =
        utterance.times.length === 0 &&
        full?.every(({ member }) => member.type === "time") === true;
      if (isOnlyTime) namings.push(...(vocabulary.parts.get(key) ?? []));
      const isOnlyFiller = indexes.every((at) => isFiller(tokens[at]?.word ?? ""));
      if (isOnlyFiller && size === 1 && namings.every(({ quality }) => quality < 1)) continue;
      put(
        indexes,
        sharpened(namings, indexes, tokens),
        isOnlyFiller || isOnlyTime || isOpposed(utterance, indexes, namings),
      );
    }
  }
  const isStepName = content.some((at) => isStep(at) && used.has(at));
  const cubeAt = content.filter(
    (at) =>
      !used.has(at) &&
      !isFiller(tokens[at]?.word ?? "") &&
      vocabulary.cubePhrases.has(tokens[at]?.stem ?? ""),
  );
  const rest = content.filter(
    (at) =>
      !used.has(at) && !isStep(at) && !cubeAt.includes(at) && !isFiller(tokens[at]?.word ?? ""),
  );
  for (const at of rest) {
    const { word = "", stem = "" } = tokens[at] ?? {};
    if (isFiller(stem) || cueTokens(utterance).has(at)) continue;
    const half = vocabulary.parts.get(stem);
    if (half !== undefined) {
      put([at], half, true);
      continue;
    }
    const meant = vocabulary.words.has(word) ? undefined : likelyWord(word, vocabulary.words);
    const namings = meant === undefined ? undefined : vocabulary.phrases.get(stemOf(meant));
    if (namings !== undefined) {
      put(
        [at],
        namings.map(({ member, quality }) => ({ member, quality: quality * 0.8 })),
        true,
      );
    }
  }
  const saysMore = cueTokens(utterance);
  const unknown = tokens.flatMap(({ isQuoted }, at) =>
    isQuoted || (rest.includes(at) && !used.has(at) && !saysMore.has(at)) ? [at] : [],
  );
  return {
    found: found.sort((left, right) => left.at - right.at),
    cubeAt,
    unknown,
    isStepName,
    telling: long?.by === undefined ? [] : [long.by],
    between,
  };
};

/** `business customers` may be those of the segment `business`, as well as the name of a dimension. */
const segmentsIn = (
  indexes: readonly number[],
  tokens: Utterance["tokens"],
  { phrases }: Vocabulary,
  full: readonly Naming[],
): readonly Naming[] =>
  indexes.length < 2 ||
  full.some(({ member }) => member.kind !== "dimension" || member.type !== "string")
    ? []
    : indexes
        .flatMap((at) => phrases.get(tokens[at]?.stem ?? "") ?? [])
        .filter(({ member }) => member.kind === "segment")
        .map(({ member }) => ({
          member,
          quality: Math.max(...full.map(({ quality }) => quality)) - 0.01,
        }));

/** Between the words of a name stand at most words that join. */
const isOneName = (indexes: readonly number[], tokens: Utterance["tokens"]): boolean =>
  indexes.every((at, index) => {
    const before = indexes[index - 1];
    if (before === undefined) return true;
    return tokens.slice(before + 1, at).every(({ word }) => isGlue(word));
  });

/** A word as it stands in the model's name is meant before one that only has the same stem. */
const sharpened = (
  namings: readonly Naming[],
  indexes: readonly number[],
  tokens: Utterance["tokens"],
): readonly Naming[] => {
  const words = indexes.map((at) => tokens[at]?.word ?? "");
  return namings.map(({ member, quality }) => {
    const said = wordsOfName(`${member.name} ${member.title} ${member.synonyms.join(" ")}`);
    return {
      member,
      quality: words.every((word) => said.includes(word)) ? quality : quality * 0.97,
    };
  });
};

/** Words of growth, rank and share explain themselves. */
const cueTokens = ({ comparison, ranking, share }: Utterance): ReadonlySet<number> =>
  new Set(
    [...comparison, ranking, share].flatMap((cue) =>
      cue === undefined ? [] : Array.from({ length: cue.length }, (_, offset) => cue.at + offset),
    ),
  );

/** In `online vs store`, a word that names a dimension may as well be a value. */
const isOpposed = (
  { comparison }: Utterance,
  [at = -1, ...more]: readonly number[],
  namings: readonly Naming[],
): boolean =>
  more.length === 0 &&
  namings.every(({ member }) => member.kind === "dimension") &&
  comparison.some(
    (cue) => cue.meaning === "versus" && (cue.at === at + 1 || cue.at + cue.length === at),
  );
