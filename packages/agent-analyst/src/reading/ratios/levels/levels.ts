import type { Cube } from "@embedded-analytics/domain";
import { grammarKindOf } from "../../../words/filler.js";
import type { Utterance } from "../../../words/cues/utterance.js";
import type { FormMeasure, LogicalForm } from "../../logical-form.js";
import { addUnits, startOf, type CivilMs } from "../../../words/times/civil-time.js";
import { snapshotOf } from "../../snapshots.js";

/** A level, divided by how many moments its time has. */
type MeanOfLevel = Extract<FormMeasure, { readonly kind: "per" }> & {
  readonly by: { readonly kind: "distinct"; readonly member: string };
};

const asksAverage = ({ tokens }: Pick<Utterance, "tokens">): boolean =>
  tokens.some(({ word, isQuoted }) => grammarKindOf(word) === "averaging" && !isQuoted);

/** `average headcount in 2025`: the mean of its levels at all moments of that time, and not the last one. */
const meanOfLevel = (
  utterance: Pick<Utterance, "tokens">,
  [measure, ...others]: readonly FormMeasure[],
  moments: string,
  time: LogicalForm["time"],
): MeanOfLevel | undefined => {
  const isOneTime =
    time?.range !== undefined && time.bucket === undefined && time.before === undefined;
  return asksAverage(utterance) && isOneTime && measure?.kind === "measure" && others.length === 0
    ? { kind: "per", member: measure.member, by: { kind: "distinct", member: moments } }
    : undefined;
};

/** `lines in service today`: what counts today is the last level there is, since few are taken on the day itself. */
const untilToday = (
  time: LogicalForm["time"],
  moments: string,
  now: CivilMs,
): LogicalForm["time"] => {
  const today = startOf("day", now);
  if (time?.range === undefined || time.before !== undefined || time.bucket !== undefined)
    return undefined;
  const { from, to } = time.range;
  const isToday = from === today && to === addUnits("day", today, 1) && time.dimension === moments;
  return isToday ? { ...time, range: { ...time.range, from: undefined } } : undefined;
};

/** Two times as they are compared of a level, which has two ends of its own, and no mean of steps. */
const timesOfLevel = (
  asked: LogicalForm["time"],
  isLevel: boolean,
  isSum: boolean,
): LogicalForm["time"] => {
  if (asked === undefined) return undefined;
  const { ofLevels, parts, ...time } = asked;
  if (parts !== undefined && isLevel) return { ...time, before: undefined };
  // A rate or a mean of all the steps together is one already.
  if (parts !== undefined) return { ...time, parts: isSum ? parts : 1 };
  return isLevel && ofLevels !== undefined ? { ...time, ...ofLevels } : time;
};

const addUp = ({ members }: Cube, measures: readonly FormMeasure[]): boolean =>
  measures.every((measure) => {
    if (measure.kind === "rows" || measure.kind === "sum") return true;
    const member =
      measure.kind === "measure" && members.find(({ name }) => name === measure.member);
    return member && (member.aggregate === "sum" || member.aggregate === "count");
  });

/** `stock over the last six months` is how it went, month by month: a level has no sum over them, and the last one is that of now. */
const overTime = (
  { tokens, times }: Pick<Utterance, "tokens" | "times">,
  time: LogicalForm["time"],
): LogicalForm["time"] => {
  const [found, ...others] = times;
  const isOne = found !== undefined && found.at >= 0 && others.length === 0;
  const isOver =
    isOne &&
    [found.at - 1, found.at].some((at) =>
      /^(over|throughout|across)$/.test(tokens[at]?.word ?? ""),
    );
  const isPlain = time?.range !== undefined && (time.bucket ?? time.before) === undefined;
  return isOver && isPlain && time.range.count > 1 && time.range.unit !== "hour"
    ? { ...time, bucket: time.range.unit }
    : time;
};

/** What is taken of figures that do not add up over time: the last moment, or the mean of all of them. */
export const levelOf = (
  utterance: Utterance,
  cube: Cube,
  measures: readonly FormMeasure[],
  asked: LogicalForm["time"],
  now: CivilMs,
): Pick<LogicalForm, "measures" | "snapshot" | "time"> & { readonly notes: readonly string[] } => {
  const snapshot = snapshotOf(cube, measures, asked?.dimension, utterance);
  const ofLevel = timesOfLevel(asked, snapshot !== undefined, addUp(cube, measures));
  const time = snapshot === undefined ? ofLevel : overTime(utterance, ofLevel);
  if (snapshot === undefined) return { measures, snapshot, time, notes: [] };
  const moment = titleIn(cube, snapshot.dimension);
  const rate = measures.find((each) => each.kind === "measure" && isRate(cube, each.member));
  // A mean of rates would weigh a small whole like a great one.
  if (rate?.kind === "measure" && asksAverage(utterance))
    return {
      measures,
      snapshot: undefined,
      time,
      notes: [`I take ${titleIn(cube, rate.member)} of all values of ${moment} together.`],
    };
  const mean = meanOfLevel(utterance, measures, snapshot.dimension, time);
  if (mean !== undefined)
    return {
      measures: [mean],
      snapshot: undefined,
      time,
      notes: [`I take the mean of ${titleIn(cube, mean.member)} over all values of ${moment}.`],
    };
  const [measure] = measures;
  const figure = measure === undefined || measure.kind === "rows" ? "" : measure.member;
  const byToday = untilToday(time, snapshot.dimension, now);
  if (byToday !== undefined)
    return {
      measures,
      snapshot,
      time: byToday,
      notes: [
        `${titleIn(cube, figure)} does not add up over time, so I take the last ${moment} by today.`,
      ],
    };
  const whole = time?.bucket === undefined ? "the time asked about" : `each ${time.bucket}`;
  return {
    measures,
    snapshot,
    time,
    notes: [
      `${titleIn(cube, figure)} does not add up over time, so I take the last ${moment} of ${whole}.`,
    ],
  };
};

const isRate = ({ members }: Cube, name: string): boolean =>
  members.some((member) => member.name === name && member.aggregate === "number");

const titleIn = ({ members }: Cube, name: string): string =>
  members.find((member) => member.name === name)?.title ?? name;
