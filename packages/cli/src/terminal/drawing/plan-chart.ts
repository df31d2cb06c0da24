import { cleanLine } from "../text/plain-text.js";
import type { Chart, Figure, Series } from "./chart.js";
import { fieldName, objectOf, transformed, type Fields } from "./chart-transform.js";
import { orderOf } from "./category-order.js";
import { formatCells, type Result } from "./result.js";
import { amountOf, formatFigure, type Cell } from "./format-figure.js";
import { instantOf } from "./format-time.js";

/** Colours that are easy to distinguish. */
const seriesMax = 8;

/**
 * What a Vega-Lite specification of one chart draws of a result; undefined for what cannot be drawn here: maps of
 * points, amounts that would have to be worked out first.
 */
export const planChart = (result: Result, specification: unknown): Chart | undefined => {
  const view = firstView(specification);
  const mark = markOf(view["mark"]);
  const channels = mark && channelsOf(objectOf(view["encoding"]), mark);
  if (channels === undefined) return undefined;
  const rows = transformed(view["transform"], fieldsOf(result));
  const chart = rows && gathered(rows, channels);
  if (chart === undefined || chart.categories.length === 0) return undefined;
  const title = typeof view["title"] === "string" ? cleanLine(view["title"]) : undefined;
  return { title, hasZero: channels.hasZero, ...chart };
};

/** What is drawn where. */
interface Channels {
  readonly form: Chart["form"];
  readonly category: string;
  readonly isTime: boolean;
  readonly sort: unknown;
  readonly amount: string | undefined;
  readonly aggregate: string | undefined;
  readonly color: string | undefined;
  readonly isStacked: boolean;
  readonly hasZero: boolean;
}

/** Of layers the first: the others are labels and rules. */
const firstView = (specification: unknown): Readonly<Record<string, unknown>> => {
  const { layer, ...outer } = objectOf(specification);
  if (!Array.isArray(layer)) return outer;
  const inner = objectOf(layer[0]);
  const encoding = { ...objectOf(outer["encoding"]), ...objectOf(inner["encoding"]) };
  return { ...outer, ...inner, encoding };
};

type Mark = "bar" | "line" | "arc";

const markOf = (mark: unknown): Mark | undefined => {
  const type = typeof mark === "string" ? mark : objectOf(mark)["type"];
  if (type === "bar" || type === "arc") return type;
  return type === "line" || type === "area" || type === "trail" ? "line" : undefined;
};

const channelsOf = (
  encoding: Readonly<Record<string, unknown>>,
  mark: Mark,
): Channels | undefined => {
  const { amount, category } = positionsOf(encoding, mark);
  const name = fieldName(category["field"]);
  const areSeveral = ["row", "column", "facet"].some((each) => each in encoding);
  if (name === undefined || areSeveral || !isShown(amount, category)) return undefined;
  const aggregate = typeof amount["aggregate"] === "string" ? amount["aggregate"] : undefined;
  const isTime = category["type"] === "temporal" || category["timeUnit"] !== undefined;
  const { color, xOffset, yOffset } = encoding;
  const colorName = mark === "arc" ? undefined : fieldName(objectOf(color)["field"]);
  const offset = fieldName(objectOf(xOffset ?? yOffset)["field"]);
  return {
    form: mark === "line" ? "line" : isTime ? "columns" : "bars",
    category: name,
    isTime,
    sort: category["sort"],
    amount: fieldName(amount["field"]),
    aggregate,
    color: (colorName === name ? undefined : colorName) ?? offset,
    isStacked: offset === undefined && mark === "bar",
    hasZero: mark !== "line" || objectOf(amount["scale"])["zero"] !== false,
  };
};

type Channel = Readonly<Record<string, unknown>>;

/** Which channel says how much, and which says of what. */
const positionsOf = (
  { x, y, theta, color }: Readonly<Record<string, unknown>>,
  mark: Mark,
): { readonly amount: Channel; readonly category: Channel } => {
  if (mark === "arc") return { amount: objectOf(theta), category: objectOf(color) };
  const [amount, category] = isAmount(y) ? [y, x] : [x, y];
  return { amount: objectOf(amount), category: objectOf(category) };
};

/** Whether the amounts stand in the rows as they are drawn, or are added up of them. */
const isShown = (amount: Channel, category: Channel): boolean => {
  const isBinned = Boolean(amount["bin"]) || Boolean(category["bin"]);
  const isCut = typeof amount["aggregate"] === "string" && category["timeUnit"] !== undefined;
  return isAmount(amount) && !isBinned && !isCut && amount["stack"] !== "normalize";
};

const isAmount = (channel: unknown): boolean => {
  const { type, aggregate } = objectOf(channel);
  return type === "quantitative" || (type === undefined && aggregate !== undefined);
};

const fieldsOf = ({ columns, rows }: Result): readonly Fields[] =>
  rows.map((row) => new Map(columns.map(({ name }, at) => [name, row[at] ?? null])));

/** The amounts of the rows by category and, in it, by colour; and the sum of each colour. */
const grouped = (rows: readonly Fields[], { category, amount, color = "" }: Channels) => {
  const groups = new Map<Cell, Map<Cell, Cell[]>>();
  const sums = new Map<Cell, number>();
  for (const row of rows) {
    const of = row.get(category) ?? null;
    const within = row.get(color) ?? null;
    const cell = amount === undefined ? 1 : (row.get(amount) ?? null);
    const group = groups.get(of) ?? new Map<Cell, Cell[]>();
    group.set(within, [...(group.get(within) ?? []), cell]);
    groups.set(of, group);
    sums.set(within, (sums.get(within) ?? 0) + (amountOf(cell) ?? 0));
  }
  return { groups, sums };
};

const gathered = (rows: readonly Fields[], channels: Channels) => {
  const { category, amount, color, isTime } = channels;
  const names = [category, amount, color].filter((name) => name !== undefined);
  if (names.some((name) => !rows[0]?.has(name))) return undefined;
  const { groups, sums } = grouped(rows, channels);
  const drawn = new Set(greatest(sums));
  const seriesLeft = sums.size - drawn.size;
  // Bars that lack a part would look like all of it; of lines the greatest tell something.
  if (seriesLeft > 0 && channels.form === "bars") return undefined;
  const form = seriesLeft > 0 ? "line" : channels.form;
  const found = [...groups.keys()];
  const order = isTime || form === "line" ? onAxis(found) : undefined;
  const totals = found.map((key) => sumOf([...(groups.get(key)?.values() ?? [])].flat()));
  const keys = order?.keys ?? orderOf(found, totals, channels.sort);
  const shown = [...sums.keys()].filter((each) => drawn.has(each));
  const lines = shown.map((name) => {
    const amounts = keys.map((key) => groups.get(key)?.get(name) ?? []);
    return seriesOf(color === undefined ? undefined : name, amounts, channels);
  });
  const series = lines.filter((each) => each !== undefined);
  if (series.length < lines.length) return undefined;
  return {
    form,
    categories: formatCells(isTime ? "time" : "other", keys),
    places: order?.places ?? [...keys.keys()],
    series,
    seriesLeft,
    isStacked: channels.isStacked && series.length > 1 && !hasNegative(series),
  };
};

/** A line or a colour of bars; undefined where one of its places has no single amount. */
const seriesOf = (
  name: Cell | undefined,
  amounts: readonly (readonly Cell[])[],
  channels: Channels,
): Series | undefined => {
  const cells = amounts.map((each) => oneOf(each, channels));
  if (cells.includes(undefined)) return undefined;
  return {
    name: name === undefined ? undefined : cleanLine(String(name ?? "–")),
    figures: figuresOf(cells.map((cell) => cell ?? null)),
  };
};

/** The colours with the greatest sums, as many as are easy to distinguish. */
const greatest = (sums: ReadonlyMap<Cell, number>): readonly Cell[] =>
  [...sums]
    .sort(([, left], [, right]) => right - left)
    .slice(0, seriesMax)
    .map(([name]) => name);

/** Times and numbers in their order; undefined where a category is neither, and stays where it is. */
const onAxis = (keys: readonly Cell[]) => {
  const placed = keys.map((key) => ({
    key,
    place: instantOf(key) ?? (typeof key === "number" ? key : undefined),
  }));
  const keyed = placed.flatMap(({ key, place }) => (place === undefined ? [] : [{ key, place }]));
  if (keyed.length < placed.length) return undefined;
  keyed.sort((left, right) => left.place - right.place);
  return { keys: keyed.map(({ key }) => key), places: keyed.map(({ place }) => place) };
};

/** Several amounts in one place as one; undefined where the chart does not say how. */
const oneOf = (cells: readonly Cell[], { aggregate, form }: Channels): Cell | undefined => {
  if (aggregate === "count") return cells.length;
  const amounts = cells.flatMap((cell) => amountOf(cell) ?? []);
  if (cells.length <= 1) return amounts.length === 0 ? null : cells[0];
  const sum = sumOf(cells);
  if (aggregate === "sum" || (aggregate === undefined && form !== "line")) return sum;
  if (aggregate === "mean" || aggregate === "average") return sum / Math.max(1, amounts.length);
  if (aggregate === "min" || aggregate === "max") {
    return amounts.length === 0 ? null : Math[aggregate](...amounts);
  }
  return undefined;
};

/** No more exact than binary fractions are. */
const sumOf = (cells: readonly Cell[]): number =>
  Number(cells.reduce((sum: number, cell) => sum + (amountOf(cell) ?? 0), 0).toPrecision(15));

const figuresOf = (cells: readonly Cell[]): readonly (Figure | undefined)[] => {
  const texts = formatCells("number", cells);
  return cells.map((cell, at) => {
    const amount = amountOf(cell);
    return amount === undefined ? undefined : { amount, text: texts[at] ?? formatFigure(cell) };
  });
};

const hasNegative = (series: readonly Series[]): boolean =>
  series.some(({ figures }) => figures.some((each) => (each?.amount ?? 0) < 0));
