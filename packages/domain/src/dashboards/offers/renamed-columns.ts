import type { Tile } from "../definition/dashboard.js";

/** A column that gets another name: of the statement, and as a member such as `sales.revenue`. */
export interface ColumnNames {
  readonly name: string;
  readonly member: string;
}

/** What columns are called afterwards, by what they were called. */
export type Renames = ReadonlyMap<string, ColumnNames>;

/** A chart with the members of its columns; undefined where it names a column that is not there. */
export const renamedChart = (
  chart: NonNullable<Tile["chart"]>,
  renames: Renames,
): Tile["chart"] => {
  if (typeof chart === "string") return chart;
  const channels = (["x", "y", "color", "size"] as const).flatMap((key) =>
    chart[key] === undefined ? [] : [[key, renames.get(chart[key])?.member] as const],
  );
  if (channels.some(([, member]) => member === undefined)) return undefined;
  return { ...chart, ...Object.fromEntries(channels) };
};

/** A table whose columns are called as they are afterwards. */
export const renamedTable = (
  table: NonNullable<Tile["table"]>,
  renames: Renames,
): NonNullable<Tile["table"]> => {
  if (table === true || table.columns === undefined) return table;
  const columns = Object.entries(table.columns).flatMap(([name, column]) => {
    const renamed = renames.get(name);
    return renamed === undefined ? [] : [[renamed.member, column] as const];
  });
  return { ...table, columns: Object.fromEntries(columns) };
};

/** Keys of a specification whose values are names of columns. */
const fieldKeys: ReadonlySet<string> = new Set(["field", "fields", "groupby", "sort"]);

/** Keys whose values are words for people, and never name a column. */
const wordKeys: ReadonlySet<string> = new Set(["title", "description", "name", "text", "type"]);

/**
 * A specification whose fields are called as they are afterwards. Undefined where one of the old names
 * stands somewhere else in it: what it means there cannot be said.
 */
export const renamedSpec = (spec: NonNullable<Tile["vega"]>, renames: Renames): Tile["vega"] => {
  const changed = new Map(
    [...renames].flatMap(([column, { name }]) =>
      column === name ? [] : [[column, name] as const],
    ),
  );
  if (changed.size === 0) return spec;
  const unclear: string[] = [];
  const walk = (value: unknown, key: string): unknown => {
    if (typeof value === "string") {
      const name = changed.get(value);
      if (name === undefined || wordKeys.has(key)) return value;
      if (!fieldKeys.has(key)) unclear.push(key);
      return name;
    }
    if (Array.isArray(value)) return value.map((each) => walk(each, key));
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, walk(inner, name)]),
    );
  };
  const renamed = walk(spec, "") as NonNullable<Tile["vega"]>;
  return unclear.length === 0 ? renamed : undefined;
};
