import type { Mentions } from "../mentions.js";
import type { ValueMention } from "../value-mention.js";

/** `lets of class C`: the word names the column of the value beside it, and is no word of the house `Class House`. */
export const isColumnOfNext = (
  { at, length, match, dimension }: ValueMention,
  { found }: Mentions,
  values: readonly ValueMention[],
): boolean =>
  match === "part" &&
  length === 1 &&
  values.some(
    (next) =>
      next.match === "whole" &&
      next.dimension !== dimension &&
      (next.at === at + 1 || next.at + next.length === at) &&
      found.some(
        (mention) =>
          mention.at === at && mention.namings.some(({ member }) => member.name === next.dimension),
      ),
  );
