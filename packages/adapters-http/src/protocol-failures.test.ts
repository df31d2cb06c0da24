import { describe, expect, test } from "@jest/globals";
import { readFileSync } from "node:fs";
import {
  failureCodes,
  failureCodesOf,
  type EmbeddedAnalytics,
  type FailureCode,
} from "@embedded-analytics/domain";
import { callOfRoute, documentedName } from "./openapi/documented-route.fixture.js";
import { allRoutes } from "./routes/routes.js";

const page = (name: string): string =>
  readFileSync(new URL(`../../../docs/protocol/${name}`, import.meta.url), "utf8");

/** The text below a heading, up to the next one. */
const section = (name: string, heading: string): string => {
  const [, below = ""] = `\n${page(name)}`.split(`\n${heading}\n`);
  return below.split(/\n## /)[0] ?? "";
};

const codesIn = (text: string): readonly FailureCode[] => {
  const words = new Set(text.match(/`\w+`/g)?.map((word) => word.slice(1, -1)));
  return failureCodes.filter((code) => words.has(code));
};

/** What the page states once for all routes, or for all that read a body or session settings. */
const sharedBy = (possible: ReadonlySet<FailureCode>): readonly FailureCode[] => {
  const [everywhere = "", ofBodies = ""] = section("errors.md", "## Codes by route").split(
    "with a body or session settings",
  );
  const shared = codesIn(everywhere).filter((code) => code === "store_unavailable");
  return possible.has("invalid_json")
    ? [...shared, ...codesIn(ofBodies.split("\n\n")[0] ?? "")]
    : shared;
};

describe("F2 the failures that the protocol states", () => {
  test("stand in one table for every route, and are those of its use case's type", async () => {
    const table = section("errors.md", "## Codes by route");
    const rows = [...table.matchAll(/^\| `([A-Z]+ \S+)` \| (.+) \|$/gm)];
    const documented = rows.map(([, route, codes = ""]) => [route, codesIn(codes)]);
    const served = await Promise.all(
      allRoutes.map(async (route) => {
        const codes = new Set<FailureCode>(failureCodesOf[await callOfRoute(route)]);
        if (route.cors === "session" || route.cors === "assistant")
          for (const code of failureCodesOf.judgeExchangeOrigin) codes.add(code);
        const shared = sharedBy(codes);
        expect(shared.filter((code) => !codes.has(code))).toEqual([]);
        for (const code of shared) codes.delete(code);
        return [documentedName(route), failureCodes.filter((code) => codes.has(code))];
      }),
    );
    expect(Object.fromEntries(documented)).toEqual(Object.fromEntries(served));
    expect(rows).toHaveLength(new Set(allRoutes.map(documentedName)).size);
  });

  test.each<readonly [string, string, keyof EmbeddedAnalytics]>([
    ["sessions.md", "## Failures (B3)", "generateSession"],
    ["chat.md", "## Failures before the first line", "streamChat"],
    ["data.md", "# Query data (E8)", "runQuery"],
  ])("%s names below %s only codes of %s", (name, heading, call) => {
    const named = codesIn(section(name, heading));
    expect(named.length).toBeGreaterThan(7);
    const possible = new Set<FailureCode>(failureCodesOf[call]);
    expect(named.filter((code) => !possible.has(code))).toEqual([]);
  });
});
