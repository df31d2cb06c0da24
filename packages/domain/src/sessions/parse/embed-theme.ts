import type { Json, JsonObject } from "../../shared/json/json.js";

/** Colours of one scheme, by what they are for. */
const colours = [
  "bg",
  "surface",
  "raised",
  "text",
  "textMuted",
  "border",
  "accent",
  "onAccent",
  "danger",
  "good",
  "focus",
] as const;

/** The most colours of charts. */
const chartColoursMax = 8;

/** A theme as pages use it, and whether something in what was given could not be used. */
export interface ReadTheme {
  /** Undefined where nothing of it can be used. */
  readonly theme: JsonObject | undefined;
  readonly isPartly: boolean;
}

/**
 * Reads a theme by its closed schema: light and dark colours, a radius, a size, local fonts. What is
 * unknown or cannot be read is passed over, since a page must look right whatever a host sends, and
 * must load nothing (B9, G3). Any value may be given.
 */
export const readTheme = (given: unknown): ReadTheme => {
  const read = readFields(given, themeFields);
  const theme = read.value as JsonObject | undefined;
  return {
    theme: theme !== undefined && isEmpty(theme) ? undefined : theme,
    isPartly: !read.isWhole,
  };
};

interface Read {
  readonly value: Json | undefined;
  /** Whether the value holds all that was given. */
  readonly isWhole: boolean;
}

type Reader = (given: unknown) => Read;

const unreadable: Read = { value: undefined, isWhole: false };

const readIf =
  (isReadable: (given: unknown) => boolean): Reader =>
  (given) =>
    isReadable(given) ? { value: given as Json, isWhole: true } : unreadable;

const isColour = (given: unknown): boolean =>
  typeof given === "string" &&
  given.length <= 9 &&
  /^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i.test(given);

const isChartPalette = (given: unknown): boolean =>
  Array.isArray(given) && given.length <= chartColoursMax && given.every(isColour);

const isWithin =
  (least: number, most: number) =>
  (given: unknown): boolean =>
    typeof given === "number" && given >= least && given <= most;

/** Names of families that a browser looks up by itself: nothing in them can load anything. */
const isFontList = (given: unknown): boolean =>
  typeof given === "string" &&
  given.length <= 200 &&
  given
    .split(",")
    .every((family) =>
      /^(?:"[A-Za-z0-9 _-]+"|'[A-Za-z0-9 _-]+'|[A-Za-z0-9 _-]+)$/.test(family.trim()),
    );

const readFields = (given: unknown, fields: Readonly<Record<string, Reader>>): Read => {
  if (typeof given !== "object" || given === null || Array.isArray(given)) return unreadable;
  const entries: [string, Json][] = [];
  let isWhole = Object.keys(given).every((key) => Object.hasOwn(fields, key));
  for (const [key, reader] of Object.entries(fields)) {
    const item: unknown = Object.hasOwn(given, key) ? Reflect.get(given, key) : undefined;
    if (item === undefined || item === null) continue; // null counts as omitted (B8)
    const read = reader(item);
    if (read.value !== undefined) entries.push([key, read.value]);
    isWhole &&= read.isWhole;
  }
  return { value: Object.fromEntries(entries), isWhole };
};

const isEmpty = (value: JsonObject): boolean => Object.keys(value).length === 0;

const schemeFields: Readonly<Record<string, Reader>> = {
  ...Object.fromEntries(colours.map((name) => [name, readIf(isColour)])),
  chart: readIf(isChartPalette),
};

const readScheme: Reader = (given) => readFields(given, schemeFields);

const themeFields: Readonly<Record<string, Reader>> = {
  light: readScheme,
  dark: readScheme,
  radius: readIf(isWithin(0, 32)),
  fontSize: readIf(isWithin(10, 24)),
  font: readIf(isFontList),
  fontMono: readIf(isFontList),
};
