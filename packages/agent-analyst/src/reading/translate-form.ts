import type { Cube, Member } from "@embedded-analytics/domain";
import type { LogicalForm, FormMeasure, RowsOfOne } from "./logical-form.js";

/** The same logical form over another cube or view that has all of its members; undefined where one is missing. */
export const translateForm = (form: LogicalForm, from: Cube, to: Cube): LogicalForm | undefined => {
  if (from.name === to.name) return form;
  const missing: string[] = [];
  const named = (name: string): string => {
    const there = sameMember(from, name, to);
    if (there === undefined) missing.push(name);
    return there?.name ?? name;
  };
  const limits = (thresholds: LogicalForm["thresholds"]): LogicalForm["thresholds"] =>
    thresholds.map((each) => ({
      ...each,
      member: named(each.member),
      ...(each.key === undefined ? {} : { key: named(each.key) }),
    }));
  const states = (dated: LogicalForm["states"]): LogicalForm["states"] =>
    dated?.map((each) => ({ ...each, due: named(each.due), done: named(each.done) }));
  const translated: LogicalForm = {
    ...form,
    cube: to.name,
    measures: form.measures.map((measure) => measureNamed(measure, named)),
    groupBy: form.groupBy.map(named),
    leaders: leadersNamed(form.leaders, named),
    within: form.within.map(named),
    filters: form.filters.map((filter) => ({ ...filter, member: named(filter.member) })),
    conditions: form.conditions.map((each) => ({ ...each, member: named(each.member) })),
    thresholds: limits(form.thresholds),
    ownTimes: form.ownTimes?.map((each) => ({
      ...each,
      dimension: named(each.dimension),
      ...(each.of === undefined ? {} : { of: named(each.of) }),
    })),
    time: form.time && { ...form.time, dimension: named(form.time.dimension), named: undefined }, // prettier-ignore
    part: form.part && {
      ...form.part,
      filters: form.part.filters.map((each) => ({ ...each, member: named(each.member) })),
      conditions: form.part.conditions.map((each) => ({ ...each, member: named(each.member) })),
      thresholds: limits(form.part.thresholds),
      states: states(form.part.states),
      absentFrom: absenceOf(form.part.absentFrom, named),
      leaders: leadersNamed(form.part.leaders, named),
    },
    states: states(form.states),
    snapshot: form.snapshot && { dimension: named(form.snapshot.dimension) },
    weekdays: form.weekdays && { ...form.weekdays, dimension: named(form.weekdays.dimension) },
    absentFrom: absenceOf(form.absentFrom, named),
    focus: form.focus && { ...form.focus, member: named(form.focus.member) },
  };
  return missing.length === 0 ? translated : undefined;
};

const leadersNamed = (
  leaders: LogicalForm["leaders"],
  named: (name: string) => string,
): LogicalForm["leaders"] =>
  leaders && {
    ...leaders,
    member: named(leaders.member),
    // A list that was given before stays one of its own cube.
    by: leaders.of === undefined ? measureNamed(leaders.by, named) : leaders.by,
  };

/** A figure by the names that its members have there. */
const measureNamed = (measure: FormMeasure, named: (name: string) => string): FormMeasure => {
  if (measure.kind === "rows") return measure;
  const member = named(measure.member);
  if (measure.kind === "per" && measure.by.kind !== "elsewhere")
    return { ...measure, member, by: { ...measure.by, member: named(measure.by.member) } };
  if (measure.kind === "dated") return datedNamed({ ...measure, member }, named);
  if (measure.kind === "rest") return { ...measure, member, less: named(measure.less) };
  if (measure.kind === "between")
    return { ...measure, member, to: measure.to === undefined ? undefined : named(measure.to) };
  return otherNamed({ ...measure, member }, named);
};

/** A figure by a time, and over rows, of its own. */
const datedNamed = (
  measure: Extract<FormMeasure, { readonly kind: "dated" }>,
  named: (name: string) => string,
): FormMeasure => ({
  ...measure,
  time: measure.time === undefined ? undefined : named(measure.time),
  ...(measure.only && { only: rowsNamed(measure.only, named) }),
});

const rowsNamed = ({ filters, conditions }: RowsOfOne, named: (name: string) => string) => ({
  filters: filters.map((each) => ({ ...each, member: named(each.member) })),
  conditions: conditions.map((each) => ({ ...each, member: named(each.member) })),
});

/** Figures that may be of, or called by, another member. */
const otherNamed = (measure: FormMeasure, named: (name: string) => string): FormMeasure => {
  if (measure.kind === "median" && measure.of !== undefined)
    return { ...measure, of: named(measure.of) };
  if (measure.kind === "distinct" && measure.called !== undefined)
    return { ...measure, called: named(measure.called) };
  return measure;
};

const absenceOf = (
  absent: LogicalForm["absentFrom"],
  named: (name: string) => string,
): LogicalForm["absentFrom"] => absent && { ...absent, member: named(absent.member) };

const originOf = (cube: Cube, { name, source }: Member): string =>
  source === undefined ? `${cube.name}.${name}` : `${source.cube}.${source.member}`;

/** The member that is the same one of the same cube. A name alone may mean something else there. */
const sameMember = (from: Cube, name: string, to: Cube): Member | undefined => {
  const member = from.members.find((each) => each.name === name);
  if (member === undefined) return undefined;
  const origin = originOf(from, member);
  return to.members.find((each) => originOf(to, each) === origin);
};
