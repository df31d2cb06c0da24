import { isOppositeOf } from "../../mentions/names/opposite-times.js";
import { isFirstOfSide } from "../../mentions/names/opposed-figures.js";
import { isNegated } from "../../words/cues/negated.js";
import type { Naming } from "../../mentions/vocabulary.js";
import { bestOf, type MentionContext } from "../context/mention-context.js";
import { absorb } from "../parts.js";
import { isSecondVerb } from "../predicates/second-verb.js";
import { isVerbOfTime } from "../states/no-groups.js";
import { isOfEnded } from "./limits-of-time.js";
import { plannedInstead } from "./planned-instead.js";
import { isBehindOfTime, isBookedFor } from "./said-time.js";
import { countOfTime } from "./events/time-of-its-name.js";
import { takesThingOfTime } from "./events/thing-of-time.js";

/** A time beside others says which time counts; alone, that there is one. `number of interviews` counts them. */
export const takesTime = (context: MentionContext): boolean => {
  const { parts, utterance, time, position } = context;
  if (time === undefined) return false;
  // What is unpaid has no time of payment, whatever other time it is of.
  const isOpposite = isOppositeOf(utterance.tokens[context.mention.at], time.member);
  const isTimed =
    utterance.times.length > 0 || utterance.granularity !== undefined || position === "grouping";
  // `bookings not cancelled in May` are those of May that have no such time.
  const isDenied = isDeniedVerb(context);
  if (isOpposite || !isTimed || isDenied) return takesMoment(context, time);
  if (isSecondVerb(utterance, context.mentions, context.mention)) return takesMoment(context, time);
  if (takesThingOfTime(context, time.member)) return true;
  if (isFigureRather(context, time)) return false;
  if (isAside(context, time.member)) {
    absorb(parts, context.mention);
    return true;
  }
  // `revenue per install` divides by installs, which no series by the time of installing does.
  if (isDivided(context)) return false;
  parts.timeDimension = takesPlanned(context, time.member) ?? time.member.name;
  if (position === "grouping") parts.step ??= "auto";
  takesCount(context, time.member);
  return true;
};

const isDeniedVerb = ({ utterance, mention: { at, length } }: MentionContext): boolean =>
  length === 1 && /^cancell?ed$/.test(utterance.tokens[at]?.word ?? "") && isNegated(utterance, at);

/** `complaints received in May`, where a time is called so as a whole: they are what is counted. */
const takesCount = (
  { parts, mention, others, cube }: MentionContext,
  time: Naming["member"],
): void => {
  const isAlone = !others && mention.length > 1 && parts.measures.length === 0;
  const count = isAlone ? countOfTime(cube, time) : undefined;
  if (count !== undefined) parts.measures.push({ kind: "measure", member: count.name });
};

/** Whether a figure or a column is meant by what names a time as well. */
const isFigureRather = (context: MentionContext, time: Naming): boolean =>
  (time.quality < bestOf(context.measure, context.dimension) && !saysWhen(context, time)) ||
  (context.position === "counting" && context.measure !== undefined) ||
  isJoinedFigure(context) ||
  isCountedPlural(context);

/** `orders by channel last month`, where no other figure is named: several things are counted, and are no time of ordering. */
const isCountedPlural = ({
  utterance: { tokens },
  mention: { at, length },
  measure,
  others,
}: MentionContext): boolean =>
  !others &&
  length === 1 &&
  measure !== undefined &&
  measure.quality >= 0.9 &&
  /^count/.test(measure.member.aggregate ?? "") &&
  /[^s]s$/.test(tokens[at]?.word ?? "");

/** `revenue and orders by weekday`: a plural joined to a figure is another one, and no time at which it was ordered. */
const isJoinedFigure = ({
  utterance: { tokens },
  mention: { at, length },
  measure,
  others,
}: MentionContext): boolean =>
  others &&
  measure !== undefined &&
  length === 1 &&
  tokens[at - 1]?.word === "and" &&
  /[^s]s$/.test(tokens[at]?.word ?? "");

/** The planned time that is meant instead, of those to which it has not happened yet, which is said. */
const takesPlanned = (context: MentionContext, time: Naming["member"]): string | undefined => {
  const { parts, utterance, mention } = context;
  const planned = plannedInstead(context, time);
  if (planned === undefined) return undefined;
  // What was done already is done no more in a time that is not over.
  parts.empties.push({ member: time.name, isNot: false });
  parts.notes.push(
    `I read “${utterance.tokens[mention.at]?.text ?? ""}” as ${planned.title || planned.name}, of those without a time in ${time.title || time.name}.`,
  );
  return planned.name;
};

/** `due in May` of `collected in May vs due in May`: beside another figure it is one as well. */
export const isShortFigure = ({
  utterance,
  mention,
  measure,
  dimension,
  others,
}: MentionContext): boolean =>
  measure !== undefined &&
  dimension === undefined &&
  others &&
  isFirstOfSide(utterance, mention.at);

/** Whether the verb of a time says no time here. */
const isAside = (context: MentionContext, time: Naming["member"]): boolean =>
  isBookedFor(context.utterance, time, context.mention) ||
  isBehindOfTime(context.utterance, context.mention.at) ||
  isRankedVerb(context);

/** `most hired tool`: a verb that ranks, and no step of a series. */
const isRankedVerb = ({
  position,
  utterance: { ranking, tokens, granularity },
  mention,
}: MentionContext): boolean =>
  position === "grouping" &&
  ranking !== undefined &&
  granularity === undefined &&
  (ranking.at + ranking.length === mention.at || mention.at + 1 === ranking.at) &&
  mention.length === 1 &&
  /^(most|least|best|worst|top)$/.test(tokens[ranking.at]?.word ?? "") &&
  /(ed|sold|sells?|selling|bought|lent|sent|read|seen)$/.test(tokens[mention.at]?.word ?? "");

const saysWhen = ({ utterance, mention, measure, others }: MentionContext, time: Naming): boolean =>
  others && measure !== undefined && isVerbOfTime(utterance, mention, time.member, measure.member);

const isDivided = ({ utterance: { tokens }, mention: { at, length } }: MentionContext): boolean =>
  tokens[at - 1]?.word === "per" &&
  length === 1 &&
  !/^(date|day|time|month|year|week)s?$/.test(tokens[at]?.word ?? "");

/** At least this well a name is named by more than half of it. */
const wholeQuality = 0.45;

/** `closed` without a time: those that have been closed at all. */
const takesMoment = (context: MentionContext, { member, quality }: Naming): boolean => {
  const { parts, utterance, mention, measure, dimension } = context;
  if (measure !== undefined || dimension !== undefined) return false;
  if (isOfEnded(utterance, member)) {
    absorb(parts, mention);
    return true;
  }
  // Half of its name is not its state: `given` of `Notice given` may be given anything.
  if (quality < wholeQuality) return false;
  const token = utterance.tokens[mention.at];
  const isNot = !isNegated(utterance, mention.at) && !isOppositeOf(token, member);
  parts.empties.push({ member: member.name, isNot });
  parts.notes.push(
    `I take “${token?.text ?? ""}” as ${isNot ? "having" : "not having"} a time in ${member.title || member.name}.`,
  );
  return true;
};
