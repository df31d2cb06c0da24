import type { Tile } from "@embedded-analytics/client";
import { isNumeric } from "../chat/format-cell.js";
import type { TileData } from "./dashboard-context.js";

type Chart = Exclude<NonNullable<Tile["chart"]>, string>;
type Channel = Readonly<Record<string, unknown>>;

interface Field {
  readonly name: string;
  readonly member: string;
  readonly title: string | undefined;
  readonly isMeasure: boolean;
  readonly isTime: boolean;
}

const fieldsOf = ({ columns, info }: TileData): readonly Field[] =>
  columns.map((column) => {
    const about = info.columns?.find(({ name }) => name === column.name);
    return {
      name: column.name,
      member: about?.member ?? column.name,
      title: about?.title,
      isMeasure: about === undefined ? isNumeric(column) : about.kind === "measure",
      isTime: column.type === "Time",
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

const specOf = (chart: Chart, fields: readonly Field[]): Channel | undefined => {
  const measures = fields.filter(({ isMeasure }) => isMeasure);
  const names = fields.filter(({ isMeasure }) => !isMeasure);
  // A time goes along the axis, wherever it stands in the query.
  const ordered = [...names].sort((left, right) => Number(right.isTime) - Number(left.isTime));
  const declared = (name: string | undefined): Field | undefined =>
    fields.find((field) => name !== undefined && (field.member === name || field.name === name));
  const color = declared(chart.color);
  const rest = ordered.filter((field) => field !== color);
  const size = declared(chart.size);

  switch (chart.type) {
    case "pie": {
      const angle = declared(chart.y) ?? measures[0];
      const slices = color ?? declared(chart.x) ?? names[0];
      if (angle === undefined || slices === undefined) return undefined;
      return {
        mark: { type: "arc", tooltip: true },
        encoding: { theta: figure(angle), color: { ...named(slices), sort: null } },
      };
    }
    case "scatter": {
      const x = declared(chart.x) ?? measures[0];
      const y = declared(chart.y) ?? measures.find((field) => field !== x);
      const by = color ?? names[0];
      if (x === undefined || y === undefined) return undefined;
      return {
        mark: { type: "point", filled: true },
        encoding: {
          x: along(x),
          y: along(y),
          ...(by === undefined ? {} : { color: along(by) }),
          ...(size === undefined ? {} : { size: figure(size) }),
        },
      };
    }
    case "heatmap": {
      const shade = color ?? measures[0];
      const x = declared(chart.x) ?? ordered[0];
      const y = declared(chart.y) ?? ordered.find((field) => field !== x);
      if (x === undefined || y === undefined || shade === undefined) return undefined;
      return { mark: "rect", encoding: { x: named(x), y: named(y), color: figure(shade) } };
    }
    case "bar": {
      const x = declared(chart.x) ?? measures[0];
      const y = declared(chart.y) ?? rest[0];
      if (x === undefined || y === undefined) return undefined;
      const by = color ?? (chart.y === undefined ? rest.find((each) => each !== y) : undefined);
      return { mark: "bar", encoding: { x: figure(x), y: named(y), ...colors(by, chart, "y") } };
    }
    default: {
      const x = declared(chart.x) ?? rest[0];
      const y = declared(chart.y) ?? measures[0];
      if (x === undefined || y === undefined) return undefined;
      const by = color ?? (chart.x === undefined ? rest.find((each) => each !== x) : undefined);
      const isColumn = chart.type === "column";
      const stack = chart.type === "area" && chart.stack === false ? { stack: null } : {};
      return {
        mark: isColumn ? "bar" : chart.type,
        encoding: {
          x: isColumn ? named(x) : along(x),
          y: { ...figure(y), ...stack },
          ...colors(by, chart, "x"),
        },
      };
    }
  }
};

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

const along = (field: Field): Channel => {
  if (field.isMeasure) return figure(field);
  return field.isTime ? { field: field.name, type: "temporal", title: null } : named(field);
};
