import { beforeEach, expect, it } from "@jest/globals";
import { codeOf, failureOf } from "../../failures.fixture.js";
import { withKey } from "../../world.fixture.js";
import type { ExplainedUser } from "./explained-access.js";
import { queryWorld, type QueryWorld } from "../query/run-query.fixture.js";

let at: QueryWorld;
beforeEach(async () => {
  at = await queryWorld();
});

const about = (over: Partial<ExplainedUser> = {}): ExplainedUser => ({
  accountName: "demo",
  deploymentId: 1,
  userName: "jane",
  embedTenantName: undefined,
  creatorMode: false,
  branchName: undefined,
  ...over,
});

it("E6: shows what a stored user's query would be decided on, and writes nothing", async () => {
  await at.service.generateSession(withKey(), { externalId: "jane", groups: ["analysts"] });
  const before = at.stored();
  const explained = await at.service.explainAccess(about());
  expect(explained).toMatchObject({
    deployment: { id: 1 },
    userKind: "external",
    user: { lane: "tenant_wide", groups: ["analysts"] },
    model: { version: "main-1" },
    access: { sales: [{ rows: { kind: "all" } }] },
  });
  expect(at.stored()).toEqual(before);
});

it("E1: times are in the zone that a query of theirs would be in", async () => {
  const zoneOf = async (timezone: string): Promise<string> => {
    const world = await queryWorld(({ dataUsers }) => ({
      dataUsers: {
        load: async (...args) => {
          const { deployment, ...stored } = await dataUsers.load(...args);
          return { ...stored, deployment: deployment && { ...deployment, timezone } };
        },
      },
    }));
    return (await world.service.explainAccess(about())).timezone;
  };
  expect(await zoneOf("europe/berlin")).toBe("Europe/Berlin");
  expect(await zoneOf("Mars/Olympus")).toBe("UTC");
});

it("A5: reads the lane and the embed tenant that are named", async () => {
  const embedTenantName = "acme-corp";
  const body = { externalId: "jane", embedTenantName, creatorMode: true, groups: ["buyers"] };
  await at.service.generateSession(withKey(), body);
  const groupsOf = async (over: Partial<ExplainedUser>) =>
    (await at.service.explainAccess(about(over))).user.groups;
  expect(await groupsOf({ embedTenantName, creatorMode: true })).toEqual(["buyers"]);
  expect(await groupsOf({ embedTenantName })).toEqual([]);
});

it("A4: knows internal users by name, and strangers by their defaults", async () => {
  const internal = await at.service.explainAccess(about({ userName: " ADA@demo.test" }));
  expect(internal.userKind).toBe("internal");
  const stranger = await at.service.explainAccess(about());
  expect([stranger.userKind, stranger.user.groups]).toEqual([undefined, []]);
});

it("A4: an account without keys has internal users, and says why it finds no others", async () => {
  await at.service.applyDeclaration(
    {
      accounts: [
        {
          name: "keyless",
          deployments: [{ id: 1, name: "shop" }],
          groups: [{ name: "analysts" }],
          internalUsers: [{ username: "ada@demo.test", groups: ["analysts"] }],
        },
      ],
    },
    {},
  );
  const accountName = "keyless";
  const { userKind, user } = await at.service.explainAccess(
    about({ accountName, userName: "Ada@demo.test" }),
  );
  expect([userKind, user.groups]).toEqual(["internal", ["analysts"]]);
  const failure = await failureOf(at.service.explainAccess(about({ accountName })));
  expect([failure.code, failure.detail]).toEqual([
    "invalid_request",
    "External users are looked up through an API key, and the account has none. Declare one.",
  ]);
});

it.each([
  ["tenant_not_found", { accountName: "nobody" }],
  ["tenant_not_found", { embedTenantName: "nobody-corp" }],
  ["deployment_not_found", { deploymentId: 9 }],
  ["branch_not_found", { branchName: "nowhere" }],
] as const)("fails with %s for %j", async (code, over) => {
  expect(await codeOf(at.service.explainAccess(about(over)))).toBe(code);
});
