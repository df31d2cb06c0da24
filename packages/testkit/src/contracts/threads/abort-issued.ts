import { expect } from "@jest/globals";
import type { DeploymentScope, IssuedSelection, TurnClaim } from "@embedded-analytics/domain";
import { proves, type MethodContract } from "../contract.js";
import type { Store } from "../tester.js";
import { everything, issuedWorld, selections, type IssuedWorld } from "../world/issued.js";
import { begin, forTurn, turnClaim, turnOf } from "../world/turns.js";
import { twoAccounts, type TestAccount } from "../world/two-accounts.js";
import { writesNothing } from "../world/unchanged.js";
import { takenOver } from "./expire.js";
import { twins } from "./twins.js";

/** Running turns: of ada by her session and by the key, of bob by his, of the internal user by both. */
const runningTurns = async (store: Store, account: TestAccount, world: IssuedWorld) => {
  const external = (userId: number): Partial<TurnClaim> => ({
    userKind: "external",
    userId,
    embedTenantId: account.tenantId,
  });
  const by = (digest: string): Partial<TurnClaim> => ({ askedBy: { kind: "session", digest } });
  const { digests } = world;
  await begin(store, account, { ...external(world.adaId), ...by(digests.ada), turnId: "ada" });
  await begin(store, account, { ...external(world.adaId), turnId: "ada by key" });
  await begin(store, account, {
    ...external(world.bobId),
    ...by(digests.bob),
    agentId: "2",
    turnId: "bob",
  });
  await begin(store, account, { ...by(digests.internal), turnId: "internal" });
  await begin(store, account, { turnId: "internal by key" });
};

/** For each of `selections`, in their order. */
const ended: readonly (readonly string[])[] = [
  ["bob"],
  ["ada", "ada by key"],
  [],
  ["internal", "internal by key"],
  ["ada", "ada by key", "bob"],
  ["internal"],
  ["ada", "ada by key", "bob", "internal", "internal by key"],
  ["ada", "ada by key", "bob", "internal", "internal by key"],
];

const abortedIds = async (
  store: Store,
  { id }: TestAccount,
  selection: IssuedSelection,
  deployments: DeploymentScope = "all",
): Promise<readonly string[]> => {
  const aborted = await store.ports.threads.abortIssued(id, selection, deployments);
  for (const turn of aborted) {
    expect(await store.ports.threads.isAborted(id, turn.id, turn.generation)).toBe(true);
  }
  return aborted.map((turn) => turn.id).sort();
};

export const abortIssued: MethodContract = {
  cases: [
    proves("J8 takes the running turns of what each selection names", async (store) => {
      const { ours } = await twoAccounts(store);
      const world = await issuedWorld(store, ours);
      await runningTurns(store, ours, world);
      const found = [];
      for (const [selection] of selections(ours, world)) {
        found.push(await abortedIds(store, ours, selection));
      }
      expect(found).toEqual(ended);
    }),

    proves("J8 marks these and no others", async (store) => {
      const { ours } = await twoAccounts(store);
      const world = await issuedWorld(store, ours);
      await runningTurns(store, ours, world);
      await abortedIds(store, ours, { kind: "session", digest: world.digests.ada });
      const { threads } = store.ports;
      expect(await threads.isAborted(ours.id, "ada", 1)).toBe(true);
      expect(await threads.isAborted(ours.id, "ada by key", 1)).toBe(false);
      expect(await threads.isAborted(ours.id, "bob", 1)).toBe(false);
    }),

    proves("A3 only at agents of the deployments that the key opens", async (store) => {
      const { ours } = await twoAccounts(store);
      const world = await issuedWorld(store, ours);
      await runningTurns(store, ours, world);
      expect(await abortedIds(store, ours, everything, [])).toEqual([]);
      expect(await abortedIds(store, ours, everything, [3])).toEqual([]);
      expect(await abortedIds(store, ours, everything, [2])).toEqual(["bob"]);
    }),

    proves(
      "T30 means the generation that has the turn",
      async (store) => {
        const { ours } = await twoAccounts(store);
        const { turnId } = await takenOver(store, ours);
        const aborted = await store.ports.threads.abortIssued(ours.id, everything, "all");
        expect(aborted).toEqual([{ id: turnId, generation: 2 }]);
        expect(await store.ports.threads.isAborted(ours.id, turnId, 2)).toBe(true);
      },
      "clock",
    ),

    proves(
      "J8 a turn that is over stays as it is",
      async (store) => {
        const { ours } = await twoAccounts(store);
        await turnOf(store, ours);
        await writesNothing(store, async () => {
          expect(await store.ports.threads.abortIssued(ours.id, everything, "all")).toEqual([]);
        });
      },
      "dump",
    ),

    proves(
      "J8 no turn begins by a session that is revoked, and nothing of it is kept",
      async (store) => {
        const { ours } = await twoAccounts(store);
        const { digests } = await issuedWorld(store, ours);
        const digest = digests.internal;
        await store.ports.embedSessions.revokeIssued(ours.id, { kind: "session", digest }, "all");
        for (const revoked of [digest, "0".repeat(64)]) {
          const claim = turnClaim(ours, { askedBy: { kind: "session", digest: revoked } });
          expect(await store.ports.provisioning.commit(ours.id, forTurn(claim))).toBe("conflict");
          expect(await store.ports.threads.turn(ours.id, claim.turnId, 0, 1)).toBeUndefined();
        }
      },
    ),
  ],
  foreign: [
    proves(
      "T4 another account's turns of the same names run on, whatever the selection",
      async (store) => {
        const { ours, theirs, our } = await twins(store);
        const world = await issuedWorld(store, ours);
        const aborted = await store.ports.threads.abortIssued(theirs.id, everything, "all");
        expect(aborted).toEqual([{ id: our.turnId, generation: 1 }]);
        expect(await store.ports.threads.isAborted(ours.id, our.turnId, 1)).toBe(false);
        for (const [selection] of selections(ours, world)) {
          await store.ports.threads.abortIssued(theirs.id, selection, "all");
        }
        expect(await store.ports.threads.isAborted(ours.id, our.turnId, 1)).toBe(false);
      },
    ),

    proves("T4 another account's session begins no turn", async (store) => {
      const { ours, theirs } = await twoAccounts(store);
      const { digests } = await issuedWorld(store, ours);
      const claim = turnClaim(theirs, { askedBy: { kind: "session", digest: digests.internal } });
      expect(await store.ports.provisioning.commit(theirs.id, forTurn(claim))).toBe("conflict");
    }),
  ],
};
