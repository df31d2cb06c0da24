import type { Utterance } from "../../words/cues/utterance.js";
import type { LimitsOfTime } from "../times/limits-of-time.js";

/** A question without the limits that hold for times. */
export const withoutLimitsOf = (
  utterance: Utterance,
  { age, overdue, unreadAgeAt }: LimitsOfTime,
): Utterance => {
  const timely = [age?.at, overdue?.at, unreadAgeAt];
  return { ...utterance, limits: utterance.limits.filter(({ at }) => !timely.includes(at)) };
};
