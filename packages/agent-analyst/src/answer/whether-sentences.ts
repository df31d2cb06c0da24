import type { Cell } from "@embedded-analytics/domain";
import type { Whether } from "../reading/logical-form.js";
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
  const isSo = isThat(cell, whether);
  const answer = isSo === undefined ? "" : isSo === whether.holds ? "Yes: " : "No: ";
  const said = cell === null && whether.of === "filled" ? "empty" : formatFigure(cell);
  const [also] = form.groupBy.filter((member) => member !== whether.member);
  const more =
    also === undefined ? "" : `, and ${labelOf(cube, also)} is ${formatFigure(first[1])}`;
  return first.length === 0
    ? [`I find no ${name}.`]
    : [`${answer}${label} is ${said} for ${name}${more}.`];
};

/** Whether what was asked about is so; undefined where no cell tells it. */
const isThat = (cell: Cell | undefined, { of }: Whether): boolean | undefined => {
  if (cell === undefined) return undefined;
  if (of === "filled") return cell !== null;
  if (of !== undefined) return cell === of;
  return typeof cell === "boolean" ? cell : undefined;
};

const countOf = (cells: readonly Cell[]): string =>
  `${formatFigure(cells[0])} ${formatFigure(cells.at(-1))} times`;
