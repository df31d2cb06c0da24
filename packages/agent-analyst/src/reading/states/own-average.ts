import type { Cube, Member } from "@embedded-analytics/domain";
import { isGlue } from "../../words/filler.js";
import { stemOf } from "../../words/stem.js";
import { wordsOfName } from "../../words/token.js";
import type { Utterance } from "../../words/cues/utterance.js";
import type { FormMeasure } from "../logical-form.js";

/**
 * `what does a visit cost on average`, where the model has `Cost of visits` and `Average cost of a visit`: the average
 * that the model makes itself. A sum for each of something, or for each step of time, is another average.
 */
export const ownAverage = (
  { tokens, granularity }: Utterance,
  { members }: Cube,
  measures: readonly FormMeasure[],
): readonly FormMeasure[] => {
  const isAsked = tokens.some(({ stem, isQuoted }) => stem === "average" && !isQuoted);
  const isDivided = tokens.some(({ word }) => /^(per|each|every|by)$/.test(word));
  const [measure, ...others] = measures;
  if (!isAsked || isDivided || granularity !== undefined || others.length > 0) return measures;
  const sum = members.find(
    ({ name, aggregate }) =>
      measure?.kind === "measure" && name === measure.member && aggregate === "sum",
  );
  const average = sum && members.filter((member) => isAverageOf(member, sum));
  return average?.length === 1 && average[0] !== undefined
    ? [{ kind: "measure", member: average[0].name }]
    : measures;
};

const isAverageOf = (member: Member, { title, source }: Member): boolean =>
  member.kind === "measure" &&
  member.public &&
  member.aggregate === "avg" &&
  member.source?.cube === source?.cube &&
  tellingOf(member.title) === tellingOf(title);

const tellingOf = (title: string): string =>
  wordsOfName(title)
    .filter((word) => !isGlue(word) && !/^(average|avg|mean|total|sum)$/.test(word))
    .map(stemOf)
    .sort()
    .join(" ");
