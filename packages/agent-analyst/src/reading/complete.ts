import type { Cube, Member } from "@embedded-analytics/domain";
import type { CivilMs } from "../words/times/civil-time.js";
import { fittingUnit } from "../words/times/granularity.js";
import { wordsOfName } from "../words/token.js";
import { timesOf } from "../words/cues/comparison.js";
import { askedGroups } from "./asked-groups.js";
import { saidTimeDimension } from "./said-time.js";
import { saysDuration } from "../mentions/how-long.js";
import { isYesNo } from "../words/cues/yes-no.js";
import { countAtFirst } from "../words/cues/harmless.js";
import { operated } from "./operate.js";
import { operationOf } from "../words/cues/operations.js";
import { snapshotOf } from "./snapshots.js";
import type { Fragment } from "./fragment.js";
import type {
  Denominator,
  Plan,
  PlanMeasure,
  PlanTime,
  Ranking,
  ValueFilter,
} from "./logical-form.js";
import type { Reading } from "../words/cues/utterance.js";

/** A plan, and what was assumed to make it. */
export interface Completed {
  readonly plan: Plan;
  readonly notes: readonly string[];
  /** Nobody named what is to be counted. */
  readonly isMeasureAssumed: boolean;
  /** Tokens of operations that found nothing to work on. */
  readonly unused: readonly number[];
}

/** Makes a plan of what a message says and of the plan that it takes up, if it does. */
export const completePlan = (
  reading: Reading,
  fragment: Fragment,
  cube: Cube,
  former: Plan | undefined,
  now: CivilMs,
): Completed => {
  const notes = [...fragment.notes];
  const undivided = chosenMeasures(reading, fragment, cube, former, notes);
  const chosen = divided(reading, fragment, cube, undivided, notes);
  const filters = mergedFilters(fragment, former);
  const groups = askedGroups(
    reading,
    mergedGroups(reading, fragment, former, filters),
    cube,
    notes,
  );
  const isShare =
    fragment.isShare ||
    (former?.isShare === true && fragment.measures.length === 0 && groups.length > 0);
  const conditions = mergedConditions(fragment, former);
  const [condition] = isShare && groups.length === 0 ? conditions : [];
  // The share of those for which something holds: both sides are counted.
  const focus: ValueFilter | undefined =
    condition !== undefined
      ? {
          member: condition.member,
          match: "whole",
          values: [String(condition.holds)],
          isNot: false,
        }
      : isShare && groups.length === 0
        ? filters.find(({ isNot, match }) => !isNot && match !== "empty")
        : undefined;
  const groupBy = focus === undefined ? groups : [focus.member];
  const time = timeOf(reading, fragment, cube, chosen, former, groupBy, now, notes);
  const snapshot = snapshotOf(cube, chosen, time?.dimension);
  if (snapshot !== undefined)
    notes.push(
      `${titleIn(cube, measureMember(chosen))} does not add up over time, so I take the last ${titleIn(cube, snapshot.dimension)} of ${time?.bucket === undefined ? "the time asked about" : `each ${time.bucket}`}.`,
    );
  const daysAt =
    reading.weekdays.length === 0
      ? undefined
      : (time?.dimension ??
        saidTimeDimension(reading, cube, chosen) ??
        timeDimensionOf(cube, chosen));
  const plan: Plan = {
    cube: cube.name,
    measures: chosen,
    groupBy,
    filters: focus === undefined ? filters : filters.filter((filter) => filter !== focus),
    conditions: conditions.filter((each) => each !== condition),
    thresholds: fragment.thresholds.length > 0 ? fragment.thresholds : (former?.thresholds ?? []),
    time,
    ranking: rankingOf(reading, cube, chosen, former, groupBy, time),
    within: fragment.within,
    isShare: isShare && groupBy.length > 0,
    focus,
    snapshot,
    weekdays:
      daysAt === undefined ? former?.weekdays : { dimension: daysAt, days: reading.weekdays },
    calculation: fragment.measures.length === 0 ? former?.calculation : undefined,
    absentFrom: former?.absentFrom,
    asks:
      isYesNo(reading) && groupBy.length === 0 && fragment.thresholds.length === 0
        ? reading.limits[0]?.meaning
        : undefined,
    display: reading.display === undefined ? former?.display : reading.display.meaning,
  };
  notes.push(...namesakes(reading, plan, cube));
  const isMeasureAssumed = fragment.measures.length === 0 && former === undefined;
  const done = operated(plan, reading, cube);
  return { plan: done.plan, notes, isMeasureAssumed, unused: done.unused };
};

/** An average of sums is their sum, divided. */
const divided = (
  reading: Reading,
  { per, timeDimension }: Fragment,
  cube: Cube,
  measures: readonly PlanMeasure[],
  notes: string[],
): readonly PlanMeasure[] => {
  const measure = per?.measure;
  if (per === undefined || measure?.kind !== "measure") return measures;
  const time =
    timeDimension ?? saidTimeDimension(reading, cube, measures) ?? timeDimensionOf(cube, measures);
  if (per.kind === "step" && time === undefined) return measures;
  const by: Denominator =
    per.kind === "of" ? per.by : { kind: "unit", unit: per.unit, member: time ?? "" };
  notes.push(
    by.kind === "measure"
      ? `I take the sum, divided by ${titleIn(cube, by.member)}.`
      : by.kind === "unit"
        ? `I take the sum, divided by the number of ${by.unit}s that have any.`
        : `I take the sum, divided by the number of different values of ${titleIn(cube, by.member)}.`,
  );
  return [{ kind: "per", member: measure.member, by }];
};

const measureMember = ([measure]: readonly PlanMeasure[]): string =>
  measure === undefined || measure.kind === "rows" ? "" : measure.member;

const titleIn = (cube: Cube, name: string): string =>
  cube.members.find((member) => member.name === name)?.title ?? name;

const chosenMeasures = (
  reading: Reading,
  fragment: Fragment,
  cube: Cube,
  former: Plan | undefined,
  notes: string[],
): readonly PlanMeasure[] => {
  const adds = reading.tokens.some(({ word }) =>
    ["also", "too", "additionally", "plus", "add"].includes(word),
  );
  if (fragment.measures.length > 0) {
    const kept = adds ? (former?.measures ?? []) : [];
    const said = fragment.measures.filter(
      (each) => !kept.some((other) => JSON.stringify(other) === JSON.stringify(each)),
    );
    return [...kept, ...said].slice(0, 6);
  }
  if (former !== undefined) return former.measures;
  const measure = defaultMeasure(cube);
  if (measure === undefined) return [{ kind: "rows" }];
  notes.push(`You named no measure, so I take ${measure.title || measure.name}.`);
  return [{ kind: "measure", member: measure.name }];
};

/** The first of a cube is the one that its author thought of first. */
export const defaultMeasure = (cube: Cube): Member | undefined =>
  cube.members.find(({ kind, public: isPublic }) => kind === "measure" && isPublic);

/** A filter replaces an earlier one on the same dimension; what was said of others stays. */
const mergedFilters = (fragment: Fragment, former: Plan | undefined): readonly ValueFilter[] => {
  const kept = (former?.filters ?? []).filter(
    ({ member }) => !fragment.filters.some((filter) => filter.member === member),
  );
  return [...kept, ...fragment.filters];
};

const mergedConditions = (fragment: Fragment, former: Plan | undefined): Plan["conditions"] => [
  ...(former?.conditions ?? []).filter(
    ({ member }) => !fragment.conditions.some((condition) => condition.member === member),
  ),
  ...fragment.conditions,
];

const mergedGroups = (
  reading: Reading,
  fragment: Fragment,
  former: Plan | undefined,
  filters: readonly ValueFilter[],
): readonly string[] => {
  const several = fragment.isSideBySide
    ? filters.filter(({ isNot, values }) => !isNot && values.length > 1).map(({ member }) => member)
    : [];
  if (fragment.groupBy.length > 0)
    return [...new Set([...fragment.groupBy, ...several])].slice(0, 3);
  if (several.length > 0) return several;
  // A series takes the place of groups, as groups take that of a series.
  if (fragment.step !== undefined || former === undefined) return [];
  const adds = reading.tokens.some(({ word }) => word === "total" || word === "overall");
  return adds ? [] : former.groupBy;
};

const rankingOf = (
  reading: Reading,
  cube: Cube,
  [measure]: readonly PlanMeasure[],
  former: Plan | undefined,
  groupBy: readonly string[],
  time: PlanTime | undefined,
): Ranking | undefined => {
  if (groupBy.length === 0 && time?.bucket === undefined) return undefined;
  const ranked = reading.ranking?.meaning;
  const said = ranked && { ...ranked, count: ranked.count ?? countAtFirst(reading) };
  const losing = reading.comparison.some(
    ({ meaning, at }) => meaning === "growth" && isLoss(reading.tokens[at]?.word ?? ""),
  );
  // What fell most has the lowest change.
  if (losing) return { count: said?.count, direction: said?.direction === "asc" ? "desc" : "asc" };
  if (said !== undefined) {
    const words = reading.tokens
      .slice(reading.ranking?.at, (reading.ranking?.at ?? 0) + (reading.ranking?.length ?? 0))
      .map(({ word }) => word);
    const isSlow = words.includes("slowest");
    if (!isSlow && !words.some((word) => word === "fastest" || word === "quickest")) return said;
    // Whoever is fastest takes the least time, but sells the most.
    const isTime =
      measure !== undefined &&
      measure.kind !== "rows" &&
      saysDuration(`${measure.member} ${titleIn(cube, measure.member)}`);
    return { count: said.count, direction: isSlow === isTime ? "desc" : "asc" };
  }
  return time?.bucket === undefined ? former?.ranking : undefined;
};

const isLoss = (word: string): boolean =>
  /^(decreas|declin|fell|fall|drop|shr[aiu]nk|lose|lost)/.test(word);

const timeOf = (
  reading: Reading,
  fragment: Fragment,
  cube: Cube,
  measures: readonly PlanMeasure[],
  former: Plan | undefined,
  groupBy: readonly string[],
  now: CivilMs,
  notes: string[],
): PlanTime | undefined => {
  const old = former?.time;
  const said = timesOf(reading.times, reading.comparison, old?.range, now);
  if (said.assumed !== undefined) notes.push(said.assumed);
  const keepsTime = reading.times.length === 0 && said.range === undefined && !reading.isAllTime;
  const range = keepsTime ? old?.range : said.range;
  const before = keepsTime ? old?.before : said.before;
  const isGrouped = fragment.groupBy.length > 0 || groupBy.length > (former?.groupBy.length ?? 0);
  const runs = operationOf(reading.operations, "running") !== undefined ? "auto" : undefined;
  const step =
    fragment.step ?? runs ?? (isGrouped || said.before !== undefined ? undefined : old?.bucket);
  if (range === undefined && step === undefined && fragment.timeDimension === undefined)
    return undefined;
  const dimension =
    fragment.timeDimension ??
    (keepsTime || old !== undefined ? old?.dimension : undefined) ??
    saidTimeDimension(reading, cube, measures) ??
    timeDimensionOf(cube, measures);
  if (dimension === undefined) {
    notes.push(`${cube.title || cube.name} knows no time, so the time you named does not count.`);
    return undefined;
  }
  const bucket = step === "auto" ? fittingUnit(range) : step;
  if (range === undefined && bucket === undefined) return undefined;
  return { dimension, range, before, bucket };
};

/** The time of what is counted: the usual one where the model says which, in a view the one of the measure's own cube, else the first. */
const timeDimensionOf = (cube: Cube, measures: readonly PlanMeasure[]): string | undefined => {
  const times = cube.members.filter(
    ({ kind, type, public: isPublic }) => kind === "dimension" && type === "time" && isPublic,
  );
  const usual = times.find(({ name }) => name === cube.defaultTime);
  if (usual !== undefined) return usual.name;
  const [first] = measures;
  const home =
    first !== undefined && first.kind !== "rows"
      ? cube.members.find(({ name }) => name === first.member)?.source?.cube
      : undefined;
  return (times.find(({ source }) => home !== undefined && source?.cube === home) ?? times[0])
    ?.name;
};

/** `How many customers have more than 3 orders` counts names, and two people may have one. */
const namesakes = ({ tokens }: Reading, plan: Plan, { members }: Cube): readonly string[] => {
  const counts = tokens.some(
    ({ word }, at) =>
      (word === "many" && tokens[at - 1]?.word === "how") || word === "number" || word === "count",
  );
  const [name] = plan.groupBy;
  const member = members.find((each) => each.name === name);
  const isName = wordsOfName(member?.source?.member ?? member?.name ?? "").includes("name");
  return counts && isName && plan.thresholds.some(({ on }) => on === "measure")
    ? ["I take those of the same name as one."]
    : [];
};
