import { utf8Length } from "../../shared/text/text-rules.js";
import { assistantTextBytesMax } from "../assistant.js";

/** Room for the sentence that says what was cut, and for a cursor. */
const reservedBytes = 1500;

/** How many bytes of an answer rows or lines may take, beside the sentence about them. */
export const fittedBytesMax = assistantTextBytesMax - reservedBytes;

/** The lines as a text, as many of the first as fit; then a last line says how many were cut (I2). */
export const fitLines = (
  lines: readonly string[],
  advice: string,
  bytesMax: number = fittedBytesMax,
): string => {
  let bytes = 0;
  let taken = 0;
  for (const line of lines) {
    bytes += utf8Length(line) + 1;
    if (bytes > bytesMax) break;
    taken += 1;
  }
  const shown = lines.slice(0, taken).join("\n");
  if (taken === lines.length) return shown;
  return `${shown}\n(cut: ${lines.length - taken} more lines; ${advice})`;
};

/** The beginning of a text, in whole characters, in at most so many bytes of UTF-8. */
export const cutToBytes = (text: string, bytesMax: number): string => {
  if (text.length * 3 <= bytesMax || utf8Length(text) <= bytesMax) return text;
  let low = 0;
  let high = Math.min(text.length, bytesMax);
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (utf8Length(text.slice(0, middle)) <= bytesMax) low = middle;
    else high = middle - 1;
  }
  const isHalf = /[\uD800-\uDBFF]$/.test(text.slice(0, low));
  return text.slice(0, isHalf ? low - 1 : low);
};
