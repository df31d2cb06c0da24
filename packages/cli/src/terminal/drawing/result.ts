import { cleanLine } from "../text/plain-text.js";
import { amountOf, formatFigures, type Cell } from "./format-figure.js";
import { formatTimes } from "./format-time.js";

/** A column of a result. */
export interface Column {
  /** Exactly as it came, since charts name it so; cleaned before it is shown. */
  readonly name: string;
  readonly kind: "number" | "time" | "other";
}

/** What a tool found, as far as it could be read. */
export interface Result {
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly Cell[])[];
  /** How many there are, also beyond those that came. */
  readonly totalRows: number;
  /** The chart's specification, of unknown shape; undefined without one. */
  readonly specification: unknown;
}

/** More than any service of this contract sends (D11). */
const rowsMax = 1000;
const columnsMax = 100;

/** Reads the result of a query tool, whatever it holds; undefined where it holds no rows. */
export const readResult = (value: unknown): Result | undefined => {
  if (typeof value !== "object" || value === null) return undefined;
  const { schema, data, totalRows, vegaSpec } = value as Readonly<Record<string, unknown>>;
  if (!Array.isArray(data)) return undefined;
  const rows = data
    .slice(0, rowsMax)
    .filter((row): row is unknown[] => Array.isArray(row))
    .map((row) => Array.from(row.slice(0, columnsMax), cellOf));
  const declared: readonly unknown[] = Array.isArray(schema) ? schema.slice(0, columnsMax) : [];
  const count = rows.reduce((most, row) => Math.max(most, row.length), declared.length);
  const columns = [...Array(count).keys()].map((at): Column => {
    const { name, column_type: type } = (declared[at] ?? {}) as Readonly<Record<string, unknown>>;
    const cells = rows.map((row) => row[at] ?? null);
    return {
      name: typeof name === "string" ? name : `column ${at + 1}`,
      kind: kindOf(type, cells),
    };
  });
  return {
    columns,
    rows: rows.map((row) => columns.map((_, at) => row[at] ?? null)),
    totalRows: typeof totalRows === "number" && totalRows >= rows.length ? totalRows : rows.length,
    specification: typeof vegaSpec === "string" ? parsed(vegaSpec) : vegaSpec,
  };
};

/** The cells of a column as they are shown, cleaned. */
export const formatCells = (kind: Column["kind"], cells: readonly Cell[]): readonly string[] => {
  if (kind === "number") return formatFigures(cells).map(cleanLine);
  if (kind === "time") return formatTimes(cells).map(cleanLine);
  return cells.map((cell) => (cell === null ? "–" : cleanLine(String(cell))));
};

/** Lists and objects are no cells (D11), and may be nested deeper than anything can walk. */
const cellOf = (value: unknown): Cell => {
  if (value === null || value === undefined) return null;
  return ["string", "number", "boolean"].includes(typeof value) ? (value as Cell) : "…";
};

const kindOf = (type: unknown, cells: readonly Cell[]): Column["kind"] => {
  if (type === "Time") return "time";
  if (type === "Double" || type === "Int64") return "number";
  if (type !== undefined) return "other";
  return cells.some((cell) => amountOf(cell) !== undefined) ? "number" : "other";
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
