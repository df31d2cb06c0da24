import type { ChartRow } from "../chart-rows.js";
import { fieldOf, isFields, isQuantitative, unitSpec, type Fields } from "./unit-spec.js";

/** From how many lines on a legend says their names. */
const labelledMax = 4;
/** Ends of lines that are nearer, as a share of the height, would write one name over another. */
const nearest = 0.08;
/** Room of a name: of one letter, and in all, in pixels. */
const letterPixels = 7;
const roomMax = 140;

/** A chart of few lines with their names at their ends, in place of a legend, where they do not collide. */
export const directLabels = (spec: Fields, rows: readonly ChartRow[], width: number): Fields => {
  const fields = labelledFields(spec);
  if (fields === undefined) return spec;
  const ends = endsOf(rows, fields);
  const room = Math.max(...ends.map(({ name }) => name.length)) * letterPixels + 12;
  const isFew = ends.length >= 2 && ends.length <= labelledMax;
  const hasRoom = room <= Math.min(roomMax, width / 3);
  return isFew && hasRoom && !collide(ends, rows, fields.measure)
    ? labelled(spec, ends, { ...fields, room })
    : spec;
};

interface LabelledFields {
  readonly time: string;
  readonly measure: string;
  readonly series: string;
}

/** The columns of lines over time, in the form that can be labelled; undefined for any other chart. */
const labelledFields = (spec: Fields): LabelledFields | undefined => {
  const unit = unitSpec(spec);
  const { x, y, color } = unit?.encoding ?? {};
  if (unit?.mark !== "line" || x?.["type"] !== "temporal" || !isQuantitative(y)) return undefined;
  const [time, measure, series] = [fieldOf(x), fieldOf(y), fieldOf(color)];
  if (y?.["aggregate"] !== undefined || time === undefined) return undefined;
  return measure === undefined || series === undefined ? undefined : { time, measure, series };
};

const labelled = (
  { encoding, mark, ...others }: Fields,
  ends: readonly End[],
  { time, series, room }: LabelledFields & { readonly room: number },
): Fields => {
  const unlabelled = (channel: unknown): unknown =>
    isFields(channel) ? { ...channel, legend: null } : channel;
  const { strokeDash, color, ...shared } = isFields(encoding) ? encoding : {};
  return {
    ...others,
    padding: { left: 5, top: 8, bottom: 8, right: room },
    encoding: { ...shared, color: unlabelled(color) },
    layer: [
      { mark, encoding: strokeDash === undefined ? {} : { strokeDash: unlabelled(strokeDash) } },
      {
        transform: [{ filter: { or: ends.map((end) => endFilter(end, { time, series })) } }],
        mark: {
          type: "text",
          align: "left",
          baseline: "middle",
          dx: 8,
          fontSize: 12,
          tooltip: false,
        },
        encoding: { text: { field: series, type: "nominal" } },
      },
    ],
  };
};

interface End {
  readonly name: string;
  readonly at: number;
  readonly value: number;
}

const endFilter = (
  { name, at }: End,
  { time, series }: { time: string; series: string },
): Fields => ({
  and: [
    { field: series, equal: name },
    { field: time, equal: at },
  ],
});

/** Where each line ends. */
const endsOf = (
  rows: readonly ChartRow[],
  { time, measure, series }: { time: string; measure: string; series: string },
): readonly End[] => {
  const ends = new Map<string, End>();
  for (const row of rows) {
    const [name, at, value] = [String(row[series]), row[time], row[measure]];
    if (typeof at !== "number" || typeof value !== "number") continue;
    if (at >= (ends.get(name)?.at ?? -Infinity)) ends.set(name, { name, at, value });
  }
  return [...ends.values()];
};

const collide = (ends: readonly End[], rows: readonly ChartRow[], measure: string): boolean => {
  const values = rows.map((row) => row[measure]).filter((value) => typeof value === "number");
  // Vega begins most axes at zero.
  const range = Math.max(0, ...values) - Math.min(0, ...values);
  const sorted = ends.map(({ value }) => value).sort((left, right) => left - right);
  return sorted.some(
    (value, index) => index > 0 && value - (sorted[index - 1] ?? 0) < range * nearest,
  );
};
