import { expect } from "@jest/globals";
import type { KeptLine } from "@embedded-analytics/domain";
import { proves, type MethodContract } from "../contract.js";
import { commit } from "../world/provisioned.js";
import { forTurn, nextClaim } from "../world/turns.js";
import { twoAccounts } from "../world/two-accounts.js";
import { said, threadOf } from "./messages.js";
import { twins } from "./twins.js";

export const recent: MethodContract = {
  cases: [
    proves("the messages of so many last turns, whole and in their order", async (store) => {
      const { ours } = await twoAccounts(store);
      const { first, messages } = await threadOf(store, ours, 4);
      await threadOf(store, ours, 1);
      const { threads } = store.ports;
      for (const turns of [1, 2, 3, 4, 5, 100]) {
        const found = await threads.recent(ours.id, first.threadId, 40, turns);
        expect(found).toEqual(messages.slice(-4 * turns));
      }
      expect(await threads.recent(ours.id, "another-thread", 40, 5)).toEqual([]);
    }),

    proves("up to a number, from where the turns are counted back", async (store) => {
      const { ours } = await twoAccounts(store);
      const { first, messages } = await threadOf(store, ours, 4);
      const { threads } = store.ports;
      expect(await threads.recent(ours.id, first.threadId, 20, 1)).toEqual(messages.slice(4, 8));
      expect(await threads.recent(ours.id, first.threadId, 20, 9)).toEqual(messages.slice(0, 8));
      expect(await threads.recent(ours.id, first.threadId, 14, 1)).toEqual(messages.slice(4, 6));
      expect(await threads.recent(ours.id, first.threadId, 0, 9)).toEqual([]);
    }),

    proves(
      "D15 whole turns, the last ones that fit together, and the last one always",
      async (store) => {
        const { ours } = await twoAccounts(store);
        const { first, messages } = await threadOf(store, ours, 4);
        const { threads } = store.ports;
        const bytesOf = (lines: readonly KeptLine[]): number =>
          lines.reduce((bytes, { text }) => bytes + new TextEncoder().encode(text).length, 0);
        for (const turns of [1, 2, 3, 4]) {
          const newest = messages.slice(-4 * turns);
          const bytes = bytesOf(newest);
          expect(await threads.recent(ours.id, first.threadId, 40, 9, bytes)).toEqual(newest);
          const fewer = turns === 1 ? newest : newest.slice(4);
          expect(await threads.recent(ours.id, first.threadId, 40, 9, bytes - 1)).toEqual(fewer);
        }
      },
    ),

    proves("a turn that runs is not among them, up to the thread's number", async (store) => {
      const { ours } = await twoAccounts(store);
      const { first, messages } = await threadOf(store, ours, 2);
      const claim = nextClaim(ours, first, 20);
      await commit(store, ours, forTurn(claim));
      const { threads } = store.ports;
      await threads.keep(ours.id, claim.turnId, 1, said(claim));
      expect(await threads.recent(ours.id, first.threadId, 20, 1)).toEqual(messages.slice(4));
    }),
  ],
  foreign: [
    proves("T7 our thread has no messages for them", async (store) => {
      const { ours, theirs } = await twoAccounts(store);
      const { first } = await threadOf(store, ours, 1);
      expect(await store.ports.threads.recent(theirs.id, first.threadId, 100, 9)).toEqual([]);
    }),

    proves("T7 a thread of the very same id has each account's own messages", async (store) => {
      const { ours, theirs, our, their } = await twins(store);
      const { threads } = store.ports;
      expect(await threads.recent(ours.id, our.threadId, 100, 9)).toEqual([our.userLine]);
      expect(await threads.recent(theirs.id, our.threadId, 100, 9)).toEqual([their.userLine]);
    }),
  ],
};
