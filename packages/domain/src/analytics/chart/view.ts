import { channel, encoding } from "./encoding.js";
import { mark } from "./mark.js";
import {
  either,
  flag,
  list,
  number,
  object,
  off,
  oneOf,
  refuse,
  type Keys,
  type Shape,
} from "./shape.js";
import { transform } from "./transform.js";
import { color, text, title, word } from "./values.js";

/** How many views a chart may be put together from. */
const viewsMax = 20;

const size = either(number(1, 4000), oneOf("container"), object({ step: number(1, 500) }));
const resolution = oneOf("shared", "independent");
const channels = object(
  Object.fromEntries(
    [
      "x",
      "y",
      "color",
      "fill",
      "stroke",
      "size",
      "shape",
      "opacity",
      "theta",
      "radius",
      "strokeDash",
      "xOffset",
      "yOffset",
    ].map((name) => [name, resolution]),
  ),
);

const common: Keys = {
  title: either(
    title,
    object({
      text: title,
      subtitle: title,
      anchor: oneOf("start", "middle", "end", null),
      orient: word,
      align: word,
      fontSize: number(1, 100),
      subtitleFontSize: number(1, 100),
      offset: number(-500, 500),
      color,
      subtitleColor: color,
    }),
  ),
  description: text,
  name: word,
  transform: list(transform, 20),
  resolve: object({ scale: channels, axis: channels, legend: channels }),
};

const sized: Keys = {
  width: size,
  height: size,
  encoding,
  view: object({
    stroke: either(off, color),
    fill: either(off, color),
    strokeWidth: number(0, 100),
  }),
};

const arranged: Keys = {
  spacing: number(0, 500),
  align: oneOf("all", "each", "none"),
  bounds: oneOf("full", "flush"),
  center: flag,
  columns: number(1, 20),
};

/** A view, and what it is put together from. */
const view: Shape = (value, path, check) => {
  check.views += 1;
  if (check.views > viewsMax) return refuse(path, `is more than ${viewsMax} views`, check);
  if (typeof value !== "object" || value === null) return refuse(path, "must be an object", check);
  const kinds = Object.keys(viewKinds).filter((kind) => Object.hasOwn(value, kind));
  const [kind = ""] = kinds;
  const shape = viewKinds[kind];
  return shape === undefined || kinds.length > 1
    ? refuse(path, `needs exactly one of ${Object.keys(viewKinds).join(", ")}`, check)
    : shape(path.length === 0)(value, path, check);
};

const views = list(view, viewsMax);
const only = (keys: Keys, ...required: readonly string[]) => {
  const [inner, outer] = [
    object({ ...common, ...keys }, required),
    object({ ...common, ...top, ...keys }, required),
  ];
  return (isTop: boolean): Shape => (isTop ? outer : inner);
};

/** What stands at the top of a specification alone. */
const top: Keys = {
  autosize: either(
    oneOf("pad", "fit", "fit-x", "fit-y", "none"),
    object({
      type: oneOf("pad", "fit", "fit-x", "fit-y", "none"),
      contains: oneOf("content", "padding"),
      resize: flag,
    }),
  ),
  padding: number(0, 500),
  background: either(off, color),
};

const viewKinds: Readonly<Record<string, (isTop: boolean) => Shape>> = {
  mark: only({ ...sized, mark }),
  layer: only({ ...sized, layer: views }),
  concat: only({ ...arranged, concat: views }),
  hconcat: only({ ...arranged, hconcat: views }),
  vconcat: only({ ...arranged, vconcat: views }),
  facet: only(
    { ...arranged, facet: either(channel, object({ row: channel, column: channel })), spec: view },
    "spec",
  ),
};

/** A whole specification, without what `chartSpecification` takes off it. */
export const specification: Shape = view;
