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
}: MentionContext): boolean => {
  const next = mentions[index + 1];
  const isSingle = mention.length === 1 && /[^s]$/.test(utterance.tokens[mention.at]?.word ?? "");
  const isCount =
    measure?.member.aggregate === "count" && (dimension?.quality ?? 0) < measure.quality;
  const isThing = isSingle && isCount && next?.at === mention.at + 1 && isFigure(next);
  if (isThing) absorb(parts, mention);
  return isThing;
};

const isFigure = (mention: Mention): boolean => {
  const { dimension, measure } = candidatesOf(mention);
  return (
    dimension?.member.type === "number" ||
    (measure !== undefined && measure.member.aggregate !== "count")
  );
};
