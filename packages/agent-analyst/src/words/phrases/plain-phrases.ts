import { phrases } from "./everyday-phrases.js";
import { isFiller, isGlue } from "../filler.js";
import { numberOf } from "../number-word.js";
import { stemOf } from "../stem.js";
import type { Token } from "../token.js";

/**
 * Puts everyday phrases into the words that the rest of the reading knows: `not counting hail` excludes it, and
 * `did Pearl beat Ballard` compares the two. A phrase stays as it is where the model has one of its words,
 * which then names something, or where somebody has quoted it.
 */
export const withPlainPhrases = (
  given: readonly Token[],
  isKnown: (word: string) => boolean,
): readonly Token[] => {
  const tokens = limitsForward(topOfFigure(given));
  const plain: Token[] = [];
  for (let at = 0; at < tokens.length;) {
    const found = phraseAt(tokens, at, isKnown);
    const said = tokens.slice(at, at + (found?.length ?? 1));
    if (found === undefined) plain.push(...said);
    else {
      const text = said.map((token) => token.text).join(" ");
      const [first] = said;
      const before = plain.at(-1);
      if (found.plain.length === 0 && before !== undefined && /^(we|they|you|i)$/.test(before.word))
        plain.splice(-1, 1, { ...before, putAside: text.toLowerCase() });
      for (const each of found.plain) {
        const word = typeof each === "number" ? (said[each]?.word ?? "") : each;
        plain.push({ ...first, text, word, stem: stemOf(word), isQuoted: false });
      }
    }
    at += said.length;
  }
  return plain;
};

/** The phrase at a place, and what it says in plain words; none where the model has no name for what it would say. */
const phraseAt = (
  tokens: readonly Token[],
  at: number,
  isKnown: (word: string) => boolean,
): { readonly length: number; readonly plain: readonly (string | number)[] } | undefined => {
  for (const { said, plain, names, fits, hasNames, unless } of phrases) {
    if (unless?.some(isKnown) === true) continue;
    const isName = (word: string): boolean => hasNames !== true && isKnown(word);
    if (!isSaidAt(tokens, at, said, isName) || fits?.(tokens, at) === false) continue;
    const name = names?.find((word) => isKnown(word));
    if (names === undefined) return { length: said.length, plain };
    if (name !== undefined) return { length: said.length, plain: [...plain, name] };
  }
  return undefined;
};

/** `5 volunteers with the most hours` are the top 5 of them. */
const topOfFigure = (tokens: readonly Token[]): readonly Token[] => {
  const at = tokens.findIndex(({ word }) => numberOf(word) !== undefined);
  const number = tokens[at];
  const joint = tokens.findIndex(({ word }, index) => index > at + 1 && word === "with");
  if (number === undefined || joint < 0 || joint - at > 3 || !opens(tokens.slice(0, at)))
    return tokens;
  const rank = tokens[joint + 1]?.word === "the" ? joint + 2 : joint + 1;
  const direction = directions.get(tokens[rank]?.word ?? "");
  return direction === undefined || rank + 1 >= tokens.length
    ? tokens
    : tokens.toSpliced(at, 0, { ...number, text: direction, word: direction, stem: direction });
};

const open: readonly (readonly [RegExp, string])[] = [
  [/^(more|over|above|greater|higher|longer|larger|bigger|older)$/, "least"],
  [/^(less|fewer|under|below|lower|shorter|smaller|younger)$/, "most"],
];

/** So many words may say the unit of a limit: `8 k euros or more`. */
const unitWordsMax = 2;

/** `8 euros or more` is `at least 8 euros`, and `5 or fewer` is `at most 5`. */
const limitsForward = (tokens: readonly Token[]): readonly Token[] => {
  const joint = tokens.findIndex(
    ({ word, isQuoted }, at) =>
      !isQuoted &&
      (word === "or" ||
        (word === "and" && /^(more|over|above|up)$/.test(tokens[at + 1]?.word ?? ""))),
  );
  const end = open.find(([word]) => word.test(tokens[joint + 1]?.word ?? ""))?.[1];
  if (joint < 1 || end === undefined) return tokens;
  const first = Math.max(0, joint - 1 - unitWordsMax);
  const at = tokens.slice(first, joint).findLastIndex(({ word }) => numberOf(word) !== undefined);
  const number = tokens[first + at];
  if (at < 0 || number === undefined) return tokens;
  const text = [number, ...tokens.slice(joint, joint + 2)].map((token) => token.text).join(" ");
  const least = ["at", end].map((word) => ({ ...number, text, word, stem: stemOf(word) }));
  return [
    ...tokens.slice(0, first + at),
    ...least,
    ...tokens.slice(first + at, joint),
    ...tokens.slice(joint + 2),
  ];
};

/** Whether words only ask for what follows them. */
const opens = (tokens: readonly Token[]): boolean =>
  tokens.every(({ word }) => /^(the|which|show|list|me|what|are|give)$/.test(word));

const directions = new Map([
  ...["most", "highest", "largest", "biggest", "greatest"].map((word) => [word, "top"] as const),
  ...["least", "fewest", "lowest", "smallest"].map((word) => [word, "bottom"] as const),
]);

const isSaidAt = (
  tokens: readonly Token[],
  at: number,
  said: readonly RegExp[],
  isKnown: (word: string) => boolean,
): boolean =>
  said.every((form, offset) => {
    const token = tokens[at + offset];
    return (
      token !== undefined &&
      !token.isQuoted &&
      form.test(token.word) &&
      (isFiller(token.word) || isGlue(token.word) || !isKnown(token.word))
    );
  });
