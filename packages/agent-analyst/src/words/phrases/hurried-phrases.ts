import { any, phrase, type Phrase } from "./phrase.js";
import { numberOf } from "../number-word.js";
import type { Token } from "../token.js";

const asksWhether = (tokens: readonly Token[]): boolean =>
  /^(is|are|was|were|do|does|did|has|have)$/.test(tokens[0]?.word ?? "");

/** `shorter than at the North gate` holds two figures side by side, and `shorter than 5 minutes` is a limit. */
const isOfAnother = (tokens: readonly Token[], at: number): boolean => {
  const next = tokens.slice(at + 2, at + 4).map(({ word }) => word);
  const isLimit = /^(an?|one)$/.test(next[0] ?? "") || next.some((word) => numberOf(word) !== undefined); // prettier-ignore
  // `growing faster than last year` compares two rates of growth, and no figures of two times.
  const isPace = /^(grow|growing|rising|falling|increasing|shrinking)$/.test(tokens[at - 1]?.word ?? ""); // prettier-ignore
  return asksWhether(tokens) && tokens[at + 2] !== undefined && !isLimit && !isPace;
};

const isAtFirst = (tokens: readonly Token[], at: number): boolean =>
  at === 0 && asksWhether(tokens);

/** What people write in a hurry, or say of two things of which they ask whether the one has more. */
export const hurriedPhrases: readonly Phrase[] = [
  // `ended, but not because of fire`: all other reasons.
  phrase("not because of", ["excluding"]),
  phrase("not due to", ["excluding"]),
  { said: any("night|evening of the week"), plain: ["day", "of", "the", "week"], hasNames: true },
  phrase(
    "shorter|longer|faster|slower|quicker|cheaper|heavier|lighter|older|younger|worse|better|fuller|emptier than",
    ["versus"],
    isOfAnother,
  ),
  // `did we receive more gifts by post than online`: whether there were more.
  {
    said: any("did|do|have we|they|you receive|received|get|got|see|seen more|fewer|less"),
    plain: [0, 1, "have", 3],
    hasNames: true,
    fits: isAtFirst,
  },
];
