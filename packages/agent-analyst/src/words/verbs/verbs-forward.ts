import { numberOf } from "../number-word.js";
import type { Token } from "../token.js";
import { thingsDone } from "./things-done.js";

const places = /^(in|from|at|of)$/;
const ending =
  /^(in|on|during|since|last|this|per|by|before|after|between|from|today|yesterday|within|over|for|and|\d{4}.*)$/;
const placeWordsMax = 4;

/**
 * `how many customers in Berlin ordered in 2025` as `how many customers ordered in Berlin in 2025`: the verb stands
 * beside its subject, as it does in the names of a model (`Customers who ordered`), so that both are found as one.
 * A verb that has an object (`returned boots`) keeps its place, since that would be parted from it.
 */
export const verbsForward = (tokens: readonly Token[]): readonly Token[] => {
  for (let at = 1; at < tokens.length - 2; at++) {
    const verb = places.test(tokens[at]?.word ?? "") ? verbAfter(tokens, at) : undefined;
    if (verb === undefined) continue;
    return [
      ...tokens.slice(0, at),
      ...tokens.slice(verb.from, verb.to),
      ...tokens.slice(at, verb.from),
      ...tokens.slice(verb.to),
    ];
  }
  return tokens;
};

const ofWordsMax = 5;
const sizes = /^(at|more|less|fewer|over|under|above|below|between|exactly|up)$/;

/** `how many litres of milk did we sell` as `how many litres did we sell of milk`: the verb stands beside what was counted. */
export const deedsForward = (
  given: readonly Token[],
  isName: (words: readonly string[]) => boolean,
): readonly Token[] => {
  const tokens = thingsDone(given, isName);
  const isOf = wordAt(tokens, 0) === "how" && wordAt(tokens, 1) === "many" && wordAt(tokens, 3) === "of"; // prettier-ignore
  const at = tokens.findIndex(({ word }) => /^(did|do|have)$/.test(word));
  const isDeed = /^(we|they|you|i)$/.test(wordAt(tokens, at + 1)) && at + 2 < tokens.length;
  // `parties of 8 or more` are those of a size.
  const isSize = numberOf(wordAt(tokens, 4)) !== undefined || sizes.test(wordAt(tokens, 4));
  if (!isOf || !isDeed || isSize || at < 5 || at - 4 > ofWordsMax) return tokens;
  return [
    ...tokens.slice(0, 3),
    ...tokens.slice(at, at + 3),
    ...tokens.slice(3, at),
    ...tokens.slice(at + 3),
  ];
};

const wordAt = (tokens: readonly Token[], at: number): string => tokens[at]?.word ?? "";

/** The verb behind a place, with the pronoun before it, where the subject stands right before the place. */
const verbAfter = (tokens: readonly Token[], place: number) => {
  if (!/\p{L}{3}s$/u.test(wordAt(tokens, place - 1))) return undefined;
  const isAsked = tokens
    .slice(Math.max(0, place - 3), place - 1)
    .some(({ word }) => /^(many|number|which|what)$/.test(word));
  for (let at = place + 2; at <= place + 1 + placeWordsMax && at < tokens.length; at++) {
    const isRelative = /^(who|that|which)$/.test(wordAt(tokens, at));
    const to = (isRelative ? at + 1 : at) + 1;
    const isVerb = isPast(tokens[to - 1]) && (isRelative || isAsked);
    const isEnd = to >= tokens.length || ending.test(wordAt(tokens, to));
    // `moves in May were not cancelled`: without what denies it, the verb says the opposite.
    if (/^(not|never)$/.test(wordAt(tokens, at))) return undefined;
    if (isVerb) return isEnd ? { from: at, to } : undefined;
    if (isRelative || ending.test(wordAt(tokens, at)) || places.test(wordAt(tokens, at)))
      return undefined;
  }
  return undefined;
};

const isPast = (token: Token | undefined): boolean =>
  token !== undefined && !token.isQuoted && /^\p{Ll}{3,}ed$/u.test(token.text);
