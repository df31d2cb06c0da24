import type { CompiledCube, CompiledModel, SqlTemplate } from "./compiled-model.js";

/** Whether a template needs nothing but its own cube, through all members that it refers to. */
export const isLocal = (model: CompiledModel, cube: CompiledCube, template: SqlTemplate): boolean =>
  template.every((part) => {
    if (typeof part === "string") return true;
    if (part.cube !== cube.name) return false;
    return part.kind === "cube" || isLocal(model, cube, sqlOf(cube, part.member));
  });

/** The template of a dimension or a segment. */
export const sqlOf = (cube: CompiledCube, member: string): SqlTemplate => {
  const found = own(cube.dimensions, member) ?? own(cube.segments, member);
  if (found === undefined) {
    throw new Error(`The compiled model lacks a member: ${cube.name}.${member}`);
  }
  return found.sql;
};

/** How the database of a cube or view folds case. */
export const foldingOf = (model: CompiledModel, name: string) =>
  own(model.cubes, own(model.views, name)?.root ?? name)?.folding;

/** The database in which a cube lives, or all cubes of a view (K1); undefined: files of the model. */
export const dataSourceOf = (model: CompiledModel, name: string): string | undefined =>
  own(model.cubes, own(model.views, name)?.root ?? name)?.dataSource;

/** An entry that a record has itself; names of the model and of statements are any text. */
export const own = <Value>(
  record: Readonly<Record<string, Value>>,
  name: string,
): Value | undefined => (Object.hasOwn(record, name) ? record[name] : undefined);
