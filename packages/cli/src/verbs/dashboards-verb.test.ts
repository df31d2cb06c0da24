import { expect, test } from "@jest/globals";
import { describeTile } from "../commands/describe-tile.js";
import { read } from "./verbs.fixture.js";

const dashboards = (...args: readonly string[]) => read("dashboards", ...args).asked;

const asJane = ["--as", "jane", "--account", "demo", "--deployment", "1"];

test("H1: dashboards check takes a file, and a user to run tiles as", () => {
  expect(dashboards("check", "a.yaml")).toEqual({
    kind: "check",
    file: "a.yaml",
    about: undefined,
    isJson: false,
  });
  expect(dashboards("check", "a.yaml", "--json")).toMatchObject({ isJson: true });
  expect(dashboards("check", "a.yaml", ...asJane, "--branch=dev")).toEqual({
    kind: "check",
    file: "a.yaml",
    about: {
      accountName: "demo",
      deploymentId: 1,
      userName: "jane",
      embedTenantName: undefined,
      creatorMode: false,
      branchName: "dev",
    },
    isJson: false,
  });
});

const ofTenant = ["--account", "demo", "--deployment", "1", "--embed-tenant", "acme"];

test("H3: dashboards export takes an embed tenant", () => {
  expect(dashboards("export", ...ofTenant)).toEqual({
    kind: "export",
    place: { accountName: "demo", deploymentId: 1, embedTenantName: "acme" },
  });
});

test.each([
  [[]],
  [["export"]],
  [["export", ...ofTenant.slice(2)]],
  [["export", ...ofTenant, "--as", "jane"]],
  [["check"]],
  [["export", "a.yaml"]],
  [["check", "a.yaml", "b.yaml"]],
  [["check", "a.yaml", "--account", "demo"]],
  [["check", "a.yaml", "--as", "jane"]],
  [["check", "a.yaml", ...asJane, "--deployment", "one"]],
  [["check", "a.yaml", "--unknown"]],
])("dashboards does not understand %j", (args) => {
  expect(dashboards(...args)).toBe(2);
});

test("H1: a tile is printed with its rows, or with what it says instead", () => {
  const tile = { publicId: "sales", tileId: "revenue" };
  expect(describeTile({ ...tile, outcome: { totalRows: 1 } })).toBe("sales/revenue: 1 row");
  expect(describeTile({ ...tile, outcome: { problem: "No." } })).toBe("sales/revenue: No.");
  const place = { file: "shop/dashboards/sales.yml", line: 7, column: 11 };
  expect(describeTile({ ...tile, outcome: { totalRows: 2 } }, place)).toBe("sales/revenue: 2 rows");
  expect(describeTile({ ...tile, outcome: { problem: "No." } }, place)).toBe(
    "shop/dashboards/sales.yml:7:11: dashboard sales, tile revenue: No.",
  );
});
