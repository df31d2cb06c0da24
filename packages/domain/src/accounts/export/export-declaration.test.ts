import { beforeEach, describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { codeOf, failureOf } from "../../failures.fixture.js";
import { createEmbeddedAnalytics, type EmbeddedAnalytics } from "../../embedded-analytics.js";
import { emptyTables, inMemoryPorts } from "../../in-memory/index.js";
import type { JsonObject } from "../../shared/json/json.js";
import { keys, withKey, world, type World } from "../../world.fixture.js";
import { drawnDeclaration } from "../difference/drawn-declarations.fixture.js";

let at: World;

const emptyService = (tables = emptyTables()): EmbeddedAnalytics =>
  createEmbeddedAnalytics(
    inMemoryPorts({ tables, nowMs: () => 0, secretKeys: ["a key of the tests"] }),
  );

const changesIn = async (service: EmbeddedAnalytics, declaration: unknown) =>
  (await service.diffDeclaration(declaration, {})).flatMap(({ changes }) => changes);

beforeEach(async () => {
  at = await world();
});

describe("J2: writing a declaration of what is stored", () => {
  it("leaves no setting of an account out, and neither does a diff", async () => {
    const account = {
      name: "all",
      plan: "premium",
      flags: { useCreatorMode: true },
      limits: { externalUsers: 5, callsPerMinute: 6, threads: 7 },
      retention: { threadsDays: 8 },
      allowedOrigins: ["https://a.test"],
      deployments: [{ id: 1, name: "shop", default: true }],
      connect: { baseUrl: "https://a.test", loginUrl: "https://app.test/login" },
      providers: [{ name: "local", kind: "anthropic", models: ["a"] }],
    };
    const [here, elsewhere] = [emptyTables(), emptyTables()];
    await emptyService(here).applyDeclaration({ accounts: [account] }, {});
    await emptyService(elsewhere).applyDeclaration(
      await emptyService(here).exportDeclaration(),
      {},
    );
    const settingsOf = ({ accounts }: typeof here) => [...accounts.values()][0]?.settings;
    expect(settingsOf(here)?.connect).toBeDefined();
    expect(settingsOf(elsewhere)).toEqual(settingsOf(here));
    const { limits: _limits, retention: _retention, connect: _, providers: __, ...bare } = account;
    const other = emptyService();
    await other.applyDeclaration({ accounts: [bare] }, {});
    const [changed] = await changesIn(other, { accounts: [account] });
    expect(changed?.fields.map(({ name }) => name).toSorted()).toEqual([
      "connect",
      ...["limits.callsPerMinute", "limits.externalUsers", "limits.threads"],
      ...["providers", "retention.threadsDays"],
    ]);
  });

  it("B8: takes away what was declared since, when it is applied again; a diff says so", async () => {
    const service = emptyService();
    const shop = { id: 1, name: "shop" };
    const bare = { name: "all", deployments: [shop] };
    await service.applyDeclaration({ accounts: [bare] }, {});
    const written = await service.exportDeclaration();
    const more = {
      ...bare,
      limits: { externalUsers: 5, callsPerMinute: 6, threads: 7 },
      retention: { threadsDays: 8 },
      deployments: [{ ...shop, default: true }],
    };
    await service.applyDeclaration({ accounts: [more] }, {});
    expect(await changesIn(service, { accounts: [bare] })).toEqual([]);
    const [change] = await changesIn(service, written);
    expect(change?.fields).toEqual([
      { name: "limits.externalUsers", before: 5, after: 10_000 },
      { name: "limits.callsPerMinute", before: 6 },
      { name: "limits.threads", before: 7 },
      { name: "retention.threadsDays", before: 8 },
      { name: "defaultDeployment", before: 1 },
    ]);
    await service.applyDeclaration(written, {});
    expect(await service.exportDeclaration()).toEqual(written);
  });

  it("of any declarations, one after the other: its diff is empty, and it makes the same elsewhere", async () => {
    let exported = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(drawnDeclaration(), { minLength: 1, maxLength: 3 }),
        async (all) => {
          const service = emptyService();
          for (const one of all) await service.applyDeclaration(one, {}).catch(() => undefined);
          const declaration = await service.exportDeclaration();
          exported += accountsOf(declaration).length;
          expect(await changesIn(service, declaration)).toEqual([]);

          const elsewhere = emptyService();
          const applied = await elsewhere.applyDeclaration(declaration, {});
          expect(applied.accounts.flatMap(({ mintedKeys }) => mintedKeys)).toEqual([]);
          expect(accountsOf(await elsewhere.exportDeclaration())).toEqual(
            accountsOf(declaration).map((account) => ({ ...account, keys: [] })),
          );
        },
      ),
      { numRuns: 100 },
    );
    expect(exported).toBeGreaterThan(50);
  }, 60_000);

  it("holds what sessions have made: embed tenants, and definitions of their scope", async () => {
    const body = {
      externalId: "jane",
      deploymentId: 1,
      isEphemeral: false,
      creatorMode: true,
      embedTenantName: "globex-corp",
      groupDefinitions: [{ name: "buyers" }],
      userAttributeDefinitions: [{ name: "region", type: "string" }],
    };
    await at.service.generateSession(withKey(), body);
    const declaration = await at.service.exportDeclaration(["demo"]);
    expect(accountsOf(declaration)[0]?.["embedTenants"]).toEqual([
      { name: "acme-corp", groups: [{ name: "buyers" }], userAttributes: [] },
      {
        name: "globex-corp",
        groups: [{ name: "buyers" }],
        userAttributes: [{ name: "region", type: "string" }],
      },
    ]);
    expect(await changesIn(at.service, declaration)).toEqual([]);
  });

  it("A3: names keys as existing ones, and holds no value and no digest of any", async () => {
    const declaration = await at.service.exportDeclaration(["demo"]);
    expect(accountsOf(declaration)[0]?.["keys"]).toEqual([
      { name: "admin", existing: true, kind: "admin" },
      { name: "scoped", existing: true, kind: "admin", deployments: [2] },
      { name: "personal", existing: true, kind: "personal", user: "ada@demo.test" },
      { name: "revoked", existing: true, kind: "admin", revoked: true },
      { name: "expired", existing: true, kind: "admin", expiresAt: "2029-12-31T23:59:59.000Z" },
    ]);
    const text = JSON.stringify(await at.service.exportDeclaration());
    for (const key of Object.values(keys)) {
      expect(text).not.toContain(key.split("-")[2]);
    }
    for (const { digest } of [...at.tables.accounts.values()].flatMap((one) => [
      ...one.keys.values(),
    ])) {
      expect(text).not.toContain(digest);
    }
  });

  it("A1: of the named accounts and no other, each once; one that is not there is refused", async () => {
    const names = async (asked?: readonly string[]) =>
      accountsOf(await at.service.exportDeclaration(asked)).map(({ name }) => name);
    expect(await names()).toEqual(["demo", "other", "poor"]);
    expect(await names(["poor", "demo", "poor"])).toEqual(["poor", "demo"]);
    expect(await codeOf(at.service.exportDeclaration(["demo", "nobody"]))).toBe("tenant_not_found");
  });

  it("C5: an existing key is found by its name, or none is made; it takes no value", async () => {
    const server = { name: "server", existing: true };
    const fresh = { name: "fresh", keys: [server], groups: [{ name: "a" }] };
    const { accounts } = await at.service.applyDeclaration({ accounts: [fresh] }, {});
    expect(accounts).toEqual([
      { name: "fresh", outcome: "created", mintedKeys: [], absentKeys: ["server"] },
    ]);
    const [difference] = await at.service.diffDeclaration({ accounts: [fresh] }, {});
    expect(difference).toEqual({
      name: "fresh",
      outcome: "unchanged",
      changes: [],
      absentKeys: ["server"],
    });
    const given = { accounts: [{ name: "fresh", keys: [{ ...server, fromEnv: "SERVER" }] }] };
    const { details } = await failureOf(at.service.applyDeclaration(given, {}));
    expect(details.problems).toEqual([
      { pointer: "/accounts/0/keys/0/fromEnv", message: "is not for keys with existing: true" },
    ]);
  });

  it("C5: an export does not revive a key that was revoked after it was written", async () => {
    const declaration = await at.service.exportDeclaration(["demo"]);
    const revoked = { accounts: [{ name: "demo", keys: [{ name: "admin", revoked: true }] }] };
    await at.service.applyDeclaration(revoked, {});
    await at.service.applyDeclaration(declaration, {});
    expect(
      await codeOf(at.service.generateSession(withKey(), { externalId: "u", deploymentId: 1 })),
    ).toBe("unauthenticated");
  });
});

const accountsOf = (declaration: JsonObject): readonly JsonObject[] =>
  declaration["accounts"] as readonly JsonObject[];
