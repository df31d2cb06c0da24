import { isFiller, isGlue } from "../../words/filler.js";
import type { Token } from "../../words/token.js";
import type { Mention, Mentions } from "../mentions.js";
import type { OtherSide } from "./other-side-of.js";
import { candidatesOf } from "../roles.js";
import type { ValueMention } from "../value-mention.js";

const joint = /^(vs|versus|against)$/;
const closing =
  /^(in|on|for|by|per|this|last|since|during|between|before|after|today|yesterday|so|each|over|from|\d.*)$/;

/**
 * `matinees vs evenings`, where a column says whether it is a matinee and nothing is called evening: of two sides, the other is
 * what the first is not. A word that a value has, or that is written like a name, is none of these.
 */
const otherSide = (
  tokens: readonly Token[],
  { found, unknown, cubeAt }: Pick<Mentions, "found" | "unknown" | "cubeAt">,
  values: readonly Pick<ValueMention, "at" | "length">[],
): OtherSide | undefined => {
  const at = tokens.findIndex(({ word, isQuoted }) => !isQuoted && joint.test(word));
  const condition = at < 1 ? undefined : conditionBefore(found, cubeAt, at);
  if (condition === undefined) return undefined;
  const isExplained = (place: number): boolean =>
    cubeAt.includes(place) ||
    [...found, ...values].some((each) => place >= each.at && place < each.at + each.length);
  const end = tokens.findIndex(({ word }, place) => place > at && closing.test(word));
  const behind = tokens.slice(at + 1, end < 0 ? tokens.length : end);
  const places = behind.flatMap(({ word }, offset) => {
    const place = at + 1 + offset;
    return isGlue(word) || isFiller(word) || isExplained(place) ? [] : [place];
  });
  const isWordOfNoName = (place: number): boolean =>
    unknown.includes(place) && !isName(tokens[place]);
  const isBehindArticle = isGlue(behind[0]?.word ?? "");
  const isNext = places[0] === at + 1 || (places[0] === at + 2 && isBehindArticle);
  return isNext && places.length <= 2 && places.every(isWordOfNoName)
    ? { condition, places, end: at + 1 + behind.length }
    : undefined;
};

/** Whether a word is quoted, or written like a name. */
const isName = (token: Token | undefined): boolean =>
  token === undefined || token.isQuoted || /^\p{Lu}/u.test(token.text);

/** What is found in a question, with such words explained. */
export const withOtherSide = (
  tokens: readonly Token[],
  mentions: Mentions,
  values: readonly ValueMention[],
): Mentions => {
  const side = otherSide(tokens, mentions, values);
  return side === undefined
    ? mentions
    : {
        ...mentions,
        unknown: mentions.unknown.filter((at) => !side.places.includes(at)),
        otherSide: side,
      };
};

/** The condition in front of a place, also where what it is said of stands between: `exclusive jobs vs open ones`. */
const conditionBefore = (
  found: readonly Mention[],
  cubeAt: readonly number[],
  at: number,
): Mention | undefined => {
  const endsAt = (end: number): Mention | undefined =>
    found.find((each) => each.at + each.length === end);
  const isSo = (mention: Mention | undefined): boolean =>
    mention !== undefined && candidatesOf(mention).condition?.member.type === "boolean";
  const last = endsAt(at);
  if (isSo(last)) return last;
  const noun = last?.at ?? (cubeAt.includes(at - 1) ? at - 1 : undefined);
  const before = noun === undefined ? undefined : endsAt(noun);
  return isSo(before) ? before : undefined;
};
