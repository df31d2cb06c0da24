import type { Mention } from "../../mentions/mentions.js";
import { operationOf } from "../../words/cues/operations.js";
import type { Utterance } from "../../words/cues/utterance.js";
import type { TimeUnit } from "../../words/times/civil-time.js";

const units: readonly string[] = ["hour", "day", "week", "month", "quarter", "year"];

/**
 * The step of `average monthly revenue`; in `by month` it is one of a series, and `average monthly growth` is a mean of
 * growth, which divides no sum.
 */
export const averagedStep = ({
  tokens,
  granularity,
  operations,
  dividingStep,
}: Utterance): TimeUnit | undefined => {
  if (dividingStep !== undefined) return dividingStep.unit;
  const unit = granularity?.unit ?? "";
  const isSeries =
    operationOf(operations, "growth") !== undefined ||
    /^(by|which|what|best|worst|top|busiest|highest|lowest)$/.test(
      tokens[granularity?.at ?? -1]?.word ?? "",
    );
  return units.includes(unit) && !isSeries ? (unit as TimeUnit) : undefined;
};

/** `on average, how many orders a month did each rep take`: a month is what divides, and reps are those that it is asked of. */
export const isEachInSteps = (utterance: Utterance, { at }: Mention, isAsked: boolean): boolean =>
  isAsked &&
  /^(each|every)$/.test(utterance.tokens[at - 1]?.word ?? "") &&
  (utterance.granularity?.at ?? at) < at &&
  averagedStep(utterance) !== undefined;
