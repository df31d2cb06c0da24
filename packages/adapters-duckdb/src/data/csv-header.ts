import { open } from "node:fs/promises";

/** Column names of a CSV file; or why its first line is no header, in a sentence. */
export type CsvHeader = { readonly columns: readonly string[] } | { readonly sentence: string };

/** The longest header that is read. */
const headerBytesMax = 256 * 1024;

/** Reads the first line of a CSV file, which names the columns. */
export const readCsvHeader = async (path: string): Promise<CsvHeader> => {
  const file = await open(path);
  const { bytesRead, buffer } = await file
    .read(Buffer.alloc(headerBytesMax), 0, headerBytesMax, 0)
    .finally(() => file.close());
  const text = buffer
    .subarray(0, bytesRead)
    .toString("utf8")
    .replace(/^\uFEFF/, "");
  const columns = firstRecord(text);
  if (columns.every((column) => column.trim() === "")) {
    return { sentence: "the first line names the columns, and is empty" };
  }
  const [only = ""] = columns;
  if (columns.length === 1 && /[;\t|]/.test(only)) {
    return { sentence: "columns are separated by commas" };
  }
  const nameless = columns.findIndex((column) => column.trim() === "");
  if (nameless >= 0) return { sentence: `column ${nameless + 1} has no name` };
  const value = columns.find((column) => /^[-+]?[\d.,:\s/-]+$/.test(column.trim()));
  if (value !== undefined) {
    return { sentence: `the first line names the columns, and ${value.trim()} is no name` };
  }
  const lower = columns.map((column) => column.trim().toLowerCase());
  const twice = columns.find((_, index) => lower.indexOf(lower[index] ?? "") < index);
  return twice === undefined ? { columns } : { sentence: `column ${twice.trim()} is there twice` };
};

const firstRecord = (text: string): readonly string[] => {
  const columns: string[] = [];
  const field = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|\r|$)/y;
  for (;;) {
    const match = field.exec(text);
    if (match === null) return columns;
    columns.push(match[1]?.replaceAll('""', '"') ?? match[2] ?? "");
    if (match[3] !== ",") return columns;
  }
};
