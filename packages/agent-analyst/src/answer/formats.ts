import type { Cell, Cube } from "@embedded-analytics/domain";
import type { FormMeasure } from "../reading/logical-form.js";
import { formatFigure, formatPercent } from "./figures.js";

/** A figure as its measure is written: in percent, with its unit, money to the cent. */
export const formatMeasured = (
  cube: Cube,
  measure: FormMeasure | undefined,
  cell: Cell | undefined,
): string => {
  if (measure === undefined || typeof cell !== "number" || measure.kind === "rows")
    return formatFigure(cell);
  const member = cube.members.find(({ name }) => name === measure.member);
  if (member === undefined || measure.kind === "distinct" || measure.kind === "between")
    return formatFigure(cell);
  if (measure.kind === "per" && measure.isPercent === true) return formatPercent(cell * 100);
  if (measure.kind === "per")
    return formatFigure(member.format === "currency" ? cents(cell) : cell);
  if (member.format === "percent") return formatPercent(cell * 100);
  const unit = member.unit === undefined ? "" : ` ${member.unit}`;
  return `${formatFigure(member.format === "currency" ? cents(cell) : cell)}${unit}`;
};

const cents = (amount: number): number => Number(amount.toFixed(2));
