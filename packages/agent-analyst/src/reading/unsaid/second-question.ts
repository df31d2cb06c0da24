import type { Cube } from "@embedded-analytics/domain";
import type { Utterance } from "../../words/cues/utterance.js";
import type { LogicalForm } from "../logical-form.js";

const verb = /^(is|are|was|were|do|does|did|will|has|have|s)$/;

/** Whether a reading gives a time: a series, a date, or rows that are shown with theirs. */
const givesTime = ({ time, measures, groupBy, single }: LogicalForm, { members }: Cube): boolean =>
  time?.bucket !== undefined ||
  single !== undefined ||
  measures.some(({ kind }) => /^(min|max|between)$/.test(kind)) ||
  groupBy.some((name) => members.some((each) => each.name === name && each.type === "time"));

/** `what is on order and when is it coming`: the second question has no part in a figure alone. */
export const whenUnsaid = (
  { tokens }: Utterance,
  form: LogicalForm,
  cube: Cube,
): readonly number[] =>
  givesTime(form, cube)
    ? []
    : tokens.flatMap(({ word }, at) =>
        word === "when" &&
        tokens[at - 1]?.word === "and" &&
        at > 1 &&
        verb.test(tokens[at + 1]?.word ?? "")
          ? [at]
          : [],
      );
