import { isGlue } from "../../words/filler.js";
import { isPastForm } from "../../words/past-forms.js";
import type { Token } from "../../words/token.js";

/** `sales by month` groups, and names no column called `Sold by`. */
const isGrouping = (last: number, tokens: readonly Token[]): boolean =>
  tokens[last]?.word === "by" &&
  tokens[last + 1] !== undefined &&
  !isPastForm(tokens[last - 1]?.word ?? "");

/** `which contracts end in May`: what those do that are asked for, and no column called `Contract end`. */
const isDoneByAsked = (
  [first = -1, last, ...more]: readonly number[],
  tokens: readonly Token[],
): boolean =>
  last === first + 1 &&
  more.length === 0 &&
  /^(which|what)$/.test(tokens[first - 1]?.word ?? "") &&
  /[^s]s$/.test(tokens[first]?.word ?? "") &&
  /^(end|start|begin|close|open)$/.test(tokens[last]?.word ?? "");

/** Between the words of a name stand at most words that join. */
export const isOneName = (indexes: readonly number[], tokens: readonly Token[]): boolean =>
  !isDoneByAsked(indexes, tokens) &&
  !(indexes.length > 1 && isGrouping(indexes.at(-1) ?? 0, tokens)) &&
  indexes.every((at, index) => {
    const before = indexes[index - 1];
    if (before === undefined) return true;
    return tokens.slice(before + 1, at).every(({ word }) => isGlue(word));
  });
