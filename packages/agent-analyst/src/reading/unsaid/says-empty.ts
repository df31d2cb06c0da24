import type { Mentions } from "../../mentions/mentions.js";
import type { Utterance } from "../../words/cues/utterance.js";
import type { LogicalForm } from "../logical-form.js";

/** Where words say that a column is empty: `with unknown age group`. */
export const saysEmpty = (
  { found }: Mentions,
  { tokens }: Utterance,
  { filters }: LogicalForm,
): readonly number[] =>
  found.flatMap((mention) => {
    const isEmpty = filters.some(
      ({ member, match, isNot }) =>
        match === "empty" && !isNot && mention.namings.some((each) => each.member.name === member),
    );
    const lacks = /^(unknown|missing|empty|blank|lacking|unspecified)$/.test(
      tokens[mention.at - 1]?.word ?? "",
    );
    return isEmpty && lacks ? [mention.at - 1] : [];
  });
