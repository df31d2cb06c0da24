import { csvBlob, type ColumnType } from "@embedded-analytics/client";
import type { Exportable, FileFormat } from "./file-source.js";

/** A file, and what it is called. */
export interface ResultFile {
  readonly blob: Blob;
  readonly name: string;
}

/**
 * Makes a file of a result: its rows as CSV or as JSON (`columns` with name and type, and `rows`), or its
 * chart as an image. Rejects where rows cannot be read, or no chart can be drawn.
 */
export const fileOf = async (result: Exportable, format: FileFormat): Promise<ResultFile> => ({
  blob: await blobOf(result, format),
  name: fileName(result.title, format),
});

const blobOf = async ({ image, readRows }: Exportable, format: FileFormat): Promise<Blob> => {
  if (format === "png" || format === "svg") {
    const draw = await image();
    if (draw === undefined) throw new Error("There is no chart.");
    return draw(format);
  }
  const { columns, rows } = await readRows();
  if (format === "json") {
    return new Blob([JSON.stringify({ columns, rows })], { type: "application/json" });
  }
  const typed = columns.map(({ name, type }) => ({ name, column_type: type as ColumnType }));
  return csvBlob(typed, rows);
};

/** Saves a file from the page itself: a frame may not navigate to one, and needs no request for it. */
export const saveFile = ({ blob, name }: ResultFile): void => {
  const address = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads the address after the click has returned.
  setTimeout(() => {
    URL.revokeObjectURL(address);
  }, 60_000);
};

/** A title as the name of a file, without what file systems refuse. */
export const fileName = (title: string, extension: string): string => {
  const name = title
    .replaceAll(/[\p{Cc}\p{Cf}<>:"/\\|?*]+/gu, " ")
    .replaceAll(/\s+/g, " ")
    .trim()
    .slice(0, 80)
    .replace(/^[. ]+|[. ]+$/g, "");
  return `${name === "" ? "result" : name}.${extension}`;
};
