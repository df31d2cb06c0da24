import type { LogicalForm } from "../../logical-form.js";
import type { Utterance } from "../../../words/cues/utterance.js";

/**
 * `customers without an order this year`, and then `and last year?`: without one in that time, and none of those who began
 * then.
 */
export const absentThen = (
  form: LogicalForm,
  former: LogicalForm | undefined,
  { times }: Utterance,
): LogicalForm => {
  const was = former?.absentFrom;
  const range = form.time?.range;
  if (was?.time === undefined || form.absentFrom !== was) return form;
  if (times.length === 0 || range === undefined) return form;
  return { ...form, time: former?.time, absentFrom: { ...was, time: { ...was.time, range } } };
};

/** Whether a time is the one in which those that are asked for have none. */
export const isOfAbsence = (
  { range }: Utterance["times"][number],
  { absentFrom }: LogicalForm,
): boolean =>
  absentFrom?.time !== undefined &&
  absentFrom.time.range.from === range.from &&
  absentFrom.time.range.to === range.to;
