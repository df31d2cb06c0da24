import type { Cube, Member } from "@embedded-analytics/domain";
import { piecesNamed } from "../../../mentions/default-measure.js";
import { candidatesOf } from "../../../mentions/roles.js";
import type { Mention } from "../../../mentions/mentions.js";
import type { ValueMention } from "../../../mentions/values.js";
import type { Utterance } from "../../../words/cues/utterance.js";
import type { MentionContext } from "../../context/mention-context.js";
import { absorb, type Parts } from "../../parts.js";
import { homeOfMember, timesOfTable } from "../../spans/times-of-table.js";

/** What a figure is for, at or in, and is no figure beside it. */
const joints = /^(for|to|of|at|in|during|against|on|from)$/;
const articles = /^(the|our|all|any|this|that|those|these|last|next|s)$/;
/** Words of two figures that are held against each other, or divided. */
const ofTwo = /^(vs|versus|ratio|rate|share|percent|percentage|compared)$/;

/** The token of the preposition that leads to a noun, past what stands before it: articles, times and values. */
const jointBefore = (
  { tokens, times }: Utterance,
  values: readonly ValueMention[],
  { at }: Mention,
): number | undefined => {
  // A time has its own `for`: `for yesterday's match`.
  const isJoint = (place: number): boolean => joints.test(tokens[place]?.word ?? "");
  const isPassed = (place: number): boolean =>
    articles.test(tokens[place]?.word ?? "") ||
    [...times, ...values].some((each) => place >= each.at && place < each.at + each.length);
  let place = at - 1;
  while (place > 0 && !isJoint(place) && isPassed(place)) place--;
  return isJoint(place) ? place : undefined;
};

/** The figure that was taken before, where it is the only one. */
const figureBefore = (cube: Cube, { measures }: Parts): Member | undefined => {
  const [figure, ...others] = measures;
  return figure?.kind === "measure" && others.length === 0
    ? cube.members.find(({ name }) => name === figure.member)
    : undefined;
};

/** Whether a mention names a count of all rows, and rather that than a column; one of some rows says which ones are meant. */
const countsAll = ({ measure, dimension }: MentionContext): boolean =>
  measure?.member.aggregate === "count" &&
  measure.member.rows?.length === 0 &&
  measure.quality > (dimension?.quality ?? 0);

/** `and for league matches?`: of the figure that was asked for before. */
const isCarriedOn = (before: Utterance["tokens"], { measures }: Parts): boolean =>
  measures.length === 0 &&
  before.length > 0 &&
  before.every(({ word }) => /^(and|what|how|about|now|then)$/.test(word));

/** The preposition by which a figure that was named before is said to be for these things. */
const jointOf = (context: MentionContext): number | undefined => {
  const { parts, utterance, mentions, mention, values, cube, measure } = context;
  const joint = countsAll(context) ? jointBefore(utterance, values, mention) : undefined;
  if (joint === undefined) return undefined;
  const before = utterance.tokens.slice(0, joint);
  // `tickets by stand for matches`, where the view is called Tickets: its own figure is asked for.
  const figure = figureBefore(cube, parts) ?? piecesNamed(before, cube);
  if (figure === undefined && isCarriedOn(before, parts)) return joint;
  if (figure === undefined || figure === measure?.member) return undefined;
  const isNamedFirst =
    parts.measures.length === 0 ||
    mentions.some((each) => each.at < joint && candidatesOf(each).measure !== undefined);
  // `revenue and the number of matches` are two figures.
  const isCounted = /^(number|count|many)$/.test(before.at(-1)?.word ?? "");
  const isOfTwo = isCounted || before.some(({ word }) => ofTwo.test(word));
  return isNamedFirst && !isOfTwo ? joint : undefined;
};

/**
 * `tickets per stand for yesterday's match`, `revenue by package for matches in May`: the things that a figure is for are not counted
 * beside it. A time at them is their own, where they have one alone, and that is said.
 */
export const takesNounBehind = (context: MentionContext): boolean => {
  const { parts, utterance, mention, cube, measure } = context;
  const joint = jointOf(context);
  if (joint === undefined || measure === undefined) return false;
  absorb(parts, mention);
  takeTheirTime(parts, utterance, cube, mention, joint, homeOfMember(cube, measure.member));
  return true;
};

const takeTheirTime = (
  parts: Parts,
  { times }: Utterance,
  cube: Cube,
  { at, length }: Mention,
  joint: number,
  home: string,
): void => {
  const [time, ...others] = times;
  const isTheirs = time !== undefined && time.at >= joint && time.at <= at + length + 1;
  const [own, ...more] = timesOfTable(cube, home);
  if (!isTheirs || others.length > 0 || own === undefined || more.length > 0) return;
  if (parts.timeDimension !== undefined) return;
  parts.timeDimension = own.name;
  parts.notes.push(`I take their time as ${own.title || own.name}.`);
};
