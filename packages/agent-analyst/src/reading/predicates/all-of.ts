import type { Cube } from "@embedded-analytics/domain";
import { countingMeasure } from "../../mentions/default-measure.js";
import type { Utterance } from "../../words/cues/utterance.js";
import type { LogicalForm, ValueFilter } from "../logical-form.js";

/** Words before `both` that set two of something side by side, and say of nobody that they have the two. */
const beside =
  /^(in|for|of|at|from|by|between|compare|across|to|during|show|list|and|are|were|is)$/;

/** Whether this is the `both` of `customers who have both a mobile and a fibre contract`: those who have the one and the other. */
export const isBothOfOne = ({ tokens }: Pick<Utterance, "tokens">, at: number): boolean =>
  tokens[at]?.word === "both" &&
  at > 1 &&
  !beside.test(tokens[at - 1]?.word ?? "") &&
  tokens.slice(at).some(({ word }) => word === "and");

/** Two values of a column, of which a row has one alone. */
const pairIn = ({ filters }: LogicalForm): ValueFilter | undefined =>
  filters.find(({ values, isNot, match }) => values.length === 2 && !isNot && match === "whole");

/** Whether those are counted that have rows of each of the values. */
export const countsAllOf = ({ thresholds }: LogicalForm): boolean =>
  thresholds.some(({ on }) => on === "each");

/**
 * `how many customers have both a mobile and a fibre contract`: each row has one of the two, so those are given, one by one,
 * of whom there are rows of either. Undefined where the question names nobody who could have both.
 */
export const withAllOf = (
  form: LogicalForm,
  utterance: Utterance,
  cube: Cube,
): LogicalForm | undefined => {
  const pair = pairIn(form);
  const isAsked = utterance.tokens.some((_, at) => isBothOfOne(utterance, at));
  const count = countingMeasure(cube);
  if (pair === undefined || !isAsked || count === undefined) return undefined;
  const counted = form.measures.flatMap((each) => (each.kind === "distinct" ? [each.member] : []));
  const owners = [...new Set([...counted, ...form.groupBy])].filter((name) => name !== pair.member);
  const [owner, ...others] = owners;
  if (owner === undefined || others.length > 0 || form.time?.before !== undefined) return undefined;
  return {
    ...form,
    measures: [{ kind: "measure", member: count.name }],
    groupBy: [owner],
    thresholds: [
      ...form.thresholds,
      { on: "each", member: pair.member, operator: ">=", number: 2 },
    ],
  };
};
