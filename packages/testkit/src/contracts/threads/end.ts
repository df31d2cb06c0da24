import { expect } from "@jest/globals";
import { hasEnded, turnStates } from "@embedded-analytics/domain";
import { proves, type MethodContract } from "../contract.js";
import { commit } from "../world/provisioned.js";
import {
  begin,
  ending,
  forTurn,
  keptLines,
  line,
  loadTurn,
  nextClaim,
  noUsage,
  turnOf,
} from "../world/turns.js";
import { twoAccounts } from "../world/two-accounts.js";
import { writesNothing } from "../world/unchanged.js";
import { endRaceCases } from "./end-races.js";
import { takenOver } from "./expire.js";
import { twins } from "./twins.js";

const ends = turnStates.filter(hasEnded);

export const end: MethodContract = {
  cases: [
    ...ends.map((state) =>
      proves(
        `D7 a turn that ended as ${state} frees its thread, behind its last line`,
        async (store) => {
          const { ours } = await twoAccounts(store);
          const claim = await begin(store, ours);
          const how = ending(claim, { state, sort: 12 });
          expect(await store.ports.threads.end(ours.id, claim.turnId, 1, how)).toBe(true);
          const { thread, running, turn } = await loadTurn(store, ours, claim);
          expect(thread?.sort).toBe(12);
          expect(running).toBeUndefined();
          expect(turn).toMatchObject({ state, sortFrom: 0, generation: 1, leaseOver: false });
          const next = nextClaim(ours, claim, 12);
          await commit(store, ours, forTurn(next));
          expect((await loadTurn(store, ours, next)).running).toMatchObject({ sortFrom: 12 });
        },
      ),
    ),

    proves(
      "every line with the end, those that were kept before stay; the usage, too",
      async (store) => {
        const { ours } = await twoAccounts(store);
        const claim = await begin(store, ours);
        const { threads } = store.ports;
        const [before, beside, behind] = [line(2), line(1), line(3, { kind: "ending" })];
        await threads.keep(ours.id, claim.turnId, 1, [before]);
        const lines = [line(0), beside, line(2, { kind: "closing", sort: 5 }), behind];
        const usage = {
          ...noUsage,
          models: ["model-of-the-turn"],
          llmCalls: 3,
          inputTokens: 2 ** 33,
        };
        const how = ending(claim, { lines, usage });
        expect(await threads.end(ours.id, claim.turnId, 1, how)).toBe(true);
        const kept = [claim.userLine, beside, before, behind];
        expect(await keptLines(store, ours, claim)).toEqual(kept);
        const dump = await store.dump();
        for (const text of ["model-of-the-turn", String(2 ** 33)]) expect(dump).toContain(text);
      },
      "dump",
    ),

    proves(
      "T29 the same end a second time is true and writes nothing, another one is false",
      async (store) => {
        const { ours } = await twoAccounts(store);
        const { threads } = store.ports;
        for (const state of ends) {
          const claim = await turnOf(store, ours, {}, { state, sort: 5 });
          await writesNothing(store, async () => {
            for (const other of ends) {
              const how = ending(claim, { state: other, lines: [line(1)], sort: 9 });
              expect(await threads.end(ours.id, claim.turnId, 1, how)).toBe(other === state);
            }
          });
        }
      },
      "dump",
    ),

    proves("T29 an end that is sent again later does not move the thread back", async (store) => {
      const { ours } = await twoAccounts(store);
      const first = await turnOf(store, ours, {}, { sort: 5 });
      const next = nextClaim(ours, first, 5);
      await commit(store, ours, forTurn(next));
      const { threads } = store.ports;
      const again = ending(first, { sort: 5 });
      expect(await threads.end(ours.id, first.turnId, 1, again)).toBe(true);
      expect((await loadTurn(store, ours, next)).running?.id).toBe(next.turnId);
      await threads.end(ours.id, next.turnId, 1, ending(next, { sort: 9 }));
      expect(await threads.end(ours.id, first.turnId, 1, again)).toBe(true);
      expect((await loadTurn(store, ours, next)).thread?.sort).toBe(9);
    }),

    proves(
      "T30 a writer of another generation ends nothing, nor a turn that is not there",
      async (store) => {
        const { ours } = await twoAccounts(store);
        const claim = await begin(store, ours);
        const { threads } = store.ports;
        const how = ending(claim, { lines: [line(1)] });
        await writesNothing(store, async () => {
          for (const generation of [0, 2]) {
            expect(await threads.end(ours.id, claim.turnId, generation, how)).toBe(false);
          }
          expect(await threads.end(ours.id, "unknown", 1, how)).toBe(false);
        });
      },
      "dump",
    ),

    proves(
      "T30 a writer whose turn was taken does not end it, before nor after the other's end",
      async (store) => {
        const { ours } = await twoAccounts(store);
        const claim = await takenOver(store, ours);
        const { threads } = store.ports;
        const mine = ending(claim, { state: "interrupted", lines: [line(4)] });
        const late = { ...mine, lines: [line(5)] };
        expect(await threads.end(ours.id, claim.turnId, 1, late)).toBe(false);
        expect(await threads.end(ours.id, claim.turnId, 2, mine)).toBe(true);
        expect(await threads.end(ours.id, claim.turnId, 1, late)).toBe(false);
        expect(await threads.end(ours.id, claim.turnId, 2, mine)).toBe(true);
        const kept = [claim.userLine, ...mine.lines];
        expect(await keptLines(store, ours, claim)).toEqual(kept);
      },
      "clock",
    ),

    ...endRaceCases,
  ],
  foreign: [
    proves("T7 our turn is not theirs to end", async (store) => {
      const { ours, theirs } = await twoAccounts(store);
      const claim = await begin(store, ours);
      const how = ending(claim, { lines: [line(1)] });
      expect(await store.ports.threads.end(theirs.id, claim.turnId, 1, how)).toBe(false);
      expect((await loadTurn(store, ours, claim)).running?.id).toBe(claim.turnId);
      expect(await keptLines(store, ours, claim)).toEqual([claim.userLine]);
    }),

    proves("T7 nor is our end, sent again, true for them", async (store) => {
      const { ours, theirs } = await twoAccounts(store);
      const claim = await turnOf(store, ours);
      expect(await store.ports.threads.end(theirs.id, claim.turnId, 1, ending(claim))).toBe(false);
    }),

    proves("T7 a turn of the very same id ends in their account alone", async (store) => {
      const { ours, theirs, our, their } = await twins(store);
      const how = ending(their, { state: "failed", lines: [line(1)], sort: 77 });
      expect(await store.ports.threads.end(theirs.id, their.turnId, 1, how)).toBe(true);
      expect(await loadTurn(store, ours, our)).toMatchObject({
        thread: { sort: 0 },
        running: { id: our.turnId },
      });
      expect(await keptLines(store, ours, our)).toEqual([our.userLine]);
      expect((await loadTurn(store, theirs, their)).thread?.sort).toBe(77);
    }),
  ],
};
