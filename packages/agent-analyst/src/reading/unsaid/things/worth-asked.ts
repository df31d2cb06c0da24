import type { Cube, Member } from "@embedded-analytics/domain";
import { isMoney } from "../../../mentions/money/earned.js";
import { valueAskedAt } from "../../../words/cues/money/value-asked.js";
import { asksWorth } from "../../../words/cues/money/worth-asked.js";
import type { Utterance } from "../../../words/cues/utterance.js";
import { wordsOfName } from "../../../words/token.js";
import type { FormMeasure, LogicalForm } from "../../logical-form.js";

/** `what are the contracts worth` read as how many there are: no number of things is a value of theirs. */
export const worthNotGiven = (
  { tokens, limits }: Utterance,
  { measures, thresholds }: LogicalForm,
  { members }: Cube,
): readonly number[] => {
  const at = valueAskedAt(tokens);
  if (at === undefined || asksWorth({ tokens }) || limits.length + thresholds.length > 0) return [];
  const called = (name: string): Member | undefined =>
    members.find((member) => member.name === name);
  const isValue = (measure: FormMeasure): boolean => {
    if (measure.kind === "rows") return false;
    const member = called(measure.member);
    // What one of them is worth on average is no value of all of them.
    const isOfOne = member?.aggregate === "avg" || /^average\b/i.test(member?.title ?? "");
    return (
      member !== undefined &&
      (!isOfOne || tokens.some(({ word }) => /^(average|avg|mean|typical|median)$/.test(word))) &&
      (isMoney(member) || wordsOfName(member.title).some((word) => /^(value|worth)$/.test(word)))
    );
  };
  return measures.some(isValue) ? [] : [at];
};
