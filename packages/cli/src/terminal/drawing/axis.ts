import { rightAligned, widthOf } from "../text/text-width.js";
import { formatFigures } from "./format-figure.js";

/** The axis of amounts beside a drawing that stands. */
export interface AmountAxis {
  readonly least: number;
  readonly most: number;
  /** For each row of the drawing, from above: the amount where one is printed, and the axis' line. */
  readonly labels: readonly string[];
}

/** An axis over so many rows, with round amounts at both ends and between them. */
export const amountAxis = (least: number, most: number, rows: number): AmountAxis => {
  const step = roundStep((most - least) / 4);
  const low = Math.floor(least / step);
  const high = Math.max(low + 1, Math.ceil(most / step));
  const amounts = [...Array(Math.min(12, high - low) + 1).keys()].map((at) =>
    Number(((low + at) * step).toPrecision(12)),
  );
  const texts = formatFigures(amounts);
  const width = texts.reduce((longest, text) => Math.max(longest, widthOf(text)), 0);
  const labels = Array<string>(rows).fill(`${" ".repeat(width)} │`);
  for (const [at, text] of texts.entries()) {
    const row = Math.round(((rows - 1) * (texts.length - 1 - at)) / (texts.length - 1));
    labels[row] = `${rightAligned(text, width)} ┤`;
  }
  return { least: amounts[0] ?? 0, most: amounts.at(-1) ?? 1, labels };
};

/** The names of places beneath a drawing: the first, the last, and of the others what has room. */
export const placeLabels = (
  labels: readonly string[],
  columns: readonly number[],
  width: number,
): string => {
  const line = Array<string>(width).fill(" ");
  const taken = Array<boolean>(width).fill(false);
  const longest = labels.reduce((most, label) => Math.max(most, widthOf(label)), 0);
  const stride = Math.max(1, Math.ceil((labels.length * (longest + 3)) / width));
  const inner = [...labels.keys()].slice(1, -1).filter((at) => at % stride === 0);
  for (const at of [0, labels.length - 1, ...inner]) {
    const label = labels[at] ?? "";
    const columnsTaken = widthOf(label);
    const middle = (columns[at] ?? 0) - Math.floor(columnsTaken / 2);
    const from = Math.max(0, Math.min(width - columnsTaken, middle));
    if (
      columnsTaken > width ||
      taken.slice(Math.max(0, from - 2), from + columnsTaken + 2).includes(true)
    ) {
      continue;
    }
    taken.fill(true, from, from + columnsTaken);
    line[from] = label;
    line.fill("", from + 1, from + columnsTaken);
  }
  return line.join("").trimEnd();
};

/** The step, one, two or five times a power of ten, that is no smaller than this one. */
const roundStep = (step: number): number => {
  const power = 10 ** Math.floor(Math.log10(step));
  const factor = [1, 2, 2.5, 5, 10].find((each) => each * power >= step * 0.999) ?? 10;
  const round = factor * power;
  return Number.isFinite(round) && round > 0 ? round : 1;
};
