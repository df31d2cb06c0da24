import { beforeEach, describe, expect, it } from "@jest/globals";
import { tokenOf } from "../../analytics/query/run-query.fixture.js";
import { createEmbeddedAnalytics, type EmbeddedAnalytics } from "../../embedded-analytics.js";
import { apiKey, keys, world, type World } from "../../world.fixture.js";
import { outcomeOf } from "./declared-limits.fixture.js";

const jane = { externalId: "jane" };
const attacker = "192.0.2.1";

describe("J4: failed authentications of one address", () => {
  let at: World;
  let service: EmbeddedAnalytics;
  let lookups: number;
  beforeEach(async () => {
    lookups = 0;
    at = await world(({ apiKeys }) => ({
      apiKeys: {
        ...apiKeys,
        find: (keyId) => {
          lookups += 1;
          return apiKeys.find(keyId);
        },
      },
    }));
    const failedAuthentications = { max: 3, windowSeconds: 60 };
    service = createEmbeddedAnalytics(at.ports, { limits: { failedAuthentications } });
  });
  const lists = (key: string, address: string | undefined = attacker) =>
    outcomeOf(service.listGroups({ apiKey: key, address }, "acme-corp"));
  const flood = async (count: number): Promise<readonly string[]> => {
    const outcomes: string[] = [];
    for (let call = 0; call < count; call++) outcomes.push(await lists(apiKey(`wrong${call}`)));
    return outcomes;
  };

  it("are answered as such up to the limit; what follows is looked up nowhere", async () => {
    expect(await flood(4)).toEqual([
      "unauthenticated",
      "unauthenticated",
      "unauthenticated",
      "rate_limited 60",
    ]);
    const before = lookups;
    expect(new Set(await flood(20))).toEqual(new Set(["rate_limited 60"]));
    expect(lookups).toBe(before);
  });

  it("refuse a key there that was never valid, and let one pass that was", async () => {
    expect(await lists(keys.admin)).toBe("ok");
    await flood(10);
    expect(await lists(keys.admin)).toBe("ok");
    expect(await lists(keys.other)).toBe("rate_limited 60");
  });

  it("are nothing to other addresses, nor to a host that names none", async () => {
    await flood(10);
    expect(await lists(keys.other, "192.0.2.2")).not.toMatch(/^rate_limited/);
    for (let call = 0; call < 10; call++) {
      const failed = service.listGroups({ apiKey: apiKey("wrong") }, "acme-corp");
      expect(await outcomeOf(failed)).toBe("unauthenticated");
    }
  });

  it("are forgotten after a minute", async () => {
    await flood(10);
    at.clock.nowMs += 59_999;
    expect(await lists(apiKey("wrong"))).toBe("rate_limited 1");
    at.clock.nowMs += 1;
    expect(await lists(apiKey("wrong"))).toBe("unauthenticated");
  });

  it("count a revoked key that was valid before, which passes no more", async () => {
    expect(await lists(keys.admin)).toBe("ok");
    for (const account of at.tables.accounts.values()) {
      const key = account.keys.get("admin");
      if (key !== undefined) account.keys.set("admin", { ...key, revoked: true });
    }
    expect([await lists(keys.admin), await lists(keys.admin)]).toEqual([
      "unauthenticated",
      "unauthenticated",
    ]);
    expect([await lists(keys.admin), await lists(keys.admin)]).toEqual([
      "unauthenticated",
      "rate_limited 60",
    ]);
  });

  it("count tokens that were not signed here, and no others", async () => {
    const embedToken = await tokenOf(at, jane);
    const threads = (token: string) =>
      outcomeOf(
        service.listThreads(
          { apiKey: undefined, embedToken: token, address: attacker },
          { accountName: "demo", agentId: "1" },
          {},
        ),
      );
    const forged = `${embedToken.slice(0, -3)}abc`;
    for (let call = 0; call < 3; call++) expect(await threads(forged)).toBe("unauthenticated");
    expect(await threads(forged)).toBe("rate_limited 60");
    expect(await threads(embedToken)).toBe("ok");
    at.clock.nowMs += 86_400_001;
    for (let call = 0; call < 5; call++) expect(await threads(embedToken)).toBe("unauthenticated");
  });
});
