import type { Cube, Member } from "@embedded-analytics/domain";
import type { Plan, PlanMeasure } from "./logical-form.js";

/** The same plan over another cube or view that has all of its members; undefined where one is missing. */
export const translatePlan = (plan: Plan, from: Cube, to: Cube): Plan | undefined => {
  if (from.name === to.name) return plan;
  const missing: string[] = [];
  const named = (name: string): string => {
    const there = sameMember(from, name, to);
    if (there === undefined) missing.push(name);
    return there?.name ?? name;
  };
  const measures = plan.measures.map((measure): PlanMeasure =>
    measure.kind === "rows"
      ? measure
      : measure.kind === "per"
        ? {
            ...measure,
            member: named(measure.member),
            by: { ...measure.by, member: named(measure.by.member) },
          }
        : measure.kind === "between"
          ? { ...measure, member: named(measure.member), to: named(measure.to) }
          : { ...measure, member: named(measure.member) },
  );
  const translated: Plan = {
    ...plan,
    cube: to.name,
    measures,
    groupBy: plan.groupBy.map(named),
    within: plan.within.map(named),
    filters: plan.filters.map((filter) => ({ ...filter, member: named(filter.member) })),
    conditions: plan.conditions.map((each) => ({ ...each, member: named(each.member) })),
    thresholds: plan.thresholds.map((each) => ({ ...each, member: named(each.member) })),
    time: plan.time && { ...plan.time, dimension: named(plan.time.dimension) },
    snapshot: plan.snapshot && { dimension: named(plan.snapshot.dimension) },
    weekdays: plan.weekdays && { ...plan.weekdays, dimension: named(plan.weekdays.dimension) },
    absentFrom: plan.absentFrom && { ...plan.absentFrom, member: named(plan.absentFrom.member) },
    focus: plan.focus && { ...plan.focus, member: named(plan.focus.member) },
  };
  return missing.length === 0 ? translated : undefined;
};

const originOf = (cube: Cube, { name, source }: Member): string =>
  source === undefined ? `${cube.name}.${name}` : `${source.cube}.${source.member}`;

/** The member that is the same one of the same cube. A name alone may mean something else there. */
const sameMember = (from: Cube, name: string, to: Cube): Member | undefined => {
  const member = from.members.find((each) => each.name === name);
  if (member === undefined) return undefined;
  const origin = originOf(from, member);
  return to.members.find((each) => originOf(to, each) === origin);
};
