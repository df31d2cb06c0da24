import type { Token } from "../../token.js";

/** `busiest day for drops`: things that are called so, and no change of a figure. */
const isThing = (
  tokens: readonly Token[],
  at: number,
  isName: (words: readonly string[]) => boolean,
): boolean => {
  const [before = "", word = "", next = ""] = [at - 1, at, at + 1].map(
    (each) => tokens[each]?.word,
  );
  const isCounted = /^(for|of|many)$/.test(before) && next !== "in";
  return /[^s]s$/.test(word) && (isCounted || isName([word]));
};

const deed = /^(declined|dropped|changed)$/;
const passive = /^(is|are|was|were|be|been|being|got|get|gets)$/;
const between = /^(not|also|then|later|ever|never|already|finally|just)$/;

/** `orders that were declined`: somebody did it to them, where a figure falls by itself. */
const isDoneTo = (tokens: readonly Token[], at: number): boolean => {
  let before = at - 1;
  while (between.test(tokens[before]?.word ?? "")) before--;
  return deed.test(tokens[at]?.word ?? "") && passive.test(tokens[before]?.word ?? "");
};

/** `how many candidates declined`: so many of them did it, where a fall would be one of their number. */
const isDoneByMany = (tokens: readonly Token[], at: number): boolean =>
  /^(declined|dropped)$/.test(tokens[at]?.word ?? "") &&
  /[^s]s$/.test(tokens[at - 1]?.word ?? "") &&
  tokens[at - 2]?.word === "many";

/** `candidates dropped out`, `orders that fell on a Sunday`: with its preposition the verb says something else. */
const isOtherVerb = (tokens: readonly Token[], at: number): boolean =>
  /^(dropped|drop|drops|fell|fall|falls|fallen)$/.test(tokens[at]?.word ?? "") &&
  /^(out|through|on)$/.test(tokens[at + 1]?.word ?? "");

/** `which branch declined the most`, where the model has a word for what is declined: branches do it, and do not fall. */
const isDoneBy = (
  tokens: readonly Token[],
  at: number,
  isKnown: (word: string) => boolean,
): boolean =>
  /^(declined|declines|decline)$/.test(tokens[at]?.word ?? "") &&
  isKnown(tokens[at]?.word ?? "") &&
  /^(which|who|what)$/.test(tokens[0]?.word ?? "") &&
  at <= 2;

/** Whether a word of growth says nothing of how a figure changed. */
export const isNoChange = (
  tokens: readonly Token[],
  at: number,
  isKnown: (word: string) => boolean,
  isName: (words: readonly string[]) => boolean,
): boolean =>
  isThing(tokens, at, isName) ||
  isDoneTo(tokens, at) ||
  isDoneByMany(tokens, at) ||
  isOtherVerb(tokens, at) ||
  isDoneBy(tokens, at, isKnown);
