import { expect, test } from "@jest/globals";
import { agentsArguments } from "./agents-arguments.js";

test("agents takes accounts, and whether to tell what was used, from a day on", () => {
  const nothing = { accountNames: [], usage: false, sinceMs: undefined };
  expect(agentsArguments([])).toEqual(nothing);
  expect(agentsArguments(["demo", "acme"])).toEqual({ ...nothing, accountNames: ["demo", "acme"] });
  expect(agentsArguments(["--usage"])).toEqual({ ...nothing, usage: true });
  expect(agentsArguments(["--usage", "demo", "--since", "2024-02-29"])).toEqual({
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
  expect(agentsArguments(args)).toBeUndefined();
});
