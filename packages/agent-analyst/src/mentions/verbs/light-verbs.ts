import type { Token } from "../../words/token.js";

/** `how many visits does a member make on average`: what one does is what is counted, and the verb says nothing more. */
export const lightVerbs = (tokens: readonly Token[]): readonly number[] =>
  tokens.flatMap(({ word, isQuoted }, at) => {
    const isLight = /^(make|have|place|do|get|take)$/.test(word) && !isQuoted;
    const isBeforeAverage =
      tokens[at + 1]?.word === "on" && /^(average|avg)$/.test(tokens[at + 2]?.word ?? "");
    const isOfOne = tokens
      .slice(0, at)
      .some((each, place) => /^(do|does|did)$/.test(each.word) && /^an?$/.test(tokens[place + 1]?.word ?? "")); // prettier-ignore
    return isLight && isBeforeAverage && isOfOne ? [at] : [];
  });
