import type { Cell } from "@embedded-analytics/domain";

/** A figure in full, digits grouped (D14). Fractions without end are cut after four places. */
export const formatFigure = (cell: Cell | undefined): string => {
  if (cell === null || cell === undefined) return "no value";
  if (typeof cell === "boolean") return cell ? "yes" : "no";
  const text = typeof cell === "number" ? plainNumber(cell) : cell;
  const [, sign = "", whole, fraction = ""] = /^(-?)(\d+)(\.\d+)?$/.exec(text) ?? [];
  if (whole === undefined) return plainText(text);
  return `${sign}${whole.replaceAll(/\B(?=(\d{3})+$)/g, ",")}${fraction}`;
};

const plainNumber = (number: number): string => {
  if (Number.isInteger(number))
    return Number.isSafeInteger(number) ? String(number) : BigInt(number).toString();
  const text = String(number);
  const places = text.split(".")[1] ?? "";
  if (/e/.test(text)) return Math.abs(number) < 1 ? text : BigInt(Math.round(number)).toString();
  if (places.length <= 4) return text;
  // A small share would be cut to nothing.
  const cut = number.toFixed(Math.abs(number) < 0.001 ? 8 : 4);
  return cut.replace(/\.?0+$/, "");
};

/** A change with its sign. */
export const formatChange = (change: number): string =>
  `${change > 0 ? "+" : ""}${formatFigure(change)}`;

/** `14.56 %`. */
export const formatPercent = (percent: number): string =>
  `${formatFigure(Number(percent.toFixed(2)))} %`;

/** What a figure changed by, in percent of what it was, with its sign. */
export const signedPercent = (now: number, then: number): string => {
  const percent = (100 * (now - then)) / Math.abs(then);
  return `${percent > 0 ? "+" : ""}${formatPercent(percent)}`;
};

/** The sum of figures, no more exact than they are; undefined where one of them is none. */
export const sumOf = (cells: readonly (Cell | undefined)[]): number | undefined => {
  let places = 0;
  let sum = 0;
  for (const cell of cells) {
    if (cell === null) continue;
    if (typeof cell !== "number") return undefined;
    places = Math.max(places, (String(cell).split(".")[1] ?? "").length);
    sum += cell;
  }
  return Number(sum.toFixed(Math.min(places, 6)));
};

/** A difference, no more exact than its sides. */
export const difference = (left: number, right: number): number =>
  sumOf([left, -right]) ?? left - right;

/** Data and titles as part of a line: without line breaks, and not endless. */
export const plainText = (text: string): string => {
  const line = wellFormed(text)
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, " ")
    .trim();
  return line.length > 120 ? `${wellFormed(line.slice(0, 119))}…` : line;
};

/** A text without halves of letters, as a cut may leave them. */
export const wellFormed = (text: string): string => text.replaceAll(/\p{Surrogate}/gu, "\ufffd");
