import { isGlue } from "../../words/filler.js";
import { isPastForm } from "../../words/past-forms.js";
import type { Token } from "../../words/token.js";

/** `sales by month` groups, and names no column called `Sold by`. */
const isGrouping = (last: number, tokens: readonly Token[]): boolean =>
  tokens[last]?.word === "by" &&
  tokens[last + 1] !== undefined &&
  !isPastForm(tokens[last - 1]?.word ?? "");

/** Between the words of a name stand at most words that join. */
export const isOneName = (indexes: readonly number[], tokens: readonly Token[]): boolean =>
  !(indexes.length > 1 && isGrouping(indexes.at(-1) ?? 0, tokens)) &&
  indexes.every((at, index) => {
    const before = indexes[index - 1];
    if (before === undefined) return true;
    return tokens.slice(before + 1, at).every(({ word }) => isGlue(word));
  });
