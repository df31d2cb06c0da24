import { isFiller } from "../words/filler.js";
import { stemOf } from "../words/stem.js";
import { plainOf, type Token } from "../words/token.js";
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
  const split = knownValues.map((each) => ({ value: each, words: wordsOf(each.value) }));
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
      const values = split.flatMap(({ value, words }) => (isWithin(run, words) ? [value] : []));
      if (values.length === 0) continue;
      found.push({ at, length, values });
      at += length - 1;
      break;
    }
  }
  return found;
};

const wordsOf = (value: string): readonly string[] =>
  (value.normalize("NFC").match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).map(plainOf);

/** Whether the words of a run stand among those of a value, in their order. */
const isWithin = (run: readonly Token[], words: readonly string[]): boolean => {
  let from = 0;
  for (const { word, stem } of run) {
    const at = words.findIndex(
      (each, index) => index >= from && (each === word || stemOf(each) === stem),
    );
    if (at < 0) return false;
    from = at + 1;
  }
  return true;
};
