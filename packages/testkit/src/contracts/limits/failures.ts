import { expect } from "@jest/globals";
import { proves, type MethodContract, type Unbound } from "../contract.js";

const limit = { max: 2, windowSeconds: 60 };

const foreign: Unbound = {
  notBoundToAnAccount: "a caller that fails to authenticate belongs to no account",
};

export const countFailure: MethodContract = {
  cases: [
    proves("J4 an address fails as often as it may, and is then refused", async ({ ports }) => {
      const { limits } = ports;
      expect(await limits.countFailure("192.0.2.1", limit)).toBeUndefined();
      expect(await limits.countFailure("192.0.2.1", limit)).toBeUndefined();
      const seconds = await limits.countFailure("192.0.2.1", limit);
      expect(seconds).toBeGreaterThanOrEqual(1);
      expect(seconds).toBeLessThanOrEqual(60);
    }),

    proves("J4 addresses are counted apart", async ({ ports }) => {
      const { limits } = ports;
      for (let time = 0; time < 5; time++) await limits.countFailure("192.0.2.1", limit);
      expect(await limits.countFailure("192.0.2.2", limit)).toBeUndefined();
      expect(await limits.countFailure("2001:db8::/64", limit)).toBeUndefined();
    }),
  ],
  foreign,
};

export const blockedFor: MethodContract = {
  cases: [
    proves("J4 an address is refused once it has failed too often", async ({ ports }) => {
      const { limits } = ports;
      for (let time = 0; time < 2; time++) {
        expect(await limits.blockedFor("192.0.2.1", limit)).toBeUndefined();
        await limits.countFailure("192.0.2.1", limit);
      }
      expect(await limits.blockedFor("192.0.2.1", limit)).toBeUndefined();
      await limits.countFailure("192.0.2.1", limit);
      const seconds = await limits.blockedFor("192.0.2.1", limit);
      expect(seconds).toBeGreaterThanOrEqual(1);
      expect(seconds).toBeLessThanOrEqual(60);
      expect(await limits.blockedFor("192.0.2.2", limit)).toBeUndefined();
    }),

    proves(
      "J4 an address may fail again when its window is over, however often it was refused",
      async (store) => {
        const { limits } = store.ports;
        for (let time = 0; time < 5; time++) await limits.countFailure("192.0.2.1", limit);
        await store.advanceMs(59_000);
        for (let time = 0; time < 5; time++) await limits.countFailure("192.0.2.1", limit);
        expect(await limits.blockedFor("192.0.2.1", limit)).toBe(1);
        await store.advanceMs(1000);
        expect(await limits.blockedFor("192.0.2.1", limit)).toBeUndefined();
        expect(await limits.countFailure("192.0.2.1", limit)).toBeUndefined();
      },
      "clock",
    ),
  ],
  foreign,
};
