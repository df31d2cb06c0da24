import type { Parts } from "../parts.js";

/** `smart vs not smart meters`: what is to hold and not to hold is what rows are grouped by. */
export const bothHalves = ({ conditions }: Parts): readonly string[] => [
  ...new Set(
    conditions.flatMap(({ member, holds }) =>
      holds && conditions.some((other) => other.member === member && !other.holds) ? [member] : [],
    ),
  ),
];
