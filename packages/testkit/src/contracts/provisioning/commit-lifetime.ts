import { expect } from "@jest/globals";
import { proves, type ContractCase } from "../contract.js";
import { commit, load, loadUser, provisionUser } from "../world/provisioned.js";
import { forUser, newUser, profile, seated, userUpdate } from "../world/session-changes.js";
import { forTurn, loadThread, loadTurn, nextClaim, turnClaim, turnOf } from "../world/turns.js";
import { twoAccounts } from "../world/two-accounts.js";
import { writesNothing } from "../world/unchanged.js";
import { by } from "./claim-of.js";

const ephemeral = { lifetime: { ttlSeconds: 3600 } };

/** How long ephemeral users live, and what they may do at their end (D9). */
export const commitLifetimeCases: readonly ContractCase[] = [
  proves(
    "D9 a lifetime is shortened to the end that was decided, to the millisecond",
    async (store) => {
      const { ours } = await twoAccounts(store);
      const { id } = await provisionUser(store, ours, ephemeral);
      const { nowMs } = await load(store, ours);
      const endsAtMs = nowMs + 60_001;
      const shorten = userUpdate({ id, version: 0 }, { endsAtMs });
      await commit(store, ours, forTurn(turnClaim(ours, by(ours, id)), { user: shorten }));
      expect(await loadUser(store, ours)).toMatchObject({ version: 1, ephemeralUntilMs: endsAtMs });
    },
  ),

  proves(
    "D9 a user lives to the decided end, and is over at it",
    async (store) => {
      const { ours } = await twoAccounts(store);
      const { id } = await provisionUser(store, ours, ephemeral);
      const { nowMs } = await load(store, ours);
      const change = userUpdate({ id, version: 0 }, { endsAtMs: nowMs + 100_000 });
      await commit(store, ours, forUser(ours, change));
      await store.advanceMs(50_000);
      expect(await store.ports.provisioning.removeExpiredUsers(100)).toBe(0);
      await store.advanceMs(50_000);
      expect(await store.ports.provisioning.removeExpiredUsers(100)).toBe(1);
    },
    "clock",
  ),

  proves(
    "D9 an end that was decided before another call shortened the life is a conflict",
    async (store) => {
      const { ours } = await twoAccounts(store);
      const { id } = await provisionUser(store, ours, ephemeral);
      const { nowMs } = await load(store, ours);
      const endsAtMs = nowMs + 60_000;
      await commit(store, ours, forUser(ours, userUpdate({ id, version: 0 }, { endsAtMs })));
      const later = userUpdate({ id, version: 0 }, { endsAtMs: nowMs + 120_000 });
      const { provisioning } = store.ports;
      expect(await provisioning.commit(ours.id, forUser(ours, later))).toBe("conflict");
      expect((await loadUser(store, ours)).ephemeralUntilMs).toBe(endsAtMs);
    },
  ),

  proves("D9 a change without an end leaves the life as it is", async (store) => {
    const { ours } = await twoAccounts(store);
    const { id } = await provisionUser(store, ours, ephemeral);
    const before = await loadUser(store, ours);
    const email = userUpdate({ id, version: 0 }, { profile: profile({ email: "a@b.test" }) });
    await commit(store, ours, forUser(ours, email));
    expect((await loadUser(store, ours)).ephemeralUntilMs).toBe(before.ephemeralUntilMs);
  }),

  proves(
    "D9 a permanent user is not made to end, nor made permanent again: a conflict",
    async (store) => {
      const { ours } = await twoAccounts(store);
      const { id } = await provisionUser(store, ours, ephemeral);
      const { nowMs } = await load(store, ours);
      const both = { makePermanent: true, endsAtMs: nowMs + 60_000 };
      await commit(store, ours, forUser(ours, userUpdate({ id, version: 0 }, both)));
      expect((await loadUser(store, ours)).ephemeralUntilMs).toBeUndefined();
      for (const over of [{ endsAtMs: nowMs + 60_000 }, { makePermanent: true }]) {
        const change = forUser(ours, userUpdate({ id, version: 1 }, over));
        const outcome = await writesNothing(store, () =>
          store.ports.provisioning.commit(ours.id, change),
        );
        expect(outcome).toBe("conflict");
      }
    },
    "dump",
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
        forTurn(fresh, seated(ours, permanent)),
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
        provisioning.commit(ours.id, forTurn(claim, seated(ours, user))),
      );
      expect(refused).toBe("external_user_limit");
      const short = { ...user, ...ephemeral };
      await commit(store, ours, forTurn(claim, { user: short }));
      const permanent = userUpdate({ id: user.id, version: 0 }, { makePermanent: true });
      const again = await writesNothing(store, () =>
        provisioning.commit(
          ours.id,
          forTurn(turnClaim(ours, by(ours, user.id)), seated(ours, permanent)),
        ),
      );
      expect(again).toBe("external_user_limit");
    },
    "dump",
  ),
];
