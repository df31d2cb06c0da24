import { describe, expect, it } from "@jest/globals";
import { asStored, planned, stored } from "./cases.fixture.js";

const changesOf = (
  fields: Parameters<typeof planned>[0],
  change: Parameters<typeof stored>[0] = {},
) => {
  const { changes, problems } = planned(fields, stored(change));
  expect(problems).toEqual([]);
  return changes;
};

describe("C5: a new account", () => {
  it("of which only the name is said has what the decisions give it (A2, A4, service.md 8)", () => {
    expect(planned({}).changes).toEqual({
      id: 1001,
      name: "demo",
      revision: undefined,
      settings: {
        plan: "enterprise",
        creatorModeEnabled: false,
        externalUsersMax: 10_000,
        allowedOrigins: [],
        defaultDeploymentId: undefined,
      },
      deployments: [],
      agents: [],
      keys: [],
      internalUsers: [],
      embedTenants: [{ id: 1002, name: "demo" }],
      catalogs: [],
    });
  });

  it("comes with everything that hangs on it, under new ids that fit together", () => {
    const material = { id: "serverserver", digest: "5".repeat(64) };
    const { changes, problems } = planned(asStored, undefined, [material]);
    expect(problems).toEqual([]);
    expect(changes).toMatchObject({
      revision: undefined,
      settings: { creatorModeEnabled: true, defaultDeploymentId: 1 },
      deployments: stored().deployments,
      agents: stored().agents,
      keys: stored().keys,
    });
    const [group] = changes?.catalogs[0]?.groups ?? [];
    const [attribute] = changes?.catalogs[0]?.attributes ?? [];
    expect(changes?.catalogs[0]?.catalogId).toBe(changes?.id);
    expect(changes?.internalUsers).toMatchObject([
      {
        username: "ada@demo.test",
        groupIds: [group?.id],
        values: [{ attributeId: attribute?.id, value: "Berlin" }],
      },
    ]);
    expect(changes?.embedTenants.map(({ name }) => name)).toEqual(["demo", "acme-corp"]);
    expect(changes?.catalogs[1]?.catalogId).toBe(changes?.embedTenants[1]?.id);
  });

  it("gives every new thing an id of its own", () => {
    const changes = planned(asStored, undefined, [
      { id: "serverserver", digest: "5".repeat(64) },
    ]).changes;
    const ids = [
      changes?.id,
      ...(changes?.embedTenants ?? []).map(({ id }) => id),
      ...(changes?.internalUsers ?? []).map(({ id }) => id),
      ...(changes?.catalogs ?? []).flatMap(({ groups, attributes }) =>
        [...groups, ...attributes].map(({ id }) => id),
      ),
    ];
    expect(ids).toHaveLength(7);
    expect(new Set(ids).size).toBe(7);
  });
});

describe("C5: applying what already is", () => {
  it("writes nothing", () => {
    expect(changesOf(asStored)).toBeUndefined();
  });

  it("writes nothing where the declaration says less than is stored", () => {
    expect(changesOf({})).toBeUndefined();
    expect(
      changesOf({ keys: [{ name: "server" }], deployments: [{ id: 1, name: "shop" }] }),
    ).toBeUndefined();
    expect(
      changesOf({ groups: [{ name: "analysts" }], userAttributes: [{ name: "city" }] }),
    ).toBeUndefined();
    expect(changesOf({ internalUsers: [{ username: " ADA@demo.test " }] })).toBeUndefined();
    expect(
      changesOf({ flags: {}, limits: {}, embedTenants: [{ name: "acme-corp" }] }),
    ).toBeUndefined();
  });

  it("does not take away what is not declared: apply never deletes", () => {
    const changes = changesOf({ groups: [{ name: "new" }] });
    expect(changes).toMatchObject({
      keys: [],
      deployments: [],
      agents: [],
      internalUsers: [],
      embedTenants: [],
    });
    expect(changes?.settings).toEqual(stored().settings);
    expect(changes?.catalogs).toEqual([
      { catalogId: 1, groups: [{ id: 1001, name: "new", description: undefined }], attributes: [] },
    ]);
  });
});

describe("C5: each setting may change by itself", () => {
  it.each<[string, Parameters<typeof planned>[0], object]>([
    ["the plan", { plan: "premium" }, { plan: "premium" }],
    ["creator mode", { flags: { useCreatorMode: false } }, { creatorModeEnabled: false }],
    ["the limit of users", { limits: { externalUsers: 0 } }, { externalUsersMax: 0 }],
    ["the origins", { allowedOrigins: ["https://b.test"] }, { allowedOrigins: ["https://b.test"] }],
    ["the origins, to none", { allowedOrigins: [] }, { allowedOrigins: [] }],
    [
      "the default deployment, away",
      { deployments: [{ id: 1, name: "shop", default: false }] },
      { defaultDeploymentId: undefined },
    ],
  ])("%s", (_what, fields, settings) => {
    const changes = changesOf(fields);
    expect(changes?.settings).toEqual({ ...stored().settings, ...settings });
    expect(changes).toMatchObject({ id: 1, revision: 4, deployments: [], keys: [], catalogs: [] });
  });
});

describe("B8: null in a declaration", () => {
  const limited = {
    settings: {
      ...stored().settings,
      externalUsersMax: 5,
      limits: { callsPerMinute: 6, threads: 7 },
      threadsDays: 8,
    },
  };
  const settingsAfter = (fields: Parameters<typeof planned>[0]) =>
    changesOf(fields, limited)?.settings;

  it("takes a limit away, and what is left out stays", () => {
    const settings = settingsAfter({ limits: { callsPerMinute: null } });
    expect(settings).toEqual({ ...limited.settings, limits: { threads: 7 } });
    expect(changesOf({ limits: { definitions: null } }, limited)).toBeUndefined();
  });

  it("gives the limit of users its default again, and may leave no limit and no retention", () => {
    const settings = settingsAfter({
      limits: { externalUsers: null, callsPerMinute: null, threads: null },
      retention: { threadsDays: null },
    });
    expect(settings).toMatchObject({ externalUsersMax: 10_000 });
    expect(settings?.limits).toBeUndefined();
    expect(settings?.threadsDays).toBeUndefined();
  });
});

describe("A4: embed tenants of the file", () => {
  it("that are new come with their definitions", () => {
    const changes = changesOf({
      embedTenants: [
        { name: "globex", groups: [{ name: "staff" }], userAttributes: [{ name: "region" }] },
      ],
    });
    const [tenant] = changes?.embedTenants ?? [];
    expect(tenant?.name).toBe("globex");
    expect(changes?.catalogs).toMatchObject([
      {
        catalogId: tenant?.id,
        groups: [{ name: "staff" }],
        attributes: [{ name: "region", type: "string" }],
      },
    ]);
  });

  it("that exist get new definitions in their own scope", () => {
    const changes = changesOf({
      embedTenants: [{ name: "acme-corp", groups: [{ name: "buyers" }, { name: "sellers" }] }],
    });
    expect(changes?.embedTenants).toEqual([]);
    expect(changes?.catalogs).toMatchObject([{ catalogId: 40, groups: [{ name: "sellers" }] }]);
  });

  it("may be the account's own one, which is not made a second time", () => {
    const { changes, problems } = planned({
      name: "demo-corp",
      embedTenants: [{ name: "demo-corp", groups: [{ name: "own" }] }],
    });
    expect(problems).toEqual([]);
    expect(changes?.embedTenants).toHaveLength(1);
    expect(changes?.catalogs).toMatchObject([
      { catalogId: changes?.embedTenants[0]?.id, groups: [{ name: "own" }] },
    ]);
  });
});

describe("C5: what is declared twice is pointed at", () => {
  it.each<[string, Parameters<typeof planned>[0]]>([
    ["keys/1/name", { keys: [{ name: "server" }, { name: "server" }] }],
    [
      "deployments/1/id",
      {
        deployments: [
          { id: 1, name: "a" },
          { id: 1, name: "b" },
        ],
      },
    ],
    [
      "agents/1/id",
      {
        agents: [
          { id: "1", name: "a" },
          { id: "1", name: "b" },
        ],
      },
    ],
    ["groups/1/name", { groups: [{ name: "a" }, { name: "a" }] }],
    ["userAttributes/1/name", { userAttributes: [{ name: "a" }, { name: "a" }] }],
    ["internalUsers/1/username", { internalUsers: [{ username: "bob" }, { username: " BOB" }] }],
    [
      "internalUsers/0/userAttributes/1/name",
      {
        internalUsers: [
          {
            username: "bob",
            userAttributes: [
              { name: "city", value: "a" },
              { name: "city", value: "b" },
            ],
          },
        ],
      },
    ],
    ["embedTenants/1/name", { embedTenants: [{ name: "globex" }, { name: "globex" }] }],
    [
      "embedTenants/0/groups/1/name",
      { embedTenants: [{ name: "globex", groups: [{ name: "a" }, { name: "a" }] }] },
    ],
  ])("%s", (place, fields) => {
    expect(planned(fields, stored()).problems).toEqual([
      { pointer: `/accounts/0/${place}`, message: "is declared twice" },
    ]);
  });

  it("names of different kinds, or in different scopes, are no repetition", () => {
    const { problems } = planned({
      groups: [{ name: "a" }, { name: "A" }],
      userAttributes: [{ name: "a" }],
      embedTenants: [{ name: "globex", groups: [{ name: "a" }], userAttributes: [{ name: "a" }] }],
    });
    expect(problems).toEqual([]);
  });
});
