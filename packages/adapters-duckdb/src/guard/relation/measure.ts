import type { CompiledCube, CompiledMeasure } from "../../model/compile/compiled-model.js";
import { own } from "../../model/compile/member-template.js";
import { quoteName } from "../../model/sql-text.js";

/** Where the input of a plain aggregate stands, and what keeps it from being counted twice. */
export interface MeasureInput {
  readonly column: string;
  /** Column of the key of the measure's cube; undefined where none is needed, or the cube has none. */
  readonly keyColumn: string | undefined;
}

/** A measure that was asked for: whose it is, and the inputs of all that it is computed from. */
export interface PlacedMeasure {
  readonly cube: CompiledCube;
  readonly name: string;
  /** Whether rows of its cube may occur more than once. */
  readonly repeated: boolean;
  readonly inputs: ReadonlyMap<string, MeasureInput>;
}

/** The plain aggregates that a measure is computed from; of a plain one, itself. */
export const leavesOf = (cube: CompiledCube, name: string): readonly string[] => {
  const measure = measureOf(cube, name);
  if (measure.aggregate !== "number") return [name];
  const parts = (measure.sql ?? []).filter((part) => typeof part !== "string");
  return [
    ...new Set(
      parts.flatMap((part) => (part.kind === "member" ? leavesOf(cube, part.member) : [])),
    ),
  ];
};

/**
 * A measure as an expression over the hidden columns of the relation under that alias; undefined
 * where its cube's rows are repeated and it has no key to count each of them once. `isGrouped` says that
 * each row of the relation stands for a group, with the group's own aggregates in its hidden columns.
 */
export const measureSql = (
  { cube, name, repeated, inputs }: PlacedMeasure,
  alias: string,
  isGrouped = false,
): string | undefined => {
  const expression = (measureName: string): string | undefined => {
    const measure = measureOf(cube, measureName);
    if (measure.aggregate === "number") {
      const parts = (measure.sql ?? []).map((part) => {
        if (typeof part === "string") return part;
        if (part.kind === "cube") throw new Error(`${cube.name}.${measureName} takes a column`);
        const inner = expression(part.member);
        return inner === undefined ? undefined : `(${inner})`;
      });
      return parts.includes(undefined) ? undefined : parts.join("");
    }
    const input = inputs.get(measureName);
    if (input === undefined) throw new Error(`${cube.name}.${measureName} has no input`);
    if (isGrouped && !repeated) return sumOfGroups(measure, input, alias);
    return aggregateSql(measure, input, alias, repeated);
  };
  return expression(name);
};

const measureOf = (cube: CompiledCube, name: string): CompiledMeasure => {
  const measure = own(cube.measures, name);
  if (measure === undefined) throw new Error(`The compiled model lacks ${cube.name}.${name}`);
  return measure;
};

/** Whether a measure, in a grouped relation, is one plain aggregate of all groups. */
export const isSumOfGroups = ({ cube, name, repeated }: PlacedMeasure): boolean =>
  !repeated && measureOf(cube, name).aggregate !== "number";

/** Where the count of an average's values stands, beside their sum. */
export const countColumn = (column: string): string => `${column}:count`;

/** An aggregate of all rows from those of groups of them. */
const sumOfGroups = (
  { aggregate }: CompiledMeasure,
  { column }: MeasureInput,
  alias: string,
): string => {
  const [input, count] = [column, countColumn(column)].map(
    (name) => `${quoteName(alias)}.${quoteName(name)}`,
  );
  if (aggregate === "count_distinct") return `count(DISTINCT ${input})`;
  if (aggregate === "count") return `CAST(coalesce(sum(${input}), 0) AS BIGINT)`;
  if (aggregate === "avg") {
    return `CASE WHEN sum(${count}) > 0 THEN CAST(sum(${input}) AS DOUBLE) / sum(${count}) END`;
  }
  return `${aggregate}(${input})`;
};

const aggregateSql = (
  { aggregate }: CompiledMeasure,
  { column, keyColumn }: MeasureInput,
  alias: string,
  repeated: boolean,
): string | undefined => {
  const input = `${quoteName(alias)}.${quoteName(column)}`;
  if (aggregate === "count_distinct") return `count(DISTINCT ${input})`;
  // Of repeated rows the least and the greatest value are the same.
  if (!repeated || aggregate === "min" || aggregate === "max") return `${aggregate}(${input})`;
  if (keyColumn === undefined) return undefined;
  const key = `${quoteName(alias)}.${quoteName(keyColumn)}`;
  if (aggregate === "count") {
    return `count(DISTINCT CASE WHEN ${input} IS NOT NULL THEN ${key} END)`;
  }
  // Each row of the cube once: the distinct pairs of its key and its value.
  const once = `list(DISTINCT row(${key}, ${input})) FILTER (WHERE ${key} IS NOT NULL)`;
  return `list_aggregate(list_transform(${once}, lambda x: struct_extract_at(x, 2)), '${aggregate}')`;
};
