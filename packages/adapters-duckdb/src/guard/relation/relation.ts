import type { RowFilter } from "@embedded-analytics/domain";
import type {
  CompiledCube,
  CompiledModel,
  SqlTemplate,
} from "../../model/compile/compiled-model.js";
import { filtered, fromSql, looksAtItself, membersOf, ownRowsSql } from "./from-sql.js";
import { leavesOf, type MeasureInput, type PlacedMeasure } from "./measure.js";
import { isMultiplied, joinTree, type JoinTree, type Place } from "./join-tree.js";
import { isLocal, own, sqlOf } from "../../model/compile/member-template.js";
import { memberSql, sqlAt } from "./member-sql.js";
import type { Dialect } from "./dialect.js";
import { duckdbDialect } from "./duckdb-dialect.js";
import { timeInZone, typeInZone } from "./time-zone.js";

/** What a statement needs of one cube or view that stands in a FROM. */
export interface RelationNeeds {
  /** Dimensions and segments, to be columns under their own names. */
  readonly members: readonly string[];
  /** Measures, of which the inputs become hidden columns. */
  readonly measures: readonly string[];
  /** Whether what stands around it may repeat its rows. */
  readonly repeated: boolean;
}

/** For whom it is built. */
export interface RelationRights {
  /** The rows of a cube or view for a use of these members; undefined: not for this reader. */
  readonly rowsOf: (name: string, used: ReadonlySet<string>) => RowFilter | undefined;
  /** IANA zone in which times are shown. */
  readonly timezone: string;
  /** The SQL in which it is written; that of the embedded engine where it is left out. */
  readonly dialect?: Dialect;
}

/** A column of a relation. */
export interface RelationColumn {
  readonly sql: string;
  /** The embedded engine's type of its values; undefined where it is not known. */
  readonly type: string | undefined;
}

/** A SELECT that has exactly the asked columns of exactly the visible rows. */
export interface Relation {
  readonly sql: string;
  /** Whether policies hide rows of it from this reader. */
  readonly filtered: boolean;
  /** Whether several tables are joined for it, in an order that the engine chooses by their sizes. */
  readonly joined: boolean;
  /** Its columns by name, in their order. */
  readonly columns: ReadonlyMap<string, RelationColumn>;
  /** By the name that was asked for. */
  readonly measures: ReadonlyMap<string, PlacedMeasure>;
}

/**
 * The SELECT that stands in for a cube or view; undefined where the policies do not let this reader
 * use these members together. Columns are exactly those asked for, so nothing else of it can be
 * reached, and the policies of every cube on the way hold (E6).
 */
export const relationSql = (
  model: CompiledModel,
  name: string,
  needs: RelationNeeds,
  { rowsOf, timezone, dialect = duckdbDialect }: RelationRights,
): Relation | undefined => {
  const view = own(model.views, name);
  const usedNames = new Set([...needs.members, ...needs.measures]);
  const viewRows = view === undefined ? all : rowsOf(name, usedNames);
  const used = usedByCube(
    model,
    [...usedNames].map((member) => targetOf(model, name, member)),
  );
  const rowsOfCube = (cube: CompiledCube): RowFilter | undefined =>
    rowsOf(cube.name, used.get(cube.name) ?? new Set());

  const root = cubeOf(model, view?.root ?? name);
  const rootRows = rowsOfCube(root);
  if (viewRows === undefined || rootRows === undefined) return undefined;
  const mentioned = [...usedNames, ...membersOf(viewRows)];
  const alone =
    looksAtItself(model, root, rootRows) &&
    mentioned.every((member) => needsOnly(model, root, targetOf(model, name, member)));
  const tree = joinTree(model, root.name, dialect, alone);
  const placed = (member: string) => placeOf(model, tree, name, member);

  const columns = new Map<string, RelationColumn>();
  for (const member of needs.members) {
    const { place, name: own } = placed(member);
    columns.set(member, shown(model, tree, place, own, timezone));
  }
  for (const measure of needs.measures) placed(measure); // so that the whole tree is known
  const measures = new Map(
    needs.measures.map((measure) => {
      const { place, name: own } = placed(measure);
      const { repeated } = needs;
      return [measure, placeMeasure(model, tree, place, own, { repeated, timezone }, columns)];
    }),
  );
  const viewCondition = dialect.rowFilterSql(viewRows, (member) => {
    const { place, name: own } = placed(member);
    return filtered(place.cube, own, memberSql(model, tree, place, own), dialect);
  });

  const rows = new Map<CompiledCube, RowFilter>();
  for (const { cube } of tree.places()) {
    const filter = rowsOfCube(cube);
    if (filter === undefined) return undefined;
    rows.set(cube, filter);
  }
  const from = fromSql(model, tree, (cube) => decided(rows, cube));
  const where = whereOf([
    viewRows.kind === "all" ? undefined : viewCondition,
    alone && rootRows.kind !== "all"
      ? ownRowsSql(root, tree.root.alias, rootRows, dialect)
      : undefined,
  ]);
  // A use of no column at all, such as count(*), still needs one.
  if (columns.size === 0) columns.set("~row", { sql: "TRUE", type: "BOOLEAN" });
  const list = [...columns].map(([as, { sql }]) => `${sql} AS ${dialect.quoteName(as)}`).join(", ");
  return {
    columns,
    sql: `SELECT ${list} FROM ${from}${where}`,
    filtered: [viewRows, ...rows.values()].some(({ kind }) => kind !== "all"),
    joined: !alone || "sql" in root.source,
    measures,
  };
};

const whereOf = (conditions: readonly (string | undefined)[]): string => {
  const given = conditions.filter((condition) => condition !== undefined);
  return given.length === 0 ? "" : ` WHERE ${given.join(" AND ")}`;
};

/** Puts the inputs of a measure, and what counts its rows once, among the columns. */
const placeMeasure = (
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

const all: RowFilter = { kind: "all" };

// A cube that came in after the policies were asked must not slip through unasked.
const decided = (rows: ReadonlyMap<CompiledCube, RowFilter>, cube: CompiledCube): RowFilter => {
  const filter = rows.get(cube);
  if (filter === undefined) throw new Error(`No policy was asked about ${cube.name}`);
  return filter;
};

/** A member of a cube, whatever name it goes by. */
interface Target {
  readonly cube: CompiledCube;
  readonly name: string;
}

const cubeOf = (model: CompiledModel, name: string): CompiledCube => {
  const cube = own(model.cubes, name);
  if (cube === undefined) throw new Error(`The compiled model lacks a cube: ${name}`);
  return cube;
};

/** What a member of a cube or view is. */
const targetOf = (model: CompiledModel, name: string, member: string): Target => {
  const view = own(model.views, name);
  if (view === undefined) return { cube: cubeOf(model, name), name: member };
  const target = own(view.members, member);
  if (target === undefined) throw new Error(`The compiled model lacks ${name}.${member}`);
  return { cube: cubeOf(model, target.cube), name: target.member };
};

/** Whether a member, all that it is computed from included, needs no other cube than this one. */
const needsOnly = (model: CompiledModel, root: CompiledCube, { cube, name }: Target): boolean => {
  if (cube !== root) return false;
  if (own(cube.measures, name) === undefined) return isLocal(model, cube, sqlOf(cube, name));
  return leavesOf(cube, name).every((leaf) =>
    [cube.measures[leaf]?.sql ?? [], ...(cube.measures[leaf]?.filters ?? [])].every((template) =>
      isLocal(model, cube, template),
    ),
  );
};

interface Placed {
  readonly place: Place;
  /** The member's name in its cube. */
  readonly name: string;
}

/** The place of a member's cube, grown from the root along the view's own joins. */
const placeOf = (model: CompiledModel, tree: JoinTree, name: string, member: string): Placed => {
  const view = own(model.views, name);
  const target = targetOf(model, name, member);
  const way: string[] = [];
  for (let cube = target.cube.name; view !== undefined && cube !== view.root;) {
    way.unshift(cube);
    const join = view.joins.find(({ to }) => to === cube);
    if (join === undefined) throw new Error(`The view ${name} does not reach ${cube}`);
    cube = join.from;
  }
  const place = way.reduce((at, cube) => tree.child(at, cube), tree.root);
  return { place, name: target.name };
};

/**
 * What the policies of each cube are asked about. A member that takes another cube's members uses
 * those as well. What is not public is the model's own: policies speak of what readers can name.
 */
const usedByCube = (
  model: CompiledModel,
  members: readonly Target[],
): ReadonlyMap<string, ReadonlySet<string>> => {
  const used = new Map<string, Set<string>>();
  const use = (cube: CompiledCube, member: string): void => {
    if (memberOf(cube, member)?.public === true) {
      used.set(cube.name, (used.get(cube.name) ?? new Set()).add(member));
    }
    lookInto(cube, member);
  };
  const lookInto = (cube: CompiledCube, member: string): void => {
    for (const part of templatesOf(memberOf(cube, member))) {
      if (typeof part === "string" || part.kind === "cube") continue;
      const other = model.cubes[part.cube];
      if (other === cube) lookInto(cube, part.member);
      else if (other !== undefined) use(other, part.member);
    }
  };
  for (const { cube, name } of members) use(cube, name);
  return used;
};

interface AnyMember {
  readonly public: boolean;
  readonly sql: SqlTemplate | undefined;
  readonly filters?: readonly SqlTemplate[];
}

const memberOf = (cube: CompiledCube, member: string): AnyMember | undefined =>
  own(cube.dimensions, member) ?? own(cube.measures, member) ?? own(cube.segments, member);

const templatesOf = (member: AnyMember | undefined): SqlTemplate => [
  ...(member?.sql ?? []),
  ...(member?.filters ?? []).flat(),
];

const shown = (
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
