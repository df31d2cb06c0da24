import type { Cube, Member } from "@embedded-analytics/domain";
import type { BetweenTerm } from "../../mentions/between-times.js";
import type { AskedSpan } from "../../words/spans/asked-span.js";
import type { CivilMs } from "../../words/times/civil-time.js";
import { wordsOfName } from "../../words/token.js";
import type { FormMeasure } from "../logical-form.js";
import { columnOfLateness, ownSpan, soleSpan, spanUpTo } from "./own-spans.js";
import {
  beginningOf,
  beginningOfLasting,
  birthOf,
  departureOf,
  dueAndDone,
  endOfLasting,
  endOfProcess,
  eventAfter,
  homeOfMember,
  isBirth,
  isNamedBy,
  lifeOf,
  openEndOf,
  startOfWork,
  timeOfCube,
  timeNamed,
  doneNamed,
} from "./times-of-table.js";

/** What a span of a question is in one table. */
export interface FoundSpan {
  readonly measure: FormMeasure;
  /** How well its words fit, from 0 to 1. */
  readonly quality: number;
  /** Words of the question that it has used. */
  readonly used: readonly string[];
  /** Rows count that last longer than nothing: what was late. */
  readonly isPositive?: true;
  /** The column that has to be above zero for that. */
  readonly above?: string;
  /** The time that is to be empty, where nothing else is said of it: what is not over has an age. */
  readonly empty?: string;
  /** The time at which it ends, if it has. */
  readonly end?: string;
}

interface Sought {
  readonly asked: AskedSpan;
  readonly cube: Cube;
  readonly home: string;
  /** Words that may be its verb, or a noun of it. */
  readonly around: readonly string[];
  /** All words for those whose span it is, and of what is asked beside it. */
  readonly words: readonly string[];
  /** Whether a word is what the rows are called. */
  readonly isOfRows: (word: string) => boolean;
  /** Whether those whose span it is are people. */
  readonly isOfPeople: boolean;
  readonly now: CivilMs;
}

/** The span that a question asks for, in the rows of a table; undefined where the model has no times for it. */
export const findSpan = (sought: Sought): FoundSpan | undefined => {
  const found = finders[sought.asked.kind](sought);
  return found === undefined || !isEmptySpan(found.measure) ? found : undefined;
};

const isEmptySpan = (measure: FormMeasure): boolean =>
  measure.kind === "between" && measure.member === measure.to;

const between = (
  { asked: { unit, isMedian } }: Sought,
  from: Member,
  to: Member | undefined,
  more: Partial<BetweenTerm> = {},
): BetweenTerm => ({
  kind: "between",
  member: from.name,
  to: to?.name,
  unit: unit ?? "day",
  ...(isMedian ? { of: "median" as const } : {}),
  ...more,
});

type Finder = (sought: Sought) => FoundSpan | undefined;

/** Words that ask for a whole process, and tell no end of it. */
const whole = /^(transit|turn ?around|cycle|throughput|processing|process|completion|handling|elapsed|duration|length)$/; // prettier-ignore

const process: Finder = (sought) => {
  const { asked, cube, home, around } = sought;
  const said = (asked.words ?? []).filter((word) => !whole.test(word));
  const verbs = said.length > 0 ? said : asked.seeksVerb === true ? around : [];
  for (const verb of verbs) {
    const own = ownSpan(sought, [verb]);
    if (own !== undefined) return { ...own, used: [verb] };
    const upToIt = spanUpTo(sought, verb);
    if (upToIt !== undefined) return { measure: upToIt, quality: 0.95, used: [verb] };
    const end = verb === "lead" ? undefined : timeNamed(cube, home, verb);
    const from = end && beginningOf(cube, home, end);
    if (end !== undefined && from !== undefined)
      return { measure: between(sought, from, end), quality: 0.9, used: [verb], end: end.name };
  }
  if (said.length > 0 && !said.includes("lead")) return undefined;
  if (asked.seeksVerb === true && asked.ranked === undefined) return undefined;
  return wholeProcess(sought);
};

/** How long rows take from their first time to their last one, or the model's own word for that. */
const wholeProcess: Finder = (sought) => {
  const { asked, cube, home, around } = sought;
  const own = ownSpan(sought, []);
  if (own !== undefined) return { ...own, quality: 0.8, used: [] };
  const ofWords = sole(around.flatMap((word) => { const each = ownSpan(sought, [word]); return each === undefined ? [] : [{ ...each, used: [word] }]; })); // prettier-ignore
  if (ofWords !== undefined) return { ...ofWords, quality: 0.8 };
  const upToIt = spanTold(sought);
  if (upToIt !== undefined) return upToIt;
  const isWork = asked.words === undefined || asked.words.length === 0;
  const named = around.flatMap((word) => timeNamed(cube, home, word) ?? []);
  const toNamed = named.find((member) => beginningOf(cube, home, member) !== undefined);
  const only = toNamed === undefined ? soleSpan(sought) : undefined;
  if (only !== undefined) return { measure: only, quality: 0.7, used: [] };
  if (asked.isLasting === true) return lasting(sought);
  const end = toNamed ?? endOfProcess(cube, home);
  const from = end && ((isWork ? startOfWork(cube, home, end) : undefined) ?? beginningOf(cube, home, end)); // prettier-ignore
  return end === undefined || from === undefined
    ? undefined
    : { measure: between(sought, from, end), quality: 0.6, used: [], end: end.name };
};

/** From the beginning of what lasts to its end. */
const lasting: Finder = (sought) => {
  const { cube, home } = sought;
  const end = endOfLasting(cube, home);
  const from = end && (beginningOfLasting(cube, home, end) ?? beginningOf(cube, home, end));
  return end === undefined || from === undefined
    ? undefined
    : { measure: between(sought, from, end), quality: 0.8, used: [], end: end.name };
};

/** The model's own average up to what a word names: `how long do deliveries take`, where it has the days from the order to the delivery. */
const spanTold: Finder = ({ asked, cube, home, words }) => {
  if (asked.isLasting === true) return undefined;
  for (const word of words) {
    const measure = spanUpTo({ asked, cube, home }, word);
    if (measure !== undefined) return { measure, quality: 1, used: [word] };
  }
  return undefined;
};

const sole = <One>(all: readonly One[]): One | undefined => (all.length === 1 ? all[0] : undefined);

const ends: Finder = (sought) => {
  const { asked, cube, home } = sought;
  const [first = "", second = ""] = asked.words ?? [];
  const own = [doneNamed(cube, home, first), doneNamed(cube, home, second)] as const;
  // Rows begin with themselves: from the invoice to its payment.
  const made = own[0] === undefined && own[1] !== undefined && sought.isOfRows(first) ? beginningOf(cube, home, own[1]) : undefined; // prettier-ignore
  // The other one may be of what the rows belong to: from the booking to the performance.
  const from = own[0] ?? made ?? (own[1] && timeOfCube(cube, first));
  const to = own[1] ?? (own[0] && timeOfCube(cube, second));
  return from === undefined || to === undefined
    ? undefined
    : { measure: between(sought, from, to), quality: 0.95, used: [first, second], end: to.name };
};

const ahead: Finder = (sought) => {
  const { asked, cube, home, around } = sought;
  for (const verb of asked.words ?? around) {
    const own = /^(book|order|reserv)/.test(verb) ? ownSpan(sought, ["lead"]) : undefined;
    if (own !== undefined) return { ...own, used: [verb] };
    const from = timeNamed(cube, home, verb);
    const to = from && eventAfter(cube, home, from);
    if (from !== undefined && to !== undefined)
      return { measure: between(sought, from, to), quality: 0.9, used: [verb] };
  }
  return undefined;
};

const late: Finder = (sought) => {
  const { asked, cube, home, around } = sought;
  const own = columnOfLateness(sought);
  if (own !== undefined)
    return { measure: { kind: asked.isMedian ? "median" : "avg", member: own.name }, quality: 0.85, used: [], isPositive: true, above: own.name }; // prettier-ignore
  const times = dueAndDone(cube, home, around);
  if (times === undefined) return undefined;
  const used = around.filter((word) => isNamedBy(times.done, word));
  // What was `due back` is what came back.
  const isTold = around.some((word) => used.includes(word) || isNamedBy(times.due, word));
  const isByDay =
    asked.unit === undefined || asked.unit === "day" ? { isByDay: true as const } : {};
  return {
    measure: between(sought, times.due, times.done, isByDay),
    quality: isTold ? 0.9 : 0.8,
    used,
    isPositive: true,
    end: times.done.name,
  };
};

/** Whose age is that of a person, and not for how long we have known them. */
export const people =
  /^(customers?|clients?|members?|people|persons?|patients?|drivers?|guests?|visitors?|staff|employees?|users?|players?|students?|pupils?|donors?|holders?|policyholders?|readers?|passengers?|borrowers?|candidates?|tenants?|subscribers?|volunteers?|colleagues?|women|men|children)$/;

const age: Finder = (sought) => {
  const { cube, home, now, isOfPeople } = sought;
  const own = cube.members.find(
    (member) =>
      member.kind === "dimension" &&
      member.type === "number" &&
      member.public &&
      homeOfMember(cube, member) === home &&
      wordsOfName(member.title || member.name).some((word) => word === "age"),
  );
  if (own !== undefined)
    return { measure: { kind: sought.asked.isMedian ? "median" : "avg", member: own.name }, quality: 0.95, used: [] }; // prettier-ignore
  const from = birthOf(cube, home);
  if (from === undefined || (isOfPeople && !isBirth(from))) return undefined; // prettier-ignore
  const open = openEndOf(cube, home, from);
  const end = open ?? (isBirth(from) ? departureOf(cube, home) : lifeOf(cube, home)?.to);
  return {
    measure: between(sought, from, undefined, {
      until: now,
      isByDay: true,
    }),
    quality: 0.7,
    used: [],
    ...(end === undefined ? {} : { empty: end.name, end: end.name }),
  };
};

const life: Finder = (sought) => {
  const { asked, cube, home, now } = sought;
  const words = asked.words ?? [];
  const own = words.length > 0 ? ownSpan(sought, words) : undefined;
  if (own !== undefined) return { ...own, used: words };
  const found = lifeOf(cube, home);
  return found === undefined
    ? undefined
    : {
        // Nobody joins or leaves at a time of day.
        measure: between(sought, found.from, found.to, { until: now, isByDay: true }),
        quality: found.to === undefined ? 0.6 : 0.8,
        used: words,
        ...(found.to === undefined ? {} : { end: found.to.name }),
      };
};

const finders: { readonly [Kind in AskedSpan["kind"]]: Finder } = { process, ends, ahead, late, age, life }; // prettier-ignore
