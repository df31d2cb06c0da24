import { countryNamed } from "../words/abbreviations.js";
import { isFiller, isFillerAt } from "../words/filler.js";
import { otherNamesAt, shortLettersMin } from "../words/other-names/index.js";
import { irregularForms } from "../words/stem.js";
import { isEdgeOfTime } from "../words/times/ends-of-times.js";
import { isStepAdverb } from "../words/times/steps/granularity.js";
import { isToEnd } from "./ends/to-end.js";
import type { Token } from "../words/token.js";
import type { CodedValues } from "./coded-values.js";
import { explainedRuns } from "./described/explained-runs.js";
import type { KnownValue } from "./known-value.js";
import type { Mentions } from "./mentions.js";
import { placesAsValues } from "./typed/places-as-values.js";
import { isDoubtfulLetter, isLetterOfValue } from "./typed/single-letters.js";

/** Words of the language itself that name values as well, such as the channel `Display`. */
const alsoNames = new Set(
  "display growth open closed close normal list report good general".split(" "),
);

/** Words of the language that are written as names where names stand: `brand is Only`. */
const isWrittenAsName = (tokens: readonly Token[], at: number): boolean => {
  const { text = "", word = "" } = tokens[at] ?? {};
  const before = tokens[at - 1];
  const isAfterName = before !== undefined && /^\p{Ll}/u.test(before.text);
  return isAfterName && /^\p{Lu}\p{Ll}{2,}$/u.test(text) && isFiller(word);
};

/** Tokens that explain themselves and may nevertheless be whole values. */
export const doubtfulIn = (tokens: readonly Token[]): readonly number[] =>
  tokens.flatMap((token, at) => {
    const isAbbreviation = isFiller(token.word) && countryNamed(token, true) !== undefined;
    const isDoubtful =
      alsoNames.has(token.word) ||
      isAbbreviation ||
      isStepName(tokens, at) ||
      isWrittenAsName(tokens, at) ||
      isDoubtfulLetter(tokens, at);
    return !token.isQuoted && isDoubtful ? [at] : [];
  });

/** Words behind which a value may stand. */
export const leadsToValue =
  /^(is|are|was|were|for|of|only|not|in|on|without|except|excluding|and|or)$/;

/** `contract is yearly`, `for yearly contracts`: steps of time that stand where values stand. */
const isStepName = (tokens: readonly Token[], at: number): boolean =>
  isStepAdverb(tokens[at]?.word ?? "") && leadsToValue.test(tokens[at - 1]?.word ?? "");

const ofOrder = /^(last|latest|first|earliest|next|previous|recent|recently)$/;
/** Words of order are values by themselves, and no parts of them: nothing is called `last` by a name that holds it. */
export const isOfOrder = ({ word, isQuoted }: Token): boolean => !isQuoted && ofOrder.test(word);

/** A word that may be a value. */
export interface SoughtWord {
  readonly word: string;
  /** The letters that all its forms begin with. */
  readonly root: string;
  /** Whether nothing else explains it, unless as a slip: then it may be a value with a slip. */
  readonly isUnexplained: boolean;
  /** Whether it is a value only as a whole, as codes of two letters are. */
  readonly isWhole?: true;
  /** Whether the question says another word of the same meaning. */
  readonly isOther?: true;
}

/** So many words of a question are looked for, and so many other names of theirs. */
const wordsMax = 8;
const othersMax = 12;

/** The words that may be values: those that nothing else explains, or not well. */
export const wordsToLookUp = (
  tokens: readonly Token[],
  mentions: Mentions,
  codes: CodedValues,
): readonly SoughtWord[] => {
  const weak = mentions.found.flatMap(({ isWeak, at, length }) =>
    isWeak ? Array.from({ length }, (_, offset) => at + offset) : [],
  );
  const spoken = tokens.map(({ word }) => word);
  const strange = new Set([
    ...mentions.unknown,
    ...mentions.found.flatMap(({ slips }) => slips ?? []),
  ]);
  const placed = placesAsValues(tokens, mentions);
  const places = [...mentions.unknown, ...weak, ...doubtfulIn(tokens), ...placed].filter(
    (at) => !isEdgeOfTime(tokens, at),
  );
  const together = explainedRuns(tokens, codes).filter(({ at, length }) =>
    places.some((place) => place >= at && place < at + length),
  );
  const words = places.flatMap((at) => {
    const token = tokens[at];
    if (token !== undefined && isLetterOfValue(tokens, at))
      return [{ word: token.word, root: token.word, isUnexplained: false, isWhole: true as const }];
    if (token === undefined || token.word.trim().length < 2) return [];
    const isUnexplained = strange.has(at);
    const country = countryNamed(token, isFiller(token.word));
    if (country !== undefined)
      return [{ word: country.toLowerCase(), root: country, isUnexplained }];
    const coded = explainedBy(token, codes)
      .filter(isText)
      .map(({ value }) => ({
        word: value.toLowerCase(),
        root: value,
        isUnexplained: false,
        isWhole: true as const,
      }));
    if (alsoNames.has(token.word) || isStepAdverb(token.word) || isWrittenAsName(tokens, at))
      return [{ word: token.word, root: token.word, isUnexplained }, ...coded];
    if (!token.isQuoted && isFillerAt(spoken, at)) return [];
    if (isOfOrder(token))
      return [{ word: token.word, root: token.word, isUnexplained, isWhole: true as const }];
    const root = token.isQuoted ? token.text : rootOf(token);
    const forms = token.isQuoted ? [] : irregularForms(token.word, root);
    return [
      { word: token.word, root, isUnexplained },
      ...coded,
      ...forms.map((form) => ({
        word: form,
        root: form,
        isUnexplained: false,
        isOther: true as const,
      })),
    ];
  });
  const coded = together.flatMap(({ values }) =>
    values.filter(isText).map(({ value }) => ({
      word: value.toLowerCase(),
      root: value,
      isUnexplained: false,
      isWhole: true as const,
    })),
  );
  const said: readonly SoughtWord[] = [
    ...new Map([...coded, ...words].map((each) => [each.root, each])).values(),
  ];
  return [...said.slice(0, wordsMax), ...othersOf(tokens, places, said)];
};

/** Whether a value is looked for in columns of texts. */
const isText = ({ isNumber }: KnownValue): boolean => isNumber !== true;

/** The values that a description explains with this word, which may be cut short: `undergrad`. */
export const explainedBy = (token: Token, codes: CodedValues): readonly KnownValue[] => {
  if (isToEnd(token)) return [];
  const said = codes.get(token.stem);
  if (said !== undefined || token.word.length < shortLettersMin) return said ?? [];
  // `comps` are more than one `comp`, which is cut short of `complimentary`.
  const single = token.word.replace(/(?<=\p{L}{4})s$/u, "");
  return [...codes].flatMap(([stem, values]) =>
    !stem.includes(" ") && [token.word, single].some((word) => stem.startsWith(word)) ? values : [],
  );
};

const otherWord = (word: string, isWhole: boolean): SoughtWord => ({
  word,
  root: word,
  isUnexplained: false,
  isOther: true,
  ...(isWhole ? { isWhole: true } : {}),
});

/** Other names of the values that words may mean, such as the code of a country. */
const othersOf = (
  tokens: readonly Token[],
  places: readonly number[],
  said: readonly SoughtWord[],
): readonly SoughtWord[] => {
  const roots = new Set(said.map(({ root }) => root.toLowerCase()));
  const found = [...new Set(places)].flatMap((at): readonly SoughtWord[] => {
    const others = otherNamesAt(tokens, at);
    if (others === undefined) return [];
    return [
      ...others.whole.map((word) => otherWord(word, true)),
      ...others.alike.map((word) => otherWord(word, word.length < 3)),
    ];
  });
  return [
    ...new Map(
      found.filter(({ root }) => !roots.has(root)).map((each) => [each.root, each]),
    ).values(),
  ].slice(0, othersMax);
};

/** The letters that all forms of a word begin with. */
export const rootOf = ({ word, stem }: Token): string => {
  let length = 0;
  while (length < stem.length && stem[length] === word[length]) length++;
  return length >= 3 ? word.slice(0, length) : word;
};
