import { isCycle } from "../../words/times/steps/cycles.js";
import { addUnits, startOf, type CivilMs } from "../../words/times/civil-time.js";
import { grammarKindOf } from "../../words/filler.js";
import type { Utterance } from "../../words/cues/utterance.js";
import type { LogicalForm } from "../logical-form.js";

/**
 * `average monthly growth`: the mean of what each step grew by against the one before it, of steps that are over. None in
 * groups, of which each would have its own mean.
 */
export const meanGrowth = (
  form: LogicalForm,
  { tokens }: Pick<Utterance, "tokens">,
  now: CivilMs,
): LogicalForm => {
  const { time, calculation, groupBy } = form;
  const bucket = time?.bucket;
  const isAsked = tokens.some(
    ({ word, isQuoted }) => !isQuoted && grammarKindOf(word) === "averaging",
  );
  if (calculation !== "growth" || !isAsked || groupBy.length > 0) return form;
  if (bucket === undefined || isCycle(bucket)) return form;
  const over = startOf(bucket, addUnits("day", startOf("day", now), 1));
  const { from, to, ...rest } = time?.range ?? allTimeUntil(over);
  const end = to === undefined ? over : Math.min(to, over);
  if (time === undefined || (from !== undefined && end <= from)) return form;
  return {
    ...form,
    calculation: "mean_growth",
    time: { ...time, range: { ...rest, from, to: end } },
  };
};

const allTimeUntil = (to: CivilMs) => ({
  from: undefined,
  to,
  label: "all time",
  unit: "day" as const,
  count: 1,
});
