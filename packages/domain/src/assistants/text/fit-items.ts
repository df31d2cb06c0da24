import { utf8Length } from "../../shared/text/text-rules.js";
import { fittedBytesMax } from "./fit-lines.js";

/** The first items that fit, and whether there are more: clients show data beside the text, too (I2). */
export const fitItems = <Item>(
  items: readonly Item[],
  bytesMax: number = fittedBytesMax,
): { readonly shown: readonly Item[]; readonly cut: boolean } => {
  let bytes = 0;
  const end = items.findIndex((item) => {
    bytes += utf8Length(JSON.stringify(item)) + 1;
    return bytes > bytesMax;
  });
  return end === -1 ? { shown: items, cut: false } : { shown: items.slice(0, end), cut: true };
};
