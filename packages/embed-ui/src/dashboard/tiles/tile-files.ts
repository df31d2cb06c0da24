import { csvBlob, type Tile } from "@embedded-analytics/client";
import type { ChartImage } from "../../chart/chart-image.js";
import { fileName, saveFile } from "../../export/result-file.js";
import type { TileActions } from "../dashboard-context.js";

export type FileFormat = "csv" | "png" | "svg";

/** Makes the file of a tile: all its rows as CSV, or its chart. Rejects where it cannot be made. */
export const fileOfTile = async (
  { id }: Pick<Tile, "id">,
  format: FileFormat,
  actions: Pick<TileActions, "openRows">,
  image: ChartImage | undefined,
): Promise<Blob> => {
  if (format !== "csv") {
    if (image === undefined) throw new Error("No chart is drawn.");
    return image(format);
  }
  const rows = actions.openRows(id, {});
  return csvBlob(await rows.schema(), rows);
};

/** A file of a tile for the host: as `fileOfTile`, or all its rows as JSON objects. */
export const exportOfTile = async (
  { id, title }: { readonly id: string; readonly title: string },
  format: FileFormat | "json",
  actions: Pick<TileActions, "openRows">,
  images: ReadonlyMap<string, { readonly current: ChartImage | undefined }>,
): Promise<{ readonly blob: Blob; readonly name: string }> => {
  const name = fileName(title, format);
  if (format !== "json") {
    return { blob: await fileOfTile({ id }, format, actions, images.get(id)?.current), name };
  }
  const rows = actions.openRows(id, {});
  const columns = await rows.schema();
  const objects: Record<string, unknown>[] = [];
  for await (const row of rows) {
    objects.push(Object.fromEntries(columns.map((column, at) => [column.name, row[at] ?? null])));
  }
  return { blob: new Blob([JSON.stringify(objects)], { type: "application/json" }), name };
};

/** Saves a file of a tile, unless the host cancels it. Rejects where it cannot be made. */
export const saveTile = async (
  { tile, title }: { readonly tile: Tile; readonly title: string },
  format: FileFormat,
  actions: TileActions,
  image: ChartImage | undefined,
): Promise<void> => {
  const download = { format, target: "tile", widgetId: tile.id, title };
  if (!(await actions.mayDownload(download))) return;
  const blob = await fileOfTile(tile, format, actions, image);
  saveFile({ blob, name: fileName(title, format) });
};
