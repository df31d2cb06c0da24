import type { Cube, Member } from "@embedded-analytics/domain";
import { isMoney } from "../../../mentions/money/earned.js";
import type { Utterance } from "../../../words/cues/utterance.js";
import { isPastForm } from "../../../words/past-forms.js";
import { addUnits, civilParts, formatDay, type CivilMs } from "../../../words/times/civil-time.js";
import { bucketRange, type TimeRange } from "../../../words/times/time-range.js";
import { loneDayLed, loneMonth } from "../../../words/times/spans/lone-times.js";
import type { FormMeasure } from "../../logical-form.js";
import type { ComingOne } from "./coming-times.js";
import { isPlannedTime } from "./planned-time.js";

/** What says that it is over: `how many exams were there in December`. */
const ofPast = /^(did|was|were|had|have|has|been|came|went|last|previous|ago|former)$/;
/** Words in the form of the past that say of a plan that it was made: `jobs booked for Monday`. */
const ofPlanning =
  /^(booked|planned|scheduled|expected|promised|agreed|reserved|estimated|supposed|enrolled|arranged|limited|need)$/;

/** Whether a word says that it is over. */
export const saysPast = (tokens: Utterance["tokens"]): boolean =>
  tokens.some(
    ({ word }, at) =>
      (ofPast.test(word) && !isHavingNow(tokens, at)) ||
      (isPastForm(word) && !ofPlanning.test(word)),
  );

/** `do we have`: what there is, and nothing that is over. */
const isHavingNow = (tokens: Utterance["tokens"], at: number): boolean =>
  tokens[at]?.word === "have" &&
  [at - 1, at - 2].some((place) => /^(do|does)$/.test(tokens[place]?.word ?? ""));

/**
 * Whether things are only counted, or, of one day, how much there is of them, such as `portions for Saturday`: of money, and of
 * what comes of things, the data hold nothing to come.
 */
export const countsOnly = (
  measures: readonly FormMeasure[],
  { members }: Cube,
  { unit }: Pick<TimeRange, "unit"> = { unit: "month" },
): boolean =>
  measures.every(
    (measure) =>
      measure.kind === "rows" ||
      (measure.kind === "measure" &&
        members.some(
          (member) =>
            member.name === measure.member &&
            (/^count/.test(member.aggregate ?? "") ||
              (unit === "day" && member.aggregate === "sum" && !isMoney(member))),
        )),
  );

/**
 * `exams in December`, asked in November: a month that has not begun yet, or the day of `jobs for Monday`, is the coming one
 * where what is counted is planned for a time that the model knows. Undefined where a year was said, or something of the past.
 */
export const comingOne = (
  {
    utterance,
    cube,
    measures,
    now,
  }: {
    readonly utterance: Pick<Utterance, "tokens" | "times" | "comparison">;
    readonly cube: Cube;
    readonly measures: readonly FormMeasure[];
    readonly now: CivilMs;
  },
  dimension: string,
  range: TimeRange | undefined,
  spokenOf?: TimeRange,
): ComingOne | undefined => {
  const [time, ...others] = utterance.times;
  const from = range?.from;
  const isAlone = time !== undefined && others.length === 0 && utterance.comparison.length === 0;
  if (!isAlone || range === undefined || from === undefined || from !== time.range.from)
    return undefined;
  const coming = comingOf(utterance.tokens.slice(time.at, time.at + time.length), range, from, now);
  const planned = cube.members.find(({ name }) => name === dimension);
  if (coming === undefined || planned === undefined) return undefined;
  if (saysPast(utterance.tokens.toSpliced(time.at, time.length))) return undefined;
  const ahead = aheadBefore(spokenOf, now);
  if (ahead !== undefined) return said(coming, range, `you asked for ${ahead} before`);
  return isPlannedTime(planned) && countsOnly(measures, cube, range)
    ? said(coming, range, `${planned.title || planned.name} is a time that is planned`)
    : undefined;
};

/** `moves booked for November`, and then `for December?`: a month behind one that is not over yet is the next one of its name. */
const aheadBefore = (spokenOf: TimeRange | undefined, now: CivilMs): string | undefined =>
  spokenOf?.unit === "month" && spokenOf.to !== undefined && spokenOf.to > now
    ? spokenOf.label
    : undefined;

/**
 * `bookings for December`, asked in November: the month that is to come, for which they are, whenever they were made. Undefined
 * where it has begun, or was led to by another word.
 */
export const comingMonthFor = (
  { tokens, times: [time, ...others] }: Pick<Utterance, "tokens" | "times">,
  range: TimeRange | undefined,
  now: CivilMs,
): TimeRange | undefined => {
  const isFor =
    time !== undefined &&
    others.length === 0 &&
    [time.at, time.at - 1].some((at) => tokens[at]?.word === "for");
  if (!isFor || range?.from === undefined || range.from !== time.range.from) return undefined;
  const said = tokens.slice(time.at, time.at + time.length);
  return range.unit === "month" ? comingOf(said, range, range.from, now) : undefined;
};

/** The next time of this name; undefined where it is none that is said by its name alone. */
const comingOf = (
  tokens: Utterance["tokens"],
  { unit }: TimeRange,
  from: CivilMs,
  now: CivilMs,
): TimeRange | undefined => {
  if (unit === "month" && loneMonth(tokens) !== undefined) {
    // A month that has begun this year is that one, and none of the next year.
    const next = addUnits("year", from, 1);
    return next > now && civilParts(next).year === civilParts(now).year
      ? bucketRange("month", next)
      : undefined;
  }
  return unit === "day" && loneDayLed(tokens) === "for"
    ? bucketRange("day", addUnits("day", from, 7))
    : undefined;
};

const said = (coming: TimeRange, last: TimeRange, reason: string): ComingOne => {
  const [next, former] = [coming, last].map(({ from, label, unit }) =>
    unit === "day" && from !== undefined ? formatDay(from) : label,
  );
  return {
    range: coming,
    note: `I take the coming one, ${next ?? ""}, since ${reason}; ask for ${former ?? ""} for the last one.`,
    last: {
      range: last,
      note: `I take the last one, ${former ?? ""}: nothing is there for ${next ?? ""}.`,
    },
  };
};

/**
 * `lessons on Tuesday`, which may as well be those of the next one: that the last one was taken is said. Undefined where the words
 * tell which one, or nothing of it is planned.
 */
export const noteOfLast = (
  { tokens, times: [time, ...others] }: Pick<Utterance, "tokens" | "times">,
  planned: Member | undefined,
  { from }: Pick<TimeRange, "from">,
): string | undefined => {
  const said = time === undefined ? [] : tokens.slice(time.at, time.at + time.length);
  const isOpen =
    time !== undefined &&
    others.length === 0 &&
    said[0]?.word === "last" &&
    loneDayLed(said) === "on" &&
    planned !== undefined &&
    isPlannedTime(planned) &&
    !saysPast(tokens.toSpliced(time.at, time.length));
  return isOpen && from !== undefined
    ? `I take the last one, ${formatDay(from)}; ask for the next one for ${formatDay(addUnits("day", from, 7))}.`
    : undefined;
};
