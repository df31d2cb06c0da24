import type { Cell, Cube, Member } from "@embedded-analytics/domain";
import type { FormMeasure } from "../reading/logical-form.js";
import { formatDay } from "../words/times/civil-time.js";
import { formatFigure, formatPercent } from "./figures.js";

/** A figure as its measure is written: in percent, with its unit, money to the cent; the first or last time as a day. */
export const formatMeasured = (
  cube: Cube,
  measure: FormMeasure | undefined,
  cell: Cell | undefined,
): string => {
  if (typeof cell === "string" && isEnd(measure)) return formatTime(cell);
  if (measure?.kind === "between" && typeof cell === "number")
    return formatSpan(measure.unit, cell);
  const member = cube.members.find(({ name }) => name === memberOf(measure));
  return member === undefined || measure === undefined || typeof cell !== "number"
    ? formatFigure(cell)
    : formatOf(measure, member, cell);
};

/** A number as the member says that its measure is written. */
const formatOf = (measure: FormMeasure, member: Member, cell: number): string => {
  if ((measure.kind === "per" || measure.kind === "rest") && measure.isPercent === true)
    return formatPercent(cell * 100);
  const isMoney = member.format === "currency";
  if (measure.kind === "per") return isMoney ? formatMoney(cell) : formatFigure(cell);
  if (member.format === "percent") return formatPercent(cell * 100);
  const unit = member.unit === undefined ? "" : ` ${member.unit}`;
  return `${isMoney ? formatMoney(cell) : formatFigure(cell)}${unit}`;
};

const isEnd = (measure: FormMeasure | undefined): boolean =>
  measure?.kind === "min" || measure?.kind === "max";

/** The member that says how a figure is written; none where it is a number of things, or of days. */
const memberOf = (measure: FormMeasure | undefined): string | undefined =>
  measure === undefined ||
  measure.kind === "rows" ||
  measure.kind === "distinct" ||
  measure.kind === "between"
    ? undefined
    : measure.member;

/** `399.2 days`; what is short or long is said in hours or years as well. */
const formatSpan = (unit: string, length: number): string => {
  const said = `${formatFigure(length)} ${unit}s`;
  if (unit !== "day" || length === 0) return said;
  if (Math.abs(length) < 2) return `${said} (${formatFigure(Number((length * 24).toFixed(1)))} hours)`; // prettier-ignore
  return Math.abs(length) >= 730
    ? `${said} (${formatFigure(Number((length / 365.25).toFixed(1)))} years)`
    : said;
};

/** To the cent, with both digits of it where there are any: `36,701.40`. */
const formatMoney = (amount: number): string => {
  const text = formatFigure(Number(amount.toFixed(2)));
  return /\.\d$/.test(text) ? `${text}0` : text;
};

/** A time of the data, which is one without a zone: `1 November 2026, 23:09`. */
const formatTime = (cell: string): string => {
  const [, day, time = "00:00"] = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d))?/.exec(cell) ?? [];
  const at = Date.parse(`${day ?? ""}T${time}Z`);
  return Number.isNaN(at) ? formatFigure(cell) : formatDay(at);
};
