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
  leaders && { ...leaders, member: named(leaders.member), by: measureNamed(leaders.by, named) };

/** A figure by the names that its members have there. */
const measureNamed = (measure: FormMeasure, named: (name: string) => string): FormMeasure => {
  if (measure.kind === "rows") return measure;
  const member = named(measure.member);
  const other = (name: string | undefined): string | undefined => name && named(name);
  switch (measure.kind) {
    case "per":
      return measure.by.kind === "elsewhere"
        ? { ...measure, member }
        : { ...measure, member, by: { ...measure.by, member: named(measure.by.member) } };
    case "dated":
      return {
        ...measure,
        member,
        time: other(measure.time),
        ...(measure.only && { only: rowsNamed(measure.only, named) }),
      };
    case "rest":
      return { ...measure, member, less: named(measure.less) };
    case "between":
      return { ...measure, member, to: other(measure.to) };
    case "median":
      return measure.of === undefined
        ? { ...measure, member }
        : { ...measure, member, of: named(measure.of) };
    case "distinct":
      return measure.called === undefined
        ? { ...measure, member }
        : { ...measure, member, called: named(measure.called) };
    default:
      return { ...measure, member };
  }
};

const rowsNamed = ({ filters, conditions }: RowsOfOne, named: (name: string) => string) => ({
  filters: filters.map((each) => ({ ...each, member: named(each.member) })),
  conditions: conditions.map((each) => ({ ...each, member: named(each.member) })),
});

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
