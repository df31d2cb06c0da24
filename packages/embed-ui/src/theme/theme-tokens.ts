import type { EmbedTheme, EmbedThemeColors } from "@embedded-analytics/client";
import { readableOn, rgbOf, type Rgb } from "./contrast.js";
import { themeColours } from "./read-theme.js";

/** The page's own colours, for what a theme leaves out; the same as in tokens.css. */
export const ownColours = {
  light: {
    bg: "#ffffff",
    surface: "#f5f6f8",
    raised: "#ffffff",
    text: "#15181e",
    textMuted: "#5b6472",
    border: "#e2e5ea",
    accent: "#2457d6",
    onAccent: "#ffffff",
    danger: "#b3261e",
    good: "#1a7f4b",
    focus: "#2457d6",
  },
  dark: {
    bg: "#14171c",
    surface: "#1d2128",
    raised: "#252a33",
    text: "#e9ebef",
    textMuted: "#a0a8b5",
    border: "#2f3540",
    accent: "#86a8ff",
    onAccent: "#0d1526",
    danger: "#ff9a92",
    good: "#6fd3a0",
    focus: "#86a8ff",
  },
} as const;

/** Of a control's border, which a theme does not name; as in tokens.css. */
const ownControl = { light: "#868f9d", dark: "#778190" } as const;

/** Contrast of text, and of marks and borders of controls. */
const textLeast = 4.5;
const markLeast = 3;

/**
 * The tokens of a theme in one scheme, by CSS name. Colours that could not be read where they stand are
 * moved towards black or white until they can; a theme without colours in the scheme sets none.
 */
export const themeTokens = (
  theme: EmbedTheme,
  scheme: "light" | "dark",
): Readonly<Record<string, string>> => {
  const given = theme[scheme];
  return {
    ...(given === undefined ? {} : colourTokens(given, scheme)),
    ...(theme.radius === undefined ? {} : { "--ea-radius": `${theme.radius}px` }),
    ...(theme.fontSize === undefined ? {} : { "--ea-font-size": `${theme.fontSize}px` }),
    ...(theme.font === undefined ? {} : { "--ea-font": theme.font }),
    ...(theme.fontMono === undefined ? {} : { "--ea-font-mono": theme.fontMono }),
  };
};

const colourTokens = (
  given: EmbedThemeColors,
  scheme: "light" | "dark",
): Record<string, string> => {
  const colours = { ...ownColours[scheme], ...given };
  const page = scheme === "light" ? rgbOf("#fff") : rgbOf("#000");
  const grounds: readonly Rgb[] = [colours.bg, colours.surface, colours.raised].map((hex) =>
    rgbOf(hex, page),
  );
  const text = (hex: string): string => readableOn(hex, grounds, textLeast);
  const mark = (hex: string): string => readableOn(hex, grounds, markLeast);
  const readable: Record<(typeof themeColours)[number], string> = {
    ...colours,
    text: text(colours.text),
    textMuted: text(colours.textMuted),
    danger: text(colours.danger),
    good: text(colours.good),
    focus: mark(given.focus ?? colours.accent),
    onAccent: readableOn(colours.onAccent, [rgbOf(colours.accent, grounds[0])], textLeast),
  };
  const tokens: Record<string, string> = {
    "--ea-link": text(colours.accent),
    "--ea-control": mark(ownControl[scheme]),
  };
  for (const name of themeColours) tokens[cssName(name)] = readable[name];
  for (const [index, hex] of (given.chart ?? []).entries())
    tokens[`--ea-c${index + 1}`] = mark(hex);
  return tokens;
};

const cssName = (name: string): string =>
  `--ea-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
