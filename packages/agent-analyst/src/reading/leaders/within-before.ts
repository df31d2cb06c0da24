import type { Utterance } from "../../words/cues/utterance.js";
import type { Ranking } from "../../words/cues/ranking.js";
import type { FormTime, LogicalForm } from "../logical-form.js";

/**
 * `top 2 sites of each city`, `and last year?`: what follows is of each as well, as long as the same groups are asked for. The first
 * over all are other ones.
 */
export const withinAfter = (
  said: readonly string[],
  former: LogicalForm | undefined,
  groupBy: readonly string[],
): readonly string[] => {
  const before = former?.within ?? [];
  const isOfSame =
    former !== undefined &&
    groupBy.length === former.groupBy.length &&
    groupBy.every((name) => former.groupBy.includes(name));
  return said.length === 0 && isOfSame ? before : said;
};

/** `best rep of each month`, `and last year?`: one of each month again, and `the top 3` three of each. */
export const rankedInSteps = (
  ranking: Ranking | undefined,
  former: LogicalForm | undefined,
  groupBy: readonly string[],
  time: FormTime | undefined,
  { granularity }: Utterance,
  notes: string[],
): Ranking | undefined => {
  const isOfSame =
    former?.ranking?.inEachStep === true &&
    granularity === undefined &&
    time?.bucket !== undefined &&
    time.bucket === former.time?.bucket &&
    time.before === undefined &&
    groupBy.join() === former.groupBy.join();
  if (!isOfSame) return former?.ranking?.inEachStep === true ? overAll(ranking, notes) : ranking;
  return ranking === undefined ? former.ranking : { ...ranking, inEachStep: true };
};

/** A rank that was one of each step, where what follows has no such steps: it is over the whole time, which is said. */
const overAll = (ranking: Ranking | undefined, notes: string[]): Ranking | undefined => {
  notes.push("I rank them over the whole time, and no longer in each step of it.");
  if (ranking === undefined) return undefined;
  const { count, direction, skip, isOften } = ranking;
  return { count, direction, skip, ...(isOften === undefined ? {} : { isOften }) };
};
