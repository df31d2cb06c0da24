import type { Cube, DataModel } from "../../analytics/model/data-model.js";
import { closest } from "../../shared/text/closest.js";
import { findMember } from "../compile/find-member.js";
import type { Tile } from "../definition/dashboard.js";
import { filterableOf } from "./filterable-tile.js";
import { nearestMember, type Wanted } from "./nearest-member.js";
import { unnamedTile, type RepairedTile } from "./repaired-tile.js";
import type { PlainSelect, SelectItem } from "./select/plain-select.js";
import { readSelect } from "./select/read-select.js";
import { cubeNamed, memberNamed, resolveSelect } from "./select/resolve-select.js";

/**
 * A tile of a statement that its viewer does not read, as one of a query over the nearest members that the
 * viewer sees, where the statement is a plain one (H1). Whether a name in it is hidden or gone is not known
 * here. Its words are withheld, and so are values: with a condition that has some there is none.
 */
export const repairedStatementTile = (
  tile: Tile,
  statement: string,
  visible: DataModel,
): RepairedTile | undefined => {
  const read = readSelect(statement);
  if (read === undefined || read.conditions.some(({ kind }) => kind !== "segment")) {
    return undefined;
  }
  // Columns of a statement have no dot; members beside it do.
  const unnamed = unnamedTile(
    tile,
    (text) => !text.includes(".") || findMember(visible, text) !== undefined,
  );
  for (const cube of cubesFor(read, visible)) {
    const replaced = replacedIn(read, cube);
    const select = replaced && resolveSelect(replaced.select, visible);
    const found = select && filterableOf(unnamed, select, visible);
    if (replaced !== undefined && found !== undefined) {
      return { tile: found.tile, replacements: replaced.replacements };
    }
  }
  return undefined;
};

/** The cube or view that it asks, or the one that was most likely meant by the name. */
const cubesFor = ({ cube }: PlainSelect, visible: DataModel): readonly Cube[] => {
  const own = cubeNamed(visible, cube);
  if (own !== undefined) return [own];
  const open = visible.cubes.filter((each) => each.public);
  const near = closest(
    cube,
    open.map(({ name }) => name),
  );
  return open.filter(({ name }) => name === near);
};

interface Replaced {
  readonly select: PlainSelect;
  readonly replacements: ReadonlyMap<string, string>;
}

const wantedFor: Readonly<Record<SelectItem["kind"], Wanted>> = {
  measure: "measure",
  cut: "time",
  member: "dimension",
};

const replacedIn = (read: PlainSelect, cube: Cube): Replaced | undefined => {
  const isThere = (name: string): boolean => memberNamed(cube, name) !== undefined;
  if (!read.conditions.every(({ name }) => isThere(name))) return undefined;
  const taken = new Set(read.items.flatMap(({ name }) => memberNamed(cube, name)?.name ?? []));
  const found = new Map<string, string>();
  const items: SelectItem[] = [];
  for (const item of read.items) {
    const nearest = isThere(item.name)
      ? item.name
      : nearestMember(cube, item.name, wantedFor[item.kind], taken)?.name;
    if (nearest === undefined) return undefined;
    taken.add(nearest);
    if (nearest !== item.name || cube.name.toLowerCase() !== read.cube.toLowerCase()) {
      found.set(`${read.cube}.${item.name}`, `${cube.name}.${nearest}`);
    }
    items.push({ ...item, name: nearest });
  }
  if (found.size === 0) return undefined;
  return { select: { ...read, cube: cube.name, items }, replacements: found };
};
