import { expect } from "@jest/globals";
import { paidPlans } from "@embedded-analytics/domain";
import { entryOf, writesEntry } from "../audit-log/entries.js";
import { proves, type ContractCase } from "../contract.js";
import type { Store } from "../tester.js";
import { newId } from "../world/ids.js";
import { load, provisionSession, provisionUser } from "../world/provisioned.js";
import { forStoredUser } from "../world/session-changes.js";
import { twoAccounts, type TestAccount } from "../world/two-accounts.js";
import { writesNothing } from "../world/unchanged.js";
import { sessionOfAda, tokenTtlSeconds } from "./expected-session.js";

const previewSeconds = 900;
const entry = entryOf("keyofpreview");

/** An exchanged preview of a new user. */
const previewOfAda = async (store: Store, account: TestAccount) => {
  const { id } = await provisionUser(store, account);
  const digest = await provisionSession(store, account, id, { previewSeconds });
  const { nowMs } = await load(store, account);
  const found = await store.ports.embedSessions.exchange(digest, undefined, paidPlans);
  return { id, digest, nowMs, session: found?.session };
};

/** What an exchange says of a preview (J1). */
export const previewExchangeCases: readonly ContractCase[] = [
  proves("J1 a preview comes out with its end, by the store's clock", async (store) => {
    const { ours } = await twoAccounts(store);
    const { id, digest, nowMs, session } = await previewOfAda(store, ours);
    expect(session).toEqual({
      ...sessionOfAda(ours, { id, digest }),
      previewUntilMs: expect.any(Number),
    });
    expect(Math.abs((session?.previewUntilMs ?? 0) - nowMs - 900_000)).toBeLessThan(60_000);
  }),

  proves(
    "J1 a preview that has ended is not exchanged, however long its id is good",
    async (store) => {
      const { ours } = await twoAccounts(store);
      const { id } = await provisionUser(store, ours);
      const over = { previewSeconds: 60, ttlSeconds: 600 };
      const [early, late] = [
        await provisionSession(store, ours, id, over),
        await provisionSession(store, ours, id, over),
      ];
      const { embedSessions } = store.ports;
      await store.advanceMs(50_000);
      expect(await embedSessions.exchange(early, undefined, paidPlans)).toBeDefined();
      await store.advanceMs(10_001);
      expect(await embedSessions.exchange(late, undefined, paidPlans)).toBeUndefined();
    },
    "clock",
  ),
];

/** How long a token of a preview is good (J1). */
export const previewFoundCases: readonly ContractCase[] = [
  proves(
    "J1 a preview stands behind its token until its end, and no longer",
    async (store) => {
      const { ours } = await twoAccounts(store);
      const { digest, session } = await previewOfAda(store, ours);
      const { embedSessions } = store.ports;
      const find = () => embedSessions.findExchanged(ours.id, digest, tokenTtlSeconds);
      expect(await find()).toEqual(session);
      await store.advanceMs(890_000);
      expect((await find())?.digest).toBe(digest);
      await store.advanceMs(10_001);
      expect(await find()).toBeUndefined();
    },
    "clock",
  ),
];

/** A preview and its entry of the audit log are written together (J10). */
export const previewCommitCases: readonly ContractCase[] = [
  proves(
    "J10: with a preview, and not with a conflict",
    async (store) => {
      const { ours, theirs } = await twoAccounts(store);
      const { id } = await provisionUser(store, ours);
      const { provisioning } = store.ports;
      const changes = { ...forStoredUser(ours, id, { previewSeconds }), audit: entry };
      const commit = () => provisioning.commit(ours.id, changes);
      expect(await writesEntry(store, ours, entry, commit)).toBe("committed");
      expect(await writesNothing(store, commit)).toBe("conflict");
      const elsewhere = [
        [ours.id, { ...forStoredUser(ours, newId(), { previewSeconds }), audit: entry }],
        [theirs.id, { ...forStoredUser(ours, id, { previewSeconds }), audit: entry }],
      ] as const;
      for (const [accountId, of] of elsewhere) {
        const outcome = await writesNothing(store, () => provisioning.commit(accountId, of));
        expect(outcome).toBe("conflict");
      }
    },
    "dump",
  ),
];
