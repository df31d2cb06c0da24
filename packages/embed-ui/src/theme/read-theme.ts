import type { EmbedTheme } from "@embedded-analytics/client";

/** The colours of a scheme, as a theme names them. */
export const themeColours = [
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

/** A theme as far as it can be used, and the paths of the rest. */
export interface ReadTheme {
  readonly theme: EmbedTheme;
  readonly ignored: readonly string[];
}

type Check = (value: unknown) => boolean;

const isColour: Check = (value) =>
  typeof value === "string" && /^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i.test(value);

const isWithin =
  (least: number, most: number): Check =>
  (value) =>
    typeof value === "number" && value >= least && value <= most;

/** Names of families that a browser has: nothing in them can load anything. */
const isFontList: Check = (value) =>
  typeof value === "string" &&
  value.length <= 200 &&
  value
    .split(",")
    .every((family) =>
      /^(?:"[A-Za-z0-9 _-]+"|'[A-Za-z0-9 _-]+'|[A-Za-z0-9 _-]+)$/.test(family.trim()),
    );

const colourChecks: Readonly<Record<string, Check>> = {
  ...Object.fromEntries(themeColours.map((name) => [name, isColour])),
  chart: (value) => Array.isArray(value) && value.length <= 8 && value.every(isColour),
};

const checks: Readonly<Record<string, Check>> = {
  radius: isWithin(0, 32),
  fontSize: isWithin(10, 24),
  font: isFontList,
  fontMono: isFontList,
};

const pathLengthMax = 64;
const ignoredMax = 20;

/**
 * Reads a theme by its closed schema, the same as the service's (B9): what is unknown or unreadable is
 * passed over and named. Any value may be given; names of `Object.prototype` are unknown ones.
 */
export const readTheme = (given: unknown): ReadTheme => {
  const ignored: string[] = [];
  const pass = (path: string): void => {
    if (ignored.length < ignoredMax) ignored.push(path.slice(0, pathLengthMax));
  };
  const read = (value: unknown, of: Readonly<Record<string, Check>>, at: string): object => {
    const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
    if (!isObject) {
      pass(at);
      return {};
    }
    const entries = Object.entries(value).filter(([name, item]: [string, unknown]) => {
      if (item === undefined || item === null) return false; // counts as left out (B8)
      const isUsable = Object.hasOwn(of, name) && of[name]?.(item) === true;
      if (!isUsable && !(at === "" && isScheme(name))) pass(`${at}/${name}`);
      return isUsable;
    });
    return Object.fromEntries(entries);
  };
  const theme: Record<string, unknown> = { ...read(given, checks, "") };
  for (const scheme of ["light", "dark"]) {
    const colours: unknown =
      typeof given === "object" && given !== null && Object.hasOwn(given, scheme)
        ? Reflect.get(given, scheme)
        : undefined;
    if (colours !== undefined && colours !== null) {
      theme[scheme] = read(colours, colourChecks, `/${scheme}`);
    }
  }
  return { theme, ignored };
};

const isScheme = (name: string): boolean => name === "light" || name === "dark";
