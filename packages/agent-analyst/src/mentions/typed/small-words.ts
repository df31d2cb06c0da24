import { isHarmless } from "../../words/cues/harmless.js";
import type { Utterance } from "../../words/cues/utterance.js";
import { isGlue, isPlain } from "../../words/filler.js";
import { isLetterAsName } from "./single-letters.js";

/** Whether a word changes no figure where it stands; `S` before `passes` may be one of their kinds. */
export const isSmallWord = (utterance: Utterance, at: number): boolean => {
  const { word = "", isQuoted = false } = utterance.tokens[at] ?? {};
  return (
    !isQuoted &&
    !isLetterAsName(utterance.tokens, at) &&
    (isPlain(word) || isGlue(word) || isHarmless(utterance, at))
  );
};
