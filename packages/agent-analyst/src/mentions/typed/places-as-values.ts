import type { Token } from "../../words/token.js";
import type { Mentions } from "../mentions.js";
import type { ValueMention } from "../value-mention.js";

const article = /^(the|our|an?)$/;

/** Whether a word stands where a place or a cause stands: `in our stores`, `lost to a competitor`. */
const isLedTo = (tokens: readonly Token[], at: number): boolean => {
  const word = (place: number): string => tokens[place]?.word ?? "";
  if (/^(in|through|via|to)$/.test(word(at - 1))) return true;
  const joint = article.test(word(at - 1)) ? at - 2 : at - 1;
  return (
    /^(in|through|via|to)$/.test(word(joint)) ||
    (word(joint) === "of" && word(joint - 1) === "because")
  );
};

/**
 * Single words that name a column of texts and stand in the place of a value, each of which another column may have:
 * `sales in stores`, where a channel is called `store`. They are looked for as whole values.
 */
export const placesAsValues = (
  tokens: readonly Token[],
  { found }: Pick<Mentions, "found">,
): readonly number[] =>
  found.flatMap(({ at, length, namings, slips }) =>
    length === 1 &&
    slips === undefined &&
    at > 0 &&
    isLedTo(tokens, at) &&
    // `in terminal 2` says which one.
    !/^\p{N}/u.test(tokens[at + 1]?.word ?? "") &&
    namings.every(({ member }) => member.kind === "dimension" && member.type === "string")
      ? [at]
      : [],
  );

/** Whether it is a value of another column, as a whole, and not one whose name it has: `in the city` may be any. */
export const isPlaceAsValue = (
  { found }: Pick<Mentions, "found">,
  { at, length, dimension, match, quality }: Pick<ValueMention, "at" | "length" | "dimension" | "match" | "quality">, // prettier-ignore
): boolean =>
  length === 1 &&
  match === "whole" &&
  quality >= 0.95 &&
  found.some(
    (mention) =>
      mention.at === at && !mention.namings.some(({ member }) => member.name === dimension),
  );

/** The mentions without those that turned out to be such a value: one word says one thing. */
export const withoutPlaces = (
  tokens: readonly Token[],
  mentions: Mentions,
  values: readonly ValueMention[],
): Mentions => {
  const places = placesAsValues(tokens, mentions).filter((at) =>
    values.some((value) => value.at === at && isPlaceAsValue(mentions, value)),
  );
  return places.length === 0
    ? mentions
    : { ...mentions, found: mentions.found.filter(({ at }) => !places.includes(at)) };
};
