import type { Tile } from "@embedded-analytics/client";
import type { ChartImage } from "../../chart/chart-image.js";
import { fileOf, saveFile } from "../../export/result-file.js";
import type { TileActions } from "../dashboard-context.js";
import { tileSource } from "./tile-source.js";

export type FileFormat = "csv" | "png" | "svg";

/** Saves a file of a tile, unless the host cancels it. Rejects where it cannot be made. */
export const saveTile = async (
  of: { readonly tile: Tile; readonly title: string },
  format: FileFormat,
  actions: TileActions,
  image: { readonly current: ChartImage | undefined },
): Promise<void> => {
  const download = { format, target: "tile", widgetId: of.tile.id, title: of.title };
  if (!(await actions.mayDownload(download))) return;
  saveFile(await fileOf(tileSource(of, actions.openRows, image), format));
};
