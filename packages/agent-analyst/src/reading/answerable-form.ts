import type { LogicalForm, PartOfWhole } from "./logical-form.js";

/**
 * The part of a logical form that one statement answers: two times that are compared have no shares,
 * ranks in groups or steps by group, and a series that is calculated has one figure in its own order.
 * What is lost between a form and this one has no part in the answer.
 */
export const answerableForm = (form: LogicalForm): LogicalForm => {
  const comparesTimes = form.time?.before !== undefined && form.time.range !== undefined;
  if (comparesTimes) return form.groupBy.length > 0 ? changeOf(form) : periodsOf(form);
  if (form.part !== undefined) return withinPart(form, form.part);
  if (form.calculation !== undefined && form.time?.bucket !== undefined)
    return { ...form, ranking: undefined, isShare: false, within: [] };
  return form;
};

/** A share of rows: the conditions of its part have a part in the answer as well. */
export const withinPart = (form: LogicalForm, part: PartOfWhole): LogicalForm => ({
  ...form,
  filters: [...form.filters, ...part.filters],
  conditions: [...form.conditions, ...part.conditions],
  thresholds: [...form.thresholds, ...part.thresholds],
  states: part.states ?? form.states,
  absentFrom: part.absentFrom ?? form.absentFrom,
  leaders: part.leaders ?? form.leaders,
});

/** Groups with what changed in each: of one figure, without steps of time. */
const changeOf = (form: LogicalForm): LogicalForm => ({
  ...form,
  measures: form.measures.slice(0, 1),
  time: form.time && { ...form.time, bucket: undefined },
  isShare: false,
  focus: undefined,
  within: [],
  calculation: undefined,
});

/** Two times beside each other: they have no rank. */
const periodsOf = (form: LogicalForm): LogicalForm => ({
  ...form,
  ranking: undefined,
  isShare: false,
  focus: undefined,
  within: [],
  calculation: undefined,
});
