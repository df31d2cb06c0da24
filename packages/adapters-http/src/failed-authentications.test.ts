import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";
import { createEmbeddedAnalytics } from "@embedded-analytics/domain";
import { inMemoryPorts } from "@embedded-analytics/domain/in-memory";
import { httpCall, type HttpAnswer } from "@embedded-analytics/testkit/http";
import { createRouter } from "./create-router.js";
import { hosting, type TestHost } from "./host.fixture.js";

const key = (id: string): string => `sk-${id.padEnd(12, "0")}-${"k".repeat(43)}`;
const max = 20;

describe("J4, T37: failed authentications over HTTP", () => {
  let host: TestHost;
  beforeEach(async () => {
    const failedAuthentications = { max, windowSeconds: 60 };
    const analytics = createEmbeddedAnalytics(inMemoryPorts(), {
      limits: { failedAuthentications },
    });
    const keys = ["used", "unused"].map((name) => ({ name, fromEnv: name.toUpperCase() }));
    await analytics.applyDeclaration(
      { accounts: [{ name: "acme", keys, embedTenants: [{ name: "shops" }] }] },
      { USED: key("used"), UNUSED: key("unused") },
    );
    host = await hosting((app) => {
      app.set("trust proxy", "loopback");
      app.use(createRouter(analytics));
    });
  });
  afterEach(() => host.close());

  const lists = (apiKey: string, address: string): Promise<HttpAnswer> =>
    httpCall(host.baseUrl, {
      method: "GET",
      path: "/api/v1/embed-tenants/shops/groups",
      headers: { Authorization: `Api-Key ${apiKey}`, "X-Forwarded-For": address },
    });
  const flood = async (address: (at: number) => string, count: number) => {
    const statuses: number[] = [];
    for (let at = 0; at < count; at++) {
      statuses.push((await lists(key(`w${at}`), address(at))).status);
    }
    return statuses;
  };

  test("from one address are 401 up to the limit and then 429, which says for how long", async () => {
    const statuses = await flood(() => "192.0.2.1", max + 30);
    expect(statuses.indexOf(429)).toBe(max);
    expect(new Set(statuses.slice(max))).toEqual(new Set([429]));
    const { json, headers } = await lists(key("more"), "192.0.2.1");
    expect([json.code, json.detail]).toEqual([
      "rate_limited",
      expect.stringMatching(/^Too many failed authentications from this address\. Try again in /),
    ]);
    expect(Number(headers["retry-after"])).toBeGreaterThan(50);
  });

  test("do not lock out who shares the address, and nobody at another one", async () => {
    expect((await lists(key("used"), "192.0.2.1")).status).toBe(200);
    await flood(() => "192.0.2.1", max + 10);
    expect((await lists(key("used"), "192.0.2.1")).status).toBe(200);
    expect((await lists(key("unused"), "192.0.2.1")).status).toBe(429);
    expect((await lists(key("unused"), "192.0.2.2")).status).toBe(200);
  });

  test("of one network of IPv6 are one address's", async () => {
    const statuses = await flood((at) => `2001:db8::${(at + 1).toString(16)}`, max + 5);
    expect(statuses.indexOf(429)).toBe(max);
    expect((await lists(key("unused"), "2001:db8:0:1::1")).status).toBe(200);
  });

  test("from many addresses are each 401, and slow nobody", async () => {
    const statuses = await flood((at) => `10.0.${at >> 8}.${at & 255}`, 500);
    expect(new Set(statuses)).toEqual(new Set([401]));
    expect((await lists(key("unused"), "192.0.2.9")).status).toBe(200);
  });
});
