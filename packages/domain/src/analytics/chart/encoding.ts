import {
  either,
  flag,
  list,
  named,
  number,
  object,
  off,
  oneOf,
  type Keys,
  type Shape,
} from "./shape.js";
import { color, field, format, scalar, text, timeUnitName, title, word } from "./values.js";

const order = oneOf("ascending", "descending", null);
const small = number(-5000, 5000);

/** Ways to make one number of many. */
export const aggregate = oneOf(
  ...["count", "valid", "missing", "distinct", "sum", "product", "mean", "average", "variance"],
  ...["variancep", "stdev", "stdevp", "stderr", "median", "q1", "q3", "ci0", "ci1", "min", "max"],
);

/** Classes of numbers. */
export const bin = either(
  flag,
  oneOf("binned"),
  object({
    maxbins: number(2, 200),
    step: number(1e-6),
    base: number(2, 100),
    nice: flag,
    minstep: number(0),
    extent: list(number(), 2),
    anchor: number(),
  }),
);

/** A unit of time, or one with a step. */
export const timeUnit = either(
  timeUnitName,
  object({ unit: timeUnitName, step: number(1, 1000), utc: flag, maxbins: number(2, 200) }),
);

const sort = either(
  order,
  oneOf(...["x", "y", "color", "size", "text", "theta"].flatMap((name) => [name, `-${name}`])),
  list(scalar, 200),
  object({ encoding: word, order }, ["encoding"]),
  object({ field, op: aggregate, order }),
);

const scale = object({
  type: word,
  domain: either(oneOf("unaggregated"), list(scalar, 200)),
  domainMin: number(),
  domainMax: number(),
  domainMid: number(),
  range: either(
    oneOf("width", "height", "category", "ordinal", "ramp", "heatmap", "diverging", "symbol"),
    list(either(number(), color, list(number(), 10)), 200),
  ),
  rangeMin: number(),
  rangeMax: number(),
  scheme: either(word, object({ name: word, count: number(1, 100), extent: list(number(), 2) })),
  ...named(flag, "zero", "reverse", "clamp", "round"),
  ...named(
    number(-1000, 1000),
    "base",
    "exponent",
    "constant",
    "padding",
    "paddingInner",
    "paddingOuter",
    "align",
  ),
  nice: either(flag, number(0, 100), word),
  interpolate: word,
});

const guide: Keys = {
  title,
  format,
  formatType: oneOf("number", "time"),
  orient: word,
  values: list(scalar, 100),
  ...named(flag, "labels", "ticks", "grid", "domain", "titleBold"),
  ...named(small, "labelAngle", "labelFontSize", "labelLimit", "labelPadding", "labelOffset"),
  ...named(small, "titleFontSize", "titlePadding", "titleLimit", "titleAngle", "offset", "padding"),
  ...named(color, "labelColor", "titleColor", "gridColor", "domainColor", "tickColor"),
  ...named(
    word,
    "labelAlign",
    "labelBaseline",
    "titleAlign",
    "titleAnchor",
    "titleOrient",
    "labelAnchor",
    "labelOrient",
  ),
  labelOverlap: either(flag, word),
};

const axis = object({
  ...guide,
  tickCount: either(number(0, 100), word),
  ...named(
    small,
    "tickMinStep",
    "tickSize",
    "tickWidth",
    "domainWidth",
    "gridWidth",
    "gridOpacity",
    "zindex",
  ),
  ...named(list(number(0, 100), 10), "gridDash", "tickDash", "domainDash"),
  labelFlush: either(flag, small),
  labelBound: either(flag, small),
});

const legend = object({
  ...guide,
  type: oneOf("symbol", "gradient"),
  direction: oneOf("horizontal", "vertical"),
  symbolType: word,
  tickCount: either(number(0, 100), word),
  ...named(
    small,
    "columns",
    "symbolSize",
    "symbolLimit",
    "gradientLength",
    "gradientThickness",
    "rowPadding",
    "columnPadding",
  ),
});

/** What a field or a constant may be drawn with. */
const definition: Keys = {
  field,
  type: oneOf("quantitative", "temporal", "ordinal", "nominal"),
  aggregate: either(aggregate, object({ argmin: field }), object({ argmax: field })),
  bin,
  timeUnit,
  sort,
  stack: oneOf("zero", "center", "normalize", true, false, null),
  scale: either(off, scale),
  axis: either(off, axis),
  legend: either(off, legend),
  header: either(off, object(guide)),
  title,
  format,
  formatType: oneOf("number", "time"),
  datum: scalar,
  value: scalar,
  bandPosition: number(0, 1),
  impute: object({ value: scalar, method: oneOf("value", "mean", "median", "max", "min") }),
  columns: number(1, 20),
  spacing: number(0, 500),
  align: oneOf("all", "each", "none"),
};

/** One channel: a field or a constant. */
export const channel: Shape = object(definition);

/** `x`, `color`, `tooltip` and the like; `href` and `url` are none of them (T16). */
export const encoding: Shape = object({
  ...named(
    channel,
    "x",
    "y",
    "x2",
    "y2",
    "xOffset",
    "yOffset",
    "theta",
    "theta2",
    "radius",
    "radius2",
  ),
  ...named(channel, "color", "fill", "stroke", "opacity", "fillOpacity", "strokeOpacity"),
  ...named(
    channel,
    "strokeWidth",
    "strokeDash",
    "size",
    "angle",
    "shape",
    "row",
    "column",
    "facet",
  ),
  ...named(channel, "text"),
  ...named(either(channel, list(channel, 30)), "detail", "order"),
  tooltip: either(off, channel, list(channel, 30)),
  description: object({ ...definition, value: text }),
});
