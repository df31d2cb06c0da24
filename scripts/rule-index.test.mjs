import { expect, test } from "@jest/globals";
import { readFile } from "node:fs/promises";
import { proofs, protocolPath, rules, withRuleIndex } from "./rule-index.mjs";

test.each(Object.keys(rules))("rule %s is proven by a test", async (rule) => {
  expect((await proofs()).get(rule)).not.toEqual([]);
});

test("PROTOCOL.md names the tests as they are; `npm run rules` brings it up to date", async () => {
  const protocol = await readFile(protocolPath, "utf8");
  expect(withRuleIndex(protocol, await proofs())).toBe(protocol);
});
