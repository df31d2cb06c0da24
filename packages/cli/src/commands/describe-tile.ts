import type { TriedTile } from "@embedded-analytics/domain";

/** Where a tile stands in its file. */
export interface TilePlace {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** `sales/revenue: 1 row`; or where it stands, and why it shows none, as other mistakes are said. */
export const describeTile = (
  { publicId, tileId, outcome }: TriedTile,
  place?: TilePlace,
): string => {
  if ("totalRows" in outcome) {
    const { totalRows } = outcome;
    return `${publicId}/${tileId}: ${totalRows} ${totalRows === 1 ? "row" : "rows"}`;
  }
  if (place === undefined) return `${publicId}/${tileId}: ${outcome.problem}`;
  const { file, line, column } = place;
  return `${file}:${line}:${column}: dashboard ${publicId}, tile ${tileId}: ${outcome.problem}`;
};
