import type { Utterance } from "../../words/cues/utterance.js";

/** `what is the CSAT in May`, `what was our basket`: one figure is asked for, and no list of what there is of it. */
const asksWhatIs = ({ tokens }: Pick<Utterance, "tokens">): boolean =>
  tokens[0]?.word === "what" &&
  /^(is|was|s)$/.test(tokens[1]?.word ?? "") &&
  /^(the|our)$/.test(tokens[2]?.word ?? "");

/** Whether a figure is named better than a column; where one figure is asked for, as well as it will do. */
export const isNamedBetter = (
  utterance: Pick<Utterance, "tokens">,
  figure: { readonly quality: number },
  column: { readonly quality: number },
): boolean =>
  asksWhatIs(utterance) ? figure.quality >= column.quality : figure.quality > column.quality;
