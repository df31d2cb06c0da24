import type { DashboardDefinition, DashboardFilter, Tile } from "../definition/dashboard.js";
import type { DataModel, MemberType } from "../../analytics/model/data-model.js";
import type { Verdict } from "../../analytics/query/verdict.js";
import { findMember } from "../compile/find-member.js";
import { withoutFilters } from "../compile/statement/sql-parts.js";
import { membersOf } from "../check/model-problems.js";
import { parseMemberPath } from "../definition/member-path.js";
import { unknownColumns } from "./known-columns.js";

/** A tile that asks for what its viewer may not see, or what is not there: nothing of it is said. */
export interface UnavailableTile {
  readonly id: string;
  readonly width?: number | undefined;
  readonly unavailable: true;
}

/** A definition as one viewer may read it. */
export interface ViewedDefinition extends Omit<DashboardDefinition, "rows"> {
  readonly rows: readonly {
    readonly height?: number | undefined;
    readonly tiles: readonly (Tile | UnavailableTile)[];
  }[];
}

/** What the guard says of statements of tiles for one viewer, by their text. */
export type Verdicts = ReadonlyMap<string, Verdict>;

/** What one viewer sees of a model, and what the guard says of statements for that viewer. */
export interface Sight {
  readonly visible: DataModel;
  readonly verdicts: Verdicts;
}

/**
 * The definition without the tiles and filters that name what this viewer may not see (H1): such a tile
 * keeps its place alone, since its title and its query would name what it shows. Of what a tile says
 * about filters, and of what its clicks hand over, the members that the viewer does not see are taken out,
 * and the filters over them: they never reach this viewer's figures, and a copy is whole without them. What is hidden is nowhere known here, so that it is the same as
 * what is not there.
 */
export const viewedDefinition = (
  definition: DashboardDefinition | ViewedDefinition,
  sight: Sight,
): ViewedDefinition => {
  const { filters, asRead } = filterSight(definition.filters, sight.visible);
  return {
    ...definition,
    filters,
    rows: definition.rows.map((row) => ({
      ...row,
      tiles: row.tiles.map((tile) => {
        if ("unavailable" in tile) return tile;
        return isAvailable(tile, sight) ? asRead(tile) : unavailable(tile);
      }),
    })),
  };
};

/** What one viewer sees of a dashboard's filters. */
export interface FilterSight {
  readonly filters: readonly DashboardFilter[];
  /** A tile without the names of the other filters, and of members that this viewer does not see. */
  readonly asRead: (tile: Tile) => Tile;
}

/** The filters that are over no member, or over one that the viewer sees. */
export const filterSight = (
  filters: readonly DashboardFilter[],
  visible: DataModel,
): FilterSight => {
  const isShown = ({ member }: DashboardFilter): boolean =>
    member === undefined || findMember(visible, member) !== undefined;
  const hidden = new Set(filters.filter((filter) => !isShown(filter)).map(({ name }) => name));
  return {
    filters: filters.filter(isShown),
    asRead: (tile) => withoutHiddenNames(tile, visible, hidden),
  };
};

/** The types of the members that filters are over, by the names of the filters. */
export const filterTypes = (
  filters: readonly DashboardFilter[],
  visible: DataModel,
): Readonly<Record<string, MemberType>> =>
  Object.fromEntries(
    filters.flatMap(({ name, member = "" }) => {
      const type = findMember(visible, member)?.member.type;
      return type === undefined ? [] : [[name, type]];
    }),
  );

/** Whether a viewer may see all that a tile shows. */
export const isAvailable = (tile: Tile, { visible, verdicts }: Sight): boolean =>
  hasKnownNames(tile, visible) && (tile.sql === undefined || verdicts.get(tile.sql) === "allowed");

/** Whether a viewer sees the members and the columns that a tile names beside its statement. */
export const hasKnownNames = (tile: Tile, visible: DataModel): boolean =>
  membersOf(tile).every(([, path]) => findMember(visible, path) !== undefined) &&
  unknownColumns(tile, visible).length === 0;

const withoutHiddenNames = (
  tile: Tile,
  visible: DataModel,
  hiddenFilters: ReadonlySet<string>,
): Tile => {
  // Beside members, filters have names, in which there is no dot.
  const isShown = (name: string): boolean =>
    parseMemberPath(name) === undefined
      ? !hiddenFilters.has(name)
      : findMember(visible, name) !== undefined;
  const { ignore, listen, click, sql = "" } = tile;
  const handed = typeof click === "object" && "with" in click ? click.with : undefined;
  const shownSql = withoutFilters(sql, hiddenFilters);
  const isWhole = [...(ignore ?? []), ...(listen ?? []), ...(handed ?? [])].every(isShown);
  if (isWhole && shownSql === sql) return tile;
  return {
    ...tile,
    ...(shownSql === sql ? {} : { sql: shownSql }),
    ...(ignore && { ignore: ignore.filter(isShown) }),
    ...(listen && { listen: listen.filter(isShown) }),
    ...(typeof click === "object" &&
      handed && { click: { ...click, with: handed.filter(isShown) } }),
  };
};

/** What is left of a tile that is withheld. */
export const unavailable = ({ id, width }: Tile): UnavailableTile => ({
  id,
  ...(width === undefined ? {} : { width }),
  unavailable: true,
});
