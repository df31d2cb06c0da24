import type { Cube, Member } from "@embedded-analytics/domain";
import type { ValueMention } from "../../mentions/value-mention.js";
import type { FoundState } from "../../mentions/ends/column-state.js";
import type { Utterance } from "../../words/cues/utterance.js";
import { addUnits, formatDay, startOf, type CivilMs } from "../../words/times/civil-time.js";
import type { TimeRange } from "../../words/times/time-range.js";
import { isDerived } from "../../words/derived.js";
import { stemOf } from "../../words/stem.js";
import { wordsOfName } from "../../words/token.js";
import { saysEnd } from "../../mentions/ends/nouns-of-end.js";
import { begunInstead } from "./begun.js";
import { ageLimitOf, saysWord, unreadAgeAt, type AgeLimit } from "./ages.js";

/** Limits of a question that hold for times, and for no number of the model. */
export interface LimitsOfTime {
  /** `younger than 30`, where the model has a date of birth and no age. */
  readonly age: AgeLimit | undefined;
  /** Where a limit of an age stands that no date of birth can be held against. */
  readonly unreadAgeAt: number | undefined;
  /** `more than 60 days overdue`. */
  readonly overdue: { readonly at: number; readonly days: number } | undefined;
  /** `open for more than two weeks`: the time since which it has to be so. */
  readonly since: string | undefined;
}

/** The limits of a question that hold for times. */
export const limitsOfTime = (
  utterance: Utterance,
  cube: Cube,
  state: FoundState | undefined,
  values: readonly ValueMention[],
): LimitsOfTime => ({
  age: ageLimitOf(utterance, cube, values),
  unreadAgeAt: unreadAgeAt(utterance, cube, values),
  overdue: overdueBy(utterance, state),
  since: sinceOf(utterance, cube),
});

/** Words of times at which somebody came to stay. */
const ofJoining = /^(since|joined|joining|join|hired|enrolled|registered|signed|signup)$/;

/** What is open is so since its usual time, and who belongs to us since the one time that says when they joined. */
const sinceOf = (
  { tokens, standing, times, granularity }: Utterance,
  cube: Cube,
): string | undefined => {
  const { members, defaultTime } = cube;
  if (standing === undefined || times.length > 0 || granularity !== undefined) return undefined;
  const own = members.filter(
    ({ kind, type, public: isPublic }) => kind === "dimension" && type === "time" && isPublic,
  );
  if (standing.meaning.kind === "state") {
    const usual = own.find(({ name }) => name === defaultTime)?.name ?? own[0]?.name;
    return usual && (begunInstead({ tokens }, cube, usual)?.begin.name ?? usual);
  }
  if (standing.meaning.kind === "ended")
    return endOfNoun(nounOfEnded(tokens, standing), cube, own, tokens)?.name;
  const joining = own.filter((member) => saysWord(member, ofJoining));
  return soleSaid(joining, tokens)?.name;
};

/** The stem of what has ended: `licences that have expired`, `with expired licence`. */
export const nounOfEnded = (
  tokens: Utterance["tokens"],
  { at, length }: Pick<NonNullable<Utterance["standing"]>, "at" | "length">,
): string | undefined => {
  const isOf = (word = ""): boolean => /^(with|of|whose|have|has|having)$/.test(word);
  const before = tokens
    .slice(0, at)
    .findLast(({ word }) => !/^(that|which|who|have|has|already|is|are)$/.test(word));
  return (isOf(before?.word) ? tokens[at + length] : before)?.stem;
};

/** The time at which what stands before the state runs out: one that has its name, or that of the rows that are called so. */
const endOfNoun = (
  noun: string | undefined,
  { title, name, members }: Cube,
  own: readonly Member[],
  tokens: Utterance["tokens"],
): Member | undefined => {
  const end = soleSaid(own.filter(saysEnd), tokens);
  if (end === undefined || noun === undefined) return end;
  const texts = ({ kind, aggregate, title: called, synonyms, description = "" }: Member) =>
    kind === "measure" && aggregate !== "count" ? [] : [called, ...synonyms, description];
  const home = end.source?.cube;
  const isOfRows = (member: Member): boolean =>
    member.aggregate === "count" && member.source?.cube === home;
  const names = [title, name, home ?? "", ...[end, ...members.filter(isOfRows)].flatMap(texts)];
  return names.flatMap(wordsOfName).some((word) => isSame(stemOf(word), noun)) ? end : undefined;
};

/** `certificate` of `Certified until` as well. */
const isSame = (stem: string, noun: string): boolean => stem === noun || isDerived(stem, noun);

/** The only one of these times, or the only one that has a word of the question beside what it says of all. */
const soleSaid = (times: readonly Member[], tokens: Utterance["tokens"]): Member | undefined => {
  const stems = new Set(tokens.map(({ stem }) => stem));
  const said = times.filter(({ title }) =>
    wordsOfName(title).some((word) => !ofJoining.test(word) && stems.has(stemOf(word))),
  );
  const [time, ...others] = said.length > 0 ? said : times;
  return others.length > 0 ? undefined : time;
};

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
