import { describe, expect, test } from "@jest/globals";
import { readText } from "../untyped.fixture.js";
import { contrast, rgbOf } from "./contrast.js";
import { ownColours, themeTokens } from "./theme-tokens.js";

const css = readText("embed-ui/src/styles/tokens.css");
const cssTokens = (block: string): Record<string, string> =>
  Object.fromEntries(
    [...block.matchAll(/(--ea-[a-z0-9-]+):\s*(#[0-9a-f]{6});/g)].map(([, name, hex]) => [
      name ?? "",
      hex ?? "",
    ]),
  );
const own = {
  light: cssTokens(css.slice(0, css.indexOf("@media"))),
  dark: cssTokens(css.slice(css.lastIndexOf(':root[data-scheme="dark"]'))),
};

const themes = {
  "the page's own": {},
  "a yellow accent": { light: { accent: "#ffe600" }, dark: { accent: "#ffe600" } },
  "a black surface": {
    light: { bg: "#000000", surface: "#000000", raised: "#000000" },
    dark: { bg: "#000000", surface: "#000", raised: "#000000ff" },
  },
  "pale grey text": {
    light: { text: "#c8c8c8", textMuted: "#dddddd", focus: "#eeeeee" },
    dark: { text: "#333333", textMuted: "#22222280", focus: "#111111" },
  },
} as const;

const cases = Object.entries(themes).flatMap(([name, theme]) =>
  (["light", "dark"] as const).map((scheme) => [name, scheme, theme] as const),
);

describe("B9: colours can be read, whatever a host's theme is", () => {
  test.each(cases)("%s, %s", (_name, scheme, theme) => {
    const tokens = { ...own[scheme], ...themeTokens(theme, scheme) };
    const of = (name: string) => rgbOf(tokens[`--ea-${name}`] ?? "none");
    const link = tokens["--ea-link"] === undefined ? "accent" : "link";
    for (const ground of ["bg", "surface", "raised"]) {
      for (const name of ["text", "text-muted", "danger", "good", link]) {
        const ratio = contrast(of(name), of(ground));
        expect([name, ground, ratio >= 4.5 || ratio]).toEqual([name, ground, true]);
      }
    }
    for (const name of ["focus", "control"]) {
      const ratio = contrast(of(name), of("bg"));
      expect([name, ratio >= 3 || ratio]).toEqual([name, true]);
    }
    expect(contrast(of("on-accent"), of("accent"))).toBeGreaterThanOrEqual(4.5);
  });

  test("what a theme does not name is as in the style sheet", () => {
    for (const scheme of ["light", "dark"] as const) {
      for (const [name, hex] of Object.entries(ownColours[scheme])) {
        const token = `--ea-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
        expect([scheme, token, own[scheme][token]]).toEqual([scheme, token, hex]);
      }
    }
  });

  test("colours that can be read are left as the host gave them", () => {
    const theme = { light: { accent: "#1f5c47", text: "#111111", chart: ["#1f5c47"] }, radius: 2 };
    expect(themeTokens(theme, "light")).toMatchObject({
      "--ea-accent": "#1f5c47",
      "--ea-text": "#111111",
      "--ea-c1": "#1f5c47",
      "--ea-radius": "2px",
    });
    const accentOnly = themeTokens({ light: { accent: "#ffe600" } }, "light");
    expect(contrast(rgbOf(accentOnly["--ea-c1"] ?? "none"), rgbOf("#fff"))).toBeGreaterThanOrEqual(
      3,
    );
    expect(themeTokens({ font: "Georgia" }, "dark")).toEqual({ "--ea-font": "Georgia" });
  });
});
