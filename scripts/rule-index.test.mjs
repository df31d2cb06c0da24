import { expect, test } from "@jest/globals";
import { readFile } from "node:fs/promises";
import { papers, proofs, rules, threats, withIndex } from "./rule-index.mjs";

test.each(Object.keys({ ...rules, ...threats }))("%s is proven by a test", async (id) => {
  expect((await proofs({ ...rules, ...threats })).get(id)).not.toEqual([]);
});

test.each(papers)("$path names the tests as they are; else `npm run rules`", async (paper) => {
  const text = await readFile(paper.path, "utf8");
  expect(withIndex(text, paper, await proofs(paper.ids))).toBe(text);
});
