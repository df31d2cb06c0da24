import { expect } from "@jest/globals";
import { proves, type ContractCase } from "../contract.js";
import { atOnce, inParallel } from "../world/at-once.js";
import { begin, ending, keptLines, line, loadTurn } from "../world/turns.js";
import { twoAccounts } from "../world/two-accounts.js";

const rounds = 20;

/** Ends of one turn that come at the same time. */
export const endRaceCases: readonly ContractCase[] = [
  proves("T29 of several ends at once one is written, whole, and all know which", async (store) => {
    const { ours } = await twoAccounts(store);
    for (let round = 0; round < rounds; round++) {
      const claim = await begin(store, ours);
      const rivals = (["completed", "aborted", "failed", "suspended"] as const).map((state, at) =>
        ending(claim, { state, sort: 10 + at, lines: [line(1), line(2, { kind: "ending" })] }),
      );
      const won = await inParallel(rivals, (how) =>
        store.ports.threads.end(ours.id, claim.turnId, 1, how),
      );
      expect(won.filter(Boolean)).toHaveLength(1);
      const winner = rivals[won.indexOf(true)];
      const { turn, thread } = await loadTurn(store, ours, claim);
      expect([turn?.state, thread?.sort]).toEqual([winner?.state, winner?.sort]);
      const lines = [claim.userLine, ...(winner?.lines ?? [])];
      expect(await keptLines(store, ours, claim)).toEqual(lines);
    }
  }),

  proves("T29 the same end by many at once is true for all, and written once", async (store) => {
    const { ours } = await twoAccounts(store);
    const claim = await begin(store, ours);
    const how = ending(claim, { lines: [line(1)] });
    const won = await atOnce(10, () => store.ports.threads.end(ours.id, claim.turnId, 1, how));
    expect(won).toEqual(Array.from({ length: 10 }, () => true));
    expect(await keptLines(store, ours, claim)).toEqual([claim.userLine, ...how.lines]);
  }),

  proves(
    "T30 a turn is ended by its writer, or taken by somebody else, never both",
    async (store) => {
      const { ours } = await twoAccounts(store);
      const claims = await atOnce(rounds, () => begin(store, ours, { leaseSeconds: 60 }));
      await store.advanceMs(60_000);
      const { threads } = store.ports;
      const [taken, ...ended] = await Promise.all([
        threads.claimExpired(60, rounds),
        ...claims.map((claim) => threads.end(ours.id, claim.turnId, 1, ending(claim))),
      ]);
      const takenIds = new Set(taken.map(({ turn }) => turn.id));
      for (const [at, { turnId }] of claims.entries()) {
        expect(ended[at]).toBe(!takenIds.has(turnId));
      }
    },
    "clock",
  ),

  proves(
    "T30 a late writer has its turn back, or somebody else has it, never both",
    async (store) => {
      const { ours } = await twoAccounts(store);
      const claims = await atOnce(rounds, () => begin(store, ours, { leaseSeconds: 60 }));
      await store.advanceMs(60_000);
      const { threads } = store.ports;
      const [taken, ...renewed] = await Promise.all([
        threads.claimExpired(60, rounds),
        ...claims.map(({ turnId }) => threads.renew(ours.id, turnId, 1, 60)),
      ]);
      const takenIds = new Set(taken.map(({ turn }) => turn.id));
      for (const [at, { turnId }] of claims.entries()) {
        expect(renewed[at]).toBe(!takenIds.has(turnId));
      }
    },
    "clock",
  ),
];
