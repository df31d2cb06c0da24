import { describe, expect, it } from "@jest/globals";
import * as Effect from "effect/Effect";
import type { Account } from "./account.js";
import { codeOf, failureOfEffect } from "../failures.fixture.js";
import { keys, world } from "../world.fixture.js";
import type { StoredApiKey } from "./api-key.js";
import {
  requireAdminKey,
  requireDeploymentInScope,
  requireHost,
  requirePaidPlan,
} from "./authorize.js";

const account = (change: Partial<Account> = {}): Account => ({
  id: 1,
  name: "demo",
  plan: "enterprise",
  creatorModeEnabled: false,
  defaultDeploymentId: undefined,
  ...change,
});
const holder = (change: Partial<StoredApiKey> = {}) => ({
  account: account(),
  key: {
    id: "abcdefghij09",
    digest: "0".repeat(64),
    kind: "admin",
    deployments: "all",
    internalUserId: undefined,
    expired: false,
    revoked: false,
    ...change,
  } satisfies StoredApiKey,
});
const passes = (effect: Effect.Effect<void, unknown>) =>
  expect(Effect.runPromise(effect)).resolves.toBeUndefined();

describe("A1: the host", () => {
  it("must name the key's account, where it names one", async () => {
    await passes(requireHost(account(), "demo"));
    expect((await failureOfEffect(requireHost(account(), "other"))).code).toBe("tenant_not_found");
    expect((await failureOfEffect(requireHost(account(), ""))).code).toBe("tenant_not_found");
  });

  it("does not matter where it names none: then the key alone decides", () =>
    passes(requireHost(account(), undefined)));

  it("gets the same answer for a foreign account as for one that is missing", async () => {
    const { service } = await world();
    const ask = (accountName: string) =>
      service.listGroups({ apiKey: keys.admin, accountName }, "acme-corp");
    expect(await codeOf(ask("other"))).toBe("tenant_not_found");
    expect(await codeOf(ask("nowhere"))).toBe("tenant_not_found");
    expect((await ask("demo")).items).toHaveLength(1);
  });

  it("is looked at after the key, so that it tells nothing to who has none", async () => {
    const { service } = await world();
    const credential = { apiKey: keys.revoked, accountName: "nowhere" };
    expect(await codeOf(service.listGroups(credential, "acme-corp"))).toBe("unauthenticated");
  });
});

describe("A2: the plan", () => {
  it.each(["premium", "enterprise"] as const)("%s includes sessions and chat", (plan) =>
    passes(requirePaidPlan(account({ plan }))),
  );

  it("starter does not", async () => {
    const failure = await failureOfEffect(requirePaidPlan(account({ plan: "starter" })));
    expect(failure.code).toBe("plan_required");
  });

  it("is not asked for by the administration of embed tenants", async () => {
    const { service } = await world();
    const list = service.listGroups({ apiKey: keys.starter }, "poor");
    expect((await list).items).toEqual([]);
  });
});

describe("A3, T3: the kind of the key", () => {
  it("admin is needed to provision, revoke and administer", async () => {
    await passes(requireAdminKey(holder({ kind: "admin" })));
    const failure = await failureOfEffect(requireAdminKey(holder({ kind: "personal" })));
    expect(failure.code).toBe("admin_key_required");
  });

  it("T3: a personal key is refused on every use case that takes a key", async () => {
    const { service, stored } = await world();
    const before = stored();
    const personal = { apiKey: keys.personal };
    const calls = [
      service.generateSession(personal, { externalId: "u" }),
      service.revokeSession(personal, { sessionId: "0".repeat(64) }),
      service.listGroups(personal, "acme-corp"),
      service.listUserAttributes(personal, "acme-corp"),
      service.deleteGroup(personal, "acme-corp", "1"),
      service.deleteUserAttribute(personal, "acme-corp", "1"),
    ];
    for (const call of calls) expect(await codeOf(call)).toBe("admin_key_required");
    expect(stored()).toEqual(before);
  });
});

describe("A3: the deployments of the key", () => {
  it.each([
    ["all", 7, true],
    [[7, 8], 7, true],
    [[8], 7, false],
    [[], 7, false],
  ] as const)("%j opens %i: %p", async (deployments, id, opens) => {
    const required = requireDeploymentInScope(holder({ deployments }), id);
    if (opens) return passes(required);
    return expect((await failureOfEffect(required)).code).toBe("deployment_out_of_scope");
  });
});
