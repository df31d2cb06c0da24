import { expect } from "@jest/globals";
import { proves, type MethodContract } from "../contract.js";
import type { Store } from "../tester.js";
import { twoAccounts, type TestAccount } from "../world/two-accounts.js";
import { allEntries, entryOf, unfiltered } from "./entries.js";

/** Five entries of ours: of two keys, the second and the fifth about somebody. */
const appended = async (store: Store): Promise<{ ours: TestAccount; theirs: TestAccount }> => {
  const accounts = await twoAccounts(store);
  const { auditLog } = store.ports;
  for (const [at, keyId] of ["one", "two", "one", "one", "two"].entries()) {
    const subject = at % 3 === 1 ? "somebody" : undefined;
    await auditLog.append(accounts.ours.id, entryOf(keyId, { at: `${at}` }, subject));
  }
  return accounts;
};

const pageOf = (first: number, before?: number) => ({ first, before });

export const list: MethodContract = {
  cases: [
    proves("C1: newest first, page by page", async (store) => {
      const { ours } = await appended(store);
      const { auditLog } = store.ports;
      const seqs = async (first: number, before?: number) => {
        const page = await auditLog.list(ours.id, unfiltered, pageOf(first, before));
        return [page.items.map(({ seq }) => seq), page.hasPreviousPage, page.hasNextPage];
      };
      expect(await seqs(2)).toEqual([[5, 4], false, true]);
      expect(await seqs(2, 4)).toEqual([[3, 2], true, true]);
      expect(await seqs(2, 2)).toEqual([[1], true, false]);
      expect(await seqs(5)).toEqual([[5, 4, 3, 2, 1], false, false]);
      expect((await auditLog.list(ours.id, unfiltered, pageOf(5))).items.toReversed()).toEqual(
        await allEntries(store, ours),
      );
    }),

    proves("J10: by key, by user, and by time", async (store) => {
      const { ours } = await appended(store);
      const { auditLog } = store.ports;
      const all = await allEntries(store, ours);
      const seqs = async (filter: object) => {
        const page = await auditLog.list(ours.id, { ...unfiltered, ...filter }, pageOf(9));
        return page.items.map(({ seq }) => seq);
      };
      expect(await seqs({ keyId: "two" })).toEqual([5, 2]);
      expect(await seqs({ keyId: "nobody" })).toEqual([]);
      expect(await seqs({ keyId: "\0" })).toEqual([]);
      expect(await seqs({ subject: "somebody" })).toEqual([5, 2]);
      expect(await seqs({ subject: "somebody", keyId: "one" })).toEqual([]);
      for (const { atMs } of all) {
        const from = all.filter((entry) => entry.atMs >= atMs).map(({ seq }) => seq);
        const to = all.filter((entry) => entry.atMs < atMs).map(({ seq }) => seq);
        expect(await seqs({ fromMs: atMs })).toEqual(from.toReversed());
        expect(await seqs({ toMs: atMs })).toEqual(to.toReversed());
      }
      const second = await auditLog.list(ours.id, { ...unfiltered, keyId: "two" }, pageOf(1, 5));
      expect(second).toMatchObject({ hasPreviousPage: true, hasNextPage: false });
    }),
  ],
  foreign: [
    proves("T4: nothing of ours, whatever the filter", async (store) => {
      const { theirs } = await appended(store);
      for (const filter of [{}, { keyId: "one" }, { subject: "somebody" }, { fromMs: 0 }]) {
        const page = await store.ports.auditLog.list(
          theirs.id,
          { ...unfiltered, ...filter },
          pageOf(9),
        );
        expect(page).toEqual({ items: [], hasNextPage: false, hasPreviousPage: false });
      }
    }),
  ],
};

export const read: MethodContract = {
  cases: [
    proves("J10: after a number, oldest first, no more than asked for", async (store) => {
      const { ours } = await appended(store);
      const seqs = async (afterSeq: number, max: number) =>
        (await store.ports.auditLog.read(ours.id, afterSeq, max)).map(({ seq }) => seq);
      expect(await seqs(0, 3)).toEqual([1, 2, 3]);
      expect(await seqs(3, 3)).toEqual([4, 5]);
      expect(await seqs(5, 3)).toEqual([]);
    }),
  ],
  foreign: [
    proves("T4: nothing of ours", async (store) => {
      const { theirs } = await appended(store);
      expect(await store.ports.auditLog.read(theirs.id, 0, 9)).toEqual([]);
    }),
  ],
};

export const head: MethodContract = {
  cases: [
    proves("J10: is the last entry, and nothing before the first", async (store) => {
      const { ours } = await twoAccounts(store);
      expect(await store.ports.auditLog.head(ours.id)).toBeUndefined();
      for (const keyId of ["one", "two"]) {
        await store.ports.auditLog.append(ours.id, entryOf(keyId));
        const last = (await allEntries(store, ours)).at(-1);
        expect(await store.ports.auditLog.head(ours.id)).toEqual({
          seq: last?.seq,
          hash: last?.hash,
        });
      }
    }),
  ],
  foreign: [
    proves("T4: is none of ours", async (store) => {
      const { theirs } = await appended(store);
      expect(await store.ports.auditLog.head(theirs.id)).toBeUndefined();
    }),
  ],
};
