import type { Cube, DataModel, Member } from "../../../analytics/model/data-model.js";
import type { PlainSelect, SelectCondition, SelectItem } from "./plain-select.js";

/** A statement whose names are those of members that are there. */
export interface ResolvedSelect extends PlainSelect {
  readonly from: Cube;
  readonly memberOf: (name: string) => Member | undefined;
}

/** What a name of a statement means in a cube or view: case does not count. */
export const memberNamed = (cube: Cube, name: string): Member | undefined =>
  cube.members.find((member) => member.public && member.name.toLowerCase() === name.toLowerCase());

/** The cube or view that a statement asks. */
export const cubeNamed = (model: DataModel, name: string): Cube | undefined =>
  model.cubes.find((cube) => cube.public && cube.name.toLowerCase() === name.toLowerCase());

/**
 * The statement with the names of the model's members. Undefined where it names another one, where a
 * condition could be about a column of the statement, or where rows are not grouped by all that it shows
 * beside measures: such a statement does not mean what a query says.
 */
export const resolveSelect = (
  select: PlainSelect,
  model: DataModel,
): ResolvedSelect | undefined => {
  const from = cubeNamed(model, select.cube);
  if (from === undefined) return undefined;
  const items = select.items.map((item) => resolvedItem(item, from));
  const conditions = select.conditions.map((condition) => resolvedCondition(condition, from));
  if (!items.every(isThere) || !conditions.every(isThere)) return undefined;
  const resolved = { ...select, cube: from.name, items, conditions };
  if (!isWhollyGrouped(resolved) || mayMeanColumns(resolved)) return undefined;
  return { ...resolved, from, memberOf: (name) => memberNamed(from, name) };
};

const isThere = <Thing>(thing: Thing | undefined): thing is Thing => thing !== undefined;

const resolvedItem = (item: SelectItem, cube: Cube): SelectItem | undefined => {
  const member = memberNamed(cube, item.name);
  if (member === undefined) return undefined;
  const { name } = member;
  if (item.kind === "cut") return member.type === "time" ? { ...item, name } : undefined;
  // A measure may be written by its name alone.
  if (member.kind === "measure") return { ...item, kind: "measure", name };
  return item.kind === "measure" ? undefined : { ...item, name };
};

const resolvedCondition = (condition: SelectCondition, cube: Cube): SelectCondition | undefined => {
  const member = memberNamed(cube, condition.name);
  if (member === undefined || member.kind === "measure") return undefined;
  const isSegment = member.kind === "segment";
  if (isSegment !== (condition.kind === "segment")) return undefined;
  return { ...condition, name: member.name };
};

const isWhollyGrouped = ({ items, groups }: PlainSelect): boolean => {
  const named = items.flatMap(({ kind }, at) => (kind === "measure" ? [] : [at]));
  if (groups === undefined) return named.length === 0;
  if (groups === "all") return true;
  return groups.length === named.length && named.every((at) => groups.includes(at));
};

/** A condition that names a column of the statement could be read as one about that column. */
const mayMeanColumns = ({ items, conditions }: PlainSelect): boolean =>
  items.some(
    ({ name, column }) =>
      name.toLowerCase() !== column.toLowerCase() &&
      conditions.some((condition) => condition.name.toLowerCase() === column.toLowerCase()),
  );
