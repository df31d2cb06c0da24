import type { Cube } from "@embedded-analytics/domain";
import { formatRange, type TimeRange } from "../../words/times/time-range.js";
import { wordsOfName } from "../../words/token.js";
import { speaksOfThose } from "../leaders/those-listed.js";
import { amountOfThose } from "./amount-of-those.js";
import type { FormMeasure } from "../logical-form.js";
import type { Understanding } from "../context/understanding.js";

/** A message in which pronouns are what they stand for. */
export interface Resolved {
  readonly text: string;
  /** Whether it speaks of the rows that were counted before: `how many of them`. */
  readonly isOfThose: boolean;
  /** Whether it speaks of what stood in the answer before, rows or not: `how much of that`. */
  readonly isOfThem: boolean;
}

type Spoken = Pick<Understanding, "form" | "cube">;

/** `of them`, `of those`; in `of those orders` the noun is there. */
const ofThem =
  /\bof (?:them|those|these|that|it)(?= (?:all|are|is|was|were|have|has|had|do|does|did|by|per|in|on|at|for|from|with|without|that|which|who|not|still|already|got|came|went|can|came|\p{L}+ed)\b|\s*[?.!,]*\s*$)/iu;

/** `how many were cancelled`, `and how many have left`: of what was counted before. */
const many =
  /^((?:and|but|so|then|ok|okay)?[\s,]*how many)(?= (?:are|were|is|was|have|has|had|aren't|weren't|haven't|remain|got|still|not)\b(?! there\b))/iu;

/** `in that quarter`: the time that was spoken of. */
const thatTime =
  /\b(?:in|during|over|within|for|of) that (?:same )?(?:day|week|month|quarter|year|period|time|timeframe|half)\b/iu;

const andNow = /^(?:and|but) (?:right now|now|currently|at present|at the moment)[?.!\s]*$/iu;

/**
 * Puts what was counted before into the place of the pronouns that take it up, and the time before into that of `in that
 * quarter`: the rest of the reading knows names and times, and what stands there is accounted for like any other word.
 */
export const withThoseMeant = (text: string, former: Spoken | undefined): Resolved => ({
  ...resolved(text, former),
  isOfThem: former !== undefined && speaksOfThose(text),
});

const resolved = (text: string, former: Spoken | undefined): Omit<Resolved, "isOfThem"> => {
  if (former === undefined) return { text, isOfThose: false };
  // `and now?`, behind figures of another time; what is of now already has no other one.
  if (andNow.test(text) && former.form.time !== undefined)
    return { text: "and today", isOfThose: false };
  const amount = amountOfThose(text, former);
  if (amount !== undefined) return { text: amount, isOfThose: false };
  const range = former.form.time?.range;
  const timed = range === undefined ? text : text.replace(thatTime, timeWords(range));
  const noun = nounOf(former);
  if (noun === undefined) return { text: timed, isOfThose: false };
  const said = timed.replace(many, `$1 ${noun}`);
  const meant = said === timed ? timed.replace(ofThem, noun) : said;
  return { text: meant, isOfThose: meant !== timed };
};

/** What was counted, in the words of the model; undefined where an amount was asked for. */
const nounOf = ({ form, cube }: Spoken): string | undefined => {
  const count = form.measures.find((measure) => isCount(cube, measure));
  if (count === undefined) return undefined;
  const title =
    count.kind === "rows"
      ? cube.title || cube.name
      : (cube.members.find(({ name }) => name === count.member)?.title ?? "");
  const words = wordsOfName(title);
  const isCounted = /^(number|count|total)$/.test(words[0] ?? "");
  const noun = isCounted ? words.slice(words[1] === "of" ? 2 : 1) : words;
  return noun.length === 0 ? undefined : noun.join(" ");
};

const isCount = ({ members }: Cube, measure: FormMeasure): boolean =>
  measure.kind === "rows" ||
  (measure.kind === "measure" &&
    members.some(
      ({ name, aggregate }) =>
        name === measure.member && (aggregate === "count" || aggregate === "count_distinct"),
    ));

const timeWords = (range: TimeRange): string =>
  /^(?:Q[1-4] |\p{L}+ )?\d{4}$/u.test(range.label) ? `in ${range.label}` : formatRange(range);
