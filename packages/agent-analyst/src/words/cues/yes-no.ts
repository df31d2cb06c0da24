import type { Utterance } from "./utterance.js";

/** `is the rate above 10 %`, `did sales exceed 1,000`: a question to be answered with yes or no first. */
export const isYesNo = ({ tokens }: Pick<Utterance, "tokens">): boolean =>
  /^(is|are|was|were|do|does|did|has|have)$/.test(tokens[0]?.word ?? "");

/** `any deal over 100k?`, `are there any deals …`: whether there are such rows, and not whether a figure is so large. */
export const asksForAny = ({ tokens }: Pick<Utterance, "tokens">): boolean => {
  const [first, second, third] = tokens.map(({ word }) => word);
  return first === "any" || (second === "there" && /^(any|some|an?)$/.test(third ?? ""));
};

/** `which clients …`, `is there any client …`: they are named, and not counted. */
export const asksList = ({ tokens }: Pick<Utterance, "tokens">): boolean => {
  const [first = "", second, third] = tokens.map(({ word }) => word);
  return (
    /^(which|list|who|what|name|show)$/.test(first) ||
    (/^(is|are)$/.test(first) && second === "there" && third === "any")
  );
};
