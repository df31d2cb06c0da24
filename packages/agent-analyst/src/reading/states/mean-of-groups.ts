import type { Cube } from "@embedded-analytics/domain";
import { grammarKindOf } from "../../words/filler.js";
import type { Utterance } from "../../words/cues/utterance.js";
import type { FormMeasure, LogicalForm } from "../logical-form.js";

const listing =
  /^(by|each|every|which|what|top|highest|lowest|best|worst|most|least|list|compare|split|vs|versus|against)$/;

/**
 * `average of the stores' return rates`, `mean score across hotels`, `average number of courses per student`: the
 * mean of what groups have, which is one figure and no list of them.
 */
export const withMeanOfGroups = (
  form: LogicalForm,
  { tokens }: Utterance,
  cube: Cube,
): LogicalForm => {
  const at = tokens.findIndex(
    ({ word, isQuoted }) => grammarKindOf(word) === "averaging" && !isQuoted,
  );
  const [measure] = form.measures;
  if (at < 0 || measure === undefined || !isPlain(form)) return form;
  if (tokens.some(({ word }) => listing.test(word))) return form;
  const behind = tokens.slice(at + 1).map(({ word }) => word);
  const isPer = behind.includes("per");
  if (isPer) return measure.kind === "distinct" ? { ...form, calculation: "mean" } : form;
  const isOuter = behind.some((word) => /^(of|across|over|among)$/.test(word));
  return isOuter && isOfSeveral(measure, behind, cube) ? { ...form, calculation: "mean" } : form;
};

/** One figure by groups, and nothing else that is done with it. */
const isPlain = ({
  measures,
  groupBy,
  time,
  ranking,
  isShare,
  calculation,
}: LogicalForm): boolean =>
  measures.length === 1 &&
  groupBy.length > 0 &&
  groupBy.length < 3 &&
  time?.bucket === undefined &&
  time?.before === undefined &&
  ranking === undefined &&
  !isShare &&
  calculation === undefined;

/** `average score of hotels` may be that of each: two averages, or groups right behind one, are an average of them. */
const isOfSeveral = (measure: FormMeasure, behind: readonly string[], cube: Cube): boolean =>
  isOfThem(behind) ||
  behind.some((word) => grammarKindOf(word) === "averaging") ||
  (measure.kind === "measure" && !isAverage(cube, measure.member));

/** `mean of the courses' pass rates`, `average over stores`: the groups stand right behind. */
const isOfThem = ([first = ""]: readonly string[]): boolean => /^(of|across|over)$/.test(first);

const isAverage = ({ members }: Cube, name: string): boolean => {
  const aggregate = members.find((member) => member.name === name)?.aggregate;
  return aggregate === "avg" || aggregate === "number";
};
