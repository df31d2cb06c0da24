import type { Cube } from "@embedded-analytics/domain";
import type { Utterance } from "../../words/cues/utterance.js";
import { asksForAny, isYesNo } from "../../words/cues/yes-no.js";
import type { Fragment } from "../fragment.js";
import { thresholdOn } from "../limits.js";
import type { LogicalForm, Threshold } from "../logical-form.js";
import { figureOf, thoseWithAny } from "./those-with-any.js";

/**
 * The limits of a question, else those that hold from before. `just the ones over 1,000` limits the one figure of the
 * groups that were spoken of: it names nothing else that could be over it.
 */
export const keptThresholds = (
  utterance: Utterance,
  { measures, thresholds, groupBy, ofTime }: Fragment,
  cube: Cube,
  former: LogicalForm | undefined,
): readonly Threshold[] => {
  if (thresholds.length > 0)
    return thresholds.map((each) => inUnitBefore(each, utterance, cube, former));
  const some = thoseWithAny(utterance, { measures, groupBy }, cube, former);
  if (some !== undefined)
    return [...(former?.thresholds ?? []).filter(({ member }) => member !== some.member), some];
  // Parts of a whole are those of all, and not of those alone that have any.
  const kept = (former?.thresholds ?? []).filter(
    ({ operator, number }) => utterance.share === undefined || operator !== ">" || number !== 0,
  );
  const member = figureOfGroups(former);
  const isOther =
    measures.length > 0 ||
    groupBy.length > 0 ||
    ofTime.age !== undefined ||
    ofTime.overdue !== undefined;
  if (member === undefined || isOther) return kept;
  const own = utterance.limits.flatMap(
    ({ meaning }) => thresholdOn(cube, meaning, { on: "measure", member }) ?? [],
  );
  return own.length > 0 ? [...kept.filter((each) => each.member !== member), ...own] : kept;
};

/** `over 100,000 miles`, `and over 150,000?`: a number without a unit is of the one that was said before. */
const inUnitBefore = (
  threshold: Threshold,
  { limits }: Utterance,
  cube: Cube,
  former: LogicalForm | undefined,
): Threshold => {
  const { on, member, key, number, said } = threshold;
  const before = former?.thresholds.find((each) => each.on === on && each.member === member);
  const limit = limits.find(({ meaning }) => meaning.number === (said ?? number))?.meaning;
  if (before?.unit === undefined || limit === undefined || limit.unit !== undefined)
    return threshold;
  return thresholdOn(cube, { ...limit, unit: before.unit }, { on, member, ...(key === undefined ? {} : { key }) }) ?? threshold; // prettier-ignore
};

/** The one figure that groups were given with. */
const figureOfGroups = (form: LogicalForm | undefined): string | undefined =>
  (form?.groupBy.length ?? 0) > 0 ? figureOf(form) : undefined;

/** `do we have more than 20 vets`: the number that a yes or no compares one figure with. */
export const askedLimit = (
  utterance: Utterance,
  { thresholds, ofTime: { age } }: Fragment,
  groupBy: readonly string[],
): LogicalForm["asks"] =>
  // `do we have pupils over 65` limits their age, and not how many they are.
  age === undefined &&
  isYesNo(utterance) &&
  !asksForAny(utterance) &&
  groupBy.length === 0 &&
  thresholds.length === 0
    ? utterance.limits[0]?.meaning
    : undefined;
