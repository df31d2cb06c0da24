import type { Cube } from "@embedded-analytics/domain";
import { stemOf } from "../../words/stem.js";
import type { Mention, Mentions } from "../../mentions/mentions.js";
import type { ValueMention } from "../../mentions/value-mention.js";
import { candidatesOf } from "../../mentions/roles.js";
import type { Utterance } from "../../words/cues/utterance.js";
import { homeOf } from "../absences/others.js";
import { absorb, type Parts } from "../parts.js";
import { homeOfMember, presenceOf, presentWordOf, type Presence } from "./presence-of.js";

/** Words that put a count beside another figure, or that divide by it. */
const joining = /^(and|or|vs|versus|plus|minus|per|by|to|than|each|every|with|between|compared)$/;
const ofNow = /^(current|existing|present|active|remaining)$/;

/**
 * `median salary of current employees`: those who are there now are those that the figure is of, and their number is no
 * second figure. Where nothing tells them apart, the words have no part, and are asked back.
 */
export const takePresent = (
  parts: Parts,
  utterance: Utterance,
  cube: Cube,
  kept: readonly Mention[],
  { cubeAt, lasting }: Pick<Mentions, "cubeAt" | "lasting">,
  values: readonly ValueMention[],
): void => {
  for (const mention of kept) {
    const { measure } = candidatesOf(mention);
    const word = measure && presentWordOf(measure.member);
    if (measure === undefined || word === undefined) continue;
    if (!isOfFigureBefore(utterance, mention, kept, parts)) continue;
    drop(parts, measure.member.name);
    const presence = presenceOf(cube, homeOfMember(measure.member, cube), word);
    if (presence === undefined) continue;
    restrict(parts, presence);
    absorb(parts, mention);
  }
  // `active passes`, where a value says which passes are active: nothing else is to say so.
  const isSaidAt = (place: number): boolean =>
    [...kept, ...values].some(({ at, length }) => place >= at && place < at + length);
  if (lasting === undefined) takeAdjective(parts, utterance, cube, { kept, cubeAt, isSaidAt });
};

/** Whether another figure stands before a count, and nothing between them holds the two against each other. */
const isOfFigureBefore = (
  { tokens, limits, share }: Utterance,
  { at }: Mention,
  kept: readonly Mention[],
  { measures }: Parts,
): boolean => {
  const figure = kept.findLast(
    (each) =>
      each.at < at && measures.some((measure) => "member" in measure && names(each, measure)),
  );
  if (figure === undefined || measures.length < 2 || share !== undefined) return false;
  const between = tokens.slice(figure.at + figure.length, at);
  const isLimit = limits.some((limit) => limit.at >= figure.at && limit.at < at);
  return !isLimit && !between.some(({ word }) => joining.test(word));
};

const names = ({ namings }: Mention, { member }: { readonly member: string }): boolean =>
  namings.some((each) => each.member.name === member);

/** Takes a figure out again. */
const drop = ({ measures, numbers }: Parts, name: string): void => {
  const at = measures.findIndex((each) => each.kind === "measure" && each.member === name);
  if (at < 0) return;
  measures.splice(at, 1);
  const others = numbers.filter(({ index }) => index !== at);
  numbers.splice(
    0,
    numbers.length,
    ...others.map((each) => ({ ...each, index: each.index > at ? each.index - 1 : each.index })),
  );
};

const restrict = ({ conditions, empties, notes }: Parts, { kind, member }: Presence): void => {
  const title = member.title || member.name;
  if (kind === "condition") conditions.push({ member: member.name, holds: true });
  else empties.push({ member: member.name, isNot: false });
  notes.push(
    kind === "condition"
      ? `I take those of now by ${title}.`
      : `I take those of now, that have no time in ${title}.`,
  );
};

/** `current teachers`, of whom a model counts all that there ever were: those whose end is empty. */
const takeAdjective = (
  parts: Parts,
  { tokens, taken }: Utterance,
  cube: Cube,
  {
    kept,
    cubeAt,
    isSaidAt,
  }: {
    readonly kept: readonly Mention[];
    readonly cubeAt: readonly number[];
    readonly isSaidAt: (place: number) => boolean;
  },
): void => {
  for (const [at, { word, isQuoted }] of tokens.entries()) {
    if (!ofNow.test(word) || isQuoted || isSaidAt(at) || taken.has(at)) continue;
    const home = cubeAt.includes(at + 1) ? homeOf(cube) : homeOfThings(cube, kept, at + 1);
    const presence = home === undefined ? undefined : presenceOf(cube, home, "current");
    if (presence === undefined) continue;
    restrict(parts, presence);
    parts.absorbed.add(at);
  }
};

/** The cube of the things that a mention counts, or that it calls by their names. */
const homeOfThings = (cube: Cube, kept: readonly Mention[], at: number): string | undefined => {
  const mention = kept.find((each) => each.at === at);
  const { measure, dimension } = mention === undefined ? {} : candidatesOf(mention);
  const counted = measure?.member.aggregate === "count" ? measure.member : undefined;
  if (counted !== undefined)
    return presentWordOf(counted) === undefined ? homeOfMember(counted, cube) : undefined;
  const named = dimension?.member.type === "string" ? dimension.member : undefined;
  const home = named && homeOfMember(named, cube);
  return home !== undefined && stemOf(named?.name ?? "") === stemOf(home) ? home : undefined;
};
