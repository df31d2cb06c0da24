import type { Mention, Mentions } from "../../mentions/mentions.js";
import type { Utterance } from "../../words/cues/utterance.js";
import type { LogicalForm } from "../logical-form.js";

/**
 * `orders per customer` read as customers by order: what `per` divides by was counted, and what is to be divided was taken
 * for the groups. The places of `per` where a reading turned the two round.
 */
export const turnedPer = (
  { tokens }: Utterance,
  { found }: Mentions,
  { measures, groupBy }: LogicalForm,
): readonly number[] => {
  const measured = measures.flatMap((each) => (each.kind === "measure" ? [each.member] : []));
  const names = (mention: Mention | undefined, members: readonly string[]): boolean =>
    mention?.namings.some(({ member }) => members.includes(member.name)) === true;
  return tokens.flatMap(({ word }, at) => {
    if (word !== "per") return [];
    const above = found.find((mention) => mention.at + mention.length === at);
    const below = found.find((mention) => mention.at === at + 1);
    const isTurned =
      names(above, groupBy) &&
      !names(above, measured) &&
      names(below, measured) &&
      !names(below, groupBy);
    return isTurned ? [at] : [];
  });
};
