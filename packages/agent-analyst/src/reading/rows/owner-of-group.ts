import type { Cube, Member } from "@embedded-analytics/domain";
import type { Mention } from "../../mentions/mentions.js";
import { candidatesOf, positionOf } from "../../mentions/roles.js";
import type { MentionContext } from "../context/mention-context.js";
import type { Utterance } from "../../words/cues/utterance.js";
import { absorb } from "../parts.js";
import { homeOfMember } from "../spans/times-of-table.js";

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
  cube,
}: MentionContext): boolean => {
  const before = mentions[index - 1];
  if (before === undefined || dimension?.member.type !== "string") return false;
  const between = utterance.tokens.slice(before.at + before.length, mention.at).map(({ word }) => word).join(" "); // prettier-ignore
  const isBy = utterance.tokens[before.at - 1]?.word === "by";
  const isOwner =
    (between === "of" && isKindOf(cube, utterance, before, mention, dimension.member)) ||
    ((isBy ? /^of (?:the|our|a|an|their|its|each)$/ : /^of (?:the|our|a|an|their|its)$/).test(
      between,
    ) &&
      candidatesOf(before).dimension !== undefined &&
      positionOf(utterance, mentions, index - 1) === "grouping");
  if (isOwner) absorb(parts, mention);
  return isOwner;
};

/** `each colour of wine`, `which type of lorry`: what it is a colour of, in the singular, where one table has both. */
const isKindOf = (
  cube: Cube,
  { tokens }: Utterance,
  before: Mention,
  { at, length }: Mention,
  owner: Member,
): boolean => {
  const { dimension } = candidatesOf(before);
  const kind = dimension?.member;
  // `type of charge`, where a `Type of vessel` is called so by half.
  const isWhole = !before.isWeak && (dimension?.quality ?? 0) > 0.8;
  const isSingle = length === 1 && !/[^s]s$/.test(tokens[at]?.word ?? "");
  return (
    kind?.type === "string" &&
    kind !== owner &&
    isWhole &&
    isSingle &&
    homeOfMember(cube, kind) === homeOfMember(cube, owner) &&
    isLed(tokens, before)
  );
};

const isLed = (tokens: Utterance["tokens"], { at }: Mention): boolean =>
  /^(each|every|which|what|by|per)$/.test(tokens[at - 1]?.word ?? "");
