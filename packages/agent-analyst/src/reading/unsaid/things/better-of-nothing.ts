import { candidatesOf } from "../../../mentions/roles.js";
import type { Mentions } from "../../../mentions/mentions.js";
import type { Utterance } from "../../../words/cues/utterance.js";

/**
 * `is Ann a better driver than Ben`: who is better is somebody's opinion as long as nothing is named by which that could be
 * measured; the number of their rows is no measure of it.
 */
export const betterUnsaid = (
  { tokens }: Pick<Utterance, "tokens">,
  { found }: Pick<Mentions, "found">,
): readonly number[] => {
  const at = tokens.findIndex(({ word, isQuoted }) => /^(?:better|worse)$/.test(word) && !isQuoted);
  const isAsked = /^(?:is|are|was|were)$/.test(tokens[0]?.word ?? "") && tokens.some(({ word }, place) => place > at && word === "than"); // prettier-ignore
  const isNamed = found.some(
    (mention) => !mention.isWeak && candidatesOf(mention).measure !== undefined,
  );
  return at > 0 && isAsked && !isNamed ? [at] : [];
};
