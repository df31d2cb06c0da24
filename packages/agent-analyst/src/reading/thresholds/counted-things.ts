import type { Cube } from "@embedded-analytics/domain";
import type { Utterance } from "../../words/cues/utterance.js";
import type { FormMeasure, LogicalForm, Threshold } from "../logical-form.js";
import type { Parts } from "../parts.js";
import { keyOfNamed } from "../states/entity-keys.js";

/** What is asked how many there are of, where a column names it. */
export interface CountedThings {
  readonly member: string;
  /** The figure behind their name, which says what they do: `how many different customers placed orders`. */
  readonly does: string | undefined;
}

/** Words that put a figure beside the number of things, or divide by it. */
const apart = /^(and|or|,|vs|versus|plus|per|by|each|many|much|number|count|for|of)$/;

/** The things that a question counts, and what is said right behind their name. */
export const countedThings = (
  { tokens }: Utterance,
  { counted, numbers }: Parts,
): CountedThings | undefined => {
  if (counted === undefined) return undefined;
  const { member, end } = counted;
  const next = numbers.find(({ at, on }) => on === "measure" && at >= end);
  const isDone =
    next !== undefined && tokens.slice(end, next.at).every(({ word }) => !apart.test(word));
  return { member, does: isDone ? next.member : undefined };
};

/**
 * `how many customers have more than 3 orders`: the customers are counted, and not listed with their orders; each is one by
 * its key where the model has one. `how many customers placed orders` counts those who placed any.
 */
export const withCountedThings = (
  form: LogicalForm,
  counted: CountedThings | undefined,
  cube: Cube,
): LogicalForm => {
  if (counted === undefined || !isPlain(form)) return form;
  const { member } = counted;
  const key = keyOfNamed(cube, member) ?? member;
  const limits = form.groupBy.includes(member) ? limitsOf(form) : anyOf(form, counted, cube);
  if (limits.length === 0) return form;
  const isLimit = ({ on }: Threshold): boolean => on === "measure";
  return {
    ...form,
    measures: [{ kind: "distinct", member: key, ...(key === member ? {} : { called: member }) }],
    groupBy: form.groupBy.filter((name) => name !== member && name !== key),
    thresholds: [
      ...form.thresholds.filter((each) => !isLimit(each)),
      ...limits.map((limit): Threshold => ({ ...limit, on: "thing", key, isOfRows: true })),
    ],
  };
};

/** Whether nothing else is done with the figures of a form. */
const isPlain = ({ ranking, isShare, part, calculation, time, within }: LogicalForm): boolean =>
  ranking === undefined &&
  !isShare &&
  part === undefined &&
  calculation === undefined &&
  time?.bucket === undefined &&
  within.length === 0;

/** The limits on the figures of groups, where no other figure is asked for. */
const limitsOf = ({ measures, thresholds }: LogicalForm): readonly Threshold[] => {
  const limits = thresholds.filter(({ on }) => on === "measure");
  const isLimited = (measure: FormMeasure): boolean =>
    measure.kind === "measure" && limits.some(({ member }) => member === measure.member);
  return thresholds.some(({ on }) => on === "each") || !measures.every(isLimited) ? [] : limits;
};

/** Those with any of what is said that they do. */
const anyOf = (
  { measures: [things, figure, ...others] }: LogicalForm,
  { member, does }: CountedThings,
  { members }: Cube,
): readonly Threshold[] => {
  const isOfThem =
    things?.kind === "distinct" &&
    things.member === member &&
    figure?.kind === "measure" &&
    figure.member === does &&
    others.length === 0;
  const aggregate = members.find(({ name }) => name === does)?.aggregate;
  return isOfThem && (aggregate === "count" || aggregate === "sum")
    ? [{ on: "measure", member: figure.member, operator: ">", number: 0 }]
    : [];
};
