import { inUtc, shapeUnit, type Shaped, type Shaping } from "../specification/shape-spec.js";
import {
  fieldOf,
  isDiscrete,
  isFields,
  isQuantitative,
  unitSpec,
  type Fields,
} from "../specification/unit-spec.js";
import { layoutParts, type PartsLayout } from "./layout.js";
import type { Part, Parts } from "./parts.js";

/** What stands on an axis of so many pixels is at most so many figures. */
const figurePixels = 56;

/**
 * Shapes charts that share a place as each would be shaped alone, and lays them out: beside each other where there is
 * room for their titles and plots, else below each other. Names and times that all of them share are said once.
 */
export const shapeParts = (
  { parts, columns }: Parts,
  shaping: Shaping & { readonly height: number },
): Shaped => {
  const layout = layoutParts({ parts, columns }, shaping.charted, shaping.width);
  const plots = Math.floor((shaping.height - layout.aroundPlots) / layout.rows);
  const height = Math.max(plots, layout.plotHeight.least);
  const sizedBy = fieldOf(Object.values(parts[0]?.encoding ?? {}).find(isQuantitative));
  const shaped = parts.map((part, at) => {
    const isLine = part.mark === "line" || part.mark === "area";
    const width = isLine ? layout.plotWidth + layout.left : layout.partWidth;
    const { spec, rows } = shapeUnit(inUtc(part.spec) as Fields, { ...shaping, width, sizedBy });
    return {
      ...laidOut(spec, { part, at, count: parts.length }, layout),
      data: { values: rows.map((row) => ({ ...row })) },
      width: layout.plotWidth,
      height,
    };
  });
  return {
    spec: {
      padding: layout.padding,
      columns: layout.columns,
      spacing: layout.spacing,
      bounds: "flush",
      concat: shaped,
    },
    rows: [],
  };
};

/** A part with its title above its plot, and no words beside and below it that are said elsewhere. */
const laidOut = (
  spec: Fields,
  { part, at, count }: { readonly part: Part; readonly at: number; readonly count: number },
  { columns, plotWidth, left, sharesNames, sharesTimes }: PartsLayout,
): Fields => {
  const { x, y, ...others } = unitSpec(spec)?.encoding ?? {};
  const isFirst = at % columns === 0;
  const isLast = at + columns >= count;
  const ticks = Math.max(2, Math.min(5, Math.floor(plotWidth / figurePixels)));
  const beside = !isFirst && sharesNames ? null : { labelLimit: Math.max(40, left - 8) };
  const below = sharesTimes && !isLast ? { labels: false } : {};
  return {
    ...spec,
    mark: {
      ...(isFields(spec["mark"]) ? spec["mark"] : { type: part.mark }),
      // A name without a figure keeps its line, so that a line is the same name in all parts.
      ...(part.mark === "bar" ? { invalid: "show" } : {}),
    },
    title: {
      text: part.title,
      fontSize: 13,
      anchor: "start",
      frame: "group",
      offset: 8,
      limit: plotWidth,
    },
    encoding: {
      ...others,
      ...(x === undefined ? {} : { x: withAxis(x, isQuantitative(x) ? { tickCount: ticks } : below) }), // prettier-ignore
      ...(y === undefined ? {} : { y: withAxis(y, isDiscrete(y) ? beside : { tickCount: 4 }) }),
    },
  };
};

/** A channel without a title, its axis with these settings as well; `null` is no axis. */
const withAxis = (channel: Fields, axis: Fields | null): Fields => {
  const own = isFields(channel["axis"]) ? channel["axis"] : {};
  const isOff = axis === null || channel["axis"] === null;
  return { ...channel, title: null, axis: isOff ? null : { ...axis, ...own } };
};
