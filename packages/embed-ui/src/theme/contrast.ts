/** Red, green and blue from 0 to 255. */
export type Rgb = readonly [number, number, number];

/** The colour of a hex text; what is transparent in it counts as seen on `under`. */
export const rgbOf = (hex: string, under: Rgb = [255, 255, 255]): Rgb => {
  const digits = hex.replace("#", "");
  const long = digits.length < 6 ? [...digits].map((digit) => digit + digit).join("") : digits;
  const part = (at: number): number => parseInt(long.slice(at, at + 2), 16);
  const alpha = long.length === 8 ? part(6) / 255 : 1;
  const mixed = (at: 0 | 1 | 2): number => part(at * 2) * alpha + under[at] * (1 - alpha);
  return [mixed(0), mixed(1), mixed(2)];
};

const hexOf = (colour: Rgb): string =>
  `#${colour.map((part) => Math.round(part).toString(16).padStart(2, "0")).join("")}`;

const luminance = (colour: Rgb): number => {
  const [red = 0, green = 0, blue = 0] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** The contrast of two colours, from 1 to 21 (WCAG 2). */
export const contrast = (one: Rgb, other: Rgb): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

const black: Rgb = [0, 0, 0];
const white: Rgb = [255, 255, 255];
const steps = 20;

/**
 * The colour, or as near to it as gives the contrast on each of the grounds: mixed with black or white,
 * whichever is read better there. Where no colour reaches it, the better of the two.
 */
export const readableOn = (hex: string, grounds: readonly Rgb[], least: number): string => {
  const colour = rgbOf(hex, grounds[0]);
  const worst = (of: Rgb): number => Math.min(...grounds.map((ground) => contrast(of, ground)));
  if (worst(colour) >= least) return hex;
  const target = worst(black) >= worst(white) ? black : white;
  for (let step = 1; step <= steps; step += 1) {
    const share = step / steps;
    const mixed = colour.map((part, at) => part + ((target[at] ?? 0) - part) * share);
    const rounded = rgbOf(hexOf(mixed as unknown as Rgb));
    if (worst(rounded) >= least) return hexOf(rounded);
  }
  return hexOf(target);
};
