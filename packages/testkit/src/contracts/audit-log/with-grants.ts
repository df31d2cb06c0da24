import { expect } from "@jest/globals";
import { proves, type ContractCase } from "../contract.js";
import { newDigest, newId } from "../world/ids.js";
import { provisionUser } from "../world/provisioned.js";
import { writesNothing } from "../world/unchanged.js";
import {
  connectAccounts,
  connected,
  granted,
  idleSeconds,
  proof,
  signedIn,
} from "../assistant-grants/granted.js";
import { entryOf, writesEntry } from "./entries.js";

const entry = entryOf("keyofgrants1");

/** What users decide about assistants, and what ends a grant, takes an entry as well (J10). */
export const withGrantsCases: readonly ContractCase[] = [
  proves(
    "J10: with a request that becomes a grant, once",
    async (store) => {
      const { ours } = await connectAccounts(store);
      const { id } = await provisionUser(store, ours);
      const { request } = await signedIn(store, ours, id);
      const { digest, browserDigest } = request;
      const allow = (browser = browserDigest) => {
        const grant = { id: newId(), codeTtlSeconds: 60, lifeSeconds: 86_400 };
        return store.ports.assistantGrants.grant(ours.id, digest, browser, grant, entry);
      };
      expect(await writesNothing(store, () => allow(newDigest()))).toBe(false);
      expect(await writesEntry(store, ours, entry, allow)).toBe(true);
      expect(await writesNothing(store, allow)).toBe(false);
    },
    "dump",
  ),

  proves(
    "J10: with a request that is denied, once",
    async (store) => {
      const { ours } = await connectAccounts(store);
      const { id } = await provisionUser(store, ours);
      const { request } = await signedIn(store, ours, id);
      const deny = (browser = request.browserDigest) =>
        store.ports.assistantGrants.deny(ours.id, request.digest, browser, entry);
      expect(await writesNothing(store, () => deny(newDigest()))).toBe(false);
      expect(await writesEntry(store, ours, entry, deny)).toBe(true);
      expect(await writesNothing(store, deny)).toBe(false);
    },
    "dump",
  ),

  proves(
    "J10: with a code that is used again, once, and not with one that is refused",
    async (store) => {
      const { ours } = await connectAccounts(store);
      const { assistantGrants } = store.ports;
      const { id } = await provisionUser(store, ours, { externalId: "eve" });
      const { grantId } = await granted(store, ours, id);
      const wrong = { ...proof, clientId: "other" };
      const refuse = () => assistantGrants.redeemCode(ours.id, grantId, wrong, entry);
      expect(await writesNothing(store, refuse)).toEqual({ kind: "refused" });
      const first = await connected(store, ours);
      const replay = () => assistantGrants.redeemCode(ours.id, first.grantId, proof, entry);
      const answer = await writesEntry(store, ours, entry, replay);
      expect(answer).toEqual({ kind: "replayed", sessionDigest: first.sessionDigest });
      expect(await writesNothing(store, replay)).toEqual(answer);
    },
    "dump",
  ),

  proves(
    "J10: with a refresh token that is used again, once",
    async (store) => {
      const { ours } = await connectAccounts(store);
      const { assistantGrants } = store.ports;
      const { grantId, sessionDigest } = await connected(store, ours);
      const refresh = () =>
        assistantGrants.refresh(ours.id, grantId, "desk", 1, idleSeconds, entry);
      expect((await refresh()).kind).toBe("granted");
      const answer = await writesEntry(store, ours, entry, refresh);
      expect(answer).toEqual({ kind: "replayed", sessionDigest });
      expect(await writesNothing(store, refresh)).toEqual(answer);
    },
    "dump",
  ),
];
