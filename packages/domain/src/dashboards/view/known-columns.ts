import type { DataModel } from "../../analytics/model/data-model.js";
import { chartSpecification } from "../../analytics/chart/chart-specification.js";
import { jsonPointer } from "../../shared/json/json-pointer.js";
import type { Tile, TileChart } from "../definition/dashboard.js";

const word = /[A-Za-z_][A-Za-z0-9_]*/g;

/**
 * Where a tile names a column that its statement cannot have for one viewer, as pointers into the tile. A
 * statement that selects all of a view has the columns that its viewer sees: so what the tile says of its
 * columns has to be a name of these, or one that stands in the statement itself. A name of something
 * hidden and one of nothing are the same here (H1).
 */
export const unknownColumns = (tile: Tile, visible: DataModel): readonly string[] => {
  const { sql, number, chart, table, vega } = tile;
  if (sql === undefined) return [];
  const [inSql, members] = [new Set(namesIn(sql)), memberNames(visible)];
  const isKnown = (name: string): boolean =>
    columnNames(name).every((word) => inSql.has(word) || members.has(word));
  const channels: Partial<Exclude<TileChart, string>> = typeof chart === "object" ? chart : {};
  const named: readonly (readonly [string, string | undefined])[] = [
    ["/number", number],
    ...(["x", "y", "color", "size"] as const).map(
      (key) => [`/chart/${key}`, channels[key]] as const,
    ),
    ...columnsOf(table).map((name) => [`/table/columns${jsonPointer([name])}`, name] as const),
  ];
  return [
    ...named.flatMap(([pointer, name]) => (name === undefined || isKnown(name) ? [] : [pointer])),
    ...(vega === undefined || drawsOnly(vega, isKnown) ? [] : ["/vega"]),
  ];
};

/** The names in a statement that may be those of its columns, as they are written. */
export const statementNames = (sql: string): readonly string[] => [
  ...new Set((sql.match(word) ?? []).filter((name) => name !== name.toUpperCase())),
];

const columnsOf = (table: Tile["table"]): readonly string[] =>
  typeof table === "object" ? Object.keys(table.columns ?? {}) : [];

/** A field of a specification stands at many places of it, and it may make some of its own. */
const drawsOnly = (vega: NonNullable<Tile["vega"]>, isKnown: (name: string) => boolean): boolean =>
  chartSpecification(JSON.stringify(vega), textsIn(vega).filter(isKnown)).ok;

const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(textsIn);
};

/** The words of a column's name; a function in it, such as `count_star()`, is none. */
const columnNames = (name: string): readonly string[] =>
  namesIn(name, /[A-Za-z_][A-Za-z0-9_]*(?![A-Za-z0-9_]|\s*\()/g);

/** Case does not count in names of columns. */
const namesIn = (text: string, form = word): readonly string[] =>
  (text.match(form) ?? []).map((word) => word.toLowerCase());

const memberNames = (visible: DataModel): ReadonlySet<string> => {
  const names =
    namesOf.get(visible) ??
    new Set(visible.cubes.flatMap(({ members }) => members.map(({ name }) => name.toLowerCase())));
  namesOf.set(visible, names);
  return names;
};

// Every tile of a page asks for it.
const namesOf = new WeakMap<DataModel, ReadonlySet<string>>();
