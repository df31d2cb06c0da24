import { expect } from "@jest/globals";
import type { AgentUsage, UsageOfAgent } from "@embedded-analytics/domain";
import { proves, type MethodContract } from "../contract.js";
import { by } from "../provisioning/claim-of.js";
import type { Store } from "../tester.js";
import { atOnce } from "../world/at-once.js";
import { commit, load, provisionUser } from "../world/provisioned.js";
import { begin, ending, finish, forTurn, nextClaim, noUsage, turnOf } from "../world/turns.js";
import { twoAccounts, type TestAccount } from "../world/two-accounts.js";
import { twins } from "./twins.js";

const dayMs = 86_400_000;

/** Each count another one, so that none stands for its neighbour. */
const used = (times: number, ...models: readonly string[]): AgentUsage => ({
  models,
  llmCalls: times,
  inputTokens: 2 ** 33 * times,
  outputTokens: 20 * times,
  cacheReadTokens: 300 * times,
  cacheWriteTokens: 4000 * times,
});

/** What is answered, without its days. */
const usageOf = async (
  store: Store,
  { id }: TestAccount,
  sinceMs?: number,
): Promise<readonly Omit<UsageOfAgent, "sinceMs">[]> => {
  const found = await store.ports.threads.usage(id, sinceMs);
  return found.map(({ sinceMs: _, ...usage }) => usage);
};

export const usage: MethodContract = {
  cases: [
    proves("the sums of all turns that have ended, agent by agent", async (store) => {
      const { ours } = await twoAccounts(store);
      expect(await usageOf(store, ours)).toEqual([]);
      const first = await turnOf(store, ours, { agentId: "2" }, { usage: used(1, "z", "b", "z") });
      await begin(store, ours);
      expect(await usageOf(store, ours)).toEqual([
        { agentId: "2", turns: 1, ...used(1, "b", "z") },
      ]);
      const next = nextClaim(ours, first, 2);
      await commit(store, ours, forTurn(next));
      await finish(store, ours, next, { state: "failed", usage: used(2, "a", "b") });
      await turnOf(store, ours);
      expect(await usageOf(store, ours)).toEqual([
        { agentId: "1", turns: 1, ...noUsage },
        { agentId: "2", turns: 2, ...used(3, "a", "b", "z") },
      ]);
    }),

    proves("D6 a message that ran again counts again", async (store) => {
      const { ours } = await twoAccounts(store);
      const how = { state: "suspended", usage: used(1, "m") } as const;
      const first = await turnOf(store, ours, {}, how);
      const { messageId, turnId } = first;
      const again = nextClaim(ours, first, 2, { messageId, replaces: turnId });
      await commit(store, ours, forTurn(again));
      await finish(store, ours, again, { usage: used(2, "m") });
      expect(await usageOf(store, ours)).toEqual([{ agentId: "1", turns: 2, ...used(3, "m") }]);
    }),

    proves("T29 T30 an end that is sent again, or refused, adds nothing", async (store) => {
      const { ours } = await twoAccounts(store);
      const claim = await begin(store, ours);
      const how = ending(claim, { usage: used(1, "m") });
      const end = (generation: number, over = how) =>
        store.ports.threads.end(ours.id, claim.turnId, generation, over);
      expect(await end(2)).toBe(false);
      expect(await usageOf(store, ours)).toEqual([]);
      await atOnce(10, () => end(1));
      expect(await end(1)).toBe(true);
      expect(await end(1, { ...how, state: "failed" })).toBe(false);
      expect(await usageOf(store, ours)).toEqual([{ agentId: "1", turns: 1, ...used(1, "m") }]);
    }),

    proves("T29 turns that end at the same time are all counted", async (store) => {
      const { ours } = await twoAccounts(store);
      await atOnce(20, (at) => turnOf(store, ours, {}, { usage: used(1, `m${at % 2}`) }));
      expect(await usageOf(store, ours)).toEqual([
        { agentId: "1", turns: 20, ...used(20, "m0", "m1") },
      ]);
    }),

    proves(
      "D9 what was used stays when the user is removed",
      async (store) => {
        const { ours } = await twoAccounts(store);
        const user = { externalId: "ada", lifetime: { ttlSeconds: 60 } };
        const { id } = await provisionUser(store, ours, user);
        const claim = await turnOf(store, ours, by(ours, id), { usage: used(1, "m") });
        await store.advanceMs(60_000);
        expect(await store.ports.provisioning.removeExpiredUsers(10)).toBe(1);
        const { threads } = store.ports;
        expect(await threads.turn(ours.id, claim.turnId, 0, 1)).toBeUndefined();
        expect(await usageOf(store, ours)).toEqual([{ agentId: "1", turns: 1, ...used(1, "m") }]);
      },
      "clock",
    ),

    proves(
      "from the day of a moment on, and with that day",
      async (store) => {
        const { ours } = await twoAccounts(store);
        const { threads } = store.ports;
        await turnOf(store, ours, {}, { usage: used(1, "old") });
        await turnOf(store, ours, { agentId: "2" });
        await store.advanceMs(5 * dayMs);
        await turnOf(store, ours, {}, { usage: used(2, "new") });
        const { nowMs } = await load(store, ours);
        const [latest, ...others] = await threads.usage(ours.id, nowMs - 2 * dayMs);
        expect([latest, others]).toMatchObject([{ agentId: "1", turns: 1, ...used(2, "new") }, []]);
        const today = latest?.sinceMs ?? NaN;
        // The turn may have ended just before midnight.
        expect([0, dayMs]).toContain(nowMs - (nowMs % dayMs) - today);
        for (const [sinceMs, turns] of [
          [undefined, 2],
          [today - 5 * dayMs, 2],
          [today - 4 * dayMs - 1, 2],
          [today - 4 * dayMs, 1],
          [today, 1],
          [today + dayMs - 1, 1],
        ] as const) {
          const [first] = await threads.usage(ours.id, sinceMs);
          expect([sinceMs, first?.turns]).toEqual([sinceMs, turns]);
          expect(first?.sinceMs).toBe(turns === 2 ? today - 5 * dayMs : today);
        }
        expect(await threads.usage(ours.id, today + dayMs)).toEqual([]);
      },
      "clock",
    ),

    proves("T29 no count, and no model's name, keeps a turn from ending", async (store) => {
      const { ours } = await twoAccounts(store);
      const odd = {
        models: ["plain"],
        llmCalls: NaN,
        inputTokens: 1e300,
        outputTokens: -5,
        cacheReadTokens: 1.6,
        cacheWriteTokens: Infinity,
      };
      await turnOf(store, ours, {}, { usage: odd });
      await turnOf(store, ours, {}, { usage: used(1, "plain") });
      const sums = {
        turns: 2,
        models: ["plain"],
        llmCalls: 1,
        inputTokens: 1e12 + 2 ** 33,
        outputTokens: 20,
        cacheReadTokens: 302,
        cacheWriteTokens: 4000,
      };
      expect(await usageOf(store, ours)).toEqual([{ agentId: "1", ...sums }]);
      const names = ["\0", "\ud800", 'a\\u0000"b', "\\"];
      await turnOf(store, ours, { agentId: "2" }, { usage: used(1, ...names) });
      const [, second] = await usageOf(store, ours);
      expect(second).toMatchObject({ turns: 1, inputTokens: 2 ** 33, cacheWriteTokens: 4000 });
    }),
  ],
  foreign: [
    proves("T7 our usage is not theirs", async (store) => {
      const { ours, theirs } = await twoAccounts(store);
      await turnOf(store, ours, {}, { usage: used(1, "m") });
      expect(await usageOf(store, theirs)).toEqual([]);
      expect(await usageOf(store, theirs, 0)).toEqual([]);
    }),

    proves("T7 turns of the very same ids are each account's own", async (store) => {
      const { ours, theirs, our, their } = await twins(store);
      await finish(store, ours, our, { usage: used(1, "ours") });
      await finish(store, theirs, their, { usage: used(2, "theirs") });
      expect(await usageOf(store, ours)).toEqual([{ agentId: "1", turns: 1, ...used(1, "ours") }]);
      expect(await usageOf(store, theirs)).toEqual([
        { agentId: "1", turns: 1, ...used(2, "theirs") },
      ]);
    }),
  ],
};
