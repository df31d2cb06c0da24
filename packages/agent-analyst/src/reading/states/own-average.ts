import type { Cube, Member } from "@embedded-analytics/domain";
import type { Mention } from "../../mentions/mentions.js";
import { isMoney } from "../../mentions/money/earned.js";
import { candidatesOf } from "../../mentions/roles.js";
import { isGlue } from "../../words/filler.js";
import { stemOf } from "../../words/stem.js";
import { wordsOfName } from "../../words/token.js";
import type { Utterance } from "../../words/cues/utterance.js";
import type { FormMeasure } from "../logical-form.js";
import { absorb, type Parts } from "../parts.js";

/**
 * `what does a visit cost on average`, where the model has `Cost of visits` and `Average cost of a visit`: the average
 * that the model makes itself. A sum for each of something, or for each step of time, is another average.
 */
export const ownAverage = (
  { tokens, granularity }: Utterance,
  { members }: Cube,
  kept: readonly Mention[],
  parts: Parts,
  measures: readonly FormMeasure[],
): readonly FormMeasure[] => {
  const isAsked = tokens.some(({ stem, isQuoted }) => stem === "average" && !isQuoted);
  const isDivided = tokens.some(({ word }) => /^(per|each|every|by)$/.test(word));
  const [measure, ...others] = measures;
  if (!isAsked || isDivided || granularity !== undefined || others.length > 0) return measures;
  const counted = members.find(
    ({ name }) => measure?.kind === "measure" && name === measure.member,
  );
  // `how many visits does an engineer make on average` asks for visits, and for no money of theirs.
  const isOfMany = tokens.some(({ word }, at) => word === "many" && tokens[at - 1]?.word === "how");
  if (isOfMany && counted?.aggregate === "count") return measures;
  const average = averageOf(members, counted);
  if (average === undefined) return measures;
  // What was counted is a word of the average's name, which no part of the reading has otherwise.
  for (const mention of kept)
    if (candidatesOf(mention).measure?.member === counted) absorb(parts, mention);
  if (counted?.aggregate === "count") parts.notes.push(`I take the average as ${average.title}.`);
  return [{ kind: "measure", member: average.name }];
};

/** The average of what a sum adds up; of things that are counted (`our average bill`) what one of them comes to. */
const averageOf = (members: readonly Member[], counted: Member | undefined): Member | undefined => {
  if (counted === undefined || !/^(sum|count)$/.test(counted.aggregate ?? "")) return undefined;
  const own = members.filter((member) => isAverageOf(member, counted));
  if (own.length > 0 || counted.aggregate === "sum") return soleOf(own);
  const noun = tellingOf(counted.title);
  const ofOne = members.filter(
    (member) =>
      isAverageIn(member, counted) &&
      isMoney(member) &&
      noun !== "" &&
      ` ${tellingOf(member.title)} `.includes(` ${noun} `),
  );
  return soleOf(ofOne);
};

const soleOf = ([first, ...others]: readonly Member[]): Member | undefined =>
  others.length === 0 ? first : undefined;

const isAverageOf = (member: Member, sum: Member): boolean =>
  isAverageIn(member, sum) && tellingOf(member.title) === tellingOf(sum.title);

const isAverageIn = (member: Member, { source }: Member): boolean =>
  member.kind === "measure" &&
  member.public &&
  member.aggregate === "avg" &&
  member.source?.cube === source?.cube;

const tellingOf = (title: string): string =>
  wordsOfName(title)
    .filter((word) => !isGlue(word) && !/^(average|avg|mean|total|sum)$/.test(word))
    .map(stemOf)
    .sort()
    .join(" ");
