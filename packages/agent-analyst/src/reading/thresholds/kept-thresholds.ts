import type { Cube } from "@embedded-analytics/domain";
import type { Utterance } from "../../words/cues/utterance.js";
import type { Fragment } from "../fragment.js";
import { thresholdOn } from "../limits.js";
import type { LogicalForm, Threshold } from "../logical-form.js";

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
  if (thresholds.length > 0) return thresholds;
  const kept = former?.thresholds ?? [];
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

/** The one figure that groups were given with. */
const figureOfGroups = (form: LogicalForm | undefined): string | undefined => {
  const [measure, ...others] = form?.measures ?? [];
  const isOne = measure?.kind === "measure" && others.length === 0;
  return isOne && form !== undefined && form.groupBy.length > 0 ? measure.member : undefined;
};
