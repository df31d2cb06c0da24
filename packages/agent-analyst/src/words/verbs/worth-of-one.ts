import { stemOf } from "../stem.js";
import type { Token } from "../token.js";

/** What is asked of one thing, and a verb that says no more than what it comes to in money. */
const form =
  /^(?:what|how much)(?: money)? (?:do|does|did) (?:our average|the average|an average|a typical|an?|one|each) (?<thing>(?:\S+ ){1,3}?)(?<verb>bring us in|bring us|bring in|bring|come to|amount to|earn us|make us|make|yield|pay us|spend with us)(?: on average)?(?= |$)/;

/** What is earned, as models call it; the first that a model has is meant. */
const earnings = "revenue turnover income sales takings receipts billings billed".split(" ");

export const wordsOf = (text: string): readonly Token[] =>
  text.split(" ").map((word) => ({ text: word, word, stem: stemOf(word), isQuoted: false }));

/**
 * `what does a booking bring in` as `average revenue per booking`, where the model has a name for what is earned, else
 * `what does a bill come to` as `average bill`.
 */
export const worthOfOne = (
  tokens: readonly Token[],
  isKnown: (word: string) => boolean,
): readonly Token[] => {
  const text = tokens.map(({ word, isQuoted }) => (isQuoted ? '"' : word)).join(" ");
  const found = form.exec(text);
  if (found === null) return tokens;
  const { thing = "", verb = "" } = found.groups ?? {};
  const size = found[0].split(" ").length;
  const at = found[0].split(thing)[0]?.split(" ").length ?? 1;
  const things = tokens.slice(at - 1, at - 1 + thing.trim().split(" ").length);
  // A time between them belongs to neither.
  if (!things.every(({ word }) => /^\p{L}+$/u.test(word))) return tokens;
  const money = earnings.find(isKnown);
  const isDocument = /^(come|amount)/.test(verb);
  if (money === undefined && !isDocument) return tokens;
  const asked = money === undefined ? "average" : `average ${money} per`;
  const rest = tokens.slice(size).filter(({ word }, place, all) => !isMean(all, place, word));
  return [...wordsOf(asked), ...things, ...rest];
};

/** Whether a word is of `on average`, which is said by then. */
const isMean = (tokens: readonly Token[], at: number, word: string): boolean =>
  (word === "on" && tokens[at + 1]?.word === "average") ||
  (word === "average" && tokens[at - 1]?.word === "on");
