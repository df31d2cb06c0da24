import { expect, test } from "@jest/globals";
import { read } from "./verbs.fixture.js";

const agents = (...args: readonly string[]) => read("agents", ...args).asked;

test("agents takes accounts, and whether to show what was used, from a day on", () => {
  const verbs = ["list", "create", "update", "delete"];
  const nothing = { accountNames: [], usage: false, sinceMs: undefined, isJson: false, verbs };
  expect(agents()).toEqual(nothing);
  expect(agents("demo", "acme", "--json")).toEqual({
    ...nothing,
    accountNames: ["demo", "acme"],
    isJson: true,
  });
  expect(agents("--usage")).toEqual({ ...nothing, usage: true });
  expect(agents("--usage", "demo", "--since", "2024-02-29")).toEqual({
    ...nothing,
    accountNames: ["demo"],
    usage: true,
    sinceMs: Date.UTC(2024, 1, 29),
  });
});

test.each([
  [["--unknown"]],
  [["--since", "2026-11-01"]],
  [["--usage", "--since"]],
  [["--usage", "--since", "yesterday"]],
  [["--usage", "--since", "2026-11-1"]],
  [["--usage", "--since", "2026-02-29"]],
])("agents does not understand %j", (args) => {
  expect(agents(...args)).toBe(2);
});
