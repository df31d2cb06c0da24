import type { Cube, Member } from "@embedded-analytics/domain";
import { noteOfAbsence } from "../absences/note-of-absence.js";
import { linkOf } from "../absences/others.js";
import { noForm } from "../context/no-form.js";
import type { Understanding } from "../context/understanding.js";
import type { Absence, LogicalForm, PartOfWhole, ValueFilter } from "../logical-form.js";

/** A cube or view that has a row for each of some things, and its count of them. */
export interface ThingsListed {
  readonly cube: Cube;
  readonly count: Member;
}

/** Which of the things of a list are the part, and the form that counts all of them. */
export interface PartOfThings {
  readonly list: ThingsListed;
  readonly form: LogicalForm;
  readonly part: PartOfWhole;
  readonly notes: readonly string[];
}

/**
 * What makes the part, where some of the things were counted: what their own list says of them, what another cube names or never
 * names, or the rows of another cube that were looked at. Undefined where the form asks for more than that.
 */
export const partOfThings = (
  plain: Understanding,
  lists: readonly ThingsListed[],
): PartOfThings | undefined => {
  if (!isPlainCount(plain.form)) return undefined;
  return (
    ofOwnList(plain, lists) ??
    lists.map((list) => ofOtherRows(plain, list)).find((found) => found !== undefined)
  );
};

/** Whether one figure is counted, over rows that conditions alone tell. */
const isPlainCount = (form: LogicalForm): boolean => {
  const { measures, groupBy, time, ranking, calculation } = form;
  const more = [form.part, form.single, form.ages, form.weekdays, form.snapshot, form.asks];
  const lists = [form.ownTimes, form.lengths, form.states];
  return (
    measures.length === 1 &&
    groupBy.length === 0 &&
    time?.bucket === undefined &&
    time?.before === undefined &&
    !form.isShare &&
    [ranking, calculation, ...more].every((each) => each === undefined) &&
    lists.every((each) => (each ?? []).length === 0)
  );
};

/** Whether a figure counts the things of a list, by the same rows. */
export const isCountOf = (
  member: Member | undefined,
  cube: Cube,
  { cube: own, count }: ThingsListed,
): boolean =>
  member?.aggregate === "count" &&
  (member.source?.cube ?? cube.name) === (count.source?.cube ?? own.name);

/** Things that their own list tells apart: `children with allergies`, `customers without an order`. */
const ofOwnList = (
  { form, cube, notes }: Understanding,
  lists: readonly ThingsListed[],
): PartOfThings | undefined => {
  const [measure] = form.measures;
  const list = lists.find(
    ({ cube: own, count }) =>
      own === cube && measure?.kind === "measure" && measure.member === count.name,
  );
  const { filters, conditions, thresholds, absentFrom } = form;
  const isTold = filters.length + conditions.length + thresholds.length > 0 || absentFrom !== undefined; // prettier-ignore
  // What began in a time is no part of those there are: the whole would be of that time as well.
  if (list === undefined || !isTold || form.time?.range !== undefined) return undefined;
  if (absentFrom?.other === cube.name || thresholds.some(({ on }) => on !== "dimension"))
    return undefined;
  const part = { filters, conditions, thresholds, ...(absentFrom === undefined ? {} : { absentFrom }) }; // prettier-ignore
  return { list, form: bareForm(list), part, notes };
};

/**
 * Different things that rows of another cube name: those of the list whose key stands in such rows. A name that is counted
 * there may be that of several, which the key of the list tells apart.
 */
const ofOtherRows = (
  { form, cube, notes }: Understanding,
  list: ThingsListed,
): PartOfThings | undefined => {
  const link = list.cube === cube ? undefined : linkOf(list.cube, cube);
  const limit = limitOfAny(form);
  if (link === undefined || limit === undefined || form.absentFrom !== undefined) return undefined;
  const counted = countedIn(form, cube);
  const isTheirs =
    counted?.source?.cube === (list.count.source?.cube ?? list.cube.name) ||
    counted?.name === link.otherLink.name;
  if (counted === undefined || !isTheirs) return undefined;
  const absentFrom: Absence = {
    member: link.link.name,
    other: cube.name,
    otherMember: link.otherLink.name,
    isPresent: true,
    measure: limit.measure,
    ...filtersOfRows(form),
    time: timeOfRows(form),
  };
  return {
    list,
    form: bareForm(list),
    part: { filters: [], conditions: [], thresholds: [], absentFrom },
    notes: [...notes, noteOfAbsence(list.cube, cube, absentFrom)],
  };
};

/** The column of which different values are counted. */
const countedIn = ({ measures: [measure] }: LogicalForm, { members }: Cube): Member | undefined =>
  measure?.kind === "distinct" ? members.find(({ name }) => name === measure.member) : undefined;

/** The figure of which things have any, if one is limited so; undefined where another limit is asked for. */
const limitOfAny = ({
  thresholds: [limit, ...limits],
}: LogicalForm): { readonly measure: string | undefined } | undefined => {
  if (limits.length > 0) return undefined;
  if (limit === undefined) return { measure: undefined };
  const isAny = limit.on === "thing" && limit.operator === ">" && limit.number === 0;
  return isAny ? { measure: limit.member } : undefined;
};

const filtersOfRows = ({ filters, conditions }: LogicalForm): Pick<Absence, "filters"> => {
  const all = [...filters, ...conditions.map(asFilter)];
  return all.length === 0 ? {} : { filters: all };
};

const timeOfRows = ({ time }: LogicalForm): Absence["time"] =>
  time?.range === undefined ? undefined : { dimension: time.dimension, range: time.range };

const asFilter = ({ member, holds }: LogicalForm["conditions"][number]): ValueFilter => ({
  member,
  match: "whole",
  values: [member.replaceAll("_", " ")],
  isNot: !holds,
  isCondition: true,
});

/** All things of a list, at any time. */
const bareForm = ({ cube, count }: ThingsListed): LogicalForm => ({
  cube: cube.name,
  measures: [{ kind: "measure", member: count.name }],
  ...noForm,
});
