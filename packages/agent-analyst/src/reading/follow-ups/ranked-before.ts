import type { Utterance } from "../../words/cues/utterance.js";
import type { FormMeasure, LogicalForm } from "../logical-form.js";

const pronoun = /^(those|them|these|they|their)$/;

/** `sort them by revenue`: another order is asked for. */
const ordering = /^(by|rank|ranked|sort|sorted|order|ordered)$/;

const isSame = (left: unknown, right: unknown): boolean =>
  JSON.stringify(left) === JSON.stringify(right);

/**
 * `which 5 shops had the most complaints`, `how much did we refund for those?`: those are the five of before, and not the five
 * with the most of what is asked now. So the figure that ranked them stays, first, and the new one stands beside it.
 */
export const rankedBefore = (
  { tokens, ranking }: Pick<Utterance, "tokens" | "ranking">,
  former: LogicalForm | undefined,
  groupBy: readonly string[],
  measures: readonly FormMeasure[],
): readonly FormMeasure[] => {
  const by = former?.measures[0];
  const isOfThose =
    former?.ranking?.count !== undefined &&
    ranking === undefined &&
    isSame(former.groupBy, groupBy) &&
    groupBy.length > 0 &&
    !tokens.some(({ word }) => ordering.test(word)) &&
    (measures.some((each) => isSame(each, by)) ||
      tokens.some(({ word, isQuoted }) => pronoun.test(word) && !isQuoted));
  if (!isOfThose || by === undefined || isSame(measures[0], by)) return measures;
  return [by, ...measures.filter((each) => !isSame(each, by))];
};
