import { expect, it } from "@jest/globals";
import { keys, withKey, world } from "../../world.fixture.js";
import { declareLimits, outcomeOf } from "./declared-limits.fixture.js";
import { FloodingCallers } from "./flooding-callers.js";
import { rateLimited } from "./rate-limited.js";

const failure = rateLimited("Too many calls.", 30);

it("J4: five refusals in a second are decided, those that follow wait for the next one", () => {
  const callers = new FloodingCallers();
  for (let at = 0; at < 5; at++) {
    expect(callers.repeated("key", 1000 + at)).toBeUndefined();
    callers.add("key", failure, 1000 + at);
  }
  const waits = Array.from({ length: 21 }, () => callers.repeated("key", 1400)?.waitMs);
  expect([waits[0], waits[1], waits[19], waits[20]]).toEqual([600, 650, 1550, 600]);
  expect(callers.repeated("key", 1400)?.failure).toBe(failure);
  expect(callers.repeated("other", 1400)).toBeUndefined();
  expect(callers.repeated("key", 2000)).toBeUndefined();
  callers.add("key", failure, 2000);
  expect(callers.repeated("key", 2001)).toBeUndefined();
});

it("J4: of callers the last ten thousand are remembered", () => {
  const callers = new FloodingCallers();
  for (let at = 0; at < 5; at++) callers.add("early", failure, 0);
  expect(callers.repeated("early", 1)).toBeDefined();
  for (let at = 0; at < 10_000; at++) callers.add(`caller-${at}`, failure, 0);
  expect(callers.repeated("early", 1)).toBeUndefined();
});

it("J4: a caller that floods is looked up no more, and others are", async () => {
  let lookups = 0;
  const at = await world(({ apiKeys }) => ({
    apiKeys: {
      ...apiKeys,
      find: (keyId) => {
        lookups += 1;
        return apiKeys.find(keyId);
      },
    },
  }));
  declareLimits(at, { keyCallsPerMinute: 0 });
  const lists = (key: string) => outcomeOf(at.service.listGroups(withKey(key), "acme-corp"));
  for (let call = 0; call < 5; call++) expect(await lists(keys.admin)).toBe("rate_limited 1");
  const before = lookups;
  const repeated = await Promise.all(Array.from({ length: 200 }, () => lists(keys.admin)));
  expect(new Set(repeated)).toEqual(new Set(["rate_limited 1"]));
  // None, but where the second was over in their midst.
  expect(lookups - before).toBeLessThanOrEqual(5);
  expect(await lists(keys.other)).not.toMatch(/^rate_limited/);
});
