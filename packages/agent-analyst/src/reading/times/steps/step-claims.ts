import type { Cube } from "@embedded-analytics/domain";
import type { Utterance } from "../../../words/cues/utterance.js";
import { isCycle } from "../../../words/times/steps/cycles.js";
import type { LogicalForm } from "../../logical-form.js";
import { hasStep } from "./longer-step.js";

/** Words of one step, and whether the reading has it. */
interface StepClaim {
  readonly at: number;
  readonly length: number;
  readonly use: "step";
  readonly isBound: boolean;
}

/**
 * The steps that were said: that of the series, the one that a figure is divided by, and longer ones, which the steps of
 * a series say as well where none of them is ranked.
 */
export const stepClaims = (
  utterance: Utterance,
  form: LogicalForm,
  cube: Cube,
): readonly StepClaim[] => {
  const { granularity, dividingStep, otherSteps = [] } = utterance;
  const { measures, time, ranking } = form;
  const isDivided = measures.some(
    (each) => each.kind === "per" && each.by.kind === "unit" && each.by.unit === dividingStep?.unit,
  );
  const isInSeries = time?.bucket !== undefined && !isCycle(time.bucket) && ranking === undefined;
  const of = (
    step: { readonly at: number; readonly length: number } | undefined,
    isBound: boolean,
  ): readonly StepClaim[] =>
    step === undefined ? [] : [{ at: step.at, length: step.length, use: "step", isBound }];
  const isStepped = dividingStep === undefined || time?.bucket !== undefined;
  return [
    ...of(granularity, isStepped && hasStep(utterance, form, cube)),
    ...of(dividingStep, isDivided),
    ...otherSteps.flatMap((step) => of(step, isInSeries)),
  ];
};
