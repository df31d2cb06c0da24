import type { Cube, Member } from "@embedded-analytics/domain";
import { atTheEnd } from "../words/times/ends-of-times.js";
import type { Utterance } from "../words/cues/utterance.js";
import { wordsOfName } from "../words/token.js";
import type { LogicalForm, FormMeasure } from "./logical-form.js";

/** Words by which authors describe a level at a moment, where no hint says so. */
const ofMoment =
  /\b(?:snapshots?|on hand|as of|at (?:the )?(?:end|close)|(?:month|week|day|quarter|year)(?:'s|’s)? end|end of (?:the|each|every)|counted (?:every|each|daily|weekly|monthly)|outstanding at)\b/i;
const timeOfMoment = /(?:^|_)(?:snapshot|month_end|week_end|as_of|period_end|balance_date)/i;

const timeOfEnd = /(?:^|_)(?:year|quarter|month|week|period)_end(?:$|_)/i;

/** Words that ask for what holds at this moment, or at the last one of a time. */
const wordsOfNow = new RegExp(`^(?:now|currently|current|presently|${atTheEnd})$`);

/**
 * The time at whose last moment a measure counts, where it does not add up over time: the model says so
 * (`meta.additive_over`), or the words that describe it do. A rate of levels is one of many moments too,
 * and of the last one where the question asks for now, or where its table has nothing but levels at the ends of
 * times. Undefined for all others.
 */
export const snapshotOf = (
  cube: Cube,
  measures: readonly FormMeasure[],
  time: string | undefined,
  utterance: Said,
): LogicalForm["snapshot"] => {
  const moment = momentSaid(utterance, time);
  for (const measure of measures) {
    if (measure.kind !== "measure" && measure.kind !== "per" && measure.kind !== "rest") continue;
    const member = cube.members.find(({ name }) => name === measure.member);
    const dimension = member && momentOf(cube, member, time);
    if (dimension === undefined || member === undefined) continue;
    if (isLevel(cube, member, dimension) || isRateOfMoment(cube, member, dimension, moment))
      return { dimension: dimension.name };
  }
  return undefined;
};

/** Whether a question asks for now, or for the end of a time, and whether it names no time at all. */
interface MomentSaid {
  readonly isNow: boolean;
  readonly isUntimed: boolean;
}

type Said = Pick<Utterance, "tokens" | "taken" | "times" | "granularity">;

const momentSaid = (
  { tokens, taken, times, granularity }: Said,
  asked: string | undefined,
): MomentSaid => ({
  // The current month is a time, and has many moments.
  isNow: tokens.some(
    ({ word, isQuoted }, at) => !isQuoted && !taken.has(at) && wordsOfNow.test(word),
  ),
  // `and by nursery?` keeps the time of the question before it.
  isUntimed: asked === undefined && times.length === 0 && granularity === undefined,
});

/** Whether a rate is one of the last moment: `how full is the reservoir` is asked of now, also where nobody says so. */
const isRateOfMoment = (
  cube: Cube,
  rate: Member,
  time: Member,
  { isNow, isUntimed }: MomentSaid,
): boolean =>
  (isNow && isRateOfLevels(rate)) ||
  ((isNow || isUntimed) && (isDescribedByLevels(cube, rate) || isAmongLevels(cube, rate))) ||
  isRateAtEnds(cube, rate, time);

/**
 * Whether a figure is that of the end of its time: it is taken at the last moment, or it is a rate of a table that
 * has one row for each end of a month, and one month was asked for.
 */
export const holdsAtEnd = (
  { members }: Cube,
  { snapshot, measures, time }: Pick<LogicalForm, "snapshot" | "measures" | "time">,
): boolean => {
  if (time?.range === undefined || time.range.to === undefined) return false;
  if (snapshot !== undefined) return snapshot.dimension === time.dimension;
  const dimension = members.find(({ name }) => name === time.dimension);
  const hasOneEnd =
    time.range.count === 1 &&
    `${dimension?.source?.member ?? time.dimension}`.endsWith(`${time.range.unit}_end`);
  return (
    hasOneEnd &&
    measures.every(
      (measure) =>
        measure.kind === "measure" &&
        members.find(({ name }) => name === measure.member)?.aggregate === "number",
    )
  );
};

/** The asked time, else the first one of the measure's own cube. */
const momentOf = (cube: Cube, member: Member, time: string | undefined): Member | undefined => {
  const times = cube.members.filter(
    ({ kind, type, public: isPublic, source }) =>
      kind === "dimension" && type === "time" && isPublic && source?.cube === member.source?.cube,
  );
  return times.find(({ name }) => name === time) ?? times[0];
};

const isLevel = (cube: Cube, member: Member, time: Member): boolean =>
  member.aggregate === "sum" &&
  (member.additiveOver !== undefined ||
    (!isHintedBeside(cube, member) && isWordedAsLevel(member, time)));

const isRateOfLevels = ({ aggregate, additiveOver }: Member): boolean =>
  aggregate === "number" && additiveOver !== undefined;

/** A rate that is described by levels of its table, and by nothing that adds up: `Stored volume as a part of the capacity`. */
const isDescribedByLevels = ({ members }: Cube, rate: Member): boolean => {
  const described = (rate.description ?? "").toLowerCase();
  const named = members.filter(
    ({ kind, public: isPublic, title, source, aggregate }) =>
      kind === "measure" &&
      isPublic &&
      aggregate !== "number" &&
      source?.cube === rate.source?.cube &&
      title !== "" &&
      described.includes(title.toLowerCase()),
  );
  return (
    rate.aggregate === "number" &&
    named.length > 0 &&
    named.every(({ additiveOver }) => additiveOver !== undefined)
  );
};

/**
 * `portfolio at risk by quarter`, of a table of balances at the ends of months: where all that is summed there is a level at an
 * end, a rate can be of such levels alone, and their sums over several ends would be a rate of nothing that ever was.
 */
const isRateAtEnds = (cube: Cube, member: Member, time: Member): boolean =>
  timeOfEnd.test(time.source?.member ?? time.name) && isAmongLevels(cube, member);

/** Whether all that is summed in the table of a rate is a level: it can be of such levels alone. */
const isAmongLevels = ({ members }: Cube, member: Member): boolean => {
  const sums = members.filter(
    ({ kind, aggregate, source }) =>
      kind === "measure" && aggregate !== "number" && source?.cube === member.source?.cube,
  );
  return (
    member.aggregate === "number" &&
    member.additiveOver === undefined &&
    sums.length > 0 &&
    sums.every(({ aggregate, additiveOver }) => aggregate === "sum" && additiveOver !== undefined)
  );
};

/**
 * Whether another measure of the same table has the hint: an author who marks the levels of a table has left out what
 * adds up, such as what came in a month beside what is there at its end.
 */
const isHintedBeside = ({ members }: Cube, { source }: Member): boolean =>
  members.some((other) => other.additiveOver !== undefined && other.source?.cube === source?.cube);

const isWordedAsLevel = (member: Member, time: Member): boolean =>
  ofMoment.test(`${member.title} ${member.description ?? ""}`) ||
  (timeOfMoment.test(time.source?.member ?? time.name) &&
    !wordsOfName(member.title).some((word) => ofFlow.test(word)));

/** What was done in a time adds up over times, also where each row is dated by the end of one: `Royalties earned`. */
const ofFlow =
  /^(earned|recouped|sold|paid|payable|collected|billed|invoiced|produced|shipped|used|consumed|received|issued|returned|made|spent|charged|refunded|delivered|worked)$/;
