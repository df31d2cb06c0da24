import type { Utterance } from "../../../words/cues/utterance.js";
import type { ValueMention } from "../../../mentions/value-mention.js";

/** Participles that say little as verbs: `wines that we bought`. */
const participle =
  /^(bought|brought|taken|served|earned|given|broken|generated|achieved|gone|distributed|shared)$/;
const leading = /^(of|on|for|the|our|all|from|by|per|with|many|which|only|most|and)$/;
const particle = /^(in|out|off|up|back|over|away|down)$/;

/**
 * The places of participles that say which things are meant: `bought-in wines` are not all wines, and a reading that has no part for the
 * word is one of all.
 */
export const attributivesUnsaid = (
  { tokens, taken }: Utterance,
  values: readonly ValueMention[],
): readonly number[] =>
  tokens.flatMap(({ word, isQuoted }, at) => {
    const behind = particle.test(tokens[at + 1]?.word ?? "") ? at + 2 : at + 1;
    const isBefore =
      participle.test(word) &&
      !isQuoted &&
      !taken.has(at) &&
      leading.test(tokens[at - 1]?.word ?? "") &&
      /^\p{L}{3,}[^s]s$/u.test(tokens[behind]?.word ?? "");
    const isValue = values.some((value) => at >= value.at && at < value.at + value.length);
    return isBefore && !isValue ? [at] : [];
  });
