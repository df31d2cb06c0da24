import { beforeEach, describe, expect, it } from "@jest/globals";
import { failureOf } from "../../failures.fixture.js";
import {
  bodyFor,
  queryWorld,
  readAll,
  statement,
  tokenOf,
  type QueryWorld,
} from "../../analytics/query/run-query.fixture.js";
import type { Ports } from "../../ports.js";
import { keys, withKey, world } from "../../world.fixture.js";
import { declareLimits, outcomeOf } from "./declared-limits.fixture.js";

const jane = { externalId: "jane" };

describe("J4: calls in a minute", () => {
  let at: QueryWorld;
  beforeEach(async () => {
    at = await queryWorld();
  });
  const mint = (key: string = keys.admin) =>
    outcomeOf(at.service.generateSession(withKey(key), jane));
  const asks = (externalId: string, key: string = keys.admin) =>
    outcomeOf(at.query(withKey(key), bodyFor({ externalId })).then(readAll));

  it("of one key are counted apart from those of another", async () => {
    declareLimits(at, { keyCallsPerMinute: 2 });
    expect([await mint(), await mint(), await mint()]).toEqual(["ok", "ok", "rate_limited 60"]);
    const scoped = { ...jane, deploymentId: 2 };
    expect(await outcomeOf(at.service.generateSession(withKey(keys.scoped), scoped))).toBe("ok");
  });

  it("of an account are those of all of its keys and tokens", async () => {
    const embedToken = await tokenOf(at, jane);
    at.clock.nowMs += 60_000;
    declareLimits(at, { callsPerMinute: 2 });
    expect(await mint()).toBe("ok");
    const byToken = () =>
      outcomeOf(at.query({ apiKey: undefined, embedToken }, { query: statement }).then(readAll));
    expect(await byToken()).toBe("ok");
    expect(await byToken()).toBe("rate_limited 60");
    expect(await mint(keys.scoped)).toBe("rate_limited 60");
    expect(await mint(keys.other)).not.toMatch(/^rate_limited/);
  });

  it("of a user are those by token and those by key, in whatever account that has a user of that name", async () => {
    const embedToken = await tokenOf(at, jane);
    at.clock.nowMs += 60_000;
    declareLimits(at, { userCallsPerMinute: 2 });
    const byToken = () =>
      outcomeOf(at.query({ apiKey: undefined, embedToken }, { query: statement }).then(readAll));
    expect([await byToken(), await asks("jane"), await byToken(), await asks("jane")]).toEqual([
      "ok",
      "ok",
      "rate_limited 60",
      "rate_limited 60",
    ]);
    expect(await asks("joe")).toBe("ok");
    expect(await asks("jane", keys.other)).not.toMatch(/^rate_limited/);
  });

  it("that a user was refused take nothing from the account", async () => {
    const embedToken = await tokenOf(at, jane);
    at.clock.nowMs += 60_000;
    declareLimits(at, { userCallsPerMinute: 1, callsPerMinute: 2 });
    for (let call = 0; call < 20; call++) {
      const asked = at.query({ apiKey: undefined, embedToken }, { query: statement });
      expect(await outcomeOf(asked.then(readAll))).toBe(call === 0 ? "ok" : "rate_limited 60");
    }
    expect([await mint(), await mint()]).toEqual(["ok", "rate_limited 60"]);
  });

  it("begin anew with the next minute, and the failure says when", async () => {
    declareLimits(at, { keyCallsPerMinute: 1 });
    expect(await mint()).toBe("ok");
    at.clock.nowMs += 58_500;
    const { detail } = await failureOf(at.service.generateSession(withKey(), jane));
    expect(detail).toBe("Too many calls with this API key. Try again in 2 seconds.");
    at.clock.nowMs += 1000;
    const again = await failureOf(at.service.generateSession(withKey(), jane));
    expect(again.detail).toBe("Too many calls with this API key. Try again in a second.");
    at.clock.nowMs += 500;
    expect(await mint()).toBe("ok");
  });

  it("are looked at after the key and the host, and before the plan and the body (B2)", async () => {
    declareLimits(at, { callsPerMinute: 0 });
    declareLimits(at, { callsPerMinute: 0 }, "poor");
    const { service } = at;
    const code = async (call: Promise<unknown>) => (await failureOf(call)).code;
    expect(await code(service.generateSession(withKey(keys.revoked), jane))).toBe(
      "unauthenticated",
    );
    const elsewhere = { apiKey: keys.admin, accountName: "elsewhere" };
    expect(await code(service.generateSession(elsewhere, jane))).toBe("tenant_not_found");
    expect(await code(service.generateSession(withKey(keys.starter), jane))).toBe("rate_limited");
    expect(await code(service.generateSession(withKey(), { nonsense: true }))).toBe("rate_limited");
  });

  it("are counted for administration, too", async () => {
    declareLimits(at, { keyCallsPerMinute: 1 });
    expect(await outcomeOf(at.service.listGroups(withKey(), "acme-corp"))).toBe("ok");
    expect(await outcomeOf(at.service.listGroups(withKey(), "acme-corp"))).toBe("rate_limited 60");
  });
});

describe("J4: one call", () => {
  it("is counted once, however often a rival makes it be decided anew", async () => {
    let conflicts = 3;
    const rivals = ({ provisioning }: Ports): Partial<Ports> => ({
      provisioning: {
        ...provisioning,
        commit: (accountId, changes) =>
          conflicts-- > 0 ? "conflict" : provisioning.commit(accountId, changes),
      },
    });
    const at = await world(rivals);
    declareLimits(at, { keyCallsPerMinute: 1, callsPerMinute: 1 });
    expect(await outcomeOf(at.service.generateSession(withKey(), jane))).toBe("ok");
    expect(conflicts).toBe(-1);
  });

  it("for suggestions is counted once, though rights and threads are looked at", async () => {
    const at = await queryWorld();
    declareLimits(at, { keyCallsPerMinute: 1, callsPerMinute: 1, userCallsPerMinute: 1 });
    const address = { accountName: "demo", agentId: "1" };
    const asked = () =>
      outcomeOf(at.service.suggestQuestions(withKey(), address, { sessionSettings: jane }));
    expect(await asked()).toBe("ok");
    expect(await asked()).toBe("rate_limited 60");
  });
});
