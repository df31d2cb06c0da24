import type { Cube, Member } from "@embedded-analytics/domain";
import { countingMeasure, defaultMeasure } from "../../mentions/default-measure.js";
import type { Mention } from "../../mentions/mentions.js";
import { earnedIn, isMoney } from "../../mentions/money/earned.js";
import { candidatesOf } from "../../mentions/roles.js";
import type { Utterance } from "../../words/cues/utterance.js";
import { wordsOfName } from "../../words/token.js";
import type { FormMeasure } from "../logical-form.js";
import { absorb, type Parts } from "../parts.js";

/** `best month`, `strongest sales quarter`: between the rank and its step stands a figure at most. */
const wordsBetween = 1;

const busy = /^(busiest|quietest)$/;
const good = /^(best|worst|strongest|weakest)$/;

/** The word that ranks steps of time: `busiest` in `busiest day on the lifts`. */
const rankOfSteps = ({ tokens, ranking, granularity }: Utterance): string | undefined => {
  const gap = (granularity?.at ?? 0) - (ranking?.at ?? 0);
  const isOfStep = granularity !== undefined && ranking !== undefined && gap >= 0 && gap <= wordsBetween + ranking.length; // prettier-ignore
  return isOfStep ? tokens[ranking.at]?.word : undefined;
};

/** Those who come, by which a place is busy. */
const ofComing =
  /^(visits|visitors|guests|audience|attendance|attendances|passengers|riders|rides|covers|diners|entries|footfall|checkins|admissions)$/;

const isAdded = ({ kind, public: isPublic, aggregate }: Member): boolean =>
  kind === "measure" && isPublic && (aggregate === "sum" || aggregate === "count");

/** What says how busy a time was: those who came, else the first figure where it adds up and is no money, else how many there were. */
const busyIn = (cube: Cube): Member | undefined => {
  const added = cube.members.filter((member) => isAdded(member) && !isMoney(member));
  const first = defaultMeasure(cube);
  return (
    added.find(({ title, name }) =>
      wordsOfName(title || name).some((word) => ofComing.test(word)),
    ) ??
    added.find(({ name }) => name === first?.name) ??
    countingMeasure(cube) ??
    added[0]
  );
};

/**
 * What steps of time are ranked by where nobody named a figure: the best month is the one in which most was earned, where
 * money is earned at all, and the busiest day the one on which most of them came.
 */
export const figureOfStep = (utterance: Utterance, cube: Cube): Member | undefined => {
  const rank = rankOfSteps(utterance) ?? "";
  if (busy.test(rank)) return busyIn(cube);
  return good.test(rank) ? earnedIn(cube) : undefined;
};

/**
 * `busiest day on the lifts`: a noun behind the rank of a step, by which rows are grouped as well, says where that was. How many
 * of them there are is the same each day, and no figure to rank days by.
 */
export const withoutPlaces = (
  utterance: Utterance,
  { members }: Cube,
  kept: readonly Mention[],
  parts: Parts,
  measures: readonly FormMeasure[],
): readonly FormMeasure[] => {
  const [only, ...others] = measures;
  const rank = rankOfSteps(utterance) ?? "";
  if (!(busy.test(rank) || good.test(rank)) || only?.kind !== "measure" || others.length > 0)
    return measures;
  const place = kept.find((mention) => {
    const { measure, dimension } = candidatesOf(mention);
    return measure?.member.name === only.member && dimension !== undefined;
  });
  const member = members.find(({ name }) => name === only.member);
  if (place === undefined || member?.aggregate !== "count_distinct") return measures;
  absorb(parts, place);
  return [];
};
