import { isGlue } from "../../words/filler.js";
import type { Utterance } from "../../words/cues/utterance.js";

/**
 * Whether a word stands first on one side of a `vs` that sets two figures of one time beside each other, such as `due` in
 * `collected in May vs due in May`: there it is short for a figure (`Amount due`), and no time by which the other one counts.
 */
export const isFirstOfSide = (
  { tokens, comparison, times }: Pick<Utterance, "tokens" | "comparison" | "times">,
  at: number,
): boolean => {
  const versus = comparison.find(({ meaning }) => meaning === "versus");
  if (versus === undefined || times.length === 0) return false;
  const behind = versus.at + versus.length;
  const from = at >= behind ? behind : 0;
  return (
    (at < versus.at || at >= behind) &&
    tokens.slice(from, at).every(({ word }) => isGlue(word)) &&
    tokens[versus.at]?.word !== "than"
  );
};
