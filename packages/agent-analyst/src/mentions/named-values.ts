import { editDistance, slipsIn } from "../words/edit-distance.js";
import { isFiller } from "../words/filler.js";
import { stemOf } from "../words/stem.js";
import type { Token } from "../words/token.js";
import { wordsOfValue } from "./described/value-wordings.js";
import type { KnownValue } from "./known-value.js";

/** A run of a question's words that stands in values in this order, and those values. */
export interface NamedRun {
  readonly at: number;
  readonly length: number;
  readonly values: readonly KnownValue[];
}

const wordsMax = 8;

/**
 * The longest runs of two words or more that values have in their order: `Rapid Freight` of `Rapid Freight
 * GmbH`, `Dr Weber` of two doctors. A run has at least one word that nothing else explains; a name of the
 * model may be a word of it as well.
 */
export const namedRuns = (
  tokens: readonly Token[],
  open: ReadonlySet<number>,
  isFree: (at: number) => boolean,
  knownValues: readonly KnownValue[],
): readonly NamedRun[] => {
  const split = knownValues.map((each) => ({ value: each, words: wordsOfValue(each.value) }));
  const found: NamedRun[] = [];
  for (let at = 0; at < tokens.length; at++) {
    for (let length = Math.min(wordsMax, tokens.length - at); length > 1; length--) {
      const run = tokens.slice(at, at + length);
      const isRun =
        run.every(({ isQuoted }, offset) => !isQuoted && isFree(at + offset)) &&
        run.some((_, offset) => open.has(at + offset)) &&
        !isFiller(run[0]?.word ?? "") &&
        !isFiller(run.at(-1)?.word ?? "");
      if (!isRun) continue;
      const maySlip = (offset: number): boolean => open.has(at + offset);
      const values = split.flatMap(({ value, words }) =>
        isWithin(run, words, maySlip) ? [value] : [],
      );
      if (values.length === 0) continue;
      found.push({ at, length, values });
      at += length - 1;
      break;
    }
  }
  return found;
};

/**
 * Whether the words of a run stand among those of a value, in their order. A word that nothing else explains may have a slip
 * beside one that has none: `gate stret` of `Gate Street Theatre`.
 */
const isWithin = (
  run: readonly Token[],
  words: readonly string[],
  maySlip: (offset: number) => boolean,
): boolean => {
  let from = 0;
  let exact = 0;
  for (const [offset, token] of run.entries()) {
    const isSame = (each: string): boolean => each === token.word || stemOf(each) === token.stem;
    const fits = (each: string): boolean =>
      isSame(each) || (maySlip(offset) && isSlipOf(token, each));
    const at = words.findIndex((each, index) => index >= from && fits(each));
    if (at < 0) return false;
    if (isSame(words[at] ?? "")) exact++;
    from = at + 1;
  }
  return exact > 0;
};

const isSlipOf = ({ word }: Token, other: string): boolean => {
  const max = slipsIn(word);
  return max > 0 && word[0] === other[0] && editDistance(word, other, max) <= max;
};

/** So many kinds of a thing are taken together. */
const kindsMax = 6;

/**
 * Whether a run of words in the plural stands side by side in each of these values: `brake pads` of `Brake pads front` and
 * `Brake pads rear`. People of one name are still asked about: they are named in the singular.
 */
export const isHeldByAll = (
  tokens: readonly Token[],
  { at, length }: Pick<NamedRun, "at" | "length">,
  values: readonly string[],
): boolean => {
  const run = tokens.slice(at, at + length);
  const said = run.map(({ stem }) => stem).join(" ");
  const isPlural = /[^s]s$/.test(run.at(-1)?.word ?? "");
  return (
    length > 1 &&
    isPlural &&
    values.length <= kindsMax &&
    values.every((value) => ` ${wordsOfValue(value).map(stemOf).join(" ")} `.includes(` ${said} `))
  );
};
