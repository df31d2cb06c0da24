import { beforeEach, describe, expect, it } from "@jest/globals";
import { codeOf, failureOf } from "../../failures.fixture.js";
import { keys, withKey } from "../../world.fixture.js";
import { bodyFor, queryWorld, sessionFor, type QueryWorld } from "../query/run-query.fixture.js";

let at: QueryWorld;
beforeEach(async () => {
  at = await queryWorld();
});

const userFor = async (sessionSettings: object, key: string = keys.admin) =>
  (await sessionFor(at, withKey(key), bodyFor(sessionSettings))).user;

const jane = { externalId: "jane" };
const janesRights = {
  groups: ["analysts"],
  userAttributes: [
    { name: "city", value: "Berlin" },
    { name: "floor", value: 3 },
  ],
  securityContext: { team: 7 },
};
const provision = () => at.service.generateSession(withKey(), { ...jane, ...janesRights });

describe("E8: the rights of the user whom sessionSettings names", () => {
  it("are those that are stored, where nothing is said", async () => {
    await provision();
    expect(await userFor(jane)).toEqual({
      lane: "tenant_wide",
      embedTenantName: undefined,
      groupScope: "demo",
      groups: ["analysts"],
      userAttributes: { city: "Berlin", floor: 3 },
      securityContext: { team: 7 },
    });
  });

  it("A5: lie over the stored ones: groups replace, null clears, what is not named stays", async () => {
    await provision();
    expect(
      await userFor({
        ...jane,
        groups: ["managers", "managers"],
        userAttributes: [{ name: "city", value: null }],
        securityContext: {},
      }),
    ).toMatchObject({
      groups: ["managers"],
      userAttributes: { floor: 3 },
      securityContext: {},
    });
    expect((await userFor({ ...jane, groups: [] })).groups).toEqual([]);
  });

  it("hold for one query only", async () => {
    await provision();
    await userFor({ ...jane, groups: ["managers"] });
    expect((await userFor(jane)).groups).toEqual(["analysts"]);
  });

  it("of somebody who is not stored are what is said, and nobody is provisioned", async () => {
    expect(await userFor({ externalId: "new", ...janesRights })).toMatchObject({
      groups: ["analysts"],
      userAttributes: { city: "Berlin", floor: 3 },
      securityContext: { team: 7 },
    });
    expect(at.tables.externalUsers.size).toBe(0);
  });

  it("D9: of somebody whose time is over are those of nobody", async () => {
    await provision();
    for (const user of at.tables.externalUsers.values()) user.ephemeralUntilMs = at.clock.nowMs;
    expect(await userFor(jane)).toMatchObject({
      groups: [],
      userAttributes: {},
      securityContext: {},
    });
  });

  it("A4: are those of the account's own embed tenant", async () => {
    await at.service.generateSession(withKey(), {
      ...jane,
      ...janesRights,
      embedTenantName: "acme-corp",
    });
    expect((await userFor(jane)).groups).toEqual([]);
  });

  it("A4: of an internal user are its own, whatever the case of its name", async () => {
    expect(await userFor({ internalId: " ADA@demo.test " })).toMatchObject({ groups: [] });
    expect(await codeOf(userFor({ internalId: "eve@demo.test" }))).toBe("internal_user_not_found");
  });
});

describe("B3, D10: what sessionSettings may not say", () => {
  it.each([
    ["groups_not_found", { groups: ["nobody", "analysts"] }],
    ["user_attributes_not_found", { userAttributes: [{ name: "nothing", value: 1 }] }],
    ["attribute_type_mismatch", { userAttributes: [{ name: "floor", value: "three" }] }],
    [
      "duplicate_name",
      {
        userAttributes: [
          { name: "city", value: "a" },
          { name: "city", value: "b" },
        ],
      },
    ],
  ])("%s", async (code, settings) => {
    expect(await codeOf(userFor({ ...jane, ...settings }))).toBe(code);
  });

  it("names of an embed tenant's scope are none of the account's", async () => {
    expect(await codeOf(userFor({ ...jane, groups: ["buyers"] }))).toBe("groups_not_found");
  });

  it("they are required with a key", async () => {
    const failure = await failureOf(sessionFor(at, withKey(), { query: "x" }));
    expect(failure.details.problems).toEqual([
      { pointer: "/sessionSettings", message: "is required with an API key" },
    ]);
  });
});

describe("A3: a personal key", () => {
  it("acts as its own internal user", async () => {
    expect((await userFor({ internalId: "ada@demo.test" }, keys.personal)).lane).toBe(
      "tenant_wide",
    );
  });

  it.each([
    ["another internal user", { internalId: "eve@demo.test" }],
    ["an external user", { externalId: "ada@demo.test" }],
  ])("not as %s", async (_whom, settings) => {
    expect(await codeOf(userFor(settings, keys.personal))).toBe("identity_not_allowed");
  });
});
