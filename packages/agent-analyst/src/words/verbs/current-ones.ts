import { stemOf } from "../stem.js";
import { periodAt } from "../times/time-words.js";
import type { Token } from "../token.js";

const now = /^(currently|now|presently|today)$/;
/** Words by which all that there ever were are asked for, or those of another time. */
const ofOtherTimes =
  /^(did|had|were|was|been|ever|since|before|after|until|total|all|new|joined|left|will|by|per|each|than)$/;
const asking = /^(do|does|have|has)$/;
const ofUs = /^(we|you|they)$/;

/** Whether it is asked what there is now: `at the moment`, or what somebody has. */
const isOfNow = (tokens: readonly Token[], behind: number): boolean => {
  const words = tokens.slice(behind).map(({ word }) => word);
  const [first = "", second = ""] = words;
  if (words.some((word) => now.test(word))) return true;
  const isHeld = words.slice(1).some((word) => word === "have");
  return (
    (/^(do|does)$/.test(first) && isHeld) ||
    (asking.test(first) && ofUs.test(second) && words[2] === "got")
  );
};

/**
 * `how many pupils have we got`, `how many pupils does Anna Fischer have`, where the model has Current pupils: those are
 * asked for, and not all that there ever were. Of another time, it is as it is written.
 */
export const currentOnes = (
  tokens: readonly Token[],
  isName: (words: readonly string[]) => boolean,
): readonly Token[] => {
  const words = tokens.map(({ word, isQuoted }) => (isQuoted ? "" : word));
  const at = words.findIndex((word, index) => word === "how" && words[index + 1] === "many") + 2;
  const noun = words[at] ?? "";
  if (at < 2 || !isName(["current", noun]) || noun === "current") return tokens;
  const isElsewhen =
    words.some((word) => ofOtherTimes.test(word)) ||
    tokens.some(
      (_, index) => !now.test(words[index] ?? "") && periodAt(tokens, index, 0) !== undefined,
    );
  if (isElsewhen || !isOfNow(tokens, at + 1)) return tokens;
  const current: Token = { text: "current", word: "current", stem: stemOf("current"), isQuoted: false }; // prettier-ignore
  return [...tokens.slice(0, at), current, ...tokens.slice(at)];
};
