import type { Cube, Member } from "@embedded-analytics/domain";
import type { FoundState } from "../../mentions/column-states.js";
import type { Utterance } from "../../words/cues/utterance.js";
import { addUnits, formatDay, startOf, type CivilMs } from "../../words/times/civil-time.js";
import type { TimeRange } from "../../words/times/time-range.js";
import { wordsOfName } from "../../words/token.js";

/** Limits of a question that hold for times, and for no number of the model. */
export interface LimitsOfTime {
  /** `younger than 30`, where the model has a date of birth and no age. */
  readonly age: AgeLimit | undefined;
  /** `more than 60 days overdue`. */
  readonly overdue: { readonly at: number; readonly days: number } | undefined;
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
): LimitsOfTime => ({ age: ageLimitOf(utterance, cube), overdue: overdueBy(utterance, state) });

const ageLimitOf = (
  { tokens, limits, times, granularity }: Utterance,
  { members }: Cube,
): AgeLimit | undefined => {
  const own = members.filter((member) => member.kind === "dimension" && member.public);
  const [birth, ...others] = own.filter(
    (member) => member.type === "time" && says(member, isBirth),
  );
  const limit = limits.find(({ at }) => /^(younger|older)$/.test(tokens[at]?.word ?? ""));
  const hasAge = own.some((member) => member.type === "number" && says(member, /^ages?$/));
  if (birth === undefined || others.length > 0 || hasAge || limit === undefined) return undefined;
  // One question has one time to look at.
  if (times.length > 0 || granularity !== undefined) return undefined;
  const isYounger = tokens[limit.at]?.word === "younger";
  return { at: limit.at, dimension: birth.name, isYounger, years: limit.meaning.number };
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
