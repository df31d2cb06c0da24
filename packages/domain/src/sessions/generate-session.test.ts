import { describe, expect, it } from "@jest/globals";
import { codeOf, failureOf } from "../failures.fixture.js";
import { StoreUnavailable } from "../shared/failure/store-unavailable.js";
import { keys, withKey, world } from "../world.fixture.js";
import { user } from "./decide/cases.fixture.js";
import { presentedKey, staged, type Setup } from "./generate-session.fixture.js";

const credential = { apiKey: presentedKey };
const body = { externalId: "u" };
const call = ({ service }: Setup) => service.generateSession(credential, body);

describe("B7: what a session costs", () => {
  it("is one load and one commit, for an unchanged user as for a new one", async () => {
    const unchanged = await staged({
      load: (_times, loaded) => ({ ...loaded, externalUser: user() }),
    });
    await call(unchanged);
    expect([unchanged.loads.length, unchanged.commits.length]).toEqual([1, 1]);
    expect(unchanged.commits[0]).toMatchObject({
      embedTenant: undefined,
      definitions: undefined,
      user: undefined,
    });

    const fresh = await staged();
    await call(fresh);
    expect([fresh.loads.length, fresh.commits.length]).toEqual([1, 1]);
    expect(fresh.commits[0]?.user?.kind).toBe("create");
  });
});

describe("B2: rivals", () => {
  it.each([1, 9])(
    "after %i conflicts it has loaded and decided anew each time",
    async (conflicts) => {
      const stage = await staged({
        load: (times, loaded) => ({
          ...loaded,
          externalUser: user({ version: times, email: "old@b.test" }),
        }),
        commit: (times) => (times <= conflicts ? "conflict" : "committed"),
      });
      await stage.service.generateSession(credential, { ...body, email: "new@b.test" });
      expect(stage.loads).toHaveLength(conflicts + 1);
      const versions = stage.commits.map(
        ({ user: change }) => change?.kind === "update" && change.version,
      );
      expect(versions).toEqual(Array.from({ length: conflicts + 1 }, (_, at) => at + 1));
    },
  );

  it("after 10 conflicts it gives up, as if the store could not be reached", async () => {
    const stage = await staged({ commit: () => "conflict" });
    expect(await codeOf(call(stage))).toBe("store_unavailable");
    expect([stage.loads.length, stage.commits.length]).toEqual([10, 10]);
  });

  it("what a rival has done meanwhile is judged: another type, a key revoked, a user gone", async () => {
    const stage = await staged({
      load: (times, loaded) =>
        times === 1 ? loaded : { ...loaded, key: { ...loaded.key, revoked: true } },
      commit: () => "conflict",
    });
    expect(await codeOf(call(stage))).toBe("unauthenticated");
    expect(stage.commits).toHaveLength(1);
  });

  it("T5: every try has a session id of its own, and the last one is given out", async () => {
    const { ports } = await world();
    const stage = await staged({ commit: (times) => (times < 4 ? "conflict" : "committed") });
    const { sessionId } = await call(stage);
    const digests = stage.commits.map(({ session }) => session?.digest);
    expect(new Set(digests).size).toBe(4);
    expect(digests.at(-1)).toBe(await ports.secrets.digest(sessionId));
  });
});

describe("B3: external_user_limit", () => {
  it("is refused when the commit finds no seat, at once", async () => {
    const stage = await staged({ commit: () => "external_user_limit" });
    expect(await codeOf(call(stage))).toBe("external_user_limit");
    expect(stage.commits).toHaveLength(1);
  });
});

describe("T32, T36: a store that fails", () => {
  const outage = new StoreUnavailable("gone");
  const failing = {
    "while loading": {
      load: () => {
        throw outage;
      },
    },
    "while committing": { commit: () => Promise.reject(outage) },
  };

  it.each(Object.entries(failing))(
    "%s is store_unavailable, with the cause for the log only",
    async (_when, script) => {
      const failure = await failureOf(call(await staged(script)));
      expect(failure.code).toBe("store_unavailable");
      expect(failure.detail).toBe("The store cannot be reached. Try again.");
      expect(failure.cause).toBe(outage);
    },
  );

  it("a mistake in an adapter is no Failure, so that nobody shows it to a caller", async () => {
    const stage = await staged({ commit: () => Promise.reject(new TypeError("x is undefined")) });
    await expect(call(stage)).rejects.toThrow(TypeError);
  });
});

describe("B6: branchName", () => {
  it("must be a branch of the deployment's model", async () => {
    const { service, stored } = await world();
    await service.generateSession(withKey(), { ...body, branchName: "dev" });
    const before = stored();
    expect(await codeOf(service.generateSession(withKey(), { ...body, branchName: "nope" }))).toBe(
      "branch_not_found",
    );
    expect(
      await codeOf(
        service.generateSession(withKey(), { ...body, deploymentId: 2, branchName: "dev" }),
      ),
    ).toBe("branch_not_found");
    expect(stored()).toEqual(before);
  });
});

describe("A1, T4: two accounts with the same names", () => {
  it("have nothing in common: the same externalId is another user", async () => {
    const { service, tables } = await world();
    await service.generateSession(withKey(), { ...body, groups: ["analysts"] });
    await service.generateSession(withKey(keys.other), { ...body, deploymentId: 1 });
    const users = [...tables.externalUsers.values()];
    expect(users).toHaveLength(2);
    expect(new Set(users.map(({ accountId }) => accountId)).size).toBe(2);
    const foreign = service.generateSession(withKey(keys.other), {
      ...body,
      deploymentId: 1,
      groups: ["analysts"],
    });
    expect(await codeOf(foreign)).toBe("groups_not_found");
    const deployment = service.generateSession(withKey(keys.other), { ...body, deploymentId: 2 });
    expect(await codeOf(deployment)).toBe("deployment_not_found");
  });

  it("A4: the same externalId in two embed tenants is two users, each with values of its own", async () => {
    const { service, tables } = await world();
    const city = (value: string) => [{ name: "city", value }];
    await service.generateSession(withKey(), { ...body, userAttributes: city("Rome") });
    await service.generateSession(withKey(), {
      ...body,
      userAttributes: city("Oslo"),
      embedTenantName: "acme-corp",
    });
    await service.generateSession(withKey(), { ...body, embedTenantName: "demo" });
    const values = [...tables.externalUsers.values()].map((one) => [...one.values.values()]);
    expect(values).toEqual([["Rome"], ["Oslo"]]);
  });
});

describe("A5: the two lanes of one user", () => {
  it("do not touch each other: groups, values and context", async () => {
    const { service, tables } = await world();
    const inTenant = { ...body, embedTenantName: "acme-corp" };
    await service.generateSession(withKey(), {
      ...inTenant,
      groups: ["analysts"],
      userAttributes: [{ name: "city", value: "Rome" }],
      securityContext: { a: 1 },
    });
    await service.generateSession(withKey(), {
      ...inTenant,
      creatorMode: true,
      groups: ["buyers"],
      userAttributeDefinitions: [{ name: "city", type: "number" }],
      userAttributes: [{ name: "city", value: 7 }],
      securityContext: { b: 2 },
    });
    const [one] = tables.externalUsers.values();
    expect([...(one?.values.values() ?? [])]).toEqual(["Rome", 7]);
    await service.generateSession(withKey(), {
      ...inTenant,
      creatorMode: true,
      groups: [],
      securityContext: {},
    });
    expect(one?.groupIds.size).toBe(1);
    expect(one?.securityContexts).toEqual({ tenant_wide: { a: 1 }, embed_tenant: {} });
    await service.generateSession(withKey(), { ...inTenant, groups: [] });
    expect(one?.groupIds.size).toBe(0);
    expect(tables.externalUsers.size).toBe(1);
  });
});
