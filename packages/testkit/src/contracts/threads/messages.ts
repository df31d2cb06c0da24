import { expect } from "@jest/globals";
import type { KeptLine, TurnClaim } from "@embedded-analytics/domain";
import { proves, type MethodContract } from "../contract.js";
import type { Store } from "../tester.js";
import { commit } from "../world/provisioned.js";
import { finish, forTurn, line, nextClaim, turnClaim, turnOf } from "../world/turns.js";
import { twoAccounts, type TestAccount } from "../world/two-accounts.js";
import { lineTexts } from "../world/line-texts.js";
import { twins } from "./twins.js";

/** A tool's call, the answer and what comes behind, as they are kept of a turn. */
export const said = ({ sortFrom }: TurnClaim): readonly KeptLine[] => [
  line(3, { kind: "tool", sort: sortFrom + 4 }),
  line(6, { kind: "closing", sort: sortFrom + 7 }),
  line(7, { kind: "final", sort: sortFrom + 8 }),
  line(8, { kind: "ending", sort: sortFrom + 9 }),
  line(9, { kind: "ending" }),
];

/** A thread of so many turns that were completed; answers its messages, four a turn. */
export const threadOf = async (store: Store, account: TestAccount, turns: number) => {
  const messages: KeptLine[] = [];
  const first = turnClaim(account);
  for (let turn = 0; turn < turns; turn++) {
    const claim = turn === 0 ? first : nextClaim(account, first, 10 * turn);
    await commit(store, account, forTurn(claim));
    const lines = said(claim);
    await finish(store, account, claim, { lines, sort: 10 * turn + 10 });
    messages.push(claim.userLine, ...lines.slice(0, 3));
  }
  return { first, messages };
};

export const messages: MethodContract = {
  cases: [
    proves("D5 all messages in their order, and nothing else that is kept", async (store) => {
      const { ours } = await twoAccounts(store);
      const { first, messages } = await threadOf(store, ours, 3);
      await threadOf(store, ours, 1);
      const { threads } = store.ports;
      expect(await threads.messages(ours.id, first.threadId, 0, 30, 100)).toEqual(messages);
      expect(await threads.messages(ours.id, "another-thread", 0, 30, 100)).toEqual([]);
    }),

    proves("D5 behind a number and up to another one, some at a time", async (store) => {
      const { ours } = await twoAccounts(store);
      const { first, messages } = await threadOf(store, ours, 2);
      const page = async (after: number, upTo: number, linesMax: number) => {
        const { threads } = store.ports;
        const found = await threads.messages(ours.id, first.threadId, after, upTo, linesMax);
        return found.map(({ sort }) => sort);
      };
      expect(await page(0, 20, 100)).toEqual([1, 4, 7, 8, 11, 14, 17, 18]);
      expect(await page(0, 10, 100)).toEqual([1, 4, 7, 8]);
      expect(await page(1, 8, 100)).toEqual([4, 7, 8]);
      expect(await page(1, 7, 100)).toEqual([4, 7]);
      expect(await page(4, 14, 3)).toEqual([7, 8, 11]);
      expect(await page(18, 20, 100)).toEqual([]);
      const { threads } = store.ports;
      const paged: KeptLine[] = [];
      for (let after = 0; ;) {
        const found = await threads.messages(ours.id, first.threadId, after, 20, 3);
        if (found.length === 0) break;
        paged.push(...found);
        after = found.at(-1)?.sort ?? 20;
      }
      expect(paged).toEqual(messages);
    }),

    proves("D15 pages end with the line that makes them so long in bytes", async (store) => {
      const { ours } = await twoAccounts(store);
      const texts = ["a".repeat(99), "é".repeat(50), "b", "c".repeat(500), "d"];
      const lines = texts.map((text, at) => line(at + 1, { sort: at + 2, text: `${text}\n` }));
      const { threadId } = await turnOf(store, ours, {}, { lines, sort: 100 });
      const page = async (after: number, linesMax: number, bytesMax?: number) => {
        const { threads } = store.ports;
        const found = await threads.messages(ours.id, threadId, after, 100, linesMax, bytesMax);
        return found.map(({ sort }) => sort);
      };
      expect(await page(1, 9)).toEqual([2, 3, 4, 5, 6]);
      expect(await page(1, 9, 100)).toEqual([2]);
      expect(await page(1, 9, 101)).toEqual([2, 3]);
      // 100 bytes, and 101: an é has two.
      expect(await page(1, 9, 201)).toEqual([2, 3]);
      expect(await page(1, 9, 202)).toEqual([2, 3, 4]);
      expect(await page(4, 9, 1)).toEqual([5]);
      expect(await page(1, 2, 10_000)).toEqual([2, 3]);
      expect(await page(6, 9, 1)).toEqual([]);
    }),

    proves("D5 the lines of a turn that runs are behind the thread's number", async (store) => {
      const { ours } = await twoAccounts(store);
      const { first, messages } = await threadOf(store, ours, 1);
      const claim = nextClaim(ours, first, 10);
      await commit(store, ours, forTurn(claim));
      const { threads } = store.ports;
      await threads.keep(ours.id, claim.turnId, 1, said(claim));
      expect(await threads.messages(ours.id, first.threadId, 0, 10, 100)).toEqual(messages);
    }),

    proves("lines come back byte for byte", async (store) => {
      const { ours } = await twoAccounts(store);
      const lines = lineTexts.map((text, at) => line(at + 1, { sort: at + 2, text }));
      const { threadId } = await turnOf(store, ours, {}, { lines, sort: 100 });
      const found = await store.ports.threads.messages(ours.id, threadId, 1, 100, 100);
      expect(found.map(({ text }) => text)).toEqual(lineTexts);
    }),
  ],
  foreign: [
    proves("T7 our thread has no messages for them", async (store) => {
      const { ours, theirs } = await twoAccounts(store);
      const { first } = await threadOf(store, ours, 1);
      expect(await store.ports.threads.messages(theirs.id, first.threadId, 0, 100, 100)).toEqual(
        [],
      );
    }),

    proves("T7 a thread of the very same id has each account's own messages", async (store) => {
      const { ours, theirs, our, their } = await twins(store);
      const { threads } = store.ports;
      const of = (id: number) => threads.messages(id, our.threadId, 0, 100, 100);
      expect(await of(ours.id)).toEqual([our.userLine]);
      expect(await of(theirs.id)).toEqual([their.userLine]);
    }),
  ],
};
