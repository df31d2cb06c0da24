import { expect, test } from "@jest/globals";
import { read } from "./verbs.fixture.js";

const explain = (...args: readonly string[]) => read("explain", ...args).asked;
const least = ["--account", "demo", "--deployment", "1", "--user", "jane"];

test("explain takes a user and a statement", () => {
  expect(explain(...least, "SELECT 1")).toEqual({
    about: {
      accountName: "demo",
      deploymentId: 1,
      userName: "jane",
      embedTenantName: undefined,
      creatorMode: false,
      branchName: undefined,
    },
    sql: "SELECT 1",
    analyze: false,
    isJson: false,
  });
  expect(explain(...least, "--analyze", "SELECT 1")).toMatchObject({ analyze: true });
  expect(explain(...least, "--json", "SELECT 1")).toMatchObject({ isJson: true });
  const more = ["--embed-tenant", "acme-corp", "--creator-mode", "--branch=dev"];
  expect(explain("SELECT 1", ...more, ...least)).toMatchObject({
    about: { embedTenantName: "acme-corp", creatorMode: true, branchName: "dev" },
  });
});

test.each([
  [[]],
  [least],
  [[...least, "SELECT 1", "SELECT 2"]],
  [["--account", "demo", "--deployment", "1", "SELECT 1"]],
  [["--account", "demo", "--deployment", "one", "--user", "jane", "SELECT 1"]],
  [[...least, "--unknown", "x", "SELECT 1"]],
  [[...least, "SELECT 1", "--branch"]],
])("explain does not understand %j", (args) => {
  expect(explain(...args)).toBe(2);
});
