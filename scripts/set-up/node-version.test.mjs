import { expect, it } from "@jest/globals";
import { nodeProblem } from "./node-version.mjs";

it.each(["20.19.0", "20.20.2", "22.0.0", "24.1.0"])("accepts Node %s", (version) => {
  expect(nodeProblem(version)).toBeUndefined();
});

it.each(["20.18.3", "18.20.4", "9.99.0"])("refuses Node %s and says what is needed", (version) => {
  expect(nodeProblem(version)).toBe(`Node 20.19 or newer is needed, and this is Node ${version}.`);
});
