import type { Member } from "@embedded-analytics/domain";
import type { CompiledCube, SqlTemplate } from "./compiled-model.js";

type RowsCounted = NonNullable<Member["rows"]>[number];

/** A column of the cube's own table, or a dimension of the cube. */
const column = String.raw`(?:\{CUBE\}\.)?"?([A-Za-z_]\w*)"?|\{(\w+)\}`;
const literal = String.raw`'(?:[^']|'')*'|-?\d+(?:\.\d+)?|true|false`;

/** One comparison of a column with values; in sticky mode, so that it reads on from where the last one ended. */
const comparison = new RegExp(
  String.raw`\s*(not\s+)?(?:${column})(?:\s+is\s+(not\s+)?(null|true|false)|\s*(=|<>|!=)\s*(${literal})|\s+(not\s+)?in\s*\(\s*((?:${literal})(?:\s*,\s*(?:${literal}))*)\s*\))?(?=\s*$|\s+and\s)`,
  "iy",
);

/** Where a match has `not` in front, and what follows `is`. */
const [notAt, isAt] = [1, 5];

/** What stands between two of them. */
const and = /\s+and\s/iy;

/**
 * The rows that a measure counts, where its filters compare columns of dimensions with values; undefined where one of them
 * says anything else. It is read from the text that was written: for words about a measure, and for no computation.
 */
export const rowsCounted = (
  measure: string,
  cube: CompiledCube,
): readonly RowsCounted[] | undefined => {
  const { aggregate, sql, filters = [] } = cube.measures[measure] ?? {};
  const found = [
    ...(aggregate === "count" && sql !== undefined ? [rowsWith(sql, cube)] : []),
    ...filters.map((filter) => rowsOf(filter, cube)),
  ];
  return found.every((rows) => rows !== undefined) ? found.flat() : undefined;
};

/** A count of a column counts the rows that have something in it: all of them have a key. */
const rowsWith = (sql: SqlTemplate, cube: CompiledCube): readonly RowsCounted[] | undefined => {
  const text = textOf(sql, cube)?.trim() ?? "";
  const dimension =
    /^\{(\w+)\}$/.exec(text)?.[1] ?? dimensionOf(/(\w+)"?$/.exec(text)?.[1] ?? "", cube);
  const column = dimension === undefined ? undefined : cube.dimensions[dimension];
  if (dimension === undefined || column === undefined) return undefined;
  if (column.primaryKey) return [];
  return /^(?:\{CUBE\}\.)?"?\w+"?$|^\{\w+\}$/.test(text)
    ? [{ dimension, holds: "filled", values: [] }]
    : undefined;
};

const rowsOf = (filter: SqlTemplate, cube: CompiledCube): readonly RowsCounted[] | undefined => {
  const text = textOf(filter, cube);
  if (text === undefined) return undefined;
  const rows: RowsCounted[] = [];
  let at = 0;
  while (at < text.length) {
    comparison.lastIndex = at;
    const match = comparison.exec(text);
    const row = match === null ? undefined : rowOf(match, cube);
    if (match === null || row === undefined) return undefined;
    rows.push(row);
    at = comparison.lastIndex;
    and.lastIndex = at;
    if (and.test(text)) at = and.lastIndex - 1;
    else if (text.slice(at).trim() === "") at = text.length;
  }
  return rows;
};

const rowOf = (match: RegExpExecArray, cube: CompiledCube): RowsCounted | undefined => {
  const [, , own, named] = match;
  const dimension = named ?? dimensionOf(own ?? "", cube);
  const type = dimension === undefined ? undefined : cube.dimensions[dimension]?.type;
  if (dimension === undefined || type === undefined) return undefined;
  const row: MakeRow = (holds, values = []) => ({ dimension, holds, values });
  if (type === "boolean") return booleanRow(match, row);
  if (match[notAt] !== undefined) return undefined;
  return match[isAt] === undefined ? valuesRow(match, row) : nullRow(match, row);
};

type MakeRow = (holds: RowsCounted["holds"], values?: readonly string[]) => RowsCounted;

/** `paid_on IS NULL`, `paid_on IS NOT NULL`. */
const nullRow = ([, , , , isNot, is]: RegExpExecArray, row: MakeRow): RowsCounted | undefined =>
  is?.toLowerCase() === "null" ? row(isNot === undefined ? "empty" : "filled") : undefined;

/** `status = 'OPEN'`, `status NOT IN ('VOID', 'OPEN')`. */
const valuesRow = (
  [, , , , , , operator = "=", single, notIn, list]: RegExpExecArray,
  row: MakeRow,
): RowsCounted | undefined => {
  const values = valuesOf(single ?? list ?? "");
  if (values.length === 0) return undefined;
  return row(notIn !== undefined || operator !== "=" ? "none_of" : "one_of", values);
};

/** `is_trial`, `not is_trial`, `is_trial = true`, `is_trial IS FALSE`. */
const booleanRow = (
  [, not, , , isNot, is, operator, single, , list]: RegExpExecArray,
  row: MakeRow,
): RowsCounted | undefined => {
  const said = (single ?? is ?? "true").toLowerCase();
  const isPlain =
    isNot === undefined && list === undefined && /^(=|undefined)$/.test(`${operator}`);
  if (!isPlain || !/^(true|false)$/.test(said)) return undefined;
  return row((said === "true") === (not === undefined) ? "true" : "false");
};

/** The dimension that is nothing but this column. */
const dimensionOf = (name: string, cube: CompiledCube): string | undefined =>
  Object.entries(cube.dimensions).find(([, { sql }]) => {
    const text = textOf(sql, cube)?.trim().replaceAll('"', "");
    return text === name || text === `{CUBE}.${name}`;
  })?.[0];

/** A template as it was written; undefined where it refers to another cube. */
const textOf = (template: SqlTemplate, cube: CompiledCube): string | undefined => {
  const parts = template.map((part) => {
    if (typeof part === "string") return part;
    if (part.cube !== cube.name) return undefined;
    return part.kind === "cube" ? "{CUBE}" : `{${part.member}}`;
  });
  return parts.every((part) => part !== undefined) ? parts.join("") : undefined;
};

const valuesOf = (text: string): readonly string[] =>
  (text.match(new RegExp(literal, "gi")) ?? []).map((each) =>
    each.startsWith("'") ? each.slice(1, -1).replaceAll("''", "'") : each,
  );
