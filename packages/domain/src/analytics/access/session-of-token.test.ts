import { beforeEach, describe, expect, it } from "@jest/globals";
import { codeOf, failureOf } from "../../failures.fixture.js";
import { keys, withKey } from "../../world.fixture.js";
import { queryWorld, sessionFor, tokenOf, type QueryWorld } from "../query/run-query.fixture.js";

let at: QueryWorld;
beforeEach(async () => {
  at = await queryWorld();
});

const jane = { externalId: "jane" };
const query = "SELECT * FROM sales";
const sessionIn = async (minted: object, body: object = {}, deploymentId = 1) =>
  sessionFor(
    at,
    { apiKey: undefined, embedToken: await tokenOf(at, minted) },
    { query, ...body },
    deploymentId,
  );

describe("E8: the session of an embed token", () => {
  it("has the tenant-wide rights in read-only mode", async () => {
    const minted = {
      ...jane,
      embedTenantName: "acme-corp",
      groups: ["analysts"],
      userAttributes: [{ name: "city", value: "Berlin" }],
    };
    expect((await sessionIn(minted)).user).toEqual({
      lane: "tenant_wide",
      embedTenantName: "acme-corp",
      groupScope: "acme-corp",
      groups: ["analysts"],
      userAttributes: { city: "Berlin" },
      securityContext: {},
    });
  });

  it("A5: has the embed tenant's rights in creator mode", async () => {
    const minted = {
      ...jane,
      creatorMode: true,
      embedTenantName: "acme-corp",
      userAttributeDefinitions: [{ name: "level", type: "number", defaultValue: "4" }],
      groups: ["buyers"],
      securityContext: { a: 1 },
    };
    expect((await sessionIn(minted)).user).toEqual({
      lane: "embed_tenant",
      embedTenantName: "acme-corp",
      groupScope: "acme-corp",
      groups: ["buyers"],
      userAttributes: { level: 4 },
      securityContext: { a: 1 },
    });
  });

  it("A5: of an internal user has the tenant-wide rights in either mode", async () => {
    const minted = { internalId: "ada@demo.test", embedTenantName: "acme-corp", creatorMode: true };
    expect((await sessionIn(minted)).user).toMatchObject({
      lane: "tenant_wide",
      embedTenantName: "acme-corp",
      groupScope: "acme-corp",
    });
  });

  it("E6: of the account's own embed tenant names none", async () => {
    for (const minted of [jane, { ...jane, embedTenantName: "demo" }]) {
      expect((await sessionIn(minted)).user).toMatchObject({
        embedTenantName: undefined,
        groupScope: "demo",
      });
    }
  });

  it("T4: sessionSettings change nothing, right or wrong", async () => {
    await at.service.generateSession(withKey(), { externalId: "boss", groups: ["managers"] });
    for (const sessionSettings of [
      { externalId: "boss" },
      { ...jane, groups: ["managers"], userAttributes: [{ name: "city", value: "Rome" }] },
      { groups: 5 },
      "x",
    ]) {
      const { user } = await sessionIn(jane, { sessionSettings });
      expect(user).toMatchObject({ groups: [], userAttributes: {} });
    }
  });

  it("E1: has the rights of now, not those of when it was minted", async () => {
    const embedToken = await tokenOf(at, { ...jane, groups: ["analysts"] });
    await at.service.generateSession(withKey(), { ...jane, groups: ["managers"] });
    const caller = { apiKey: undefined, embedToken };
    expect((await sessionFor(at, caller, { query })).user.groups).toEqual(["managers"]);
  });
});

describe("D2, E4: what a token does not open", () => {
  it("another deployment, existing or not", async () => {
    for (const deploymentId of [2, 99, NaN]) {
      const failure = await failureOf(sessionIn(jane, {}, deploymentId));
      expect([failure.code, failure.detail]).toEqual([
        "deployment_not_found",
        "There is no such deployment.",
      ]);
    }
  });

  it("E4: another branch than its own", async () => {
    const onDev = { ...jane, branchName: "dev" };
    expect((await sessionIn(onDev)).branchName).toBe("dev");
    expect((await sessionIn(onDev, { branchName: "dev" })).branchName).toBe("dev");
    expect(await codeOf(sessionIn(onDev, { branchName: "main" }))).toBe("branch_not_allowed");
    expect(await codeOf(sessionIn(jane, { branchName: "dev" }))).toBe("branch_not_allowed");
  });

  it("A1: the host of another account", async () => {
    const embedToken = await tokenOf(at, jane);
    const caller = { apiKey: undefined, embedToken, accountName: "other" };
    expect(await codeOf(sessionFor(at, caller, { query }))).toBe("tenant_not_found");
  });

  it.each([
    ["revoked", () => undefined],
    ["a day old", () => void (at.clock.nowMs += 86_400_000)],
  ])("B5: anything once it is %s", async (how, pass) => {
    const session = await at.service.generateSession(withKey(), jane);
    const { token } = await at.service.exchangeSession(session);
    pass();
    if (how === "revoked") await at.service.revokeSession(withKey(), session);
    const caller = { apiKey: keys.admin, embedToken: token };
    expect(await codeOf(sessionFor(at, caller, { query }))).toBe("unauthenticated");
  });
});
