import type { Cube } from "@embedded-analytics/domain";
import type { CivilMs } from "../words/times/civil-time.js";
import { shortYearNotes } from "../words/times/short-years.js";
import { loneYearNotes } from "../words/times/years-alone.js";
import { fittingUnit } from "../words/times/steps/granularity.js";
import { timesOf } from "../words/cues/compared/compared-times.js";
import type { Times } from "../words/cues/compared/times.js";
import { operationOf } from "../words/cues/operations.js";
import type { Utterance } from "../words/cues/utterance.js";
import { snapshotOf } from "./snapshots.js";
import { monthsInTurn } from "./times/coming/months-in-turn.js";
import { comingMonthFor, comingOne, countsOnly, noteOfLast } from "./times/coming/coming-one.js";
import { aheadInstead } from "./times/events/ahead.js";
import { timeOfItsName } from "./times/events/time-of-its-name.js";
import { undoneInstead } from "./times/events/undone-time.js";
import { timeOfPossessed } from "./times/events/time-of-possessed.js";
import { begunInstead } from "./times/begun.js";
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
  const { fragment, cube } = timed;
  const { range, before, isCompared, also } = rangesOf(timed, notes);
  const step = stepOf(timed, groupBy, isCompared);
  if ((range ?? step ?? fragment.timeDimension) === undefined) return undefined;
  const begun = ofOpenOnes(timed, ofThings(timed, dimensionOf(timed), notes), notes);
  const dimension = begun && ofComing(timed, begun, range, notes);
  if (dimension === undefined) {
    notes.push(`${cube.title || cube.name} knows no time, so the time you named does not count.`);
    return undefined;
  }
  // A row has one time in one column: which other one the first time is of was not understood.
  if (fragment.own?.others.some((other) => other.dimension === dimension) === true)
    return undefined;
  const bucket = step === "auto" ? fittingUnit(range) : ofTheDay(step, range);
  if ((range ?? bucket) === undefined) return undefined;
  const named = dimension === begun ? {} : { named: begun };
  return withComing(timed, { dimension, range, before, bucket, ...also, ...named }, notes);
};

/** The coming one instead of the last time of its name, which is said. */
const withComing = (timed: Timed, time: FormTime, notes: string[]): FormTime => {
  const { before, dimension, range } = time;
  const coming = before === undefined ? comingOf(timed, dimension, range) : undefined;
  if (coming === undefined) {
    const planned = timed.cube.members.find(({ name }) => name === dimension);
    const last = range && before === undefined && noteOfLast(timed.utterance, planned, range);
    if (last !== undefined && last !== false) notes.push(last);
    return time;
  }
  notes.push(coming.note);
  return { ...time, range: coming.range, coming };
};

/** The coming one of two times of the same name, which was asked for or spoken of before. */
const comingOf = (
  timed: Timed,
  dimension: string,
  range: FormTime["range"],
): FormTime["coming"] => {
  const before = timed.former?.time;
  const isKept = before?.range === range && before?.dimension === dimension;
  // `rentals by rental end in December` names the time that they are grouped by, and not that it is to come.
  if (timed.fragment.step === "auto") return undefined;
  return comingOne(timed, dimension, range, before?.range) ?? (isKept ? before.coming : undefined);
};

/** The column of the time that is asked about. */
const dimensionOf = ({
  utterance,
  fragment,
  cube,
  measures,
  former,
}: Timed): string | undefined => {
  if (fragment.timeDimension !== undefined) return fragment.timeDimension;
  // `and move-outs?` are counted by their own time, and not by that of the move-ins before them; `move-outs instead` changes nothing but the figure.
  const [named, ...others] = fragment.measures;
  const isSwapped = utterance.tokens.some(({ word }) => word === "instead");
  const own = others.length === 0 && !isSwapped ? timeOfItsName(cube, named)?.name : undefined;
  const isAssumed = named === undefined;
  return fragment.own === undefined
    ? (own ??
        former?.time?.dimension ??
        countedTime(utterance, cube, measures, isAssumed, fragment.groupBy))
    : timeDimensionOf(cube, measures);
};

/** The time of the things whose it is said to be, which is said: `this year's events`. */
const ofThings = (
  { utterance, fragment, cube }: Timed,
  usual: string | undefined,
  notes: string[],
): string | undefined => {
  const time =
    fragment.timeDimension === undefined ? timeOfPossessed(utterance, cube, usual) : undefined;
  if (time === undefined) return usual;
  notes.push(`I take their time as ${time.title || time.name}.`);
  return time.name;
};

/** The time at which what is still open began, instead of the one at which it ends: `open deals closed in May` names its time itself. */
const ofOpenOnes = (
  { utterance, fragment, cube, measures }: Timed,
  usual: string | undefined,
  notes: string[],
): string | undefined => {
  const undone = usual === undefined ? undefined : undoneInstead(cube, measures, usual);
  if (undone !== undefined) {
    const [time, none] = [undone.usual, undone.done].map(({ title, name }) => title || name);
    notes.push(`I take those by ${time ?? ""}, since they have no time in ${none ?? ""}.`);
    return undone.usual.name;
  }
  if (usual === undefined || fragment.timeDimension !== undefined) return usual;
  const begun = begunInstead(utterance, cube, usual);
  if (begun === undefined) return usual;
  const { begin, end } = begun;
  notes.push(
    `I take open ones by ${begin.title || begin.name}, since they have no time in ${end.title || end.name} yet.`,
  );
  return begin.name;
};

/** The time at which what lies ahead is to be, instead of the one at which it was made. */
const ofComing = (
  { utterance, cube, measures, now }: Timed,
  usual: string,
  range: FormTime["range"],
  notes: string[],
): string => {
  const coming = countsOnly(measures, cube) ? comingMonthFor(utterance, range, now) : undefined;
  const planned = aheadInstead(cube, usual, coming ?? range, now);
  if (planned === undefined) return usual;
  const title = planned.title || planned.name;
  notes.push(
    coming === undefined
      ? `I count what is to come by ${title}.`
      : `I take the month as that of ${title}, for which they are.`,
  );
  return planned.name;
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
const rangesOf = (timed: Timed, notes: string[]) => {
  const { utterance, former, now } = timed;
  const inTurn = monthsInTurn(timed, dimensionOf(timed));
  if (inTurn !== undefined) notes.push(inTurn.note);
  const said = saidTimes(
    inTurn === undefined
      ? timed
      : { ...timed, utterance: { ...timed.utterance, times: inTurn.times } },
  );
  if (said.assumed !== undefined && !isOfLevel(timed, said)) notes.push(said.assumed);
  if (utterance.times.length > 0)
    notes.push(...shortYearNotes(utterance.tokens, now), ...loneYearNotes(utterance.tokens));
  const keeps = utterance.times.length === 0 && said.range === undefined && !utterance.isAllTime;
  const { range, before } = keeps
    ? (former?.time ?? { range: undefined, before: undefined })
    : said;
  return { range, before, also: marksOf(said), isCompared: said.before !== undefined };
};

/** The times that were said; of times that have each a verb, the first is the one that is asked about. */
const saidTimes = ({ utterance, fragment, former, now }: Timed): Times => {
  const times = fragment.own === undefined ? utterance.times : utterance.times.slice(0, 1);
  return timesOf({ ...utterance, times }, former?.time?.range, now);
};

/** A level has two times of its own, so that nothing is to be said of other ones. */
const isOfLevel = ({ utterance, cube, measures }: Timed, { ofLevels }: Times): boolean =>
  ofLevels !== undefined && snapshotOf(cube, measures, undefined, utterance) !== undefined;

const marksOf = ({
  isJoined,
  ofLevels,
  parts,
}: Times): Pick<FormTime, "isJoined" | "ofLevels" | "parts"> => ({
  ...(isJoined === undefined ? {} : { isJoined }),
  ...(ofLevels === undefined ? {} : { ofLevels }),
  ...(parts === undefined ? {} : { parts }),
});

/** The time that the words tell, else the usual one of what is counted. */
export const countedTime = (
  utterance: Utterance,
  cube: Cube,
  measures: readonly FormMeasure[],
  isAssumed = false,
  groupBy: readonly string[] = [],
): string | undefined =>
  saidTimeDimension(utterance, cube, measures, isAssumed, groupBy) ??
  timeDimensionOf(cube, measures);

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
