import type { Cube } from "@embedded-analytics/domain";
import type { Utterance } from "../../../words/cues/utterance.js";
import { isCycle } from "../../../words/times/steps/cycles.js";
import type { LogicalForm } from "../../logical-form.js";

/** `daily`, `per day`, `a day`: of each of them, where `by day` would list them. */
const isOfEach = ({ tokens, granularity }: Utterance): boolean => {
  if (granularity === undefined) return false;
  const { at, length } = granularity;
  return (
    /^(?:daily|weekly|monthly|quarterly|yearly|annual|hourly)$/.test(tokens[at]?.word ?? "") ||
    tokens
      .slice(Math.max(0, at - 1), at + length)
      .some(({ word }) => /^(?:per|each|every|an?)$/.test(word))
  );
};

/**
 * `median daily takings`: the median of what each day came to, days without any left out. Undefined where steps are listed, or
 * the figure does not add up.
 */
export const medianOfSteps = (
  form: LogicalForm,
  utterance: Utterance,
  { members }: Cube,
): LogicalForm | undefined => {
  const [measure] = form.measures;
  const { time } = form;
  const figure = members.find(({ name }) => measure?.kind === "measure" && name === measure.member);
  const unit = time?.bucket;
  const isPlain = time !== undefined && time.before === undefined && form.snapshot === undefined;
  if (!isPlain || unit === undefined || isCycle(unit) || !isOfEach(utterance)) return undefined;
  if (figure === undefined || !/^(?:sum|count)$/.test(figure.aggregate ?? "")) return undefined;
  return {
    ...form,
    measures: [{ kind: "median", member: figure.name, each: unit }],
    time: { ...time, bucket: undefined },
  };
};
