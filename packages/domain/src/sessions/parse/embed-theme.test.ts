import { describe, expect, it } from "@jest/globals";
import { readTheme } from "./embed-theme.js";

const whole = {
  light: { bg: "#fff", textMuted: "#6b7280", accent: "#0A0", chart: ["#123456", "#abcdef80"] },
  dark: { bg: "#000000", onAccent: "#fffc" },
  radius: 8,
  fontSize: 14,
  font: 'Inter, "Segoe UI", sans-serif',
  fontMono: "monospace",
};

describe("B9: the schema of a theme", () => {
  it("takes colours of both schemes, a radius, a size, local fonts, colours of charts", () => {
    expect(readTheme(whole)).toEqual({ theme: whole, isPartly: false });
    expect(readTheme({})).toEqual({ theme: undefined, isPartly: false });
    expect(readTheme({ radius: 0, light: null })).toEqual({
      theme: { radius: 0 },
      isPartly: false,
    });
  });

  it.each([
    [{ primary: "#fff" }],
    [{ light: { primary: "#fff" } }],
    [{ light: { bg: "red" } }],
    [{ light: { bg: "url(https://x.test/a.png)" } }],
    [{ light: { bg: "#12345" } }],
    [{ light: { bg: ["#fff"] } }],
    [{ light: { chart: ["#fff", "red"] } }],
    [{ light: { chart: Array.from({ length: 9 }, () => "#fff") } }],
    [{ light: "#fff" }],
    [{ radius: "8px" }],
    [{ radius: 33 }],
    [{ radius: Number.NaN }],
    [{ fontSize: 9 }],
    [{ font: "x; background: url(//x.test)" }],
    [{ font: "url(x)" }],
    [{ font: "" }],
    [{ font: "a".repeat(201) }],
    [JSON.parse('{"__proto__": {"radius": 1}}') as object],
  ])("passes over %j, and keeps the rest", (odd) => {
    const { theme, isPartly } = readTheme({ fontMono: "monospace", ...odd });
    expect(isPartly).toBe(true);
    expect(theme).toEqual({
      fontMono: "monospace",
      ...("light" in odd && isObject(odd.light) ? { light: {} } : {}),
    });
  });

  it.each([null, undefined, 5, "dark", [], [whole]])("takes nothing of %j", (given) => {
    expect(readTheme(given)).toEqual({ theme: undefined, isPartly: true });
  });
});

const isObject = (value: unknown): boolean => typeof value === "object";
