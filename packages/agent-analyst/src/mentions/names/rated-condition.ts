import type { Token } from "../../words/token.js";
import { candidatesOf } from "../roles.js";
import type { Mention } from "../mentions.js";

/** A condition of which the share among all rows is asked for, and the word that asks. */
export interface RatedCondition {
  readonly at: number;
  readonly member: string;
}

/** `comeback rate per mechanic`, where a column says whether a job was one and no figure is called so. */
export const ratedCondition = (
  tokens: readonly Token[],
  found: readonly Mention[],
  isFree: (at: number) => boolean,
): RatedCondition | undefined => {
  for (const mention of found) {
    const at = mention.at + mention.length;
    const { condition, measure } = candidatesOf(mention);
    const isAsked = /^(rate|ratio|quota)$/.test(tokens[at]?.word ?? "") && isFree(at);
    const isOfRows = measure === undefined || measure.member.aggregate === "count";
    if (isAsked && condition !== undefined && condition.quality > 0.9 && isOfRows)
      return { at, member: condition.member.name };
  }
  return undefined;
};
