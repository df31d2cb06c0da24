import { expect } from "@jest/globals";
import { proves, type ContractCase } from "../contract.js";
import type { Store } from "../tester.js";
import { group } from "../world/account-changes.js";
import { changesOf, loadAccount } from "../world/change-account.js";
import { everything as allChanges } from "../world/everything.js";
import { newDigest, newId } from "../world/ids.js";
import { everything, issuedWorld } from "../world/issued.js";
import { previewCommitCases } from "../embed-sessions/previews.js";
import { begin } from "../world/turns.js";
import { tenantName, twoAccounts, type TestAccount } from "../world/two-accounts.js";
import { writesNothing } from "../world/unchanged.js";
import { withGrantsCases } from "./with-grants.js";
import { allEntries, entryOf, writesEntry } from "./entries.js";

const entry = entryOf("keyofchanges");

/** The same change twice: it writes the entry with it, and, as nothing is to be changed then, nothing. */
const changesOnce = async <Answer>(
  store: Store,
  account: TestAccount,
  change: () => Answer | PromiseLike<Answer>,
  answers: readonly [unknown, unknown],
): Promise<void> => {
  expect(await writesEntry(store, account, entry, change)).toEqual(answers[0]);
  expect(await writesNothing(store, change)).toEqual(answers[1]);
};

/** Every method that changes something takes an entry, and writes it if, and only if, it does (J10). */
export const withChangesCases: readonly ContractCase[] = [
  ...previewCommitCases,
  ...withGrantsCases,

  proves(
    "J10: with the changes of an account, and not with a conflict",
    async (store) => {
      const { ours } = await twoAccounts(store);
      const changes = {
        ...changesOf(await loadAccount(store, "ours"), {
          catalogs: [{ catalogId: ours.id, groups: [group("new")], attributes: [] }],
        }),
        audit: entry,
      };
      const commit = () => store.ports.accounts.commit("ours", changes);
      await changesOnce(store, ours, commit, ["committed", "conflict"]);
    },
    "dump",
  ),

  proves(
    "J10: with definitions that a session changes, and not with a conflict",
    async (store) => {
      const { ours } = await twoAccounts(store);
      const changes = { ...allChanges(ours), audit: entry };
      const commit = () => store.ports.provisioning.commit(ours.id, changes);
      await changesOnce(store, ours, commit, ["committed", "conflict"]);
    },
    "dump",
  ),

  proves(
    "J10: with a revocation of one session",
    async (store) => {
      const { ours } = await twoAccounts(store);
      const { digests } = await issuedWorld(store, ours);
      const { embedSessions } = store.ports;
      const revoke = () => embedSessions.revoke(ours.id, digests.ada, "all", entry);
      await changesOnce(store, ours, revoke, [true, false]);
      await writesNothing(store, () => embedSessions.revoke(ours.id, newDigest(), "all", entry));
      await writesNothing(store, () => embedSessions.revoke(ours.id, digests.bob, [7], entry));
    },
    "dump",
  ),

  proves(
    "J10: with a revocation by selection",
    async (store) => {
      const { ours } = await twoAccounts(store);
      await issuedWorld(store, ours);
      const { embedSessions } = store.ports;
      const revoke = () => embedSessions.revokeIssued(ours.id, everything, "all", entry);
      await changesOnce(store, ours, revoke, [true, false]);
    },
    "dump",
  ),

  proves(
    "J10: with turns that are aborted, where there are any",
    async (store) => {
      const { ours } = await twoAccounts(store);
      const abort = () => store.ports.threads.abortIssued(ours.id, everything, "all", entry);
      expect(await writesNothing(store, abort)).toEqual([]);
      await begin(store, ours, { turnId: "running" });
      expect(await writesEntry(store, ours, entry, abort)).toEqual([
        { id: "running", generation: 1 },
      ]);
    },
    "dump",
  ),

  proves(
    "J10: with a group and an attribute that are removed",
    async (store) => {
      const { ours } = await twoAccounts(store);
      const { embedTenantCatalog: catalog } = store.ports;
      const { groups, attributes } = ours.scoped;
      const removeGroup = () => catalog.removeGroup(ours.id, tenantName, groups.analysts, entry);
      await changesOnce(store, ours, removeGroup, ["removed", "unknown_id"]);
      const removeAttribute = () =>
        catalog.removeAttribute(ours.id, tenantName, attributes.city, entry);
      await changesOnce(store, ours, removeAttribute, ["removed", "unknown_id"]);
      await writesNothing(store, () => catalog.removeGroup(ours.id, "nowhere", newId(), entry));
    },
    "dump",
  ),

  proves(
    "J10: with the last of an embed tenant that is removed",
    async (store) => {
      const { ours } = await twoAccounts(store);
      await issuedWorld(store, ours);
      const remove = (usersMax: number) => () =>
        store.ports.embedTenantCatalog.removeTenant(ours.id, tenantName, usersMax, entry);
      expect(await remove(1)()).toBe("more");
      expect(await allEntries(store, ours)).toEqual([]);
      await changesOnce(store, ours, remove(100), ["removed", "unknown_tenant"]);
    },
    "dump",
  ),
];
