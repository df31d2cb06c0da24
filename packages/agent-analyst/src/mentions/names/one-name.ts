import { isGlue } from "../../words/filler.js";
import type { Token } from "../../words/token.js";

/** Between the words of a name stand at most words that join. */
export const isOneName = (indexes: readonly number[], tokens: readonly Token[]): boolean =>
  indexes.every((at, index) => {
    const before = indexes[index - 1];
    if (before === undefined) return true;
    return tokens.slice(before + 1, at).every(({ word }) => isGlue(word));
  });
