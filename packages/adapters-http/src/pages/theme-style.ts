import type { JsonObject } from "@embedded-analytics/domain";

/**
 * The theme of a session as a style sheet, so that a page has its colours before any script runs. The
 * domain has read the theme by its closed schema: hex colours, numbers and names of local fonts (B9).
 * Empty for a theme that says nothing.
 */
export const themeStyle = (theme: JsonObject): string => {
  const light = colourRules(theme["light"]);
  const dark = colourRules(theme["dark"]);
  const other = [
    rule("radius", theme["radius"], "px"),
    rule("font-size", theme["fontSize"], "px"),
    rule("font", theme["font"]),
    rule("font-mono", theme["fontMono"]),
  ].join("");
  return [
    block(":root", other),
    block(":root:not([data-scheme=dark])", light),
    dark === ""
      ? ""
      : `@media (prefers-color-scheme: dark){${block(":root:not([data-scheme=light])", dark)}}`,
    block(":root[data-scheme=dark]", dark),
  ].join("");
};

const block = (selector: string, rules: string): string =>
  rules === "" ? "" : `${selector}{${rules}}`;

const rule = (name: string, value: unknown, unit = ""): string =>
  typeof value === "string" || typeof value === "number" ? `--ea-${name}:${value}${unit};` : "";

const colourRules = (colours: unknown): string =>
  Object.entries(typeof colours === "object" && colours !== null ? colours : {})
    .flatMap(([name, value]: [string, unknown]) =>
      Array.isArray(value)
        ? value.map((item, index) => rule(`c${index + 1}`, item))
        : [
            rule(
              name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
              value,
            ),
          ],
    )
    .join("");
