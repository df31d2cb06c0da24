import type {
  Dashboard,
  DashboardDefinition,
  LocalizedText,
  Tile,
  TileOffer,
  UnavailableTile,
  Visibility,
} from "@embedded-analytics/client";

/** What of a dashboard its users change. */
export interface EditedContent {
  readonly title: LocalizedText;
  readonly description: LocalizedText | null;
  readonly visibility: Visibility;
  readonly definition: DashboardDefinition;
  /** What the service can do with tiles as it has them. */
  readonly offers?: readonly TileOffer[] | undefined;
}

/** A tile as its editor reads it. */
export type AnyTile = Tile | UnavailableTile;

/** Rows of tiles. */
export type Rows = DashboardDefinition["rows"];

/** What a dashboard that was read holds to be changed. */
export const contentOf = (dashboard: Dashboard): EditedContent => ({
  title: dashboard.title,
  description: dashboard.description,
  visibility: dashboard.visibility ?? "private",
  definition: dashboard.definition,
  ...(dashboard.offers === undefined ? {} : { offers: dashboard.offers }),
});

/** Every tile, row by row. */
export const tilesOf = (rows: Rows): readonly AnyTile[] => rows.flatMap(({ tiles }) => tiles);

/** Where a tile stands; undefined where it does not. */
export const positionOf = (
  rows: Rows,
  id: string,
): { readonly row: number; readonly column: number } | undefined => {
  const row = rows.findIndex(({ tiles }) => tiles.some((tile) => tile.id === id));
  if (row === -1) return undefined;
  return { row, column: rows[row]?.tiles.findIndex((tile) => tile.id === id) ?? 0 };
};

/** Whether an editor may see what a tile is. */
export const isSeen = (tile: AnyTile | undefined): tile is Tile =>
  tile !== undefined && !("unavailable" in tile);
