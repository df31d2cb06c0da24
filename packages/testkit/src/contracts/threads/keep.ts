import { expect } from "@jest/globals";
import { proves, type MethodContract } from "../contract.js";
import { firstLine, begin, keptLines, line, turnOf } from "../world/turns.js";
import { twoAccounts } from "../world/two-accounts.js";
import { writesNothing } from "../world/unchanged.js";
import { takenOver } from "./expire.js";
import { lineTexts } from "../world/line-texts.js";
import { said } from "./messages.js";
import { twins } from "./twins.js";

export const keep: MethodContract = {
  cases: [
    proves("D8 lines of a running turn, of every kind and in any order", async (store) => {
      const { ours } = await twoAccounts(store);
      const claim = await begin(store, ours);
      const { turnId, userLine } = claim;
      const lines = said(claim);
      const { threads } = store.ports;
      expect(await threads.keep(ours.id, turnId, 1, lines.slice(3).toReversed())).toBe(true);
      expect(await threads.keep(ours.id, turnId, 1, lines.slice(0, 3))).toBe(true);
      expect(await threads.keep(ours.id, turnId, 1, [])).toBe(true);
      expect(await keptLines(store, ours, claim)).toEqual([userLine, ...lines]);
    }),

    proves("a line that is there stays, and those beside it are kept", async (store) => {
      const { ours } = await twoAccounts(store);
      const claim = await begin(store, ours);
      const [first, second, third] = [line(1), line(2), line(3)];
      const { threads } = store.ports;
      await threads.keep(ours.id, claim.turnId, 1, [first, second]);
      const others = [line(0, { kind: "user" }), line(2, { kind: "ending", sort: 9 }), third];
      expect(await threads.keep(ours.id, claim.turnId, 1, others)).toBe(true);
      expect(await keptLines(store, ours, claim)).toEqual([claim.userLine, first, second, third]);
    }),

    proves("lines come back byte for byte", async (store) => {
      const { ours } = await twoAccounts(store);
      const [text = "", ...texts] = lineTexts;
      const claim = await begin(store, ours, { userLine: firstLine({ text }) });
      const lines = texts.map((each, at) => line(at + 1, { text: each }));
      expect(await store.ports.threads.keep(ours.id, claim.turnId, 1, lines)).toBe(true);
      const kept = await keptLines(store, ours, claim);
      expect(kept.map((each) => each.text)).toEqual(lineTexts);
    }),

    proves(
      "T30 a writer of another generation keeps nothing, nor one of a turn that is over",
      async (store) => {
        const { ours } = await twoAccounts(store);
        const { turnId } = await begin(store, ours);
        const ended = await turnOf(store, ours);
        const { threads } = store.ports;
        await writesNothing(store, async () => {
          for (const generation of [0, 2]) {
            expect(await threads.keep(ours.id, turnId, generation, [line(1)])).toBe(false);
          }
          expect(await threads.keep(ours.id, ended.turnId, 1, [line(1)])).toBe(false);
          expect(await threads.keep(ours.id, "unknown", 1, [line(1)])).toBe(false);
        });
      },
      "dump",
    ),

    proves(
      "T30 a writer whose turn was taken keeps nothing, the one who took it does",
      async (store) => {
        const { ours } = await twoAccounts(store);
        const claim = await takenOver(store, ours);
        const { threads } = store.ports;
        const mine = line(1);
        expect(await threads.keep(ours.id, claim.turnId, 1, [line(1)])).toBe(false);
        expect(await threads.keep(ours.id, claim.turnId, 2, [mine])).toBe(true);
        expect(await keptLines(store, ours, claim)).toEqual([claim.userLine, mine]);
      },
      "clock",
    ),
  ],
  foreign: [
    proves("T7 nothing is kept of our turn", async (store) => {
      const { ours, theirs } = await twoAccounts(store);
      const claim = await begin(store, ours);
      const { threads } = store.ports;
      expect(await threads.keep(theirs.id, claim.turnId, 1, [line(1)])).toBe(false);
      expect(await keptLines(store, ours, claim)).toEqual([claim.userLine]);
    }),

    proves("T7 a line of a turn of the very same id is kept of theirs alone", async (store) => {
      const { ours, theirs, our, their } = await twins(store);
      const kept = line(1);
      expect(await store.ports.threads.keep(theirs.id, their.turnId, 1, [kept])).toBe(true);
      expect(await keptLines(store, ours, our)).toEqual([our.userLine]);
      expect(await keptLines(store, theirs, their)).toEqual([their.userLine, kept]);
    }),
  ],
};
