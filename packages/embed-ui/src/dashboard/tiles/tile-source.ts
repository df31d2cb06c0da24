import type { Tile } from "@embedded-analytics/client";
import type { ChartImage } from "../../chart/chart-image.js";
import type { Exportable } from "../../export/file-source.js";
import type { TileActions } from "../dashboard-context.js";

/** What files of a tile are made of: all its rows with the filters of the moment, and its chart. */
export const tileSource = (
  { tile, title }: { readonly tile: Pick<Tile, "id">; readonly title: string },
  openRows: TileActions["openRows"] | undefined,
  image: { readonly current: ChartImage | undefined },
): Exportable => ({
  title,
  image: () => Promise.resolve(image.current),
  readRows: async () => {
    if (openRows === undefined) throw new Error("There is no dashboard.");
    const result = openRows(tile.id, {});
    const columns = (await result.schema()).map(({ name, column_type: type }) => ({ name, type }));
    return { columns, rows: await result.toArray() };
  },
});
