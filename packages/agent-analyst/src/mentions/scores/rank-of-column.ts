import type { Cube } from "@embedded-analytics/domain";
import type { Token } from "../../words/token.js";
import { isOfNounBeside } from "../ends/column-of-noun.js";
import { isOfOtherEnd, sideOf } from "../ends/sides.js";
import type { Mention } from "../typed/mention.js";
import type { ValueMention } from "../value-mention.js";
import { isDoneByUs, isOfBuyers } from "../verbs/our-side.js";

/** A column below this is said by the question: it is named, or is one of the things that the value stands beside. */
export const toldMax = 1000;

/**
 * Which of several columns a value is meant in, the least first: one that the question names, one of the things that the value
 * stands beside, then the order of the model, and what customers have behind it.
 */
export const rankOf =
  (cube: Cube, found: readonly Mention[], tokens: readonly Token[]) =>
  ({ dimension, at: place, length }: Pick<ValueMention, "dimension" | "at" | "length">): number => {
    const isNamed = found.some(({ namings }) =>
      namings.some(({ member }) => member.name === dimension),
    );
    const at = cube.members.findIndex(({ name }) => name === dimension);
    const member = cube.members[at];
    const isFar =
      (isDoneByUs(tokens) && member !== undefined && isOfBuyers(member)) ||
      isOfOtherEnd(member, tokens, cube, place);
    // Which end of a crossing a place is, its verb tells.
    const isBeside =
      member !== undefined &&
      sideOf(member) === undefined &&
      isOfNounBeside(member, tokens, { at: place, length }, found);
    return (isNamed ? 0 : isBeside ? 300 : toldMax) + (isFar ? 500 : 0) + at;
  };
