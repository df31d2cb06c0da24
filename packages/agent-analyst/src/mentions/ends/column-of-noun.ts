import type { Member } from "@embedded-analytics/domain";
import type { Token } from "../../words/token.js";
import type { Mention } from "../typed/mention.js";

/** Words between a noun and the place or kind that it has: `sellers based in France`. */
const joining = /^(in|from|at|of|based|located|living|out|the)$/;

/** The name that a value stands beside: behind it as in `French sellers`, before it as in `sellers in France`. */
const nounBeside = (
  tokens: readonly Token[],
  at: number,
  length: number,
  found: readonly Mention[],
): Mention | undefined => {
  const behind = found.find((mention) => mention.at === at + length);
  if (behind !== undefined) return behind;
  let before = at - 1;
  while (before > 0 && joining.test(tokens[before]?.word ?? "")) before--;
  return before === at - 1
    ? undefined
    : found.find((mention) => mention.at + mention.length - 1 === before);
};

/**
 * Whether a column is one of the things that a value stands beside: of a country of buyers and one of sellers, `French sellers`
 * asks for the latter. The rows of the cube itself are beside everything, and tell nothing.
 */
export const isOfNounBeside = (
  member: Member | undefined,
  tokens: readonly Token[],
  { at, length }: { readonly at: number; readonly length: number },
  found: readonly Mention[],
): boolean => {
  const home = member?.source?.cube;
  if (home === undefined) return false;
  return (
    nounBeside(tokens, at, length, found)?.namings.some(
      ({ member: { source }, quality }) => source?.cube === home && quality > 0.9,
    ) === true
  );
};
