import type { Cell, Cube } from "@embedded-analytics/domain";
import type { FormMeasure } from "../reading/logical-form.js";

/** Whether a figure is how many there are of something: of nothing visible, that is 0, where a sum has no figure. */
const isNumberOf = ({ members }: Cube, measure: FormMeasure): boolean => {
  if (measure.kind !== "measure") return measure.kind === "rows" || measure.kind === "distinct";
  const aggregate = members.find(({ name }) => name === measure.member)?.aggregate;
  return aggregate === "count" || aggregate === "count_distinct";
};

/** The figures of two times: a count without rows in the one of them is 0 there. */
export const bothFigures = (
  cube: Cube,
  measure: FormMeasure,
  now: Cell | undefined,
  then: Cell | undefined,
): readonly [Cell | undefined, Cell | undefined] => {
  const isOfOne = (now ?? then) !== undefined && (now ?? then) !== null;
  return isOfOne && isNumberOf(cube, measure) ? [now ?? 0, then ?? 0] : [now, then];
};
