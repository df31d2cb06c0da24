import type { RowFilter } from "@embedded-analytics/domain";
import type { CompiledCube, CompiledModel } from "../../model/compile/compiled-model.js";
import { joinTree, type JoinTree, type Place } from "./join-tree.js";
import { isLocal, own, sqlOf } from "../../model/compile/member-template.js";
import { localSql, memberSql } from "./member-sql.js";
import type { Dialect } from "./dialect.js";
import type { FilteredMember } from "./filter-condition.js";

/** Which rows of a cube take part in a relation. */
export type RowsOfCube = (cube: CompiledCube) => RowFilter;

/**
 * The FROM of a join tree. Each cube is read in a subselect of its own, which holds its row filter:
 * a row that is filtered out is as absent as in an outer join that finds nothing. It is written
 * when all columns have been asked for. The filter of a cube that is alone is left to the WHERE.
 */
export const fromSql = (model: CompiledModel, tree: JoinTree, rowsOf: RowsOfCube): string => {
  const { dialect, root } = tree;
  if (tree.alone) return `${dialect.tableSql(root.cube)} AS ${dialect.quoteName(root.alias)}`;
  const placeSql = (place: Place): string => {
    const children = [...place.children.values()].map((child) => ({
      child,
      on: joinCondition(model, tree, place, child),
    }));
    return children.reduce(
      (joined, { child, on }) => {
        const right = placeSql(child);
        return `${joined} LEFT JOIN ${child.children.size > 0 ? `(${right})` : right} ON ${on}`;
      },
      sourceSql(model, place, rowsOf(place.cube), dialect),
    );
  };
  return placeSql(tree.root);
};

/** The declared condition between two places; it may ask for columns of either. */
const joinCondition = (
  model: CompiledModel,
  tree: JoinTree,
  parent: Place,
  child: Place,
): string => {
  const join = parent.cube.joins.find(({ to }) => to === child.cube.name);
  return (join?.sql ?? [])
    .map((part) => {
      if (typeof part === "string") return part;
      const at = part.cube === parent.cube.name ? parent : child;
      return part.kind === "cube"
        ? tree.dialect.quoteName(at.alias)
        : memberSql(model, tree, at, part.member);
    })
    .join("");
};

const sourceSql = (
  model: CompiledModel,
  place: Place,
  rows: RowFilter,
  dialect: Dialect,
): string => {
  const { cube, alias, columns } = place;
  const name = dialect.quoteName(alias);
  const computed = [...columns].map(([column, sql]) => `${sql} AS ${dialect.quoteName(column)}`);
  const select = `SELECT ${[`${name}.*`, ...computed].join(", ")}`;
  if (!looksAtItself(model, cube, rows)) {
    return `(${select} FROM (${filteredAround(model, cube, rows, dialect)}) AS ${name}) AS ${name}`;
  }
  const where = rows.kind === "all" ? "" : ` WHERE ${ownRowsSql(cube, alias, rows, dialect)}`;
  return `(${select} FROM ${dialect.tableSql(cube)} AS ${name}${where}) AS ${name}`;
};

/** Whether a filter needs nothing but the cube's own columns. */
export const looksAtItself = (model: CompiledModel, cube: CompiledCube, rows: RowFilter): boolean =>
  membersOf(rows).every((member) => isLocal(model, cube, sqlOf(cube, member)));

/** Such a filter where the cube itself is read under that alias. */
export const ownRowsSql = (
  cube: CompiledCube,
  alias: string,
  rows: RowFilter,
  dialect: Dialect,
): string =>
  dialect.rowFilterSql(rows, (member) =>
    filtered(cube, member, `(${localSql(cube, alias, sqlOf(cube, member), dialect)})`, dialect),
  );

/**
 * The rows of a cube by a filter that looks into cubes which it joins. Those are looked into as
 * they are: what a policy compares with is not what its reader may see.
 */
const filteredAround = (
  model: CompiledModel,
  cube: CompiledCube,
  rows: RowFilter,
  dialect: Dialect,
): string => {
  const { quoteName, canExclude } = dialect;
  const tree = joinTree(model, cube.name, dialect, false, canExclude ? "" : "~rows:");
  const { root } = tree;
  const condition = dialect.rowFilterSql(rows, (member) =>
    filtered(cube, member, memberSql(model, tree, root, member), dialect),
  );
  const from = fromSql(model, tree, () => ({ kind: "all" }));
  const computed = [...root.columns.keys()].map(quoteName);
  const hidden = canExclude && computed.length > 0 ? ` EXCLUDE (${computed.join(", ")})` : "";
  return `SELECT ${quoteName(root.alias)}.*${hidden} FROM ${from} WHERE ${condition}`;
};

/** A member as row filters compare it. */
export const filtered = (
  cube: CompiledCube,
  member: string,
  sql: string,
  { asDeclared }: Dialect,
): FilteredMember => {
  const dimension = own(cube.dimensions, member);
  return dimension === undefined
    ? { sql, type: "boolean" }
    : { sql: asDeclared(sql, dimension), type: dimension.type };
};

/** All members that a filter compares. */
export const membersOf = (filter: RowFilter): readonly string[] => {
  if (filter.kind === "compare") return [filter.member];
  return filter.kind === "and" || filter.kind === "or" ? filter.of.flatMap(membersOf) : [];
};
