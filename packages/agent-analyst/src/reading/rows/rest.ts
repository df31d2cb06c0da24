import { restsIn } from "../../words/cues/cue-tokens.js";
import type { Utterance } from "../../words/cues/utterance.js";
import type { Parts } from "../parts.js";

/** `express parcels vs the rest`: the one condition that was named holds for the one half, and not for the other. */
export const takeRest = ({ conditions, absorbed }: Parts, { tokens }: Utterance): void => {
  const [rest, ...more] = restsIn(tokens);
  const [condition, ...others] = conditions;
  if (rest === undefined || more.length > 0 || others.length > 0) return;
  if (condition?.holds !== true) return;
  conditions.push({ ...condition, holds: false });
  absorbed.add(rest);
};
