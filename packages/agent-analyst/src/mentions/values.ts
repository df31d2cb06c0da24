import { isFiller } from "../words/filler.js";
import type { KnownValue } from "./known-value.js";
import { countryNamed } from "../words/abbreviations.js";
import { plainOf, type Token } from "../words/token.js";
import { abbreviatedValues } from "./typed/abbreviated.js";
import { isAllOfName, textOf } from "./typed/all-of-name.js";
import { isCountedNoun } from "./typed/counted-nouns.js";
import { isGroup } from "./typed/named-groups.js";
import { isNoValue } from "./typed/no-values.js";
import { isOneMeant } from "./typed/one-meant.js";
import { isPlaceAsValue, placesAsValues } from "./typed/places-as-values.js";
import { isInLongerName } from "./typed/spent-words.js";
import { isDoubtfulLetter, isOfListedColumn } from "./typed/single-letters.js";
import { isGrowthAsValue } from "./typed/words-of-growth.js";
import { withCompounds, withKinds } from "./described/compounds.js";
import { withNouns } from "./described/nouns-of-values.js";
import { containedIn } from "./contained.js";
import { mistypedParts } from "./mistyped-parts.js";
import { otherValues } from "./other-values.js";
import { isHeldByAll, namedRuns, type NamedRun } from "./named-values.js";
import type { CodedValues } from "./coded-values.js";
import type { Mentions } from "./mentions.js";
import type { Vocabulary } from "./vocabulary.js";
import type { ValueMention } from "./value-mention.js";
import { explainedRuns } from "./described/explained-runs.js";
import { inOneColumn } from "./values-joined/in-one-column.js";
import { withoutTornNames } from "./values-joined/torn-names.js";
import { peoplesInOneColumn } from "./values-joined/peoples-listed.js";
import { isAnotherOf } from "./described/held-by-several.js";
import { doubtfulIn, explainedBy } from "./sought-words.js";
import { isVerbOfColumn } from "./verbs/verbs-of-columns.js";
import { likeness } from "./scores/likeness.js";
import { rankOf, toldMax } from "./scores/rank-of-column.js";
import { partsOf } from "./value-parts.js";
import { wordingsOf } from "./described/value-wordings.js";

export type { ValueMention } from "./value-mention.js";

/** Which of the known values a question names, the longest first; parts only where no whole one is. */
export const valuesIn = (
  tokens: readonly Token[],
  { cube, codes, words }: Vocabulary,
  mentions: Mentions,
  knownValues: readonly KnownValue[],
): readonly ValueMention[] => {
  const open = new Set([
    ...mentions.unknown,
    ...mentions.found.flatMap(({ isWeak, at, length }) =>
      isWeak ? Array.from({ length }, (_, offset) => at + offset) : [],
    ),
  ]);
  const rank = rankOf(cube, mentions.found, tokens);
  const doubtful = new Set(doubtfulIn(tokens).filter((at) => !isInLongerName(mentions, at)));
  const places = new Set(placesAsValues(tokens, mentions));
  const placed = [
    ...knownValues.flatMap(({ dimension, value }): readonly Placed[] =>
      [...placesOf(tokens, value), ...codedPlaces(tokens, codes, { dimension, value })].map(
        (place) => ({ ...place, dimension, value }),
      ),
    ),
    // Numbers that a description explains are there without a look-up.
    ...numbersOf(codes).flatMap((each): readonly Placed[] =>
      codedPlaces(tokens, codes, each).map((place) => ({ ...place, ...each })),
    ),
    ...otherValues(tokens, knownValues, mentions.found),
  ]
    .filter(({ at, length }) =>
      Array.from({ length }, (_, offset) => at + offset).some(
        (each) => open.has(each) || doubtful.has(each) || places.has(each),
      ),
    )
    .filter(
      ({ at, length, dimension }) =>
        length > 1 || !doubtful.has(at) || isMeant(tokens, at, dimension, mentions, knownValues),
    )
    .filter((each) => !places.has(each.at) || open.has(each.at) || isPlaceAsValue(mentions, each));
  const candidates = placed.filter(isOfListedColumn(tokens, placed));
  const named = namedRuns(
    tokens,
    open,
    (at) => open.has(at) || mentions.cubeAt.includes(at) || isPlainName(mentions, at),
    knownValues,
  ).flatMap((run) => placedRun(run, candidates));
  const sorted = [
    ...named.sort((left, right) => right.length - left.length || rank(left) - rank(right)),
    ...candidates.sort(
      (left, right) =>
        right.length - left.length || right.quality - left.quality || rank(left) - rank(right),
    ),
    ...partsOf(tokens, open, knownValues, words)
      .filter(
        (part) => !isGroup(tokens, part, mentions.found) && !isCountedNoun(tokens, part, mentions),
      )
      .sort(
        // prettier-ignore
        (left, right) => right.length - left.length || rank(left) - rank(right),
      ),
    ...mistypedParts(tokens, open, knownValues, words),
  ]
    .filter((each) => !isNoValue(tokens, each, mentions))
    .filter((each, _, all) => !isVerbOfColumn(tokens, cube, each, all));
  const contained = [...containedIn(tokens, mentions.found), ...mentions.counted];
  const used = new Set<number>(
    contained.flatMap(({ at, length }) => Array.from({ length }, (_, offset) => at + offset)),
  );
  const found: ValueMention[] = [...contained];
  for (const each of sorted) {
    const places = Array.from({ length: each.length }, (_, offset) => each.at + offset);
    if (places.some((at) => used.has(at)) && !isAnotherOf(codes, tokens, each, found)) continue;
    for (const at of places) used.add(at);
    found.push({ ...each, alsoIn: alsoIn(each, sorted, rank) });
  }
  const isLeft = (at: number): boolean => open.has(at) && !used.has(at);
  const asked = [...found, ...abbreviatedValues(tokens, isLeft, knownValues, found)]
    .flatMap((each) => allAsked(tokens, each, knownValues, mentions))
    .sort((left, right) => left.at - right.at);
  const whole = withoutTornNames(tokens, asked, knownValues);
  const joined = inOneColumn(tokens, peoplesInOneColumn(tokens, whole, candidates));
  const kinds = withKinds(tokens, withCompounds(tokens, joined), (at) => open.has(at)); // prettier-ignore
  return withNouns(tokens, cube, kinds, (at) => open.has(at));
};

/** Other columns that have the value at its place; where the question tells the column, those alone that it tells as well. */
const alsoIn = (
  each: Placed,
  sorted: readonly Placed[],
  rank: (placed: Placed) => number,
): readonly string[] => {
  const isTold = rank(each) < toldMax;
  const others = sorted.filter(
    (other) =>
      other.at === each.at &&
      other.dimension !== each.dimension &&
      (!isTold || rank(other) < toldMax) &&
      (other.value === each.value || (each.isOtherName === true && other.isOtherName === true)),
  );
  return [...new Set(others.map(({ dimension }) => dimension))];
};

/** `both gem packs`, where there are two, are those two; of more, or without the word, it is asked which. */
const allAsked = (
  tokens: readonly Token[],
  mention: ValueMention,
  knownValues: readonly KnownValue[],
  mentions: Mentions,
): readonly ValueMention[] => {
  const { among, ...each } = mention;
  const { found } = mentions;
  const before = tokens.slice(Math.max(0, each.at - 2), each.at);
  // `brake pads` are all kinds of them, where each is called so as a whole.
  if (among !== undefined && isHeldByAll(tokens, each, among))
    return among.map((value) => ({ ...each, value, match: "whole", isOther: true }));
  if (among !== undefined && isAllOfName(tokens, each, among, mentions))
    return [{ ...each, value: textOf(tokens, each), match: "part" }];
  const isAsked =
    before.some(({ word }) => word === "both") &&
    !tokens.slice(each.at).some(({ word }) => word === "and");
  const held = each.match === "part" ? valuesWith(each, knownValues) : [];
  const isNamed = (at: number): boolean =>
    found.some(
      ({ namings, ...named }) =>
        named.at === at && namings.some(({ member }) => member.name === each.dimension),
    );
  if (held.length > 1 && isOneMeant(tokens, each, isNamed)) return [{ ...each, among: held }];
  const values = among ?? held;
  const only = typedAlone(tokens, each, held);
  if (only !== undefined) return [{ ...each, only }];
  if (!isAsked || values.length < 2) return [mention];
  return values.length === 2
    ? values.map((value) => ({ ...each, value, match: "whole" }))
    : [{ ...each, among: values }];
};

/** The only value that a word in small letters is a part of. */
const typedAlone = (
  tokens: readonly Token[],
  { at, length }: Pick<ValueMention, "at" | "length">,
  [only, ...others]: readonly string[],
): string | undefined =>
  others.length === 0 &&
  tokens.slice(at, at + length).every(({ text, isQuoted }) => !isQuoted && /^\p{Ll}+$/u.test(text))
    ? only
    : undefined;

const valuesWith = (
  { dimension, value }: Pick<ValueMention, "dimension" | "value">,
  knownValues: readonly KnownValue[],
): readonly string[] =>
  knownValues.flatMap((each) =>
    each.dimension === dimension && ` ${plainOf(each.value)}`.includes(` ${plainOf(value)}`)
      ? [each.value]
      : [],
  );

/** A name of a dimension or figure may be a word of a value as well: `freight` in `Rapid Freight`. */
const isPlainName = ({ found }: Mentions, at: number): boolean =>
  found.some((mention) => mention.at === at && mention.length === 1);

/** A run of words as the value that it names in each column, or as an unclear one; whole values go before. */
const placedRun = (
  { at, length, values }: NamedRun,
  whole: readonly Pick<Placed, "at" | "length">[],
): readonly (Placed & Pick<ValueMention, "among">)[] => {
  if (whole.some((each) => each.at <= at && each.at + each.length >= at + length)) return [];
  return [...new Set(values.map(({ dimension }) => dimension))].flatMap((dimension) => {
    const [first, ...more] = values.filter((each) => each.dimension === dimension);
    if (first === undefined) return [];
    const among = more.length === 0 ? {} : { among: [first, ...more].map(({ value }) => value) };
    return [{ at, length, dimension, match: "whole", quality: 0.9, value: first.value, ...among }];
  });
};

/**
 * Whether a word of the language is a value where it stands. `display` is none where the dimension that has it is one to group by: there it asks.
 */
const isMeant = (
  tokens: readonly Token[],
  at: number,
  dimension: string,
  mentions: Mentions,
  knownValues: readonly KnownValue[],
): boolean => {
  if (tokens[at]?.word === "growth")
    return isGrowthAsValue(tokens, at, dimension, mentions, knownValues);
  const names = mentions.found.filter(({ namings }) =>
    namings.some(({ member }) => member.name === dimension),
  );
  return at > 0 || names.length === 0 || isDoubtfulLetter(tokens, at);
};

type Placed = Omit<ValueMention, "alsoIn" | "among">;

/** Where a question has the whole value, word by word. */
const placesOf = (
  tokens: readonly Token[],
  value: string,
): readonly Pick<Placed, "at" | "length" | "quality" | "match">[] => {
  const places = wordingsOf(value).flatMap((words) =>
    tokens.flatMap((_, at) => {
      const run = runOf(tokens, at, words);
      const quality = Math.min(...words.map((word, index) => likeness(run[index]?.token, word)));
      const length = (run.at(-1)?.at ?? at) - at + 1;
      return quality > 0 ? [{ at, length, quality, match: "whole" as const }] : [];
    }),
  );
  return [...quotedPlaces(tokens, value), ...countryPlaces(tokens, value), ...places];
};

/** As many tokens as a value has words; an article that the value has not is passed by: `cancelled by the customer`. */
const runOf = (tokens: readonly Token[], from: number, words: readonly string[]) => {
  const run: { readonly token: Token; readonly at: number }[] = [];
  for (let at = from; run.length < words.length && at < tokens.length; at++) {
    const token = tokens[at];
    if (token === undefined) break;
    const isPassed =
      run.length > 0 && /^(the|an?)$/.test(token.word) && words[run.length] !== token.word;
    if (!isPassed) run.push({ token, at });
  }
  return run;
};

const numbersOf = (codes: CodedValues): readonly KnownValue[] =>
  [...codes.values()].flat().filter(({ isNumber }) => isNumber === true);

/** Words by which a description explains the value. */
const codedPlaces = (
  tokens: readonly Token[],
  codes: CodedValues,
  { dimension, value }: KnownValue,
) => {
  const isMeant = (values: readonly KnownValue[]): boolean =>
    values.some((coded) => coded.dimension === dimension && coded.value === value);
  const place = { quality: 0.9, match: "whole" as const };
  return [
    ...tokens.flatMap((token, at) =>
      !token.isQuoted && isMeant(explainedBy(token, codes)) ? [{ ...place, at, length: 1 }] : [],
    ),
    ...explainedRuns(tokens, codes).flatMap(({ at, length, values }) =>
      isMeant(values) ? [{ ...place, at, length }] : [],
    ),
  ];
};

const countryPlaces = (tokens: readonly Token[], value: string) =>
  tokens.flatMap((token, at) => {
    const country = countryNamed(token, isFiller(token.word));
    return country !== undefined && plainOf(country) === plainOf(value)
      ? [{ at, length: 1, quality: 0.95, match: "whole" as const }]
      : [];
  });

const quotedPlaces = (tokens: readonly Token[], value: string) =>
  tokens.flatMap(({ isQuoted, text }, at) =>
    isQuoted && plainOf(text) === plainOf(value)
      ? [{ at, length: 1, quality: 1, match: "whole" as const }]
      : [],
  );
