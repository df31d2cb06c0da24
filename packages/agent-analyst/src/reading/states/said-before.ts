import type { Mention } from "../../mentions/mentions.js";
import type { Naming } from "../../mentions/vocabulary.js";
import type { Utterance } from "../../words/cues/utterance.js";
import { wordsOfName, type Token } from "../../words/token.js";

/** `without an agent`, `with no agent`, `missing agent`: true; `with an agent`: false. */
export const lackingBefore = ({ tokens }: Utterance, { at }: Mention): boolean | undefined => {
  if (tokens[at]?.word === "nobody") return true;
  const word = (back: number): string => tokens[at - back]?.word ?? "";
  const back = article.has(word(1)) ? 2 : 1;
  if (/^(without|lacking|missing|unknown|empty|blank|unspecified)$/.test(word(back))) return true;
  if (word(1) === "no" && /^(with|have|has|having|had)$/.test(word(2))) return true;
  // `fares without the business accounts` leaves those out that have one.
  if (/^(the|our)$/.test(word(1)) && word(2) === "without") return true;
  return back === 2 && word(2) === "with" ? false : undefined;
};

const article = new Set(["a", "an", "any"]);

/** `highest rated` asks for how high ratings are, and not for how many there are, as `most orders` does. */
export const ratedBy = (
  { ranking, tokens }: Utterance,
  { at, namings }: Mention,
): Naming | undefined =>
  ranking !== undefined &&
  ranking.at + ranking.length === at &&
  namings.length > 1 &&
  !/^(most|least|fewest|top)$/.test(tokens[at - 1]?.word ?? "")
    ? namings.find((average) => average.member.aggregate === "avg" && average.quality > 0.9 && !hasOwnSum(average, namings)) // prettier-ignore
    : undefined;

/** `highest order value`, where a sum has the very name, and the average more words. */
const hasOwnSum = (average: Naming, namings: Mention["namings"]): boolean =>
  namings.some(({ member, quality }) => member.aggregate === "sum" && quality > average.quality);

/** `which plan sells best`: whether by money or by number is nowhere said, so the choice is. */
export const isVerbOfSale = (
  tokens: readonly Token[],
  { at, length }: Mention,
  { member: { name, title, synonyms } }: Naming,
): boolean => {
  const { word = "" } = tokens[at] ?? {};
  return (
    length === 1 &&
    /^(sell|sells|selling|sold)$/.test(word) &&
    !wordsOfName([name, title, ...synonyms].join(" ")).includes(word)
  );
};
