import type { Cube, Member } from "@embedded-analytics/domain";
import type { LogicalForm } from "../logical-form.js";

/** Kinds of figures that have no value where nothing counts for them. */
const mayBeEmpty = /^(avg|min|max|number)$/;

/** Whether a figure may have nothing to count among rows that are there: answered calls of those without a team. */
const mayLackValue = ({ type, aggregate, rows = [] }: Member): boolean =>
  type === "number" &&
  (mayBeEmpty.test(aggregate ?? "") || (/^count/.test(aggregate ?? "") && rows.length > 0));

/** Whether a form is one of plain groups: all of them, by one figure of one time. */
const isPlain = (form: LogicalForm): boolean =>
  form.measures.length === 1 &&
  form.time?.before === undefined &&
  form.ranking === undefined &&
  form.calculation === undefined &&
  form.part === undefined &&
  !form.isShare &&
  form.within.length === 0 &&
  form.thresholds.length === 0;

/** The one column of texts that a form is grouped by, unless it is limited to some of them anyway. */
const groupOf = ({ groupBy, filters }: LogicalForm, { members }: Cube): Member | undefined => {
  const [group, ...others] = groupBy;
  const isLimited = filters.some(({ member }) => member === group);
  return others.length > 0 || isLimited
    ? undefined
    : members.find(({ name, type }) => name === group && type === "string");
};

/**
 * `handle time by team`, where calls that nobody took have no team: what has neither a name nor a figure is no group of the
 * answer. With a figure it stays, so that all groups make up the whole.
 */
export const withValuedGroups = (form: LogicalForm, cube: Cube): LogicalForm => {
  const [measure] = form.measures;
  if (!isPlain(form) || measure?.kind !== "measure" || groupOf(form, cube) === undefined)
    return form;
  const member = cube.members.find(({ name }) => name === measure.member);
  return member !== undefined && mayLackValue(member) ? { ...form, hasValuedGroups: true } : form;
};
