import { expect } from "@jest/globals";
import { genesisHash, sealedText } from "@embedded-analytics/domain";
import { proves, type MethodContract } from "../contract.js";
import { atOnce } from "../world/at-once.js";
import { newId } from "../world/ids.js";
import { twoAccounts, type TestAccount } from "../world/two-accounts.js";
import { writesNothing } from "../world/unchanged.js";
import type { Store } from "../tester.js";
import { allEntries, entryOf } from "./entries.js";
import { withChangesCases } from "./with-changes.js";

/** Fails unless the entries are a chain from the first one on, each with its own hash. */
const expectChain = async (store: Store, account: TestAccount): Promise<void> => {
  let prev = genesisHash;
  let atMs = 0;
  for (const [at, entry] of (await allEntries(store, account)).entries()) {
    expect(entry).toMatchObject({ seq: at + 1, prev });
    expect(entry.hash).toBe(await store.ports.secrets.digest(sealedText(entry)));
    expect(entry.atMs).toBeGreaterThanOrEqual(atMs);
    ({ hash: prev, atMs } = entry);
  }
};

export const append: MethodContract = {
  cases: [
    proves("J10: entries are a chain that begins with the account's first", async (store) => {
      const { ours } = await twoAccounts(store);
      for (const name of ["a", "é\u{1F600}", '"\\', "\u0001"]) {
        await store.ports.auditLog.append(ours.id, entryOf("key", { name }));
      }
      expect(await allEntries(store, ours)).toHaveLength(4);
      await expectChain(store, ours);
    }),

    proves("J10: of many at once each has its own number", async (store) => {
      const { ours } = await twoAccounts(store);
      await atOnce(20, async (at) =>
        store.ports.auditLog.append(ours.id, entryOf("key", { name: `${at}` })),
      );
      expect(await allEntries(store, ours)).toHaveLength(20);
      await expectChain(store, ours);
    }),

    ...withChangesCases,
  ],
  foreign: [
    proves("T4: each account has a chain of its own", async (store) => {
      const { ours, theirs } = await twoAccounts(store);
      await store.ports.auditLog.append(ours.id, entryOf("ours"));
      await store.ports.auditLog.append(theirs.id, entryOf("theirs"));
      await store.ports.auditLog.append(ours.id, entryOf("ours"));
      expect((await allEntries(store, ours)).map(({ keyId }) => keyId)).toEqual(["ours", "ours"]);
      expect((await allEntries(store, theirs)).map(({ keyId }) => keyId)).toEqual(["theirs"]);
      await expectChain(store, ours);
      await expectChain(store, theirs);
    }),

    proves(
      "T4: of an account that is not there nothing is written",
      async (store) => {
        await writesNothing(store, async () => {
          const appended = Promise.resolve(store.ports.auditLog.append(newId(), entryOf("key")));
          await appended.catch(() => undefined);
        });
      },
      "dump",
    ),
  ],
};
