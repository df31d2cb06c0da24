import { beforeEach, describe, expect, it } from "@jest/globals";
import { createEmbeddedAnalytics } from "../embedded-analytics.js";
import { codeOf } from "../failures.fixture.js";
import { StoreUnavailable } from "../shared/failure/store-unavailable.js";
import { keys, withKey, world, type World } from "../world.fixture.js";

let at: World;
beforeEach(async () => {
  at = await world();
});

const tokenOf = async (body: object, key: string = keys.admin): Promise<string> => {
  const session = await at.service.generateSession(withKey(key), body);
  return (await at.service.exchangeSession(session)).token;
};

const isAccepted = async (token: string): Promise<boolean> =>
  at.service.authenticateToken(token).then(
    () => true,
    () => false,
  );

const moment = (ms: number): string => new Date(ms).toISOString();

describe("J8: what a revocation takes", () => {
  it("sessions of a user of an embed tenant, and of nobody of the same name elsewhere", async () => {
    const there = await tokenOf({ externalId: "jane", embedTenantName: "acme-corp" });
    const here = await tokenOf({ externalId: "jane" });
    await at.service.revokeIssued(withKey(), { externalId: "jane" });
    expect([await isAccepted(there), await isAccepted(here)]).toEqual([true, false]);
    const body = { externalId: "jane", embedTenantName: "acme-corp" };
    await at.service.revokeIssued(withKey(), body);
    expect(await isAccepted(there)).toBe(false);
  });

  it("sessions of an internal user, whose name is read as everywhere (A4)", async () => {
    const token = await tokenOf({ internalId: "ada@demo.test" });
    await at.service.revokeIssued(withKey(), { internalId: " Ada@Demo.Test " });
    expect(await isAccepted(token)).toBe(false);
  });

  it("sessions that were issued before a moment, and not those of the moment itself", async () => {
    const first = await tokenOf({ externalId: "jane" });
    const firstMs = at.clock.nowMs;
    at.clock.nowMs += 1000;
    const second = await tokenOf({ externalId: "jane" });
    await at.service.revokeIssued(withKey(), { issuedBefore: moment(firstMs) });
    expect([await isAccepted(first), await isAccepted(second)]).toEqual([true, true]);
    await at.service.revokeIssued(withKey(), { issuedBefore: moment(firstMs + 1000) });
    expect([await isAccepted(first), await isAccepted(second)]).toEqual([false, true]);
  });

  it("A3: by a key with a list of deployments, only sessions of these", async () => {
    const shop = await tokenOf({ externalId: "jane" });
    const crm = await tokenOf({ externalId: "jane", deploymentId: 2 });
    await at.service.revokeIssued(withKey(keys.scoped), { externalId: "jane" });
    expect([await isAccepted(shop), await isAccepted(crm)]).toEqual([true, false]);
  });

  it("T4: nothing of another account under the same names", async () => {
    const token = await tokenOf({ externalId: "jane", embedTenantName: "acme-corp" });
    for (const body of [
      { externalId: "jane", embedTenantName: "acme-corp" },
      { embedTenantName: "acme-corp" },
      { keyId: keys.admin.slice(3, 15) },
      { issuedBefore: "2100-01-01T00:00:00Z" },
    ]) {
      await at.service.revokeIssued(withKey(keys.other), body);
    }
    expect(await isAccepted(token)).toBe(true);
  });
});

describe("J8: who may revoke, and how", () => {
  it("needs an admin key, before the body is looked at", async () => {
    const { service } = at;
    expect(await codeOf(service.revokeIssued(withKey(keys.personal), 5))).toBe(
      "admin_key_required",
    );
    expect(await codeOf(service.revokeIssued({ apiKey: undefined }, 5))).toBe("unauthenticated");
    expect(await codeOf(service.revokeIssued(withKey(keys.revoked), {}))).toBe("unauthenticated");
  });

  it.each([
    [{}],
    [{ sessionId: "a", externalId: "b" }],
    [{ internalId: "a", embedTenantName: "b" }],
    [{ issuedBefore: "2026-01-01" }],
    [{ keyId: 7 }],
    ["text"],
    [undefined],
  ])("B1: refuses %j, and ends nothing", async (body) => {
    const token = await tokenOf({ externalId: "jane" });
    expect(await codeOf(at.service.revokeIssued(withKey(), body))).toBe("invalid_request");
    expect(await isAccepted(token)).toBe(true);
  });
});

it("J8: a token whose state cannot be read is store_unavailable, on every call that takes one", async () => {
  const token = await tokenOf({ externalId: "jane" });
  const broken = createEmbeddedAnalytics({
    ...at.ports,
    embedSessions: {
      ...at.ports.embedSessions,
      findExchanged: () => Promise.reject(new StoreUnavailable()),
    },
  });
  const caller = { apiKey: undefined, embedToken: token };
  const address = { accountName: "demo", agentId: "1" };
  const calls = [
    broken.authenticateToken(token),
    broken.runQuery(caller, 1, { query: "SELECT 1" }),
    broken.listDashboards(caller, 1, undefined),
    broken.streamChat(caller, address, { input: "Hi" }),
    broken.abortChat(caller, address, { chatId: "a" }),
    broken.listThreads(caller, address, undefined),
  ];
  const codes = await Promise.all(calls.map(codeOf));
  expect(codes).toEqual(calls.map(() => "store_unavailable"));
});
