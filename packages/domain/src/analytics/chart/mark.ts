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
import { color, word } from "./values.js";

const type = oneOf(
  ...["arc", "area", "bar", "boxplot", "circle", "errorband", "errorbar", "line", "point"],
  ...["rect", "rule", "square", "text", "tick", "trail"],
);
const length = number(-5000, 5000);
const share = number(0, 1);

const style: Keys = {
  ...named(either(off, color), "color", "fill", "stroke"),
  ...named(share, "opacity", "fillOpacity", "strokeOpacity"),
  ...named(length, "size", "strokeWidth", "angle", "radius", "thickness"),
  strokeDash: list(number(0, 100), 10),
  shape: word,
  filled: flag,
};
const part = either(flag, object(style));

/** How the data is drawn. Images and maps are not among the marks (T16). */
export const mark: Shape = either(
  type,
  object(
    {
      type,
      ...style,
      tooltip: either(flag, off, object({ content: oneOf("data", "encoding") })),
      point: either(oneOf("transparent"), part),
      line: part,
      ...named(part, "ticks", "box", "median", "rule", "outliers", "band", "borders"),
      clip: flag,
      ...named(
        word,
        "interpolate",
        "align",
        "baseline",
        "fontWeight",
        "fontStyle",
        "strokeCap",
        "strokeJoin",
      ),
      orient: oneOf("horizontal", "vertical"),
      ...named(
        length,
        "cornerRadius",
        "cornerRadiusEnd",
        "cornerRadiusTopLeft",
        "cornerRadiusTopRight",
      ),
      ...named(
        length,
        "cornerRadiusBottomLeft",
        "cornerRadiusBottomRight",
        "innerRadius",
        "outerRadius",
      ),
      ...named(
        length,
        "radius2",
        "padAngle",
        "theta",
        "theta2",
        "dx",
        "dy",
        "fontSize",
        "binSpacing",
      ),
      ...named(length, "xOffset", "yOffset", "tension", "limit"),
      ...named(either(length, object({ band: share })), "width", "height"),
      extent: either(oneOf("min-max", "ci", "iqr", "stderr", "stdev"), number(0, 10)),
    },
    ["type"],
  ),
);
