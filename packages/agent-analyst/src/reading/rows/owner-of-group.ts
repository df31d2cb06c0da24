import { candidatesOf, positionOf } from "../../mentions/roles.js";
import type { MentionContext } from "../context/mention-context.js";
import { absorb } from "../parts.js";

/**
 * `by industry of the client`: whose industry it is makes no group of its own. `top 2 products of each store` asks
 * for two of each store, so that with `each` it does so only behind `by`.
 */
export const takesOwner = ({
  parts,
  utterance,
  mentions,
  mention,
  index,
  dimension,
}: MentionContext): boolean => {
  const before = mentions[index - 1];
  if (before === undefined || dimension?.member.type !== "string") return false;
  const between = utterance.tokens.slice(before.at + before.length, mention.at).map(({ word }) => word).join(" "); // prettier-ignore
  const isBy = utterance.tokens[before.at - 1]?.word === "by";
  const isOwner =
    (isBy ? /^of (?:the|our|a|an|their|its|each)$/ : /^of (?:the|our|a|an|their|its)$/).test(
      between,
    ) &&
    candidatesOf(before).dimension !== undefined &&
    positionOf(utterance, mentions, index - 1) === "grouping";
  if (isOwner) absorb(parts, mention);
  return isOwner;
};
