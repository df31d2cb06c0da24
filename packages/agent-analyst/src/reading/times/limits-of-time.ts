import type { Cube, Member } from "@embedded-analytics/domain";
import type { FoundState } from "../../mentions/column-states.js";
import type { Utterance } from "../../words/cues/utterance.js";
import { addUnits, formatDay, startOf, type CivilMs } from "../../words/times/civil-time.js";
import type { TimeRange } from "../../words/times/time-range.js";
import { stemOf } from "../../words/stem.js";
import { wordsOfName } from "../../words/token.js";

/** Limits of a question that hold for times, and for no number of the model. */
export interface LimitsOfTime {
  /** `younger than 30`, where the model has a date of birth and no age. */
  readonly age: AgeLimit | undefined;
  /** `more than 60 days overdue`. */
  readonly overdue: { readonly at: number; readonly days: number } | undefined;
  /** `open for more than two weeks`: the time since which it has to be so. */
  readonly since: string | undefined;
}

/** How old somebody is to be, by their date of birth. */
export interface AgeLimit {
  readonly at: number;
  readonly dimension: string;
  readonly isYounger: boolean;
  readonly years: number;
}

/** The limits of a question that hold for times. */
export const limitsOfTime = (
  utterance: Utterance,
  cube: Cube,
  state: FoundState | undefined,
): LimitsOfTime => ({
  age: ageLimitOf(utterance, cube),
  overdue: overdueBy(utterance, state),
  since: sinceOf(utterance, cube),
});

/** Words of times at which somebody came to stay. */
const ofJoining = /^(since|joined|joining|join|hired|enrolled|registered)$/;

/** What is open is so since its usual time, and who belongs to us since the one time that says when they joined. */
const sinceOf = (
  { tokens, standing, times, granularity }: Utterance,
  { members, defaultTime }: Cube,
): string | undefined => {
  if (standing === undefined || times.length > 0 || granularity !== undefined) return undefined;
  const own = members.filter(
    ({ kind, type, public: isPublic }) => kind === "dimension" && type === "time" && isPublic,
  );
  if (standing.meaning.kind === "state")
    return own.find(({ name }) => name === defaultTime)?.name ?? own[0]?.name;
  if (standing.meaning.kind === "ended") return soleSaid(own.filter(saysEnd), tokens)?.name;
  const joining = own.filter((member) => says(member, ofJoining));
  return soleSaid(joining, tokens)?.name;
};

/** The only one of these times, or the only one that has a word of the question beside what it says of all. */
const soleSaid = (times: readonly Member[], tokens: Utterance["tokens"]): Member | undefined => {
  const stems = new Set(tokens.map(({ stem }) => stem));
  const said = times.filter(({ title }) =>
    wordsOfName(title).some((word) => !ofJoining.test(word) && stems.has(stemOf(word))),
  );
  const [time, ...others] = said.length > 0 ? said : times;
  return others.length > 0 ? undefined : time;
};

/** Words of times at which something runs out, whatever comes after. */
const ofEnding = /^(runs?|expires?|expiry|expiration|ends?|until|valid|due|renewal|lapses?)$/;

const saysEnd = (member: Member): boolean => says(member, ofEnding);

/** Whether a time is one at which something runs out, and the question asks for what has. */
export const isOfEnded = ({ standing }: Utterance, member: Member): boolean =>
  standing?.meaning.kind === "ended" && saysEnd(member);

/** The time at which what is so for so long by now began. */
export const beganIn = (
  { isLonger, count, unit }: NonNullable<Utterance["standing"]>["meaning"],
  now: CivilMs,
): TimeRange => {
  const day = addUnits(unit, startOf(unit === "hour" ? "hour" : "day", now), -count);
  const range = isLonger
    ? { from: undefined, to: day, label: `before ${formatDay(day)}` }
    : { from: day, to: undefined, label: `since ${formatDay(day)}` };
  return { ...range, unit: "day", count: 1 };
};

const ageLimitOf = (
  { tokens, limits, times, granularity }: Utterance,
  { members }: Cube,
): AgeLimit | undefined => {
  const own = members.filter((member) => member.kind === "dimension" && member.public);
  const [birth, ...others] = own.filter(
    (member) => member.type === "time" && says(member, isBirth),
  );
  const limit =
    limits.find(({ at }) => /^(younger|older)$/.test(tokens[at]?.word ?? "")) ??
    limits.find((each) => isBareAge(tokens, each));
  const hasAge = own.some((member) => member.type === "number" && says(member, /^ages?$/));
  if (birth === undefined || others.length > 0 || hasAge || limit === undefined) return undefined;
  // One question has one time to look at.
  if (times.length > 0 || granularity !== undefined) return undefined;
  const isYounger = limit.meaning.operator.startsWith("<");
  return { at: limit.at, dimension: birth.name, isYounger, years: limit.meaning.number };
};

const oldest = 120;

/** `members over 60`: of somebody who was born, a number without a unit is an age, where nothing else follows it. */
const isBareAge = (
  tokens: Utterance["tokens"],
  { at, length, meaning }: Utterance["limits"][number],
): boolean => {
  const [noun = "", word = "", next] = [at - 1, at, at + length].map((each) => tokens[each]?.word);
  return (
    /^(over|under|above|below)$/.test(word) &&
    /[^s]s$|^(people|men|women|children|aged)$/.test(noun) &&
    meaning.number <= oldest &&
    meaning.unit === undefined &&
    meaning.isPercent !== true &&
    (next === undefined || /^(by|per|in|at|from|and|who|with|live|lives|do|did)$/.test(next))
  );
};

const isBirth = /^(birth|born|birthday|birthdate|dob)$/;

const says = ({ name, title, synonyms }: Member, word: RegExp): boolean =>
  wordsOfName(`${name} ${title} ${synonyms.join(" ")}`).some((each) => word.test(each));

const unitDays = new Map([
  ["day", 1],
  ["days", 1],
  ["week", 7],
  ["weeks", 7],
]);

/** A limit right before the state whose unit is of days: whatever is overdue by more was due so much earlier. */
const overdueBy = ({ tokens, limits }: Utterance, found: FoundState | undefined) => {
  if (found?.state.kind !== "overdue") return undefined;
  const limit = limits.find(
    ({ at, length, meaning }) =>
      at < found.at && at + length >= found.at && /^>=?$/.test(meaning.operator),
  );
  const days = unitDays.get(tokens[found.at]?.word ?? "");
  return limit === undefined || days === undefined
    ? undefined
    : { at: limit.at, days: limit.meaning.number * days };
};

/** When somebody of that age was born. */
export const bornIn = ({ isYounger, years }: AgeLimit, now: CivilMs): TimeRange => {
  const day = addUnits("year", startOf("day", now), -years);
  const next = addUnits("day", day, 1);
  const range = isYounger
    ? { from: next, to: undefined, label: `since ${formatDay(next)}` }
    : { from: undefined, to: day, label: `before ${formatDay(day)}` };
  return { ...range, unit: "day", count: 1 };
};
