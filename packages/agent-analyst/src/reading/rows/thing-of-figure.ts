import { candidatesOf } from "../../mentions/roles.js";
import type { Mention } from "../../mentions/mentions.js";
import type { MentionContext } from "../context/mention-context.js";
import { absorb } from "../parts.js";

/** `review score`, `order value`: the thing only says of what the figure behind it is; `reviews and score` are two figures. */
export const takesThing = ({
  parts,
  utterance,
  mention,
  mentions,
  index,
  measure,
  dimension,
  cube,
}: MentionContext): boolean => {
  const next = mentions[index + 1];
  const isSingle = mention.length === 1 && /[^s]$/.test(utterance.tokens[mention.at]?.word ?? "");
  const isCount =
    measure?.member.aggregate === "count" && (dimension?.quality ?? 0) < measure.quality;
  const isThing =
    isCount &&
    ((isSingle && next?.at === mention.at + 1 && isFigure(next)) ||
      isOfAmount(cube, utterance.tokens, mention, mentions[index - 1]));
  if (isThing) absorb(parts, mention);
  return isThing;
};

/** `amount of the invoices`: what the figure before it is of, where both are of one table. */
const isOfAmount = (
  { members }: MentionContext["cube"],
  tokens: MentionContext["utterance"]["tokens"],
  mention: Mention,
  before: Mention | undefined,
): boolean => {
  const of = /^(the|our|all)$/.test(tokens[mention.at - 1]?.word ?? "") ? 2 : 1;
  const isBehind =
    before !== undefined &&
    tokens[mention.at - of]?.word === "of" &&
    before.at + before.length === mention.at - of;
  if (!isBehind || mention.isWeak || !isFigure(before)) return false;
  const { dimension, measure } = candidatesOf(before);
  const home = homeOfAll(members, mention);
  return home !== undefined && (dimension ?? measure)?.member.source?.cube === home;
};

/** The cube of which a mention counts all rows; `average wage of the current crew` is of some of them. */
const homeOfAll = (
  members: MentionContext["cube"]["members"],
  mention: Mention,
): string | undefined => {
  const count = candidatesOf(mention).measure?.member;
  const home = count?.source?.cube;
  const all = members.find(
    ({ aggregate, source }) => aggregate === "count" && source?.cube === home,
  );
  return all?.name === count?.name ? home : undefined;
};

const isFigure = (mention: Mention): boolean => {
  const { dimension, measure } = candidatesOf(mention);
  return (
    dimension?.member.type === "number" ||
    (measure !== undefined && measure.member.aggregate !== "count")
  );
};
