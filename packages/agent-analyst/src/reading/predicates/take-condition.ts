import type { Member } from "@embedded-analytics/domain";
import { wordsOfName } from "../../words/token.js";
import { candidatesOf } from "../../mentions/roles.js";
import { bestOf, type MentionContext } from "../context/mention-context.js";
import { absorb, isNear } from "../parts.js";
import { lackingBefore } from "../states/said-before.js";
import { aggregatesBefore } from "../take-dimension.js";
import { isAgainstRest, isConditionDenied, verbsOfCondition } from "./denied-conditions.js";

/** A condition is meant, and not the amount of the same name: `20 percent discount` is so much. */
export const takesCondition = (context: MentionContext): boolean => {
  const { parts, utterance, mention, condition, position } = context;
  if (condition === undefined || isAmount(context)) return false;
  if (isRestOfName(context, condition.member.name)) {
    absorb(parts, mention);
    return true;
  }
  const isFreeOf = isNamedWithoutFree(context, condition.member);
  if (isFreeOf && !isLacked(context)) return false;
  if (isFreeOf || lackingBefore(utterance, mention) === true) {
    parts.conditions.push({ member: condition.member.name, holds: isFreeOf });
    return true;
  }
  const best = bestOf(context.measure, context.dimension, context.time);
  const isNearest = condition.quality >= best || position !== "grouping";
  if (!isNearest || condition.quality < best - 0.05) return false;
  const { name } = condition.member;
  parts.conditionEnds.add(mention.at + mention.length);
  parts.conditions.push({ member: name, holds: !isConditionDenied(utterance, mention.at) });
  for (const at of verbsOfCondition(utterance.tokens, mention.at)) parts.absorbed.add(at);
  if (isAgainstRest(utterance, mention)) parts.conditions.push({ member: name, holds: false });
  return true;
};

/** `snags` of what is called `Snag-free`: the word alone says the opposite, and `without a snag` the same. */
const isNamedWithoutFree = (
  { utterance: { tokens }, mention: { at, length } }: MentionContext,
  { title, name }: Member,
): boolean => {
  const words = wordsOfName(title || name);
  return (
    words.length > 1 &&
    words.at(-1) === "free" &&
    tokens.slice(at, at + length).every(({ word }) => word !== "free")
  );
};

const isLacked = ({ utterance, mention }: MentionContext): boolean =>
  lackingBefore(utterance, mention) === true ||
  isConditionDenied(utterance, mention.at) ||
  utterance.tokens.slice(Math.max(0, mention.at - 2), mention.at).some(({ word }) => /^(?:no|without)$/.test(word)); // prettier-ignore

/** A number that is calculated with, or that a limit stands beside. */
const isAmount = ({ utterance, mention, dimension }: MentionContext): boolean => {
  const isNumber = mention.namings.some(
    ({ member }) => member.kind === "dimension" && member.type === "number",
  );
  const isAggregate =
    dimension?.member.type === "number" && aggregatesBefore(utterance, mention).length > 0;
  const isLimited = utterance.limits.some((limit) => isNear(limit.at + limit.length, mention.at));
  return isAggregate || (isNumber && isLimited);
};

/**
 * `without auto renewal`, where a column is called `Automatic renewal`: both words are of the one name, of which the first one
 * has already said whether it must hold.
 */
const isRestOfName = (
  { parts, mentions, index, mention }: MentionContext,
  member: string,
): boolean => {
  const before = mentions[index - 1];
  return (
    before !== undefined &&
    before.at + before.length === mention.at &&
    candidatesOf(before).condition?.member.name === member &&
    parts.conditions.at(-1)?.member === member
  );
};
