import type { Cube, Member } from "@embedded-analytics/domain";
import { isDerived } from "../../../words/derived.js";
import { stemOf } from "../../../words/stem.js";
import { wordsOfName } from "../../../words/token.js";
import { timeOfDeed, usualTime } from "./time-of-deed.js";
import type { FormMeasure, LogicalForm } from "../../logical-form.js";
import { homeOfMember, timesOfTable } from "../../spans/times-of-table.js";

/** Words of a time that say nothing of what happened then. */
const ofTime = /^(on|at|date|time|day|of|timestamp|utc)$/;

const said = (text: string): string =>
  wordsOfName(text)
    .filter((word) => !ofTime.test(word))
    .map((word) => (/^(ins|ups|offs)$/.test(word) ? word.slice(0, -1) : stemOf(word)))
    .join(" ");

/** What is done to things when they come in: `Complaint received on` is the time of a complaint; one that was made may be for another. */
const coming = new Set(
  "received reported raised logged lodged filed arrived".split(" ").map(stemOf),
);

/** Whether a time is called after a noun, and after nothing but its coming to be. */
const isOfComing = (time: string, noun: string): boolean =>
  noun !== "" &&
  time.startsWith(`${noun} `) &&
  time
    .slice(noun.length + 1)
    .split(" ")
    .every((word) => coming.has(word));

/** The count of what a time is called after: `Complaints` of `Complaint received on`. */
export const countOfTime = (cube: Cube, time: Member): Member | undefined =>
  cube.members.find(
    (member) =>
      member.public &&
      /^count/.test(member.aggregate ?? "") &&
      homeOfMember(cube, member) === homeOfMember(cube, time) &&
      isOfComing(said(time.title || time.name), said(member.title || member.name)),
  );

/** `Enquiries` by `Enquired at`: two single words, the one made of the other. */
const isOneWord = (time: string, noun: string): boolean =>
  !/ /.test(`${time}${noun}`) && isDerived(time, noun);

/**
 * The time by which a count is one: that of its own name (Move-outs by the Move-out date), or the one by which its description
 * says that it counts (`Ended contracts, by end date`). Undefined where the model says neither.
 */
export const timeOfItsName = (cube: Cube, measure: FormMeasure | undefined): Member | undefined => {
  const member = cube.members.find(
    ({ name }) => measure?.kind === "measure" && name === measure.member,
  );
  if (member === undefined || !/^count/.test(member.aggregate ?? "")) return undefined;
  const own = said(member.title || member.name);
  const [, by = ""] = /\bby (?:the |their |its )?([^;,.()]+)/i.exec(member.description ?? "") ?? [];
  const times = timesOfTable(cube, homeOfMember(cube, member));
  const called = (text: string): Member | undefined =>
    text === ""
      ? undefined
      : (times.find(({ title, name }) => said(title || name) === text) ??
        times.find(({ title, name }) => isOneWord(said(title || name), text)) ??
        times.find(({ title, name }) => isOfComing(said(title || name), text)));
  return called(said(by)) ?? called(own);
};

/** The figure of this name, where it adds up. */
const summed = (cube: Cube, measure: FormMeasure): Member | undefined =>
  cube.members.find(
    ({ name, aggregate }) =>
      measure.kind === "measure" &&
      name === measure.member &&
      /^(?:count|sum)/.test(aggregate ?? ""),
  );

/** The times of what figures are called after; beside one of them that of all rows of the same table is the usual one, or the one that is said. */
const timesOfEvents = (
  { measures, time }: LogicalForm,
  cube: Cube,
): readonly (Member | undefined)[] => {
  const figures = measures.map((measure) => summed(cube, measure));
  const own = figures.map(
    (figure, at) => timeOfItsName(cube, measures[at]) ?? (figure && timeOfDeed(cube, figure)),
  );
  const homes = own.flatMap((found) => (found === undefined ? [] : [homeOfMember(cube, found)]));
  const isOwn = own.some((found) => found?.name === time?.dimension);
  return figures.map((figure, at) => {
    if (own[at] !== undefined || figure?.rows?.length !== 0) return own[at];
    const usual = usualTime(cube, figure);
    const home = homeOfMember(cube, figure);
    const isBeside = homes.includes(home) || (homes.length > 0 && usual?.name === cube.defaultTime);
    if (!isBeside) return undefined;
    const said = timesOfTable(cube, home).find(({ name }) => name === time?.dimension);
    return isOwn ? usual : (said ?? usual);
  });
};

/**
 * `move-ins and move-outs by month`: each count by its own time, side by side, where both have one and it is not the same.
 * Undefined where one of them has none, or the question asks for more than steps of a time.
 */
export const eachByItsOwn = (
  form: LogicalForm,
  cube: Cube,
  notes: string[],
): LogicalForm | undefined => {
  const { measures, time, groupBy, thresholds, ranking, states } = form;
  const isPlain =
    measures.length > 1 &&
    time !== undefined &&
    time.before === undefined &&
    groupBy.length + thresholds.length + (states?.length ?? 0) === 0 &&
    ranking === undefined;
  if (!isPlain) return undefined;
  const times = timesOfEvents(form, cube);
  const dated = measures.map((measure, at) => {
    const own = times[at];
    return own === undefined || measure.kind !== "measure"
      ? undefined
      : ({ kind: "dated", member: measure.member, time: own.name } as const);
  });
  if (!dated.every((each) => each !== undefined)) return undefined;
  if (new Set(dated.map((each) => each.time)).size < 2) return undefined;
  notes.push("I count each by its own time.");
  return { ...form, measures: dated };
};
