import type { Cube, Member } from "@embedded-analytics/domain";
import { isOfDoing } from "../../mentions/names/done-things.js";
import { isNegated } from "../../words/cues/negated.js";
import { isPastForm } from "../../words/past-forms.js";
import { isGeneric } from "../../words/filler.js";
import { isMoney } from "../../mentions/money/earned.js";
import { stemOf } from "../../words/stem.js";
import { wordsOfName } from "../../words/token.js";
import { timeAhead } from "./coming/time-ahead.js";
import { timeOfItsName } from "./events/time-of-its-name.js";
import { timeOfOutcome } from "./events/outcome-time.js";
import { timeExplained } from "./explained-time.js";
import { countsNotDone } from "./events/not-done.js";
import { timeOfEvent } from "./time-of-event.js";
import { besideGroups, besideTimes } from "../named-times/words-beside.js";
import type { FormMeasure } from "../logical-form.js";
import type { Utterance } from "../../words/cues/utterance.js";

/**
 * Of several times the one whose name a question has in passing: `resolved in May` are those resolved then. A figure that nobody
 * named (`isAssumed`) says nothing of when by its own name.
 */
export const saidTimeDimension = (
  utterance: Utterance,
  cube: Cube,
  given: readonly FormMeasure[],
  isAssumed = false,
  groupBy: readonly string[] = [],
): string | undefined => {
  const measures = given.map(summedIn);
  // `lessons not cancelled in May` are those of May, which were cancelled at no time.
  const denied = new Set(
    utterance.tokens.filter(
      ({ word }, at) =>
        isPastForm(word) && (isNegated(utterance, at) || isBehindOfTime(utterance, at)),
    ),
  );
  const tokens = besideGroups(besideTimes(utterance), cube, groupBy).filter(
    (token) => !denied.has(token),
  );
  const times = cube.members.filter(
    ({ kind, type, public: isPublic }) => kind === "dimension" && type === "time" && isPublic,
  );
  if (times.length < 2) return undefined;
  // A rate has its name from what it is a rate of, and not from when; `rate of bookings made in May` says that by its verb.
  if (!measures.every((measure) => addsUp(cube, measure)))
    return timeOfVerbBefore(utterance, times);
  const said = times.filter((time) => !isBookedFor({ tokens }, time));
  const isUndone = measures.some((measure) => isOfNotDone(cube, measure));
  const stems = new Set(isUndone ? [] : tokens.map(({ stem }) => stem));
  const verbs = new Set(tokens.flatMap(({ word }) => (word.endsWith("ed") ? [word] : [])));
  const isSaidBy =
    (has: (word: string) => boolean) =>
    (text: string): boolean => {
      const words = wordsOfName(text).filter((word) => !ofTime.has(word) && !isGeneric(word));
      return words.length > 0 && words.every(has);
    };
  const timeOfWords = (
    has: (word: string) => boolean,
    among: readonly Member[] = said,
  ): string | undefined =>
    among.find(({ name, title, synonyms }) => [name, title, ...synonyms].some(isSaidBy(has)))?.name;
  const rules: readonly (() => string | undefined)[] = [
    () => timeAhead(tokens, times),
    () => (isAssumed ? undefined : timeOfSole(cube, measures)),
    // `how many customers ordered`: the verb says when, before the noun of `Customer since`.
    () => timeOfWords((word) => verbs.has(word)),
    () => timeOfOutcome(cube, said, measures),
    () => timeOfWords((word) => stems.has(stemOf(word)), whereCounted(said, cube, measures)),
    () => timeOfDoing(tokens, cube, times, measures),
    () => timeOfDone(tokens, cube, times, measures),
    () => timeOfEvent(cube, times, measures),
    () => (isUndone ? undefined : timeOfDeed(tokens, cube, said, measures)),
    () => timeOfFigure(cube, times, measures),
  ];
  return firstOf(rules);
};

/** `how were the appointments of September booked`: the time is that of the appointments, whenever they were booked. */
export const isBehindOfTime = ({ tokens, times: [time] }: Utterance, at: number): boolean => {
  if (time === undefined || at < time.at + time.length) return false;
  const of = tokens[time.at]?.word === "of" ? time.at : time.at - 1;
  return tokens[of]?.word === "of" && /[^s]s$/.test(tokens[of - 1]?.word ?? "");
};

/** `orders a month`: the months are those of the time by which orders are counted. */
const summedIn = (measure: FormMeasure): FormMeasure =>
  measure.kind === "per" && measure.by.kind === "unit"
    ? { kind: "measure", member: measure.member }
    : measure;

/** The one time whose whole name is the verb right before the time of a question: `booked in 2025`. */
const timeOfVerbBefore = (
  { tokens, times: [time] }: Utterance,
  times: readonly Member[],
): string | undefined => {
  const at = (time?.at ?? 0) - (/^(in|on|during|between|since)$/.test(tokens[(time?.at ?? 0) - 1]?.word ?? "") ? 2 : 1); // prettier-ignore
  const { word = "", isQuoted = true } = tokens[at] ?? {};
  if (isQuoted || !isPastForm(word)) return undefined;
  const [found, ...others] = times.filter(({ title, name }) => {
    const [own, ...more] = wordsOfName(title || name).filter((each) => !ofTime.has(each));
    return own === word && more.length === 0;
  });
  return others.length === 0 ? found?.name : undefined;
};

/** What the first rule says that says anything. */
const firstOf = (rules: readonly (() => string | undefined)[]): string | undefined => {
  for (const rule of rules) {
    const found = rule();
    if (found !== undefined) return found;
  }
  return undefined;
};

/** Whether a figure counts what was not done, which has no time of being done. */
const isOfNotDone = ({ members }: Cube, measure: FormMeasure): boolean =>
  members.some(
    (member) =>
      measure.kind === "measure" && member.name === measure.member && countsNotDone(member),
  );

/** The time that has the name of the one count that is asked for. */
const timeOfSole = (
  cube: Cube,
  [measure, ...others]: readonly FormMeasure[],
): string | undefined => (others.length > 0 ? undefined : timeOfItsName(cube, measure)?.name);

/**
 * `customers with 2 orders this year` ordered this year, whenever they became customers: since when somebody is one is
 * not meant by the noun alone, where what is counted has a time of its own.
 */
const whereCounted = (
  times: readonly Member[],
  { members }: Cube,
  [measure]: readonly FormMeasure[],
): readonly Member[] => {
  const home = members.find(({ name }) => measure?.kind === "measure" && name === measure.member)
    ?.source?.cube;
  const hasOwn = home !== undefined && times.some(({ source }) => source?.cube === home);
  return times.filter(
    ({ source, title }) => !hasOwn || source?.cube === home || !/\b(since|joined)\b/i.test(title),
  );
};

const booking = /^(booked|scheduled|planned|arranged|reserved|ordered|lined)$/;

/**
 * Whether a time is that of the booking itself, where it is asked for what is booked for another one: `booked in for
 * tomorrow`. A time whose own name has `for` is the one that it is booked for.
 */
export const isBookedFor = (
  { tokens }: Pick<Utterance, "tokens">,
  { name, title, synonyms }: Member,
  within?: { readonly at: number; readonly length: number },
): boolean => {
  const at = tokens.findIndex(({ word, isQuoted }, place) => {
    const [next, second] = [tokens[place + 1]?.word, tokens[place + 2]?.word];
    return (
      booking.test(word) && !isQuoted && (next === "for" || (next === "in" && second === "for"))
    );
  });
  const words = wordsOfName(`${name} ${title} ${synonyms.join(" ")}`);
  const isWithin = within === undefined || (at >= within.at && at < within.at + within.length);
  return (
    at >= 0 &&
    isWithin &&
    !words.includes("for") &&
    words.map(stemOf).includes(tokens[at]?.stem ?? "")
  );
};

/** `who did more than 80 jobs this year`: Finished jobs were done when they were `Finished`. */
const timeOfDoing = (
  tokens: Utterance["tokens"],
  { members }: Cube,
  times: readonly Member[],
  [measure, ...others]: readonly FormMeasure[],
): string | undefined => {
  const member = members.find(({ name }) => measure?.kind === "measure" && name === measure.member);
  if (!isOfDoing(tokens) || member?.aggregate !== "count" || others.length > 0) return undefined;
  return timeCalled(doneIn(member), member, times, ({ title }) => [title]);
};

/** `drop-outs in May`, another name of `Ended courses`: they ended then, where a time is called so. */
const timeOfDone = (
  tokens: Utterance["tokens"],
  { members }: Cube,
  times: readonly Member[],
  [measure, ...others]: readonly FormMeasure[],
): string | undefined => {
  const member = members.find(({ name }) => measure?.kind === "measure" && name === measure.member);
  const done = member === undefined ? [] : doneIn(member);
  const isSaid = tokens.some(({ word }) => done.includes(word));
  if (member?.aggregate !== "count" || isSaid || others.length > 0) return undefined;
  return timeCalled(done, member, times, ({ name, title }) => [name, title]);
};

/** `declined applications in May`: when that was done, by what a time of their home is described as. */
const timeOfDeed = (
  tokens: Utterance["tokens"],
  { members }: Cube,
  times: readonly Member[],
  [measure, ...others]: readonly FormMeasure[],
): string | undefined => {
  const member = members.find(({ name }) => measure?.kind === "measure" && name === measure.member);
  if (member === undefined || others.length > 0) return undefined;
  const home = times.filter(({ source }) => source?.cube === member.source?.cube);
  const done = member.aggregate === "count" ? doneIn(member) : [];
  return timeExplained(home, tokens, done)?.name;
};

/** What was done to what a figure counts: `finished` of `Finished jobs`. */
const doneIn = ({ title }: Member): readonly string[] =>
  wordsOfName(title).filter((word) => word.endsWith("ed"));

/** The one time of a figure's home of which such a verb is all that it is called. */
const timeCalled = (
  done: readonly string[],
  { source }: Member,
  times: readonly Member[],
  textsOf: (time: Member) => readonly string[],
): string | undefined => {
  const [time, ...more] = times.filter(
    (each) =>
      each.source?.cube === source?.cube &&
      textsOf(each).some((text) => {
        const words = wordsOfName(text).filter((word) => !ofTime.has(word));
        return words.length > 0 && words.every((word) => done.includes(word));
      }),
  );
  return more.length > 0 ? undefined : time?.name;
};

/** Money that has come in, by what it is called; and when it did. */
const incoming = /^(takings|receipts|received|collected|collections|payments|cash)$/;
const ofIncoming = /^(paid|payment|received|collected)$/;

/** Words of times at which something was to be done, and not done. */
const ofPlan = /^(due|planned|expected|scheduled|deadline|target|promised|next|last|first)$/;

/**
 * Money counts when what it is called after happened: Payments by `Payment received`, and not by the date of the bill.
 * Only where one time of its home has the last word of its title, which of shipping fees is fees; numbers of things
 * (`Reports` beside `Report closed`) count by their usual time.
 */
const timeOfFigure = (
  cube: Cube,
  times: readonly Member[],
  [measure, ...others]: readonly FormMeasure[],
): string | undefined => {
  const member = cube.members.find(
    ({ name }) => measure?.kind === "measure" && name === measure.member,
  );
  const isSum = member !== undefined && member.aggregate === "sum" && isMoney(member);
  if (!isSum || others.length > 0) return undefined;
  const home = new Set(wordsOfName(member.source?.cube ?? cube.name).map(stemOf));
  const stemsOf = (title: string): readonly string[] =>
    wordsOfName(title)
      .filter((word) => word.length > 4 && !ofTime.has(word) && !isGeneric(word))
      .map(stemOf)
      .filter((stem) => !home.has(stem));
  const own = stemsOf(member.title).at(-1);
  const fitting = times.filter(
    ({ title, source }) =>
      source?.cube === member.source?.cube &&
      !wordsOfName(title).some((word) => ofPlan.test(word)) &&
      stemsOf(title).some((stem) => stem === own),
  );
  const isIncoming =
    fitting.length === 0 &&
    wordsOfName(`${member.title} ${member.synonyms.join(" ")}`).some((word) => incoming.test(word));
  const [time, ...more] = isIncoming
    ? times.filter(
        ({ title, source }) =>
          source?.cube === member.source?.cube &&
          !wordsOfName(title).some((word) => ofPlan.test(word)) &&
          wordsOfName(title).some((word) => ofIncoming.test(word)),
      )
    : fitting;
  return more.length > 0 ? undefined : time?.name;
};

const addsUp = (cube: Cube, measure: FormMeasure): boolean => {
  if (measure.kind !== "measure") return measure.kind === "rows";
  const member = cube.members.find(({ name }) => name === measure.member);
  return member?.aggregate !== "number" && member?.aggregate !== "avg";
};

const ofTime = new Set(
  "at on date time timestamp day week month quarter year utc when since".split(" "),
);
