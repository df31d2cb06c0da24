import type { Cell } from "@embedded-analytics/domain";
import type { Answered } from "./answered.js";
import { formatFigure, plainText } from "./figures.js";
import { labelOf } from "./labels.js";

/** `No: Step-free access is no for Mill Lane.`; where its rows differ, how many there are of each. */
export const whetherSentences = ({ form, cube, rows }: Answered): readonly string[] => {
  const { whether, filters } = form;
  if (whether === undefined) return [];
  const name = plainText(filters[0]?.values[0] ?? "");
  const label = labelOf(cube, whether.member);
  const [first = [], ...others] = rows.data;
  if (others.length > 0)
    return [`${label} differs for ${name}: ${rows.data.map(countOf).join(", ")}.`];
  const [cell] = first;
  const answer = typeof cell === "boolean" ? (cell === whether.holds ? "Yes: " : "No: ") : "";
  return [`${answer}${label} is ${formatFigure(cell)} for ${name}.`];
};

const countOf = ([cell, count]: readonly Cell[]): string =>
  `${formatFigure(cell)} ${formatFigure(count)} times`;
