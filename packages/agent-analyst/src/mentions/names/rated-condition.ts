import type { Token } from "../../words/token.js";
import type { Naming } from "../vocabulary-types.js";

/** Words that name members. */
interface Named {
  readonly at: number;
  readonly length: number;
  readonly namings: readonly Naming[];
}

/** A condition of which the share among all rows is asked for, and the word that asks. */
export interface RatedCondition {
  readonly at: number;
  readonly member: string;
}

/** `comeback rate per mechanic`, where a column says whether a job was one and no figure is called so. */
export const ratedCondition = (
  tokens: readonly Token[],
  found: readonly Named[],
  isFree: (at: number) => boolean,
): RatedCondition | undefined => {
  for (const mention of found) {
    const at = mention.at + mention.length;
    const isAsked = /^(rate|ratio|quota)$/.test(tokens[at]?.word ?? "") && isFree(at);
    const isOfRows = mention.namings.every(
      ({ member: { kind, aggregate } }) => kind !== "measure" || aggregate === "count",
    );
    const condition = mention.namings.find(
      ({ member: { kind, type }, quality }) =>
        quality > 0.9 && (kind === "segment" || (kind === "dimension" && type === "boolean")),
    );
    if (isAsked && condition !== undefined && isOfRows)
      return { at, member: condition.member.name };
  }
  return undefined;
};
