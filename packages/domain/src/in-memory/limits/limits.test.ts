import { describe, expect, it } from "@jest/globals";
import { inMemoryLimits } from "./limits.js";
import { WindowCounters } from "./window-counters.js";

describe("J4: counters in memory", () => {
  it("are bounded, and the oldest make room", () => {
    const counters = new WindowCounters(() => 0, 1000);
    for (let key = 0; key < 50_000; key++) counters.add(`address-${key}`, 1, 60);
    expect(counters.size).toBe(1000);
    expect(counters.find("address-48999")).toBeUndefined();
    expect(counters.find("address-49000")?.points).toBe(1);
  });

  it("that are over make room for new ones", () => {
    let nowMs = 0;
    const counters = new WindowCounters(() => nowMs, 1000);
    for (let key = 0; key < 500; key++) counters.add(`early-${key}`, 1, 60);
    nowMs = 60_000;
    for (let key = 0; key < 500; key++) counters.add(`late-${key}`, 1, 60);
    expect(counters.size).toBe(500);
  });
});

describe("J4, T37: a flood of failed authentications", () => {
  const limit = { max: 100, windowSeconds: 60 };

  it("from one address is refused from the first one past the limit on", () => {
    const limits = inMemoryLimits(() => 0);
    const refused = Array.from({ length: 100_000 }, () => limits.countFailure("192.0.2.1", limit));
    expect(refused.findIndex((seconds) => seconds !== undefined)).toBe(limit.max);
    expect(new Set(refused.slice(limit.max))).toEqual(new Set([60]));
  });

  it("from ten thousand addresses is counted for each of them, and for nobody else", () => {
    const limits = inMemoryLimits(() => 0);
    const addresses = Array.from({ length: 10_000 }, (_, at) => `2001:db8:${at.toString(16)}::/64`);
    for (let time = 0; time <= limit.max; time++) {
      for (const address of addresses) limits.countFailure(address, limit);
    }
    expect(addresses.filter((address) => limits.blockedFor(address, limit) === 60)).toHaveLength(
      addresses.length,
    );
    expect(limits.blockedFor("198.51.100.7", limit)).toBeUndefined();
  });

  it("takes no counter away from the accounts", () => {
    const limits = inMemoryLimits(() => 0);
    const calls = { name: "calls", points: 1, max: 1, windowSeconds: 60 };
    expect(limits.take(1, [calls])).toBeUndefined();
    for (let at = 0; at < 250_000; at++) limits.countFailure(`address-${at}`, limit);
    expect(limits.take(1, [calls])).toEqual({ at: 0, retryAfterSeconds: 60 });
  });
});
