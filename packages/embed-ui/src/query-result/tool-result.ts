import type { ToolCall } from "@embedded-analytics/client";

/** A value of a row; times are ISO 8601 texts, large numbers are texts. */
export type Cell = string | number | boolean | null;

/** A column of a result. */
export interface Column {
  readonly name: string;
  /** `String`, `Double`, `Int64`, `Boolean` or `Time`. */
  readonly type: string;
}

/** The result of a query, as a tool call has it. */
export interface ToolResult {
  /** Empty where the agent gave none. */
  readonly title: string;
  readonly description: string;
  readonly sql: string;
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly Cell[])[];
  /** Of the whole result; `rows` holds 100 at most. */
  readonly totalRows: number;
  /** Vega-Lite without data, as it was sent. */
  readonly vegaSpec: string | undefined;
  /** Why the query failed. */
  readonly error: string | undefined;
}

const read = new WeakMap<ToolCall, { readonly result: ToolResult | undefined }>();

/**
 * Reads the result of a query; undefined while it runs, and for tools that answer no rows. The same call
 * gives the same object, so that a chart is not drawn anew with each word of the answer.
 */
export const readToolResult = (call: ToolCall | undefined): ToolResult | undefined => {
  if (call === undefined) return undefined;
  const held = read.get(call) ?? { result: resultOf(call) };
  read.set(call, held);
  return held.result;
};

const resultOf = (call: ToolCall): ToolResult | undefined => {
  const input = fieldsOf(call.input);
  const result = fieldsOf(call.result);
  if (result === undefined) return undefined;
  const text = (name: string): string => {
    const value = result[name] ?? input?.[name];
    return typeof value === "string" ? value : "";
  };
  const error = typeof result["error"] === "string" ? result["error"] : undefined;
  const { data, schema, totalRows } = result;
  if (error === undefined && (!Array.isArray(data) || !Array.isArray(schema))) return undefined;
  if (error !== undefined && text("sqlQuery") === "") return undefined;
  const rows = (Array.isArray(data) ? data : []).filter(Array.isArray) as Cell[][];
  const vegaSpec = text("vegaSpec");
  return {
    title: text("queryTitle"),
    description: text("description"),
    sql: text("sqlQuery"),
    columns: (Array.isArray(schema) ? schema : []).map(columnOf),
    rows,
    totalRows: typeof totalRows === "number" ? totalRows : rows.length,
    vegaSpec: vegaSpec === "" ? undefined : vegaSpec,
    error,
  };
};

const columnOf = (value: unknown): Column => {
  const { name, column_type: type } = (value ?? {}) as Record<string, unknown>;
  return {
    name: typeof name === "string" ? name : "",
    type: typeof type === "string" ? type : "String",
  };
};

const fieldsOf = (text: string | undefined): Record<string, unknown> | undefined => {
  if (text === undefined) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
};
