import { likelyWord } from "./edit-distance.js";
import type { Token } from "./token.js";

const keywords =
  "month months quarter quarters yesterday today previous between since percentage share monthly weekly yearly daily quarterly compared versus highest lowest customer average".split(
    " ",
  );

/** Words behind which a month may stand, and the months that are long enough to have a slip. */
const leadsToTime = /^(in|since|during|until|from|last|this|next)$/;
const timeWords = [
  ...keywords,
  ..."january february august september october november december".split(" "),
];

/** Words of the language that are near to a keyword and written right: `compare` is no slip of `compared`. */
const rightWords = new Set(["compare", "compares", "averages", "averaged", "quarterly"]);

/** `how mnay`: the letters of the word in another order. */
const isMany = (word: string): boolean => [...word].sort().join("") === "amny";

/** Words that rank, which are long enough that a letter typed once or twice makes no other word of them. */
const ranks = "busiest highest lowest biggest largest smallest longest shortest quietest".split(
  " ",
);

/** `bussiest`: a letter that was typed twice, or once instead of twice. */
const withoutDoubles = (word: string): string => word.replaceAll(/(\p{L})\1/gu, "$1");

/** The word of the language that was meant by one with a slip, which the model does not know; the word before it tells where months stand. */
export const meantWord = (
  { word, stem }: Token,
  before: string,
  isKnown: (word: string) => boolean,
): string | undefined => {
  if (isKnown(word) || isKnown(stem)) return undefined;
  if (before === "how" && isMany(word)) return "many";
  const single = withoutDoubles(word);
  const doubled = ranks.find((each) => each !== word && withoutDoubles(each) === single);
  if (doubled !== undefined) return doubled;
  if (word.length < 5 || word.length > 7 || keywords.includes(word)) return undefined;
  if (rightWords.has(word)) return undefined;
  return likelyWord(word, leadsToTime.test(before) ? timeWords : keywords);
};
