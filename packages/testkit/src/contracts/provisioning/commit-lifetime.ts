import { expect } from "@jest/globals";
import { proves, type ContractCase } from "../contract.js";
import { commit, load, loadUser, provisionUser } from "../world/provisioned.js";
import { forUser, newUser, profile, userUpdate } from "../world/session-changes.js";
import { forTurn, loadThread, loadTurn, nextClaim, turnClaim, turnOf } from "../world/turns.js";
import { twoAccounts } from "../world/two-accounts.js";
import { writesNothing } from "../world/unchanged.js";
import { by } from "./claim-of.js";

const ephemeral = { lifetime: { ttlSeconds: 3600 } };

/** How long ephemeral users live, and what they may do at their end (D9). */
export const commitLifetimeCases: readonly ContractCase[] = [
  proves("D9 a lifetime is shortened from the store's now on", async (store) => {
    const { ours } = await twoAccounts(store);
    const { id } = await provisionUser(store, ours, ephemeral);
    const shorten = userUpdate({ id, version: 0 }, { shortenToSeconds: 60 });
    await commit(store, ours, forTurn(turnClaim(ours, by(ours, id)), { user: shorten }));
    const { nowMs, externalUser } = await load(store, ours);
    const leftMs = (externalUser?.ephemeralUntilMs ?? 0) - nowMs;
    expect(leftMs).toBeLessThanOrEqual(60_000);
    expect(leftMs).toBeGreaterThan(50_000);
  }),

  proves(
    "D9 a lifetime is never lengthened, nor is a permanent user made to end",
    async (store) => {
      const { ours } = await twoAccounts(store);
      const { id } = await provisionUser(store, ours, ephemeral);
      const before = await loadUser(store, ours);
      const longer = userUpdate({ id, version: 0 }, { shortenToSeconds: 604_800 });
      await commit(store, ours, forUser(ours, longer));
      expect((await loadUser(store, ours)).ephemeralUntilMs).toBe(before.ephemeralUntilMs);
      const both = { makePermanent: true, shortenToSeconds: 60 };
      await commit(store, ours, forUser(ours, userUpdate({ id, version: 1 }, both)));
      expect((await loadUser(store, ours)).ephemeralUntilMs).toBeUndefined();
      const shorter = userUpdate({ id, version: 2 }, { shortenToSeconds: 60 });
      await commit(store, ours, forUser(ours, shorter));
      expect((await loadUser(store, ours)).ephemeralUntilMs).toBeUndefined();
    },
  ),

  proves(
    "D9 a user whose time is over claims no turn: a conflict that writes nothing",
    async (store) => {
      const { ours } = await twoAccounts(store);
      const { id } = await provisionUser(store, ours, { lifetime: { ttlSeconds: 60 } });
      const first = await turnOf(store, ours, by(ours, id));
      await store.advanceMs(60_000);
      const fresh = turnClaim(ours, by(ours, id));
      const email = userUpdate({ id, version: 0 }, { profile: profile({ email: "a@b.test" }) });
      const permanent = userUpdate({ id, version: 0 }, { makePermanent: true });
      for (const changes of [
        forTurn(fresh),
        forTurn(nextClaim(ours, first, 2)),
        forTurn(fresh, { user: email }),
        forTurn(fresh, { user: permanent }),
      ]) {
        const outcome = await writesNothing(store, () =>
          store.ports.provisioning.commit(ours.id, changes),
        );
        expect(outcome).toBe("conflict");
      }
    },
    "clock",
    "dump",
  ),

  proves(
    "D9 a user in the place of one whose time is over has none of their threads",
    async (store) => {
      const { ours } = await twoAccounts(store);
      const old = await provisionUser(store, ours, { lifetime: { ttlSeconds: 60 } });
      const ended = await turnOf(store, ours, by(ours, old.id));
      const another = await turnOf(store, ours);
      await store.advanceMs(60_000);
      const user = newUser(ours, { replaces: old.id, ...ephemeral });
      const { messageId } = ended;
      const claim = turnClaim(ours, { ...by(ours, user.id), messageId });
      await commit(store, ours, forTurn(claim, { user }));
      const owner = { kind: "external", id: user.id } as const;
      const found = await loadThread(store, ours, { owner, messageId });
      expect(found).toMatchObject({
        thread: { id: claim.threadId },
        running: { id: claim.turnId },
      });
      const dump = await store.dump();
      for (const removed of [ended.threadId, ended.turnId]) expect(dump).not.toContain(removed);
      expect((await loadTurn(store, ours, another)).turn?.id).toBe(another.turnId);
    },
    "clock",
    "dump",
  ),

  proves(
    "B3 D9 without a seat a permanent user's first turn writes nothing, an ephemeral one's does",
    async (store) => {
      const { ours } = await twoAccounts(store, { externalUsersMax: 0 });
      const user = newUser(ours);
      const claim = turnClaim(ours, by(ours, user.id));
      const { provisioning } = store.ports;
      const refused = await writesNothing(store, () =>
        provisioning.commit(ours.id, forTurn(claim, { user })),
      );
      expect(refused).toBe("external_user_limit");
      const short = { ...user, ...ephemeral };
      await commit(store, ours, forTurn(claim, { user: short }));
      const permanent = userUpdate({ id: user.id, version: 0 }, { makePermanent: true });
      const again = await writesNothing(store, () =>
        provisioning.commit(
          ours.id,
          forTurn(turnClaim(ours, by(ours, user.id)), { user: permanent }),
        ),
      );
      expect(again).toBe("external_user_limit");
    },
    "dump",
  ),
];
