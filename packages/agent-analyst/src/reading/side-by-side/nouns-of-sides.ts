import type { Mention } from "../../mentions/mentions.js";
import { candidatesOf } from "../../mentions/roles.js";
import type { ValueMention } from "../../mentions/value-mention.js";
import type { Utterance } from "../../words/cues/utterance.js";
import { grammarKindOf } from "../../words/filler.js";
import type { LogicalForm } from "../logical-form.js";

const whether = /^(do|does|did|is|are|was|were|have|has|had)$/;

/** Whether a question asks which of two has more of something: `do A … more than B`, and no list of what they have. */
const asksWhichSide = ({ tokens }: Utterance): boolean =>
  whether.test(tokens[0]?.word ?? "") &&
  !tokens.some(
    ({ word }) => /^(which|who|by|most|least)$/.test(word) || grammarKindOf(word) === "dividing",
  );

/**
 * `do business customers pay later than private customers`: customers are what both sides are, and no groups of their own.
 * Gives the groups and tokens of
 * such nouns, right behind one of several values of a column.
 */
export const nounsOfSides = (
  utterance: Utterance,
  values: readonly ValueMention[],
  filters: LogicalForm["filters"],
  kept: readonly Mention[],
  groups: readonly string[],
): { readonly groups: readonly string[]; readonly places: readonly number[] } => {
  if (!asksWhichSide(utterance)) return { groups: [], places: [] };
  const sides = filters.filter(({ isNot, values: held }) => !isNot && held.length > 1);
  const ends = values
    .filter(({ dimension }) => sides.some(({ member }) => member === dimension))
    .map(({ at, length }) => at + length);
  const nouns = kept.filter(
    (each) => ends.includes(each.at) && groups.includes(nameOf(each) ?? ""),
  );
  return {
    groups: nouns.flatMap((noun) => nameOf(noun) ?? []),
    places: nouns.flatMap(({ at, length }) => Array.from({ length }, (_, offset) => at + offset)),
  };
};

const nameOf = (mention: Mention): string | undefined =>
  candidatesOf(mention).dimension?.member.name;
