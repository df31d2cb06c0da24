import type { Utterance } from "../../words/cues/utterance.js";

/** `what is the CSAT in May`, `what was our basket`: one figure is asked for, and no list of what there is of it. */
export const asksWhatIs = ({ tokens }: Pick<Utterance, "tokens">): boolean =>
  tokens[0]?.word === "what" &&
  /^(is|was|s)$/.test(tokens[1]?.word ?? "") &&
  /^(the|our)$/.test(tokens[2]?.word ?? "");
