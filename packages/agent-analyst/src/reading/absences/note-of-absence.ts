import type { Cube } from "@embedded-analytics/domain";
import { formatRange } from "../../words/times/time-range.js";
import type { Absence } from "../logical-form.js";

/** Which rows of a cube are taken: those that another cube has none of, or any. */
export const noteOfAbsence = (
  own: Cube,
  other: Cube,
  { member, measure, time, isPresent, limit }: Absence,
): string => {
  const titleIn = (cube: Cube, name: string): string =>
    cube.members.find((each) => each.name === name)?.title || name;
  const range = time === undefined ? "" : ` ${formatRange(time.range)}`;
  const figure = measure === undefined ? "row" : titleIn(other, measure);
  if (limit !== undefined)
    return `I take those whose ${titleIn(own, member)} has ${isPresent === true ? "" : "not "}${figure} ${limit.operator} ${limit.number} in ${other.title || other.name}${range}.`;
  return `I take those whose ${titleIn(own, member)} has ${isPresent === true ? "any" : "no"} ${figure} in ${other.title || other.name}${range}.`;
};
