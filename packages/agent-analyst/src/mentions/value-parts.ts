import { isFiller, isGlue } from "../words/filler.js";
import { stemOf } from "../words/stem.js";
import { plainOf, type Token } from "../words/token.js";
import type { KnownValue } from "./known-value.js";
import { isOfOrder, rootOf } from "./sought-words.js";
import type { ValueMention } from "./value-mention.js";

type Placed = Omit<ValueMention, "alsoIn" | "among">;

/** `per seat`: what a figure is divided by, or one line is made for, is a noun of the model and no part of a value. */
const isDenominator = (tokens: readonly Token[], at: number): boolean =>
  /^(per|each|every)$/.test(tokens[at - 1]?.word ?? "");

const values =
  /^(in|for|from|at|is|are|was|were|like|contains|containing|and|or|vs|versus|not|only|just|except|excluding)$/;

/**
 * Whether a word may be the beginning of a longer one in a value, `Rap` of `Rapid Freight`: where it is quoted,
 * written as a name, or stands where values stand. Elsewhere it is a noun that begins alike, as `seat` does `Seattle`.
 */
const mayBeCut = (tokens: readonly Token[], at: number, length: number): boolean =>
  tokens.slice(at, at + length).every(
    ({ text, isQuoted }, offset) =>
      // A question begins with a capital, whatever it begins with: `Net new revenue` is not of the Netherlands.
      isQuoted || (at + offset > 0 && /^\p{Lu}/u.test(text)) || /^\p{N}/u.test(text),
  ) || values.test(tokens[at - 1]?.word ?? "");

/** Whether a value has this word, in any of its forms. */
const hasWord = (value: string, token: Token | undefined): boolean =>
  token !== undefined &&
  (plainOf(value).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).some(
    (word) => word === token.word || stemOf(word) === token.stem || rootOf(token) === word,
  );

/** Whether a value has a noun of the model for a word: `visit` is no `Family visiting`, where visits are counted. */
const isWordOf = (value: string, word: string): boolean =>
  (plainOf(value).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).some(
    (each) => each === word || each === `${word}s` || `${each}s` === word,
  );

/** Whether a word in small letters is no part of a code: no `cars` are `AB12 CAR`. */
const isNoCode = ({ text, isQuoted }: Token, value: string): boolean =>
  !isQuoted && /^\p{Ll}+$/u.test(text) && /\d/.test(value) && !/\p{Ll}/u.test(value);

/** Texts of the question that stand inside of values: `headlamp` in `Headlamp Fjord`. */
export const partsOf = (
  tokens: readonly Token[],
  open: ReadonlySet<number>,
  knownValues: readonly KnownValue[],
  ownWords: ReadonlySet<string>,
): readonly Placed[] => {
  const runs = [...open].flatMap((at) => {
    let length = 1;
    while (open.has(at + length)) length++;
    return Array.from({ length }, (_, shorter) => ({ at, length: shorter + 1 }));
  });
  return runs.flatMap(({ at, length }) => {
    const words = tokens.slice(at, at + length);
    if (words.every(({ word, isQuoted }) => !isQuoted && (isFiller(word) || isGlue(word))))
      return [];
    if (words.every(isOfOrder)) return [];
    const whole = words.map(({ word }) => word).join(" ");
    const root = words
      .map((token) =>
        token.isQuoted ? token.word : token === words.at(-1) ? rootOf(token) : token.word,
      )
      .join(" ");
    if (root.length < 3) return [];
    const last = words.at(-1);
    // `grade` of a credit grade is no beginning of a place called `Gradac`.
    const isName = length === 1 && ownWords.has(whole) && tokens[at]?.isQuoted !== true;
    const isCut = !isName && mayBeCut(tokens, at, length);
    if (isDenominator(tokens, at)) return [];
    const dimensions = new Set(
      knownValues.flatMap(({ dimension, value }) =>
        ` ${plainOf(value)}`.includes(` ${root}`) &&
        !words.some((token) => isNoCode(token, value)) &&
        (isCut ||
          (isName ? isWordOf(value, whole) : hasWord(value, last)) ||
          (length > 1 && plainOf(value).startsWith(root)))
          ? [dimension]
          : [],
      ),
    );
    const text = [...knownValues].some(({ value }) => plainOf(value).includes(whole))
      ? whole
      : root;
    return [...dimensions].map((dimension) => ({
      at,
      length,
      dimension,
      value: text,
      match: "part" as const,
      quality: 0.6,
    }));
  });
};
