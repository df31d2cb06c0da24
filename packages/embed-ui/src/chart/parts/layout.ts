import { liesDown, namesOf, type Charted } from "../chart-height.js";
import { fieldOf, isDiscrete } from "../specification/unit-spec.js";
import type { Part, Parts } from "./parts.js";

/** Where the plots of the parts stand: a grid of plots of one size, with room for the words around them. */
export interface PartsLayout {
  /** How many parts stand beside each other. */
  readonly columns: number;
  readonly plotWidth: number;
  /** Between two plots beside each other, and between two below each other. */
  readonly spacing: { readonly column: number; readonly row: number };
  /** For the labels beside the plots of the first column. */
  readonly left: number;
  /** Of one part, which decides whether its bars lie down. */
  readonly partWidth: number;
  /** Whether the names beside the plots of the first column are those of the others. */
  readonly sharesNames: boolean;
  /** Whether the times below the plots of the last row are those of the others. */
  readonly sharesTimes: boolean;
  /** All that is no plot, from top to bottom. */
  readonly aroundPlots: number;
  readonly rows: number;
  /** Around the whole. */
  readonly padding: Readonly<Record<"left" | "top" | "right" | "bottom", number>>;
  /** The height of a plot that is pleasant, and the least that can be read. */
  readonly plotHeight: { readonly ordinary: number; readonly least: number };
}

/** Around the whole, in pixels. */
const edges = { left: 4, top: 4, bottom: 4 };
/** Right of the last plot, where half of the last label stands: a time is longer than a figure. */
const rightPixels = { figure: 12, time: 36 };
const titlePixels = 26;
const axisPixels = 26;
const legendPixels = 32;
const gapPixels = { column: 28, row: 18 };
/** Of the labels of an axis of figures beside a plot. */
const figuresPixels = 48;
/** Of a letter of a name or a title, and of one that is twice as wide. */
const letterPixels = 7;
const namesMax = 160;
/** A plot that is narrower cannot be read. */
const plotLeast = 120;

/** The layout of parts in a place of so many pixels. */
export const layoutParts = (
  { parts, columns }: Parts,
  charted: Charted,
  width: number,
): PartsLayout => {
  const titles = Math.max(...parts.map(({ title }) => widthOf(title)));
  const wanted = Math.max(plotLeast, titles);
  const even = [...Array(columns).keys()]
    .map((at) => columns - at)
    .filter((count) => parts.length % count === 0);
  const layouts = even.map((count) => layoutAt(parts, charted, width, count));
  const [last = layoutAt(parts, charted, width, 1)] = layouts.slice(-1);
  return layouts.find(({ plotWidth }) => plotWidth >= wanted) ?? last;
};

const layoutAt = (
  parts: readonly Part[],
  charted: Charted,
  width: number,
  columns: number,
): PartsLayout => {
  const partWidth = Math.floor((width - (columns - 1) * gapPixels.column) / columns);
  const rows = Math.ceil(parts.length / columns);
  const names = parts.map((part) => namesBeside(part, charted, partWidth));
  const isLying = names.map((each) => each.length > 0);
  const sharesNames = !isLying.includes(false) && areSame(parts.map(namedBy));
  const sharesTimes = columns === 1 && areSame(parts.map(timeField));
  const rooms = parts.map((part, at) => roomBeside(part, names[at] ?? [], width));
  const left = Math.max(...rooms.filter((_, at) => at % columns === 0));
  const between = sharesNames ? 0 : Math.max(0, ...rooms.filter((_, at) => at % columns > 0));
  const spacing = {
    column: gapPixels.column + between,
    row: titlePixels + gapPixels.row + (sharesTimes ? 0 : axisPixels),
  };
  const isOfTime = parts.some((part) => timeField(part) !== undefined);
  const padding = { ...edges, right: rightPixels[isOfTime ? "time" : "figure"] };
  const around = padding.left + padding.right + left + (columns - 1) * spacing.column;
  const legend = parts.some(({ encoding }) => isDiscrete(encoding["color"])) ? legendPixels : 0;
  const plotWidth = Math.max(40, Math.floor((width - around) / columns));
  const below = parts.every(({ mark }) => mark === "arc") ? 0 : axisPixels;
  return {
    columns,
    rows,
    padding,
    plotWidth,
    spacing,
    left,
    partWidth,
    sharesNames,
    sharesTimes,
    aroundPlots:
      padding.top + padding.bottom + legend + titlePixels + below + (rows - 1) * spacing.row,
    plotHeight: plotHeightOf(parts, names, { rows, plotWidth }),
  };
};

/** The names that stand beside a plot, each on a line of its own. */
const namesBeside = (
  { spec, encoding: { x, y } }: Part,
  charted: Charted,
  partWidth: number,
): readonly string[] => {
  const beside = namesOf(y, charted);
  const below = namesOf(x, charted);
  const lying = isDiscrete(y) ? beside : liesDown(spec, below, partWidth) ? below : [];
  return lying.slice(0, keptBy(spec["transform"]));
};

/** How many of the first names the transforms of a chart keep. */
const keptBy = (transform: unknown): number | undefined => {
  const steps = (Array.isArray(transform) ? transform : []) as readonly Step[];
  const numbered = steps.flatMap(({ window = [] }) => window.map(({ as }) => as));
  return steps.find(({ filter }) => numbered.includes(filter?.field))?.filter?.lte;
};

/** A step that numbers, and one that keeps the first. */
interface Step {
  readonly window?: readonly { readonly as?: string }[];
  readonly filter?: { readonly field?: string; readonly lte?: number };
}

/** What says which names stand beside a part, and in which order. */
const namedBy = ({ spec, encoding: { x, y } }: Part): string => {
  const channel = isDiscrete(y) ? y : x;
  return JSON.stringify([fieldOf(channel), channel?.["sort"] ?? null, spec["transform"] ?? null]);
};

const timeField = ({ encoding: { x } }: Part): string | undefined =>
  x?.["type"] === "temporal" ? fieldOf(x) : undefined;

const areSame = (fields: readonly (string | undefined)[]): boolean =>
  fields[0] !== undefined && new Set(fields).size === 1;

/** Beside the plot of a part: its names, its figures, or nothing beside a pie. */
const roomBeside = ({ mark }: Part, names: readonly string[], width: number): number => {
  if (mark === "arc") return 0;
  if (names.length === 0) return figuresPixels;
  const longest = Math.max(...names.map(widthOf));
  return Math.ceil(Math.min(longest + 10, namesMax, width * 0.4));
};

const plotHeightOf = (
  parts: readonly Part[],
  names: readonly (readonly string[])[],
  { rows, plotWidth }: Pick<PartsLayout, "rows" | "plotWidth">,
): PartsLayout["plotHeight"] => {
  const lines = Math.max(...names.map(({ length }) => length));
  if (lines > 0) {
    return { ordinary: Math.max(52, lines * (rows > 1 ? 20 : 26)), least: lines * 16 };
  }
  if (parts.some(({ mark }) => mark === "arc")) {
    return { ordinary: Math.min(180, plotWidth), least: Math.min(100, plotWidth) };
  }
  return { ordinary: [200, 150][rows - 1] ?? 110, least: 64 };
};

/** The width of words in pixels, about; letters of the Far East are twice as wide. */
const widthOf = (words: string): number =>
  [...words].reduce((sum, letter) => sum + (letter > "\u2e7f" ? 2 : 1), 0) * letterPixels;

/** The height of parts in a place of so many pixels, and the least that can be read. */
export const heightOfParts = (
  parts: Parts,
  charted: Charted,
  width: number,
): { readonly ordinary: number; readonly least: number } => {
  const { aroundPlots, rows, plotHeight } = layoutParts(parts, charted, width);
  return {
    ordinary: aroundPlots + rows * plotHeight.ordinary,
    least: aroundPlots + rows * plotHeight.least,
  };
};
