import { expect, test } from "@jest/globals";
import { presentedCaller } from "./presented-caller.js";

const key = `sk-${"a".repeat(12)}-${"s".repeat(43)}`;

test.each([
  [`Api-Key ${key}`, { apiKey: key }],
  [`Bearer ${key}`, { apiKey: key }],
  ["Bearer a.b.c", { embedToken: "a.b.c" }],
  ["bearer\ta.b.c", { embedToken: "a.b.c" }],
  [`bearer ${key}x`, { embedToken: `${key}x` }],
  ["Api-Key a.b.c", { apiKey: "a.b.c" }],
  ["Basic a.b.c", {}],
  [undefined, {}],
])("A3 E8 %j presents %j", (header, caller) => {
  expect(presentedCaller(header)).toEqual(caller);
});
