import { shortQuestion } from "../../words/spans/short-question.js";

/** `where do our new pupils come from this year`: who they are, and what else is said of them. */
export interface AskedOrigin {
  readonly who: string;
  readonly rest: string;
}

const asking =
  /^(?:(?:and|so|but) )*where (?:do|does|did|have|has|are|were) (?:(?:all|most|many|of|the|our|my|these|those) )*(?!(?:we|they|you|i|it) )([\p{L}\p{N}' -]+?) (?:come|comes|came|coming|travel|travelling) from\b(.*)$/iu;

/** Where somebody comes from, as a question asks it; undefined for all else. */
export const askedOrigin = (question: string): AskedOrigin | undefined => {
  const [, who = "", rest = ""] = asking.exec(shortQuestion(question)) ?? [];
  return who === "" ? undefined : { who, rest: rest.trim() };
};
