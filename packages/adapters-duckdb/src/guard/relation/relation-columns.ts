import type { CompiledModel, SqlTemplate } from "../../model/compile/compiled-model.js";
import { own } from "../../model/compile/member-template.js";
import { isMultiplied, type JoinTree, type Place } from "./join-tree.js";
import { leavesOf, type MeasureInput, type PlacedMeasure } from "./measure.js";
import { memberSql, sqlAt } from "./member-sql.js";
import { timeInZone, typeInZone } from "./time-zone.js";

/** A column of a relation. */
export interface RelationColumn {
  readonly sql: string;
  /** The embedded engine's type of its values; undefined where it is not known. */
  readonly type: string | undefined;
}

/** Puts the inputs of a measure, and what counts its rows once, among the columns. */
export const placeMeasure = (
  model: CompiledModel,
  tree: JoinTree,
  place: Place,
  name: string,
  around: { readonly repeated: boolean; readonly timezone: string },
  columns: Map<string, RelationColumn>,
): PlacedMeasure => {
  const repeated = around.repeated || isMultiplied(tree, place);
  const inputs = leavesOf(place.cube, name).map((leaf): [string, MeasureInput] => {
    const column = `~m:${place.alias}.${leaf}`;
    columns.set(column, inputSql(model, tree, place, leaf, around.timezone));
    const keyColumn = repeated ? addKey(model, tree, place, columns) : undefined;
    return [leaf, { column, keyColumn }];
  });
  return { cube: place.cube, name, repeated, inputs: new Map(inputs) };
};

/** A dimension or a segment, times by the reader's clock. */
export const shown = (
  model: CompiledModel,
  tree: JoinTree,
  place: Place,
  member: string,
  timezone: string,
): RelationColumn => {
  const sql = memberSql(model, tree, place, member);
  const dimension = own(place.cube.dimensions, member);
  return dimension === undefined
    ? { sql, type: "BOOLEAN" }
    : { sql: timeInZone(sql, dimension, timezone), type: typeInZone(dimension) };
};

/** The one column that a measure aggregates: null where its filters do not hold. */
const inputSql = (
  model: CompiledModel,
  tree: JoinTree,
  place: Place,
  name: string,
  timezone: string,
): RelationColumn => {
  const measure = own(place.cube.measures, name);
  if (measure === undefined) throw new Error(`The compiled model lacks the measure ${name}`);
  const at = (template: SqlTemplate, part: string): string =>
    sqlAt(model, tree, place, template, `~m:${name}${part}`);
  const { type, engineType, inputType } = measure;
  const stored = at(measure.sql ?? ["(TRUE)"], "");
  // The least and the greatest time are shown in the reader's zone, as the times themselves are.
  const value =
    engineType === undefined ? stored : timeInZone(stored, { type, engineType }, timezone);
  const shownType =
    engineType === undefined ? inputType : typeInZone({ type, engineType: inputType });
  const columnType = measure.sql === undefined ? "BOOLEAN" : shownType;
  if (measure.filters.length === 0) return { sql: value, type: columnType };
  const conditions = measure.filters.map((filter, index) => `(${at(filter, `:${index}`)})`);
  return { sql: `CASE WHEN ${conditions.join(" AND ")} THEN ${value} END`, type: columnType };
};

/** The key of a cube as one column, null where an outer join found nothing; answers its name. */
const addKey = (
  model: CompiledModel,
  tree: JoinTree,
  place: Place,
  columns: Map<string, RelationColumn>,
): string | undefined => {
  const keys = Object.entries(place.cube.dimensions).filter(([, { primaryKey }]) => primaryKey);
  const parts = keys.map(([name]) => memberSql(model, tree, place, name));
  const [first] = parts;
  if (first === undefined) return undefined;
  const { dialect } = tree;
  const column = `~k:${place.alias}`;
  columns.set(
    column,
    parts.length === 1
      ? { sql: first, type: keys[0]?.[1].engineType }
      : { sql: dialect.keyOfParts(parts), type: dialect.keyType },
  );
  return column;
};
