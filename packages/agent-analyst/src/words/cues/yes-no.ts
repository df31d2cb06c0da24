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

/** Words by which a question asks for a figure, or says something of it. */
const ofFigures =
  /^(how|number|numbers|count|counts|total|amount|average|avg|share|percentage|percent|proportion|part|rate|is|are|was|were|do|does|did|has|have|had|can|per|\d.*)$/;

/** `clients without an order`, `every client that has no order`: a question of nothing but a noun is for those that it names. */
export const namesSeveral = ({ tokens }: Pick<Utterance, "tokens">): boolean => {
  const end = tokens.findIndex(({ word }) =>
    /^(with|without|lacking|missing|that|who|which)$/.test(word),
  );
  const opening = tokens.slice(0, end);
  const noun = opening.at(-1);
  return (
    end > 0 &&
    end <= 4 &&
    !opening.some(({ word, isQuoted }) => isQuoted || ofFigures.test(word)) &&
    // In groups, and where `how many is that` follows, they are counted.
    !tokens.some(({ word }) => /^(how|by|per)$/.test(word)) &&
    (/^(every|each|all)$/.test(opening[0]?.word ?? "") || noun?.word.endsWith("s") === true)
  );
};
