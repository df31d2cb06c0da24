import type { Cube } from "@embedded-analytics/domain";
import type { CivilMs } from "../words/times/civil-time.js";
import { shortYearNotes } from "../words/times/short-years.js";
import { loneYearNotes } from "../words/times/years-alone.js";
import { fittingUnit } from "../words/times/granularity.js";
import { timesOf } from "../words/cues/compared-times.js";
import { operationOf } from "../words/cues/operations.js";
import type { Utterance } from "../words/cues/utterance.js";
import { saidTimeDimension } from "./times/said-time.js";
import type { Fragment } from "./fragment.js";
import type { FormMeasure, FormTime, LogicalForm } from "./logical-form.js";

interface Timed {
  readonly utterance: Utterance;
  readonly cube: Cube;
  readonly measures: readonly FormMeasure[];
  readonly fragment: Fragment;
  readonly former: LogicalForm | undefined;
  readonly now: CivilMs;
}

/** When, and in which steps; undefined where no time is asked for. */
export const timeOf = (
  timed: Timed,
  groupBy: readonly string[],
  notes: string[],
): FormTime | undefined => {
  const { utterance, fragment, cube, measures, former } = timed;
  const { range, before, isCompared, isJoined } = rangesOf(timed, notes);
  const step = stepOf(timed, groupBy, isCompared);
  if ((range ?? step ?? fragment.timeDimension) === undefined) return undefined;
  const dimension =
    fragment.timeDimension ?? former?.time?.dimension ?? countedTime(utterance, cube, measures);
  if (dimension === undefined) {
    notes.push(`${cube.title || cube.name} knows no time, so the time you named does not count.`);
    return undefined;
  }
  const bucket = step === "auto" ? fittingUnit(range) : ofTheDay(step, range);
  return (range ?? bucket) === undefined
    ? undefined
    : { dimension, range, before, bucket, ...(isJoined === undefined ? {} : { isJoined }) };
};

/** `revenue by hour` of more than two days is by the hour of the day. */
const ofTheDay = (
  step: Exclude<Fragment["step"], "auto">,
  range: FormTime["range"],
): FormTime["bucket"] => {
  const isShort =
    range?.from !== undefined && range.to !== undefined && range.to - range.from <= 2 * 86_400_000;
  return step === "hour" && !isShort ? "hour_of_day" : step;
};

/** The times that a message names, else those that were spoken of before. */
const rangesOf = ({ utterance, former, now }: Timed, notes: string[]) => {
  const said = timesOf(utterance, former?.time?.range, now);
  if (said.assumed !== undefined) notes.push(said.assumed);
  if (utterance.times.length > 0)
    notes.push(...shortYearNotes(utterance.tokens, now), ...loneYearNotes(utterance.tokens));
  const keeps = utterance.times.length === 0 && said.range === undefined && !utterance.isAllTime;
  const { range, before } = keeps
    ? (former?.time ?? { range: undefined, before: undefined })
    : said;
  return { range, before, isJoined: said.isJoined, isCompared: said.before !== undefined };
};

/** The time that the words tell, else the usual one of what is counted. */
export const countedTime = (
  utterance: Utterance,
  cube: Cube,
  measures: readonly FormMeasure[],
): string | undefined =>
  saidTimeDimension(utterance, cube, measures) ?? timeDimensionOf(cube, measures);

/** The step of a series: what was asked for, what a running total needs, or what was spoken of before. */
const stepOf = (
  { utterance, fragment, former }: Timed,
  groupBy: readonly string[],
  isCompared: boolean,
): Fragment["step"] => {
  const isGrouped = fragment.groupBy.length > 0 || groupBy.length > (former?.groupBy.length ?? 0);
  const runs = operationOf(utterance.operations, "running") !== undefined;
  return (
    fragment.step ?? (runs ? "auto" : isGrouped || isCompared ? undefined : former?.time?.bucket)
  );
};

/** The time of what is counted: the usual one where the model says which, in a view the one of the measure's own cube, else the first. */
export const timeDimensionOf = (
  cube: Cube,
  measures: readonly FormMeasure[],
): string | undefined => {
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
