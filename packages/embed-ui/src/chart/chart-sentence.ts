import { columnHead } from "../query-result/column-head.js";
import { cellFormats, isNumeric } from "../query-result/format-cell.js";
import type { ToolResult } from "../query-result/tool-result.js";
import type { Texts } from "../i18n/texts.js";
import { specOf } from "./chart-height.js";
import { partsOf } from "./parts/parts.js";
import { fieldOf, isQuantitative } from "./specification/unit-spec.js";

type Described = Pick<ToolResult, "title" | "columns" | "rows"> & {
  readonly vegaSpec?: string | undefined;
};

/**
 * What a chart shows, in sentences for those who cannot see it: title, size, lowest and highest value, these of
 * each part where it has several.
 */
export const chartSentence = (described: Described, texts: Texts, formatLocale: string): string => {
  const { title, columns, rows } = described;
  const { say } = texts;
  const begin = say("chart", {
    title: title || say("result"),
    values: say("chartValues", { count: rows.length }),
  });
  const figures = figuresOf(described);
  const ranges = figures.flatMap(({ column, name }) => {
    const range = rangeOf({ columns, rows }, column, texts, formatLocale);
    return range === undefined ? [] : [name === "" ? range : `${name}: ${range}`];
  });
  return [begin, ...ranges].join(" ");
};

/** The columns whose figures are said, each with its name where there are several. */
const figuresOf = ({
  columns,
  vegaSpec,
}: Described): readonly { readonly column: number; readonly name: string }[] => {
  const parts = partsOf(specOf({ vegaSpec }))?.parts ?? [];
  const drawn = parts.map(({ encoding, title }) => {
    const field = fieldOf(Object.values(encoding).find(isQuantitative)) ?? "";
    const column = columns.findIndex(({ name }) => name === field);
    return { column, name: title === "" ? columnHead(field).title : title };
  });
  return drawn.length > 0
    ? drawn
    : [{ column: columns.findIndex((column) => isNumeric(column)), name: "" }];
};

const rangeOf = (
  { columns, rows }: Pick<ToolResult, "columns" | "rows">,
  figures: number,
  { say }: Texts,
  formatLocale: string,
): string | undefined => {
  const names = columns.findIndex((column) => !isNumeric(column));
  const sorted = rows
    .filter((row) => typeof row[figures] === "number")
    .sort((left, right) => Number(left[figures]) - Number(right[figures]));
  const [lowest, highest] = [sorted[0], sorted.at(-1)];
  if (figures < 0 || names < 0 || !lowest || !highest || sorted.length < 2) return undefined;
  const formats = cellFormats(columns, rows, formatLocale);
  const written = (row: (typeof rows)[number], index: number): string =>
    formats[index]?.(row[index] ?? null) ?? "";
  return say("chartRange", {
    highest: written(highest, names),
    most: written(highest, figures),
    lowest: written(lowest, names),
    least: written(lowest, figures),
  });
};
