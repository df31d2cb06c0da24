import type { Cube } from "@embedded-analytics/domain";
import type { CivilMs } from "../words/times/civil-time.js";
import { fittingUnit } from "../words/times/granularity.js";
import { wordsOfName } from "../words/token.js";
import { timesOf } from "../words/cues/comparison.js";
import { askedGroups } from "./asked-groups.js";
import { saidTimeDimension } from "./said-time.js";
import { defaultMeasure } from "../mentions/default-measure.js";
import { saysDuration } from "../mentions/how-long.js";
import { isYesNo } from "../words/cues/yes-no.js";
import { countAtFirst } from "../words/cues/harmless.js";
import { operated } from "./operate.js";
import { operationOf } from "../words/cues/operations.js";
import { snapshotOf } from "./snapshots.js";
import type { Fragment } from "./fragment.js";
import type {
  Denominator,
  LogicalForm,
  FormMeasure,
  FormTime,
  ValueFilter,
} from "./logical-form.js";
import type { Ranking } from "../words/cues/ranking.js";
import type { Utterance } from "../words/cues/utterance.js";

/** A plan, and what was assumed to make it. */
export interface Completed {
  readonly form: LogicalForm;
  readonly notes: readonly string[];
  /** Nobody named what is to be counted. */
  readonly isMeasureAssumed: boolean;
  /** Tokens of operations that found nothing to work on. */
  readonly unused: readonly number[];
}

/** Makes a logical form of what a message says and of the logical form that it takes up, if it does. */
export const completeForm = (
  utterance: Utterance,
  fragment: Fragment,
  cube: Cube,
  former: LogicalForm | undefined,
  now: CivilMs,
): Completed => {
  const notes = [...fragment.notes];
  const undivided = chosenMeasures(utterance, fragment, cube, former, notes);
  const chosen = divided(utterance, fragment, cube, undivided, notes);
  const filters = mergedFilters(fragment, former);
  const groups = askedGroups(
    utterance,
    mergedGroups(utterance, fragment, former, filters),
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
  const time = timeOf(utterance, fragment, cube, chosen, former, groupBy, now, notes);
  const snapshot = snapshotOf(cube, chosen, time?.dimension);
  if (snapshot !== undefined)
    notes.push(
      `${titleIn(cube, measureMember(chosen))} does not add up over time, so I take the last ${titleIn(cube, snapshot.dimension)} of ${time?.bucket === undefined ? "the time asked about" : `each ${time.bucket}`}.`,
    );
  const daysAt =
    utterance.weekdays.length === 0
      ? undefined
      : (time?.dimension ??
        saidTimeDimension(utterance, cube, chosen) ??
        timeDimensionOf(cube, chosen));
  const form: LogicalForm = {
    cube: cube.name,
    measures: chosen,
    groupBy,
    filters: focus === undefined ? filters : filters.filter((filter) => filter !== focus),
    conditions: conditions.filter((each) => each !== condition),
    thresholds: fragment.thresholds.length > 0 ? fragment.thresholds : (former?.thresholds ?? []),
    time,
    ranking: rankingOf(utterance, cube, chosen, former, groupBy, time),
    within: fragment.within,
    isShare: isShare && groupBy.length > 0,
    focus,
    snapshot,
    weekdays:
      daysAt === undefined
        ? former?.weekdays
        : { dimension: daysAt, days: utterance.weekdays.flatMap(({ meaning }) => meaning) },
    calculation: fragment.measures.length === 0 ? former?.calculation : undefined,
    absentFrom: former?.absentFrom,
    asks:
      isYesNo(utterance) && groupBy.length === 0 && fragment.thresholds.length === 0
        ? utterance.limits[0]?.meaning
        : undefined,
    display: utterance.display === undefined ? former?.display : utterance.display.meaning,
  };
  notes.push(...namesakes(utterance, form, cube));
  const isMeasureAssumed = fragment.measures.length === 0 && former === undefined;
  const done = operated(form, utterance, cube);
  return { form: done.form, notes, isMeasureAssumed, unused: done.unused };
};

/** An average of sums is their sum, divided. */
const divided = (
  utterance: Utterance,
  { per, timeDimension }: Fragment,
  cube: Cube,
  measures: readonly FormMeasure[],
  notes: string[],
): readonly FormMeasure[] => {
  const measure = per?.measure;
  if (per === undefined || measure?.kind !== "measure") return measures;
  const time =
    timeDimension ??
    saidTimeDimension(utterance, cube, measures) ??
    timeDimensionOf(cube, measures);
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

const measureMember = ([measure]: readonly FormMeasure[]): string =>
  measure === undefined || measure.kind === "rows" ? "" : measure.member;

const titleIn = (cube: Cube, name: string): string =>
  cube.members.find((member) => member.name === name)?.title ?? name;

const chosenMeasures = (
  utterance: Utterance,
  fragment: Fragment,
  cube: Cube,
  former: LogicalForm | undefined,
  notes: string[],
): readonly FormMeasure[] => {
  const adds = utterance.tokens.some(({ word }) =>
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

/** A filter replaces an earlier one on the same dimension; what was said of others stays. */
const mergedFilters = (
  fragment: Fragment,
  former: LogicalForm | undefined,
): readonly ValueFilter[] => {
  const kept = (former?.filters ?? []).filter(
    ({ member }) => !fragment.filters.some((filter) => filter.member === member),
  );
  return [...kept, ...fragment.filters];
};

const mergedConditions = (
  fragment: Fragment,
  former: LogicalForm | undefined,
): LogicalForm["conditions"] => [
  ...(former?.conditions ?? []).filter(
    ({ member }) => !fragment.conditions.some((condition) => condition.member === member),
  ),
  ...fragment.conditions,
];

const mergedGroups = (
  utterance: Utterance,
  fragment: Fragment,
  former: LogicalForm | undefined,
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
  const adds = utterance.tokens.some(({ word }) => word === "total" || word === "overall");
  return adds ? [] : former.groupBy;
};

const rankingOf = (
  utterance: Utterance,
  cube: Cube,
  [measure]: readonly FormMeasure[],
  former: LogicalForm | undefined,
  groupBy: readonly string[],
  time: FormTime | undefined,
): Ranking | undefined => {
  if (groupBy.length === 0 && time?.bucket === undefined) return undefined;
  const ranked = utterance.ranking?.meaning;
  const said = ranked && { ...ranked, count: ranked.count ?? countAtFirst(utterance) };
  const losing = utterance.comparison.some(
    ({ meaning, at }) => meaning === "growth" && isLoss(utterance.tokens[at]?.word ?? ""),
  );
  // What fell most has the lowest change.
  if (losing) return { count: said?.count, direction: said?.direction === "asc" ? "desc" : "asc" };
  if (said !== undefined) {
    const words = utterance.tokens
      .slice(utterance.ranking?.at, (utterance.ranking?.at ?? 0) + (utterance.ranking?.length ?? 0))
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
  utterance: Utterance,
  fragment: Fragment,
  cube: Cube,
  measures: readonly FormMeasure[],
  former: LogicalForm | undefined,
  groupBy: readonly string[],
  now: CivilMs,
  notes: string[],
): FormTime | undefined => {
  const old = former?.time;
  const said = timesOf(utterance.times, utterance.comparison, old?.range, now);
  if (said.assumed !== undefined) notes.push(said.assumed);
  const keepsTime =
    utterance.times.length === 0 && said.range === undefined && !utterance.isAllTime;
  const range = keepsTime ? old?.range : said.range;
  const before = keepsTime ? old?.before : said.before;
  const isGrouped = fragment.groupBy.length > 0 || groupBy.length > (former?.groupBy.length ?? 0);
  const runs = operationOf(utterance.operations, "running") !== undefined ? "auto" : undefined;
  const step =
    fragment.step ?? runs ?? (isGrouped || said.before !== undefined ? undefined : old?.bucket);
  if (range === undefined && step === undefined && fragment.timeDimension === undefined)
    return undefined;
  const dimension =
    fragment.timeDimension ??
    (keepsTime || old !== undefined ? old?.dimension : undefined) ??
    saidTimeDimension(utterance, cube, measures) ??
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
const timeDimensionOf = (cube: Cube, measures: readonly FormMeasure[]): string | undefined => {
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
const namesakes = (
  { tokens }: Utterance,
  form: LogicalForm,
  { members }: Cube,
): readonly string[] => {
  const counts = tokens.some(
    ({ word }, at) =>
      (word === "many" && tokens[at - 1]?.word === "how") || word === "number" || word === "count",
  );
  const [name] = form.groupBy;
  const member = members.find((each) => each.name === name);
  const isName = wordsOfName(member?.source?.member ?? member?.name ?? "").includes("name");
  return counts && isName && form.thresholds.some(({ on }) => on === "measure")
    ? ["I take those of the same name as one."]
    : [];
};
