import { describe, expect, it } from "@jest/globals";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { root } from "../set-up/ensure-installed.mjs";
import LongestFirst, { longest } from "./longest-first.mjs";
import { jestArguments } from "./test-suites.mjs";

const context = {
  config: { id: "any", cacheDirectory: "/nowhere" },
  hasteFS: { getSize: (path) => path.length },
};
const testOf = (path) => ({ path, context });

describe("the order in which test files run", () => {
  it("begins with the longest, and loses none", () => {
    const paths = ["/any/z.test.ts", ...longest.map((name) => `/any/${name}`), "/any/a.test.ts"];
    const ordered = new LongestFirst({ contexts: [], globalConfig: {} })
      .sort(paths.toReversed().map(testOf))
      .map(({ path }) => path);
    expect(ordered.slice(0, longest.length)).toEqual(longest.map((name) => `/any/${name}`));
    expect(ordered.toSorted()).toEqual(paths.toSorted());
  });

  it("names files that are there and that npm test runs", () => {
    const patterns = jestArguments([])
      .slice(1)
      .map((pattern) => new RegExp(pattern));
    for (const name of longest) {
      expect(existsSync(join(root, name))).toBe(true);
      expect(patterns.some((pattern) => pattern.test(`/any/${name}`))).toBe(false);
    }
  });
});
