import { formatTime } from "../chat/format-time.js";
import type { TimeGrain } from "../chat/time-grain.js";
import type { ChartRow } from "./chart-rows.js";
import { fieldOf, isFields, type Fields, type UnitSpec } from "./unit-spec.js";

/** Of an average letter of a label, and between two labels; in pixels. */
const [letter, between] = [6.6, 14];
/** Beside the plot: the axis of figures, and the names of lines at their ends. */
const [besidePlot, besideLines] = [56, 100];

/**
 * The encoding with its labels below points of time: each label stands below a point of its own, and the last
 * point, the one that is most looked at, has one. Left to itself the axis labels round moments, which repeat the
 * name of a quarter, and drops a label that its neighbour pushes aside. `width` is that of the place.
 */
export const labelPoints = (
  { mark, encoding }: UnitSpec,
  rows: readonly ChartRow[],
  {
    grain,
    formatLocale,
    width,
  }: { readonly grain: TimeGrain; readonly formatLocale: string; readonly width: number },
): UnitSpec["encoding"] => {
  const { x } = encoding;
  const field = fieldOf(x);
  const isPlain = x?.["type"] === "temporal" && x["timeUnit"] === undefined;
  const axis = isFields(x?.["axis"]) ? x["axis"] : {};
  const isChosen = x?.["axis"] === null || "values" in axis || "tickCount" in axis;
  if (!isPlain || field === undefined || isChosen || mark === "bar" || grain === "time") {
    return encoding;
  }
  const present = rows.map((row) => row[field]).filter((value) => typeof value === "number");
  const times = [...new Set(present)].sort((left, right) => left - right);
  if (times.length < 2) return encoding;
  const label = Math.max(...times.map((time) => formatTime(time, grain, formatLocale).length));
  const others = encoding["color"] === undefined ? 0 : besideLines;
  const values = spaced(times, { label: label * letter, width: width - besidePlot - others });
  return {
    ...encoding,
    x: { ...x, axis: { ...axis, values: values.map(asDate), labelOverlap: false } },
  };
};

/** A time in the words of Vega-Lite, which takes a bare number for one of the browser's zone. */
const asDate = (time: number): Fields => {
  const at = new Date(time);
  return {
    utc: true,
    year: at.getUTCFullYear(),
    month: at.getUTCMonth() + 1,
    date: at.getUTCDate(),
  };
};

/** As many times as have room for their labels, from the last one back. */
const spaced = (
  times: readonly number[],
  { label, width }: { readonly label: number; readonly width: number },
): readonly number[] => {
  const [first = 0, last = 0] = [times[0], times.at(-1)];
  const placeOf = (time: number): number => ((time - first) / (last - first)) * width;
  const taken = [last];
  for (const time of [...times].reverse()) {
    const [before = last] = taken;
    // The first and the last label stand beside their points, within the plot, and the others below theirs.
    const isAtEnd = before === last || time === first;
    const needed = isAtEnd ? label * 1.5 : label;
    if (placeOf(before) - placeOf(time) >= needed + between) taken.unshift(time);
  }
  return taken;
};
