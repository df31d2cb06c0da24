import { chartHeight, leastHeight, specOf, type Charted } from "./chart-height.js";
import { heightOfParts } from "./parts/layout.js";
import { partsOf } from "./parts/parts.js";

/** Of a place whose width is not known yet. */
const ordinaryWidth = 640;

/** The height of a chart in a place of so many pixels, axes included, before it is drawn: its space is kept. */
export const heightAt = (charted: Charted, width = ordinaryWidth): number => {
  const parts = partsOf(specOf(charted));
  return parts === undefined ? chartHeight(charted) : heightOfParts(parts, charted, width).ordinary;
};

/** The height below which a chart cannot be read; 0 where any will do. */
export const leastHeightAt = (charted: Charted, width?: number): number => {
  const parts = partsOf(specOf(charted));
  return parts === undefined
    ? leastHeight(charted, width)
    : heightOfParts(parts, charted, width ?? ordinaryWidth).least;
};
