import { candidatesOf } from "../../mentions/roles.js";
import { isDoneByAll } from "../../mentions/verbs/what-came.js";
import { absorb } from "../parts.js";
import { isWhoseLongest } from "../rows/whose-longest.js";
import {
  isHeldIn,
  isKindOfFigure,
  isOfDated,
  isOfQualified,
  isOnAll,
  isPlaceOf,
  isSubjectOfCount,
  isVerbAtEnd,
  isVerbOfDoer,
  isWhole,
} from "../states/no-groups.js";
import type { MentionContext } from "./mention-context.js";

/** What stands where a group may stand, and is none. */
export const takesNoGroup = (context: MentionContext): boolean => {
  const { parts, utterance, mention, mentions, index, position, dimension, others } = context;
  const isNone =
    isVerbOfDoer(utterance, mention, dimension?.member) ||
    isVerbAtEnd(utterance, mention, others) ||
    isDoneByAll(utterance.tokens, mention.at + mention.length) ||
    isOfQualified(utterance, mention, mentions[index + 1]) ||
    isWhoseLongest(utterance, mention, mentions) ||
    (position === "plain" &&
      (isSubjectOfCount(utterance, mention) || isOnAll(utterance, mention))) ||
    (position === "plain" &&
      [isWhole, isHeldIn].some((is) => is(utterance, mention, mentions[index - 1]))) ||
    (position === "plain" &&
      (isKindOfFigure(utterance, mention, mentions[index + 1]) ||
        isOfDated(utterance, mention, mentions[index + 1], others)));
  if (isNone) absorb(parts, mention);
  return isNone;
};

/** `cars in the workshop`: a place that holds for all, and nothing to group by; it has no part. */
export const takesPlace = ({
  utterance,
  mention,
  position,
  dimension,
  values,
}: MentionContext): boolean =>
  position === "plain" &&
  dimension?.member.type === "string" &&
  isPlaceOf(utterance, mention) &&
  !values.some((value) => value.dimension === dimension.member.name);

/** `product category` is a category: of two names in a row, the second is the head; `product, category` are two. */
export const takesCompound = (context: MentionContext): boolean => {
  const { parts, utterance, mention, mentions, index, dimension } = context;
  const next = mentions[index + 1];
  const isCompound =
    next?.at === mention.at + mention.length &&
    utterance.tokens[next.at]?.isBehindComma !== true &&
    !utterance.limits.some(({ at }) => at === next.at + next.length) &&
    candidatesOf(next).dimension !== undefined &&
    candidatesOf(next).measure === undefined &&
    // `worst rated mechanic` ranks by a number, and `rated` names no kind of mechanic.
    !(utterance.ranking !== undefined && dimension?.member.type === "number");
  if (isCompound) absorb(parts, mention);
  return isCompound;
};
