import { expect, test } from "@jest/globals";
import { readFile } from "node:fs/promises";
import { coverage, coverageFile, proofs, rules, threats } from "./coverage.mjs";

const found = await proofs({ ...rules, ...threats });

test.each(Object.keys({ ...rules, ...threats }))("%s is proven by a test", (id) => {
  expect(found.get(id)).not.toEqual([]);
});

test("docs/coverage.md names the tests as they are; else `npm run rules`", async () => {
  expect(await readFile(coverageFile, "utf8")).toBe(await coverage());
});
