import { expect } from "@jest/globals";
import { proves, type MethodContract } from "../contract.js";
import { accepted, emptySelections, everything, issuedWorld, selections } from "../world/issued.js";
import { provisionSession } from "../world/provisioned.js";
import { makeAccount, twoAccounts } from "../world/two-accounts.js";
import { writesNothing } from "../world/unchanged.js";

export const revokeIssued: MethodContract = {
  cases: [
    proves("J8 takes what each selection names, and no other session", async (store) => {
      const { ours: first } = await twoAccounts(store);
      const { length } = selections(first, await issuedWorld(store, first));
      for (let at = 0; at < length; at++) {
        const account = await makeAccount(store, `account-${at}`);
        const world = await issuedWorld(store, account);
        const all = await accepted(store, account, world);
        expect(all).toHaveLength(5);
        const [selection, taken] = selections(account, world)[at] ?? [];
        if (selection === undefined || taken === undefined) throw new Error("one is missing");
        await store.ports.embedSessions.revokeIssued(account.id, selection, "all");
        const kept = await accepted(store, account, world);
        const expected = all.filter((name) => !taken.includes(name));
        expect({ selection, kept }).toEqual({ selection, kept: expected });
      }
    }),

    proves("J8 is about what was issued before it: a new session is accepted", async (store) => {
      const { ours } = await twoAccounts(store);
      const { adaId } = await issuedWorld(store, ours);
      const { embedSessions } = store.ports;
      await embedSessions.revokeIssued(ours.id, { kind: "key", keyId: ours.keyId }, "all");
      const digest = await provisionSession(store, ours, adaId);
      expect(await embedSessions.exchange(digest, undefined, ["enterprise"])).toBeDefined();
    }),

    proves("J8 a session that is not exchanged yet is taken, too", async (store) => {
      const { ours } = await twoAccounts(store);
      const { adaId } = await issuedWorld(store, ours);
      const digest = await provisionSession(store, ours, adaId);
      const { embedSessions } = store.ports;
      await embedSessions.revokeIssued(ours.id, everything, "all");
      expect(await embedSessions.exchange(digest, undefined, ["enterprise"])).toBeUndefined();
    }),

    proves(
      "J8 by time, sessions of that moment and later ones stay",
      async (store) => {
        const { ours } = await twoAccounts(store);
        const world = await issuedWorld(store, ours);
        await store.advanceMs(60_000);
        const later = await provisionSession(store, ours, world.adaId);
        const timeMs = (
          await store.ports.provisioning.load(ours.keyId, {
            deploymentId: 1,
            embedTenantName: undefined,
            creatorMode: false,
            identity: { kind: "external", externalId: "x" },
            groupNames: [],
            attributeNames: [],
          })
        )?.nowMs;
        if (timeMs === undefined) throw new Error("the key is unknown");
        const { embedSessions } = store.ports;
        const before = { kind: "issued_before", timeMs: timeMs - 30_000 } as const;
        await embedSessions.revokeIssued(ours.id, before, "all");
        expect(await accepted(store, ours, world)).toEqual([]);
        expect(await embedSessions.exchange(later, undefined, ["enterprise"])).toBeDefined();
      },
      "clock",
    ),

    proves("A3 only within the deployments that the key opens", async (store) => {
      const { ours } = await twoAccounts(store);
      const world = await issuedWorld(store, ours);
      const { embedSessions } = store.ports;
      await embedSessions.revokeIssued(ours.id, everything, []);
      await embedSessions.revokeIssued(ours.id, everything, [3]);
      expect(await accepted(store, ours, world)).toHaveLength(5);
      await embedSessions.revokeIssued(ours.id, everything, [2, 3]);
      expect(await accepted(store, ours, world)).toEqual(["ada", "bob", "ownAda", "internal"]);
    }),

    proves(
      "J8 nothing is written where nothing fits",
      async (store) => {
        const { ours } = await twoAccounts(store);
        await issuedWorld(store, ours);
        await writesNothing(store, async () => {
          for (const selection of emptySelections) {
            await store.ports.embedSessions.revokeIssued(ours.id, selection, "all");
          }
        });
      },
      "dump",
    ),
  ],
  foreign: [
    proves(
      "T4 another account's sessions stay, whatever the selection",
      async (store) => {
        const { ours, theirs } = await twoAccounts(store);
        const world = await issuedWorld(store, ours);
        await writesNothing(store, async () => {
          for (const [selection] of selections(ours, world)) {
            await store.ports.embedSessions.revokeIssued(theirs.id, selection, "all");
          }
        });
        expect(await accepted(store, ours, world)).toHaveLength(5);
      },
      "dump",
    ),
  ],
};
