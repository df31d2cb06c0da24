import type { Tile } from "@embedded-analytics/client";
import { textIn } from "../../dashboard/localized.js";
import { cutText, withText } from "./edited-text.js";

/** The kinds of charts that are offered. */
export const chartTypes = ["line", "area", "bar", "column", "pie", "scatter", "heatmap"] as const;

/** What is typed into the form of a tile; empty for what it has not. */
export interface Draft {
  readonly title: string;
  readonly description: string;
  readonly text: string;
  readonly width: string;
  readonly format: string;
  /** Undefined for a tile that is no chart of a kind. */
  readonly chart: string | undefined;
  /** Formats of a table's columns, by their names. */
  readonly columns: Readonly<Record<string, string>>;
}

/** The form of a tile, in the language of its editor. */
export const draftOf = (tile: Tile, locale: string): Draft => ({
  title: textIn(tile.title, locale),
  description: textIn(tile.description, locale),
  text: textIn(tile.text, locale),
  width: tile.width === undefined ? "" : String(tile.width),
  format: tile.format ?? "",
  chart: typeof tile.chart === "object" ? tile.chart.type : tile.chart,
  columns: Object.fromEntries(
    Object.entries(columnsOf(tile)).map(([name, { format = "" }]) => [name, format]),
  ),
});

/** The tile with what was typed; a field that was emptied is left out. */
export const tileOf = (tile: Tile, draft: Draft, locale: string): Tile => {
  const { title, description, text, width, format, chart, table, ...rest } = tile;
  const before = draftOf(tile, locale);
  const textField = (name: "title" | "description", bytesMax: number) => {
    const typed = cutText(draft[name], bytesMax);
    if (draft[name] === before[name]) return tile[name] === undefined ? {} : { [name]: tile[name] };
    return typed === "" ? {} : { [name]: withText(tile[name], locale, typed) };
  };
  const type = chartTypes.find((each) => each === draft.chart);
  const isSameChart = draft.chart === before.chart || type === undefined;
  return {
    ...rest,
    ...textField("title", 200),
    ...textField("description", 2000),
    ...(text === undefined
      ? {}
      : { text: draft.text.trim() === "" ? text : withText(text, locale, draft.text) }),
    ...(draft.width === "" ? {} : { width: Number(draft.width) }),
    ...(draft.format === "" ? {} : { format: draft.format }),
    ...(table === undefined ? {} : { table: tableOf(tile, draft.columns) }),
    ...(isSameChart ? (chart === undefined ? {} : { chart }) : { chart: type }),
  };
};

type Columns = NonNullable<Exclude<NonNullable<Tile["table"]>, true>["columns"]>;

const columnsOf = ({ table }: Tile): Columns =>
  typeof table === "object" ? (table.columns ?? {}) : {};

/** The table of a tile with these formats of its columns; what else a column has stays. */
const tableOf = (tile: Tile, formats: Draft["columns"]): NonNullable<Tile["table"]> => {
  const before = columnsOf(tile);
  const names = [...new Set([...Object.keys(before), ...Object.keys(formats)])];
  const columns = Object.fromEntries(
    names.flatMap((name): [string, Columns[string]][] => {
      const { format: _format, ...rest } = before[name] ?? {};
      const format = formats[name] ?? "";
      const column = format === "" ? rest : { ...rest, format };
      return Object.keys(column).length === 0 ? [] : [[name, column]];
    }),
  );
  return Object.keys(columns).length === 0 ? true : { columns };
};
