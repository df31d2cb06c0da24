import type { Cube, Member } from "@embedded-analytics/domain";
import type { LogicalForm, FormMeasure } from "./logical-form.js";

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
  const measures = form.measures.map((measure): FormMeasure =>
    measure.kind === "rows"
      ? measure
      : measure.kind === "per"
        ? {
            ...measure,
            member: named(measure.member),
            by:
              measure.by.kind === "elsewhere"
                ? measure.by
                : { ...measure.by, member: named(measure.by.member) },
          }
        : measure.kind === "dated"
          ? { ...measure, member: named(measure.member), time: named(measure.time) }
          : measure.kind === "rest"
            ? { ...measure, member: named(measure.member), less: named(measure.less) }
            : measure.kind === "between"
              ? {
                  ...measure,
                  member: named(measure.member),
                  to: measure.to === undefined ? undefined : named(measure.to),
                }
              : {
                  ...measure,
                  member: named(measure.member),
                  ...(measure.kind === "median" && measure.of !== undefined
                    ? { of: named(measure.of) }
                    : {}),
                  ...(measure.kind === "distinct" && measure.called !== undefined
                    ? { called: named(measure.called) }
                    : {}),
                },
  );
  const translated: LogicalForm = {
    ...form,
    cube: to.name,
    measures,
    groupBy: form.groupBy.map(named),
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
    },
    states: states(form.states),
    snapshot: form.snapshot && { dimension: named(form.snapshot.dimension) },
    weekdays: form.weekdays && { ...form.weekdays, dimension: named(form.weekdays.dimension) },
    absentFrom: absenceOf(form.absentFrom, named),
    focus: form.focus && { ...form.focus, member: named(form.focus.member) },
  };
  return missing.length === 0 ? translated : undefined;
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
