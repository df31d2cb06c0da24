import type { Token } from "../../token.js";

const asked =
  /^(?:and |ok |so )?(?:how much(?: money)?|what) (?:is|are|was|were|does|do|did) (?:that|those|it|they|these|this)(?: all)?(?: worth| in money| in euros| in dollars| in total| come to| add up to| amount to| altogether)?$/;

/** `how much is that`, `what do they come to`: what was spoken of, in money. */
export const asksWorth = ({ tokens }: { readonly tokens: readonly Token[] }): boolean =>
  asked.test(tokens.map(({ word }) => word).join(" "));
