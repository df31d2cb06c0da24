import { expect, test } from "@jest/globals";
import { untyped } from "../untyped.fixture.js";
import { readTheme } from "./read-theme.js";

const { ignoredFields } = await untyped<{
  readonly ignoredFields: (call: string, body: object) => readonly string[];
}>("@embedded-analytics/domain");

const hostile = "url(https://evil.example/x.png)";

test.each([
  [
    { light: { accent: "#123", chart: ["#fff", "#00000080"] }, radius: 4, font: "Georgia, serif" },
    [],
  ],
  [{ light: { accent: hostile } }, ["/light/accent"]],
  [{ font: hostile }, ["/font"]],
  [{ font: "a; background: red" }, ["/font"]],
  [{ radius: "4px" }, ["/radius"]],
  [{ radius: NaN }, ["/radius"]],
  [{ fontSize: 200 }, ["/fontSize"]],
  [{ light: { chart: ["#fff", "red"] } }, ["/light/chart"]],
  [{ dark: [] }, ["/dark"]],
  [JSON.parse('{"__proto__": {"font": "x"}, "constructor": 1}'), ["/__proto__", "/constructor"]],
  [{ light: { accent: null } }, []],
  ["red", [""]],
] as const)("B9: of %j the page passes over %j, as the service does", (given, ignored) => {
  const read = readTheme(given);
  expect(read.ignored).toEqual(ignored);
  expect(JSON.stringify(read.theme)).not.toContain("url(");
  const isPartly = ignoredFields("generateSession", { embedTheme: given }).length > 0;
  expect(isPartly).toBe(ignored.length > 0);
});
