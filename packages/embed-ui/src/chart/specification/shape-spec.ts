import { formatTime } from "../../query-result/format-time.js";
import type { TimeGrain } from "../../query-result/time-grain.js";
import type { ChartRow } from "../chart-rows.js";
import { liesDown, namesOf, type Charted } from "../chart-height.js";
import { fillGaps } from "./fill-gaps.js";
import { directLabels } from "./direct-labels.js";
import { lonePoints } from "./lone-points.js";
import { labelPoints } from "./time-axis.js";
import { limitSeries, seriesField } from "../series.js";
import {
  fieldOf,
  isDiscrete,
  isFields,
  isQuantitative,
  unitSpec,
  type Fields,
  type UnitSpec,
} from "./unit-spec.js";

/** A chart as it is drawn: a specification and its rows. */
export interface Shaped {
  readonly spec: Fields;
  readonly rows: readonly ChartRow[];
}

/** What shapes a chart beside its specification. */
export interface Shaping {
  readonly charted: Charted;
  /** Stands above the chart, so that axes need not repeat its words. */
  readonly title: string;
  readonly formatLocale: string;
  readonly rows: readonly ChartRow[];
  /** Of the times on an axis. */
  readonly grain: TimeGrain;
  /** The name of the series that are not distinct apart. */
  readonly rest: string;
  /** What stands for a name that is missing. */
  readonly empty: string;
  /** Colours of the series in order, and that of the rest. */
  readonly palette: readonly string[];
  readonly restColor: string;
  /** Of the place, in pixels. */
  readonly width: number;
  /** The column by which the size of a series is judged; left out, the one that the chart shows. */
  readonly sizedBy?: string | undefined;
}

/**
 * Shapes an agent's specification for reading, with the names of few lines at their ends. A chart of several marks
 * or parts is drawn as it was written, but for its times.
 */
export const shapeSpec = (written: Fields, shaping: Shaping): Shaped => {
  const { spec, rows } = shapeUnit(inUtc(written) as Fields, shaping);
  return { spec: directLabels(spec, rows, shaping.width), rows };
};

/**
 * A chart of one mark, shaped for reading: bars from zero, names that fit, at most eight series, distinct apart by
 * more than colour, missing periods as gaps. Any other is left as it is.
 */
export const shapeUnit = (spec: Fields, shaping: Shaping): Shaped => {
  const unit = unitSpec(spec);
  if (unit === undefined) return { spec, rows: shaping.rows };
  const names = namesOf(unit.encoding["x"], shaping.charted);
  const turned = liesDown(spec, names, shaping.width) ? lain(unit) : unit.encoding;
  const encoding = Object.fromEntries(
    Object.entries(turned).map(([name, channel]) => [
      name,
      calm(name, untitled(channel ?? {}, shaping.title), unit.mark),
    ]),
  );
  const named = { ...shaping, rows: nameEmpty(encoding, shaping) };
  const worded = wordTimes({ mark: unit.mark, encoding }, named);
  const distinct = tellSeries({ mark: unit.mark, encoding: worded.encoding }, worded.rows, shaping);
  const rows = withGaps(
    { mark: unit.mark, encoding: distinct.encoding },
    distinct.rows,
    shaping.grain,
  );
  const points = { mark: unit.mark, encoding: distinct.encoding };
  const labelled = { ...spec, encoding: labelPoints(points, distinct.rows, shaping) };
  return { spec: lonePoints(labelled, distinct.rows), rows };
};

/** A channel without a title where the result's title says the same, and else with its name as words. */
const untitled = (channel: Fields, title: string): Fields => {
  const { aggregate, title: own = fieldOf(channel)?.replaceAll(/[_.]+/g, " ") } = channel;
  if (typeof own !== "string" || own === "" || aggregate !== undefined) return channel;
  const isSaid = title.toLowerCase().includes(own.toLowerCase());
  return { ...channel, title: isSaid ? null : own.charAt(0).toUpperCase() + own.slice(1) };
};

/** Rows whose missing names are said in words; an axis would write "null". */
const nameEmpty = (
  encoding: UnitSpec["encoding"],
  { rows, empty }: Pick<Shaping, "rows" | "empty">,
): readonly ChartRow[] => {
  const fields = Object.values(encoding).filter(isDiscrete).map(fieldOf);
  const names = new Set(fields.filter((field) => field !== undefined));
  const isMissing = ([name, value]: readonly [string, unknown]): boolean =>
    value === null && names.has(name);
  return rows.map((row) => {
    const entries = Object.entries(row);
    if (!entries.some(isMissing)) return row;
    return Object.fromEntries(
      entries.map((entry) => (isMissing(entry) ? [entry[0], empty] : entry)),
    );
  });
};

/** Times that stand beside each other as names are written in words, in the order of time. */
const wordTimes = (
  { encoding }: UnitSpec,
  { rows, charted, grain, formatLocale }: Shaping,
): { readonly encoding: UnitSpec["encoding"]; readonly rows: readonly ChartRow[] } => {
  const times = new Set(
    charted.columns.filter(({ type }) => type === "Time").map(({ name }) => name),
  );
  const worded = Object.values(encoding)
    .filter((channel) => isDiscrete(channel) && channel?.["timeUnit"] === undefined)
    .map(fieldOf)
    .filter((field) => field !== undefined && times.has(field)) as readonly string[];
  if (worded.length === 0) return { encoding, rows };
  const wordOf = (value: unknown): unknown =>
    typeof value === "number" ? formatTime(value, grain, formatLocale) : value;
  const sorted = (field: string): readonly unknown[] => {
    const values = new Set(rows.map((row) => row[field]).filter((value) => value !== null));
    return [...values].sort((left, right) => Number(left) - Number(right)).map(wordOf);
  };
  return {
    encoding: Object.fromEntries(
      Object.entries(encoding).map(([name, channel]) => {
        const field = fieldOf(channel);
        const isWorded = field !== undefined && worded.includes(field) && isDiscrete(channel);
        const isOrdered = channel?.["sort"] !== undefined && channel["sort"] !== null;
        return [name, isWorded && !isOrdered ? { ...channel, sort: sorted(field) } : channel];
      }),
    ),
    rows: rows.map((row) => ({
      ...row,
      ...Object.fromEntries(worded.map((field) => [field, wordOf(row[field])])),
    })),
  };
};

/** Times of a result are written in the session's zone, and must not be moved into the browser's. */
export const inUtc = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(inUtc);
  if (!isFields(value)) return value;
  const entries = Object.entries(value).map(([name, member]) => {
    const isLocal = name === "timeUnit" && typeof member === "string" && !member.startsWith("utc");
    return [name, isLocal ? `utc${member}` : inUtc(member)] as const;
  });
  const fields = Object.fromEntries(entries);
  if (fields["type"] !== "temporal") return fields;
  const scale = isFields(fields["scale"]) ? fields["scale"] : {};
  return { ...fields, scale: { ...scale, type: "utc" } };
};

/** Upright bars, laid on their side; an order by the other axis stays one. */
const lain = ({ encoding }: UnitSpec): UnitSpec["encoding"] => {
  const { x = {}, y = {}, ...others } = encoding;
  const { sort } = x;
  const turned = sort === "-y" ? "-x" : sort === "y" ? "x" : sort;
  const { axis: _axis, ...names } = x;
  const { axis: _other, ...figures } = y;
  return {
    ...others,
    x: figures,
    y: { ...names, ...(sort === undefined ? {} : { sort: turned }) },
  };
};

/** A channel without what misleads or turns: bars begin at zero, labels stay level. */
const calm = (name: string, channel: Fields, mark: string): Fields => {
  const isBar = mark === "bar" || mark === "area";
  const isLength = isBar && (name === "x" || name === "y") && isQuantitative(channel);
  const scale = isFields(channel["scale"]) ? channel["scale"] : undefined;
  const { labelAngle: _angle, ...axis } = isFields(channel["axis"]) ? channel["axis"] : {};
  return {
    ...channel,
    ...(channel["axis"] === null || Object.keys(axis).length === 0 ? {} : { axis }),
    ...(isLength && scale?.["type"] !== "log" ? { scale: zeroBased(scale) } : {}),
  };
};

const zeroBased = (scale: Fields = {}): Fields => {
  const { domain: _domain, domainMin: _min, zero: _zero, ...others } = scale;
  return { ...others, zero: true };
};

/** Colours of at most eight series, dashes and shapes for the same; the rest is grey. */
const tellSeries = (
  { mark, encoding }: UnitSpec,
  rows: readonly ChartRow[],
  { rest, palette, restColor, sizedBy }: Shaping,
): { readonly encoding: UnitSpec["encoding"]; readonly rows: readonly ChartRow[] } => {
  const { color, x, y, theta } = encoding;
  const field = fieldOf(color);
  if (color === undefined || field === undefined || !isDiscrete(color)) return { encoding, rows };
  const dashed = (channel: Fields): UnitSpec["encoding"] =>
    mark === "line" && encoding["strokeDash"] === undefined ? { strokeDash: channel } : {};
  // A column that the chart itself makes, by folding others, has few series by its nature.
  if (!rows.some((row) => field in row)) {
    const dash = dashed(color);
    const legend = dash["strokeDash"] === undefined ? {} : { legend: ofLines(color) };
    return { encoding: { ...encoding, color: { ...color, ...legend }, ...dash }, rows };
  }
  const measure = [theta, y, x].find((channel) => isQuantitative(channel));
  const series = limitSeries(rows, field, sizedBy ?? fieldOf(measure), rest);
  const range = series.names.map((name, index) =>
    series.hasRest && name === rest ? restColor : (palette[index % palette.length] ?? restColor),
  );
  const { sort: _sort, ...others } = color;
  const distinct: Fields = {
    ...others,
    field: seriesField,
    type: "nominal",
    scale: { domain: series.names, range },
  };
  const { scale: _scale, ...plain } = distinct;
  const scale = { domain: series.names, range: series.names.map(dashOf) };
  const dash = dashed({ ...plain, scale });
  return {
    encoding: {
      ...encoding,
      color: dash["strokeDash"] === undefined ? distinct : { ...distinct, legend: ofLines(color) },
      ...dash,
      ...(series.hasRest ? { detail: { field, type: "nominal" } } : {}),
    },
    rows: series.rows,
  };
};

/** A legend that shows each line as it is drawn; one legend for both, so without it for dashes none for colours. */
const ofLines = ({ legend }: Fields): Fields | null =>
  legend === null
    ? null
    : { ...(isFields(legend) ? legend : {}), symbolType: "stroke", symbolSize: 900 };

/** Lines that cross are distinct apart by their dashes, too; round ends take two pixels of each gap. */
const dashes = [
  [1, 0],
  [8, 6],
  [1, 5],
  [14, 6],
  [10, 6, 1, 6],
  [5, 4],
  [1, 8],
  [16, 5, 5, 5],
];
const dashOf = (_name: string, index: number): readonly number[] =>
  dashes[index % dashes.length] ?? [1, 0];

/** Rows with a gap for each missing period, where lines run over time. */
const withGaps = (
  { mark, encoding: { x, y, color, detail } }: UnitSpec,
  rows: readonly ChartRow[],
  grain: TimeGrain,
): readonly ChartRow[] => {
  const time = fieldOf(x);
  const isLine = mark === "line" || mark === "area";
  if (!isLine || x?.["type"] !== "temporal" || x["timeUnit"] !== undefined) return rows;
  if (time === undefined || y?.["aggregate"] !== undefined) return rows;
  return fillGaps(rows, { time, series: fieldOf(detail) ?? fieldOf(color), grain });
};
