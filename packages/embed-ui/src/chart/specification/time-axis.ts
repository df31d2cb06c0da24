import { formatTime } from "../../query-result/format-time.js";
import type { TimeGrain } from "../../query-result/time-grain.js";
import type { ChartRow } from "../chart-rows.js";
import { fieldOf, isFields, type Fields, type UnitSpec } from "./unit-spec.js";

/** Of an average letter of a label, and between two labels; in pixels. */
const [letter, between] = [6.6, 8];
/** Beside the plot: the axis of figures, and the names of lines at their ends. */
const [besidePlot, besideLines] = [56, 100];

/**
 * The encoding with its labels below points of time: each label stands below a point of its own, as many points
 * from one to the next, and the last point, the one that is most looked at, has one. Left to itself the axis labels
 * round moments, which repeat the name of a quarter, and drops a label that its neighbour pushes aside. `width` is
 * that of the place.
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
  const letters = Math.max(...times.map((time) => formatTime(time, grain, formatLocale).length));
  const label = letters * letter;
  const others = encoding["color"] === undefined ? label / 2 : besideLines;
  const values = spaced(times, label + between, width - besidePlot - others);
  // Of more values than the theme's count of ticks, Vega would leave out every second one.
  const ticks = { values: values.map(asDate), tickCount: values.length };
  const labels = { labelOverlap: false, labelFlush: false };
  return { ...encoding, x: { ...x, axis: { ...axis, ...ticks, ...labels } } };
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

/** As many times as have room for their labels, from the last one back in even steps. */
const spaced = (times: readonly number[], needed: number, width: number): readonly number[] => {
  const span = (times.at(-1) ?? 0) - (times[0] ?? 0);
  const fits = (chosen: readonly number[]): boolean =>
    chosen.every((time, at) => {
      const next = chosen[at + 1];
      return next === undefined || ((next - time) / span) * width >= needed;
    });
  for (let step = 1; step < times.length; step++) {
    const chosen = times.filter((_, at) => (times.length - 1 - at) % step === 0);
    if (fits(chosen)) return chosen;
  }
  return times.slice(-1);
};
