import type { Utterance } from "./utterance.js";

/** `is the rate above 10 %`, `did sales exceed 1,000`: a question to be answered with yes or no first. */
export const isYesNo = ({ tokens }: Pick<Utterance, "tokens">): boolean =>
  /^(is|are|was|were|do|does|did|has|have)$/.test(tokens[0]?.word ?? "");
