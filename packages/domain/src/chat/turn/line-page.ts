import type { KeptLine } from "./kept-line.js";
import { utf8Bytes } from "./utf8-bytes.js";

/**
 * How much of what is stored is loaded at once for a reader, who may take nothing of it for as long as
 * a reader may stall (T19): a page ends with the line that passes the bytes, so that one long line is
 * the most that it holds beyond them.
 */
export const linePage = { linesMax: 50, bytesMax: 64 * 1024 } as const;

/** Whether behind these lines there may be more of them. */
export const isFullPage = (lines: readonly KeptLine[]): boolean =>
  lines.length >= linePage.linesMax ||
  lines.reduce((bytes, { text }) => bytes + utf8Bytes(text), 0) >= linePage.bytesMax;

/** The beginning of the lines: so many, or as many as it takes to be so long in bytes. */
export const pageOf = (
  lines: readonly KeptLine[],
  linesMax: number,
  bytesMax: number,
): readonly KeptLine[] => {
  let bytes = 0;
  let count = 0;
  while (count < Math.min(lines.length, linesMax) && bytes < bytesMax) {
    bytes += utf8Bytes(lines[count]?.text ?? "");
    count += 1;
  }
  return lines.slice(0, count);
};

/** The last of these turns, as many as are together at most so long in bytes, and at least one. */
export const lastThatFit = (
  turns: readonly (readonly KeptLine[])[],
  bytesMax: number,
): readonly (readonly KeptLine[])[] => {
  let from = turns.length;
  let bytes = 0;
  for (const lines of turns.toReversed()) {
    bytes += lines.reduce((sum, { text }) => sum + utf8Bytes(text), 0);
    if (bytes > bytesMax && from < turns.length) break;
    from -= 1;
  }
  return turns.slice(from);
};
