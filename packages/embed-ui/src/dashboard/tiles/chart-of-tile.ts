import type { Tile } from "@embedded-analytics/client";
import { isNumeric } from "../../query-result/format-cell.js";
import type { TileData } from "../dashboard-context.js";

type Chart = Exclude<NonNullable<Tile["chart"]>, string>;
type Channel = Readonly<Record<string, unknown>>;

interface Field {
  readonly name: string;
  readonly member: string;
  readonly title: string | undefined;
  readonly isMeasure: boolean;
  readonly isTime: boolean;
  /** How many different values the rows have in it. */
  readonly values: number;
}

const fieldsOf = ({ columns, rows, info }: TileData): readonly Field[] =>
  columns.map((column, at) => {
    const about = info.columns?.find(({ name }) => name === column.name);
    return {
      name: column.name,
      member: about?.member ?? column.name,
      title: about?.title,
      isMeasure: about === undefined ? isNumeric(column) : about.kind === "measure",
      isTime: column.type === "Time",
      values: new Set(rows.map((row) => row[at])).size,
    };
  });

/**
 * A declared chart as a Vega-Lite specification without data, over the columns of the rows that it has
 * now; channels that are not declared are inferred. Undefined where there is nothing to draw.
 */
export const chartOfTile = (tile: Tile, data: TileData): string | undefined => {
  if (tile.vega !== undefined) return JSON.stringify(tile.vega);
  if (tile.chart === undefined) return undefined;
  const chart: Chart = typeof tile.chart === "string" ? { type: tile.chart } : tile.chart;
  const spec = specOf(chart, fieldsOf(data));
  return spec === undefined ? undefined : JSON.stringify(spec);
};

/** What a chart may choose its channels of. */
interface Choices {
  readonly chart: Chart;
  readonly measures: readonly Field[];
  /** Dimensions; a time goes along the axis, wherever it stands in the query. */
  readonly names: readonly Field[];
  /** Those that are not declared as the colour. */
  readonly rest: readonly Field[];
  readonly x: Field | undefined;
  readonly y: Field | undefined;
  readonly color: Field | undefined;
  readonly size: Field | undefined;
}

const specOf = (chart: Chart, fields: readonly Field[]): Channel | undefined => {
  const names = fields
    .filter(({ isMeasure }) => !isMeasure)
    .sort((left, right) => Number(right.isTime) - Number(left.isTime));
  const declared = (name: string | undefined): Field | undefined =>
    fields.find((field) => name !== undefined && (field.member === name || field.name === name));
  const color = declared(chart.color);
  return makers[chart.type]({
    chart,
    measures: fields.filter(({ isMeasure }) => isMeasure),
    names,
    rest: names.filter((field) => field !== color),
    x: declared(chart.x),
    y: declared(chart.y),
    color,
    size: declared(chart.size),
  });
};

const pie = ({ x, y, color, measures, names }: Choices): Channel | undefined => {
  const angle = y ?? measures[0];
  const slices = color ?? x ?? names[0];
  if (angle === undefined || slices === undefined) return undefined;
  const encoding = { theta: figure(angle), color: named(slices) };
  return { mark: { type: "arc", tooltip: true }, encoding };
};

const scatter = ({ measures, names, size, ...given }: Choices): Channel | undefined => {
  const x = given.x ?? measures[0];
  const y = given.y ?? measures.find((field) => field !== x);
  const by = given.color ?? names[0];
  if (x === undefined || y === undefined) return undefined;
  const color = by === undefined ? {} : { color: along(by) };
  const sizes = size === undefined ? {} : { size: figure(size) };
  const encoding = { x: along(x), y: along(y), ...color, ...sizes };
  return { mark: { type: "point", filled: true }, encoding };
};

const heatmap = ({ measures, names, ...given }: Choices): Channel | undefined => {
  const shade = given.color ?? measures[0];
  const x = given.x ?? names[0];
  const y = given.y ?? names.find((field) => field !== x);
  if (x === undefined || y === undefined || shade === undefined) return undefined;
  return { mark: "rect", encoding: { x: named(x), y: named(y), color: figure(shade) } };
};

const bar = ({ chart, measures, rest, ...given }: Choices): Channel | undefined => {
  const x = given.x ?? measures[0];
  const y = given.y ?? rest[0];
  if (x === undefined || y === undefined) return undefined;
  const by = seriesOf(given.color, given.y, y, rest);
  return { mark: "bar", encoding: { x: figure(x), y: banded(y), ...colors(by, chart, "y") } };
};

const upright = ({ chart, measures, rest, ...given }: Choices): Channel | undefined => {
  const x = given.x ?? rest[0];
  const y = given.y ?? measures[0];
  if (x === undefined || y === undefined) return undefined;
  const by = seriesOf(given.color, given.x, x, rest);
  const isColumn = chart.type === "column";
  const stack = chart.type === "area" && chart.stack === false ? { stack: null } : {};
  const encoding = {
    x: isColumn ? banded(x) : along(x),
    y: { ...figure(y), ...stack },
    ...colors(by, chart, "x"),
  };
  return { mark: isColumn ? "bar" : chart.type, encoding };
};

const makers: Readonly<Record<Chart["type"], (choices: Choices) => Channel | undefined>> = {
  pie,
  scatter,
  heatmap,
  bar,
  column: upright,
  line: upright,
  area: upright,
};

/** The series of a chart: the declared one; where the axis is not declared either, the next dimension. */
const seriesOf = (
  color: Field | undefined,
  declaredAxis: Field | undefined,
  axis: Field,
  rest: readonly Field[],
): Field | undefined =>
  color ?? (declaredAxis === undefined ? rest.find((field) => field !== axis) : undefined);

/** Series by colour; bars that are not stacked stand beside each other. */
const colors = (by: Field | undefined, chart: Chart, axis: "x" | "y"): Channel => {
  if (by === undefined) return {};
  const color = by.isMeasure ? figure(by) : named(by);
  const isBeside = ["bar", "column"].includes(chart.type) && chart.stack === false;
  return isBeside ? { color, [`${axis}Offset`]: { field: by.name } } : { color };
};

const titled = ({ name, title }: Field): Channel =>
  title === undefined ? { field: name } : { field: name, title };

const figure = (field: Field): Channel => ({ ...titled(field), type: "quantitative" });

/** Names, in the order of the rows; times stay in theirs. Either says itself what it is. */
const named = ({ name, isTime }: Field): Channel =>
  isTime
    ? { field: name, type: "ordinal", title: null }
    : { field: name, type: "nominal", title: null, sort: null };

/** No bar takes more than a sixth of its axis: a single one would else be as wide as the chart. */
const barsLeast = 6;

/** The axis on which bars stand, with room around few of them. */
const banded = (field: Field): Channel => {
  const missing = barsLeast - field.values;
  if (field.values === 0 || missing <= 0) return named(field);
  return { ...named(field), scale: { paddingInner: 0.1, paddingOuter: missing / 2 } };
};

const along = (field: Field): Channel => {
  if (field.isMeasure) return figure(field);
  return field.isTime ? { field: field.name, type: "temporal", title: null } : named(field);
};
