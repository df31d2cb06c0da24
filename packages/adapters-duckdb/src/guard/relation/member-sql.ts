import type {
  CompiledCube,
  CompiledModel,
  SqlTemplate,
} from "../../model/compile/compiled-model.js";
import { isLocal, sqlOf } from "../../model/compile/member-template.js";
import type { JoinTree, Place } from "./join-tree.js";
import type { Dialect } from "./dialect.js";

/** A local template where the cube itself is read under that alias. */
export const localSql = (
  cube: CompiledCube,
  alias: string,
  template: SqlTemplate,
  dialect: Dialect,
): string => {
  const [only] = template;
  // A bare column would be ambiguous beside another cube, so it is taken as one of its own.
  if (template.length === 1 && typeof only === "string" && isBareColumn(only)) {
    return dialect.bareColumn(alias, only.trim());
  }
  return template
    .map((part) => {
      if (typeof part === "string") return part;
      if (part.kind === "cube") return dialect.quoteName(alias);
      return `(${localSql(cube, alias, sqlOf(cube, part.member), dialect)})`;
    })
    .join("");
};

const isBareColumn = (sql: string): boolean =>
  /^\s*[A-Za-z_]\w*\s*$/.test(sql) && !/^\s*(true|false|null)\s*$/i.test(sql);

/**
 * A template at its place in the tree. What is local is computed where the cube is read, under a
 * name of its own: only there unqualified columns mean what the author meant, and only there an
 * outer join turns all of it to null.
 */
export const sqlAt = (
  model: CompiledModel,
  tree: JoinTree,
  place: Place,
  template: SqlTemplate,
  column: string,
): string => {
  const { dialect } = tree;
  if (tree.alone) return inParentheses(localSql(place.cube, place.alias, template, dialect));
  if (isLocal(model, place.cube, template)) {
    const name = `${tree.columnPrefix}${column}`;
    place.columns.set(name, localSql(place.cube, place.alias, template, dialect));
    return `${dialect.quoteName(place.alias)}.${dialect.quoteName(name)}`;
  }
  return template
    .map((part) => {
      if (typeof part === "string") return part;
      const at = part.cube === place.cube.name ? place : tree.child(place, part.cube);
      if (part.kind === "cube") return dialect.quoteName(at.alias);
      return `(${memberSql(model, tree, at, part.member)})`;
    })
    .join("");
};

const inParentheses = (sql: string): string => (/^"\w+"\."\w+"$/.test(sql) ? sql : `(${sql})`);

/** A dimension or a segment at its place. */
export const memberSql = (
  model: CompiledModel,
  tree: JoinTree,
  place: Place,
  member: string,
): string => sqlAt(model, tree, place, sqlOf(place.cube, member), `~${member}`);
