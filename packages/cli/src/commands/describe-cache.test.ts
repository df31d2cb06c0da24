import { expect, test } from "@jest/globals";
import { describeCache } from "./describe-cache.js";

test.each([
  ["always", "until the model or the data change"],
  ["today", "until the day of UTC ends"],
  ["once", "is not kept"],
] as const)("K5: an answer that lasts %s says so", (lasts, text) => {
  expect(describeCache({ lasts, kept: false })).toContain(text);
});
