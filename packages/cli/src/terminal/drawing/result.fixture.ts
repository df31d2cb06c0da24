import { drawResult } from "./draw-result.js";
import { readResult } from "./result.js";
import { textOf, type Canvas } from "./text-line.js";

/** Where tests draw if they say nothing else. */
const canvas: Canvas = { width: 60, isColoured: false, isTerminal: true };

/** What a query tool answered: columns by name and type, rows, and a chart. */
export interface Found {
  readonly columns: Readonly<Record<string, string>>;
  readonly data: readonly (readonly unknown[])[];
  readonly spec?: object;
  readonly totalRows?: number;
}

/** The drawing of it, as text. */
export const draw = (
  { columns, data, spec, totalRows }: Found,
  at: Partial<Canvas> = {},
): string => {
  const schema = Object.entries(columns).map(([name, column_type]) => ({ name, column_type }));
  const vegaSpec = spec && JSON.stringify(spec);
  const result = readResult({ schema, data, totalRows, vegaSpec });
  return (result === undefined ? [] : drawResult(result, { ...canvas, ...at }))
    .map(textOf)
    .join("\n");
};
