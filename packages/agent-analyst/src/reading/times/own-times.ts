import type { Cube } from "@embedded-analytics/domain";
import type { Mention } from "../../mentions/mentions.js";
import { candidatesOf } from "../../mentions/roles.js";
import { isNegated } from "../../words/cues/negated.js";
import type { Utterance } from "../../words/cues/utterance.js";
import { isGlue } from "../../words/filler.js";
import { atTheEnd } from "../../words/times/ends-of-times.js";
import { formatDay } from "../../words/times/civil-time.js";
import { stemOf } from "../../words/stem.js";
import { wordsOfName } from "../../words/token.js";
import type { TimeRange } from "../../words/times/time-range.js";

/** A time that rows meet by a column of its own, beside the time that is asked about. */
export interface OwnTime {
  readonly dimension: string;
  readonly range: TimeRange;
  /** Whether rows are asked for that do not meet it, also since the column holds nothing. */
  readonly isNot?: true;
  /** The key of those of whom other rows meet it, or, with `isNot`, none do. */
  readonly of?: string;
}

/** The times of a question of which each belongs to a verb. */
export interface OwnTimes {
  /** The column of the first time; undefined where that is the usual one. */
  readonly first: string | undefined;
  readonly others: readonly OwnTime[];
  /** Where the verbs stand: they say which time counts, and nothing else. */
  readonly verbs: ReadonlySet<number>;
  /** Small words that belong to them: `not`, and `by the end of`. */
  readonly absorbed: readonly number[];
}

type Time = Utterance["times"][number];

/**
 * `booked in June but delivered in July`: each time belongs to the verb right before it, and rows have to meet all of
 * them. The first one may have no verb (`bookings in 2025 cancelled in 2026`), and counts by the usual time then. None
 * where two times are compared.
 */
export const ownTimes = (
  utterance: Utterance,
  found: readonly Mention[],
  cube: Cube,
): OwnTimes | undefined => {
  const { times, comparison, tokens } = utterance;
  const [first, ...others] = times;
  if (first === undefined || comparison.length > 0) return undefined;
  if (others.length === 0) return doneSince(first, utterance, found, cube);
  const verbs = times.map((time, index) => verbOf(time, times[index - 1], utterance, found, cube));
  const [firstVerb, ...otherVerbs] = verbs;
  if (otherVerbs.includes(undefined)) return undefined;
  const names = verbs.flatMap((verb) => verb?.dimension ?? []);
  if (new Set(names).size < names.length) return undefined;
  if (firstVerb !== undefined && isNegated(utterance, firstVerb.at)) return undefined;
  const isLight = firstVerb === undefined && light.test(tokens[first.at - 1]?.word ?? "");
  const absorbed: number[] = isLight ? [first.at - 1] : [];
  const own = others.map((time, index): OwnTime => {
    const { at = 0, dimension = "" } = otherVerbs[index] ?? {};
    const isBy = isDeadline(tokens, time.at);
    if (isBy) absorbed.push(time.at - 1);
    const isNot = isNegated(utterance, at);
    if (isNot) absorbed.push(...negationsBefore(tokens, at));
    return {
      dimension,
      range: isBy ? untilEndOf(time.range) : time.range,
      ...(isNot ? { isNot } : {}),
    };
  });
  return {
    first: firstVerb?.dimension,
    others: own,
    verbs: new Set(verbs.flatMap((verb) => verb?.at ?? [])),
    absorbed,
  };
};

/** Verbs that say of a thing only that it came to be, at its usual time. */
const light = /^(made|placed|taken|received|created|done|raised|given|written|submitted)$/;

/**
 * `bookings made this year that were cancelled`: the time belongs to the verb before it, and those that were cancelled at any
 * time have a time there. A verb behind `that` may be a figure elsewhere; here it says what became of them.
 */
const doneSince = (
  first: Time,
  utterance: Utterance,
  found: readonly Mention[],
  cube: Cube,
): OwnTimes | undefined => {
  const { tokens, granularity } = utterance;
  const verb = verbOf(first, undefined, utterance, found, cube);
  const isDated = verb !== undefined || light.test(tokens[first.at - 1]?.word ?? "");
  const second = becameOf(first, tokens, found);
  if (second === undefined || !isDated || granularity !== undefined) return undefined;
  if (verb?.dimension === second.dimension) return undefined;
  const isNot = isNegated(utterance, second.at);
  return {
    first: verb?.dimension,
    others: [
      {
        dimension: second.dimension,
        range: { from: undefined, to: undefined, label: "at any time", unit: "day", count: 1 },
        ...(isNot ? { isNot } : {}),
      },
    ],
    verbs: new Set([second.at, verb?.at ?? second.at]),
    absorbed: isNot ? negationsBefore(tokens, second.at) : [],
  };
};

/** The first name of a column of times behind a time, right behind `that were`. */
const becameOf = (
  { at: start, length }: Time,
  tokens: Utterance["tokens"],
  found: readonly Mention[],
): { readonly at: number; readonly dimension: string } | undefined => {
  const second = found.find(({ at }) => at >= start + length);
  const time = second && candidatesOf(second).time;
  const isWhole = time !== undefined && time.quality >= 0.9;
  return second !== undefined && isWhole && isOfThose(tokens.slice(start + length, second.at))
    ? { at: second.at, dimension: time.member.name }
    : undefined;
};

/** `that were`, `which have since been`. */
const isOfThose = ([pronoun, ...others]: Utterance["tokens"]): boolean =>
  /^(that|which|who)$/.test(pronoun?.word ?? "") &&
  others.every(({ word }) =>
    /^(were|was|are|is|got|have|has|had|been|since|later|then|not|never|yet)$/.test(word),
  );

/** At least this well a name is named by more than half of it. */
const wholeQuality = 0.45;

/** The verb of a time: the last name of a column of times before it, with nothing but small words between them. */
const verbOf = (
  { at: start }: Time,
  before: Time | undefined,
  { tokens }: Utterance,
  found: readonly Mention[],
  cube: Cube,
): { readonly at: number; readonly dimension: string } | undefined => {
  const from = before === undefined ? 0 : before.at + before.length;
  const verb = found.findLast(({ at, length }) => at >= from && at + length <= start);
  const time = verb && candidatesOf(verb).time;
  const isBefore =
    verb !== undefined &&
    tokens
      .slice(verb.at + verb.length, start)
      .every(({ word }) => isGlue(word) || /^(on|at|during|by|for|to|already)$/.test(word) || word === atTheEnd); // prettier-ignore
  return isBefore && time !== undefined && time.quality >= wholeQuality
    ? { at: verb.at, dimension: time.member.name }
    : columnOfVerb(tokens, start - 1, from, cube);
};

/** `occurred in 2025` of a column `occurred_on`, though the word says nothing by itself elsewhere. */
const columnOfVerb = (
  tokens: Utterance["tokens"],
  at: number,
  from: number,
  { members }: Cube,
): { readonly at: number; readonly dimension: string } | undefined => {
  const { word = "", stem = "", isQuoted = true } = tokens[at] ?? {};
  if (at < from || isQuoted || !word.endsWith("ed")) return undefined;
  const [time, ...more] = members.filter(
    ({ kind, type, name, title, public: isPublic }) =>
      kind === "dimension" &&
      type === "time" &&
      isPublic &&
      wordsOfName(`${name} ${title}`).some((each) => stemOf(each) === stem),
  );
  return time === undefined || more.length > 0 ? undefined : { at, dimension: time.name };
};

/** `by the end of June`, `by June`. */
const isDeadline = (tokens: Utterance["tokens"], at: number): boolean =>
  [atTheEnd, "by"].includes(tokens[at - 1]?.word ?? "");

const untilEndOf = (range: TimeRange): TimeRange =>
  range.to === undefined
    ? range
    : { ...range, from: undefined, label: `before ${formatDay(range.to)}` };

const negationsBefore = (tokens: Utterance["tokens"], at: number): readonly number[] =>
  [at - 3, at - 2, at - 1].filter((place) =>
    /^(not|never|no|yet|been|n't|weren|wasn|isn|aren)$/.test(tokens[place]?.word ?? ""),
  );
