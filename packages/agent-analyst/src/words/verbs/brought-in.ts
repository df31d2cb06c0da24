import { earnings } from "../spoken/earnings.js";
import type { Token } from "../token.js";
import { wordsOf, worthOfOne } from "./worth-of-one.js";

/** What somebody, or something, brings in; `make` and `earn` alone may be what they are paid. */
const form =
  /^(?:and )?(?:what|how much)(?: money)? (?:do|does|did|have|has) (?<who>(?:\S+ ){1,5}?)(?<verb>take in|take|taken in|bring in|brought in|bring us|make us|earn us|gross|generate|turn over)(?= (?:in|on|at|from|by|per|this|last|since|during|between|today|yesterday|so|year|over|for|vs|versus)\b|$)/;

/** Those of whom it is asked already as it stands: `what did we take`. */
const ofUs = /^(?:we|they|you|i|it|that|those|these|each|every|our average|the average|an?|one)\b/;

/**
 * `what did the shops take last week`, `how much did Ann Lee's accounts bring in`: the money that the model has a name for, of
 * those; of one of them it is an average. The verb alone is no figure, and how many there are of them is not what is asked.
 */
export const broughtIn = (
  said: readonly Token[],
  isKnown: (word: string) => boolean,
): readonly Token[] => {
  const tokens = worthOfOne(said, isKnown);
  const text = tokens.map(({ word, isQuoted }) => (isQuoted ? '"' : word)).join(" ");
  const found = form.exec(text);
  const { who = "", verb = "" } = found?.groups ?? {};
  const money = earnings.find(isKnown);
  if (found === null || money === undefined || ofUs.test(who)) return tokens;
  const size = found[0].split(" ").length;
  const end = size - verb.split(" ").length;
  const those = tokens.slice(end - who.trim().split(" ").length, end);
  return [...wordsOf(`${money} from`), ...those, ...tokens.slice(size)];
};
