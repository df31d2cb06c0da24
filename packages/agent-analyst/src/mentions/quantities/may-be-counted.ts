import type { Member } from "@embedded-analytics/domain";
import type { Token } from "../../words/token.js";

/**
 * Whether half a name may be that of a figure in this question: `how many guests stayed` asks for a number, and never
 * for the Average length of stay, unless it says so.
 */
export const mayBeCounted = (
  tokens: readonly Token[],
  { kind, aggregate }: Pick<Member, "kind" | "aggregate">,
): boolean =>
  kind !== "measure" ||
  (aggregate !== "avg" && aggregate !== "number") ||
  !tokens.some(({ word }, at) => word === "many" && tokens[at - 1]?.word === "how") ||
  tokens.some(({ word }) => /^(average|avg|mean|rate|percent|percentage|share|%|days?|hours?|minutes?|weeks?|long)$/.test(word)); // prettier-ignore
