import type { Cube, Member } from "@embedded-analytics/domain";
import type { Utterance } from "../../words/cues/utterance.js";

/** A figure of how good things are, however many there are of them: a rate, an average, or the end of some numbers. */
const isOfQuality = ({ kind, public: isPublic, aggregate, format, better }: Member): boolean =>
  kind === "measure" &&
  isPublic &&
  better === "higher" &&
  (format === "percent" || !/^(sum|count|count_distinct)$/.test(aggregate ?? ""));

/**
 * What the best or the worst is found by, where nobody named a figure: the first rate or average of which the model says that
 * more is better. How many there are of something says nothing of how good it is.
 */
export const figureOfBest = (
  { tokens, ranking, granularity }: Utterance,
  { members }: Cube,
): Member | undefined => {
  const words = tokens.slice(ranking?.at, (ranking?.at ?? 0) + (ranking?.length ?? 0));
  const isJudged = ranking !== undefined && words.some(({ word }) => /^(best|worst)$/.test(word));
  const isSold = tokens.some(({ word }) => /^(selling|sellers?|paying|known|paid)$/.test(word));
  return isJudged && granularity === undefined && !isSold ? members.find(isOfQuality) : undefined;
};
