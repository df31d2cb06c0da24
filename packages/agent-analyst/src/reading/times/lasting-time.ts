import type { Utterance } from "../../words/cues/utterance.js";
import type { CivilMs } from "../../words/times/civil-time.js";
import type { Fragment } from "../fragment.js";
import type { FormTime } from "../logical-form.js";
import { bornIn } from "./ages.js";
import { beganIn } from "./limits-of-time.js";

/** The time of those of an age, and of what is so for a while by now. */
export const lastingTime = (
  { standing }: Utterance,
  { ofTime: { age, since } }: Fragment,
  now: CivilMs,
): FormTime | undefined => {
  const of = (dimension: string, range: FormTime["range"]): FormTime => ({
    dimension,
    range,
    before: undefined,
    bucket: undefined,
  });
  if (age !== undefined) return of(age.dimension, bornIn(age, now));
  return standing === undefined || since === undefined
    ? undefined
    : of(since, beganIn(standing.meaning, now));
};
