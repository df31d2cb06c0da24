import { expect } from "@jest/globals";
import { proves, type MethodContract } from "../contract.js";
import { inParallel } from "../world/at-once.js";
import { lineTexts } from "../world/line-texts.js";
import { openLog, twinLogs } from "./logged.js";

export const append: MethodContract = {
  cases: [
    proves("lines behind those that are there, byte for byte", async (store) => {
      const { lines, write } = await openLog(store);
      await write(lineTexts.slice(0, 3));
      for (const text of lineTexts.slice(3)) await write([text]);
      expect(await lines()).toEqual(lineTexts);
    }),

    proves("a repeated append, whose answer was lost, puts nothing down twice", async (store) => {
      const { accountId, turnId, lines } = await openLog(store);
      const { turnLogs } = store.ports;
      const put = (from: number, texts: readonly string[], ends: boolean) =>
        turnLogs.append(accountId, turnId, 1, from, texts, ends);
      for (let time = 0; time < 3; time++) {
        expect(await put(0, ["a\n", "b\n"], false)).toBe("appended");
      }
      for (let time = 0; time < 3; time++) expect(await put(2, ["c\n"], true)).toBe("appended");
      expect(await lines()).toEqual(["a\n", "b\n", "c\n"]);
    }),

    proves("an append that leaves lines out puts nothing down, and says so", async (store) => {
      const { accountId, turnId, lines, write } = await openLog(store);
      const { turnLogs } = store.ports;
      await write(["a\n"]);
      await write(["b\n"]);
      for (const from of [3, 100]) {
        const outcome = await turnLogs.append(accountId, turnId, 1, from, ["x\n"], true);
        expect(outcome).toBe("missing");
      }
      expect(await lines()).toEqual(["a\n", "b\n"]);
      await write(["c\n"]);
      expect(await lines()).toEqual(["a\n", "b\n", "c\n"]);
    }),

    proves(
      "T31 a writer may put everything down once more, and go on from there",
      async (store) => {
        const { accountId, turnId, lines, write } = await openLog(store);
        const { turnLogs } = store.ports;
        const put = (from: number, texts: readonly string[], ends: boolean) =>
          turnLogs.append(accountId, turnId, 1, from, texts, ends);
        await write(["a\n", "b\n"]);
        expect(await put(0, ["a\n", "b\n", "c\n"], false)).toBe("appended");
        expect(await put(1, ["b\n"], false)).toBe("appended");
        expect(await put(2, ["c\n", "d\n"], true)).toBe("appended");
        expect(await put(0, ["a\n", "b\n", "c\n", "d\n"], true)).toBe("appended");
        expect(await lines()).toEqual(["a\n", "b\n", "c\n", "d\n"]);
      },
    ),

    proves("T29 behind the last line there is nothing more", async (store) => {
      const { accountId, turnId, lines, write } = await openLog(store);
      await write(["a\n", "b\n"], true);
      const { turnLogs } = store.ports;
      for (const ends of [false, true]) {
        expect(await turnLogs.append(accountId, turnId, 1, 2, ["x\n"], ends)).toBe("ended");
      }
      expect(await lines()).toEqual(["a\n", "b\n"]);
    }),

    proves("no lines at all change nothing, and can end the log", async (store) => {
      const { accountId, turnId, lines, write } = await openLog(store);
      await write(["a\n"]);
      await write([]);
      await write(["b\n"]);
      await write([]);
      await write([], true);
      expect(await lines()).toEqual(["a\n", "b\n"]);
      expect(await store.ports.turnLogs.read(accountId, turnId, 2, 10)).toEqual({
        lines: [],
        cursor: 2,
        ended: true,
      });
    }),

    proves("T30 who has not opened the log writes nothing into it", async (store) => {
      const { accountId, turnId, lines } = await openLog(store);
      const { turnLogs } = store.ports;
      expect(await turnLogs.append(accountId, turnId, 2, 0, ["x\n"], false)).toBe("fenced");
      expect(await turnLogs.append(accountId, "unopened", 1, 0, ["x\n"], false)).toBe("missing");
      expect(await lines()).toEqual([]);
      expect(await turnLogs.read(accountId, "unopened", 0, 10)).toBeUndefined();
    }),

    proves(
      "T30 of a writer and the next one that meet, each line is of one of them",
      async (store) => {
        const { turnLogs } = store.ports;
        const first = await openLog(store);
        const { accountId } = first;
        for (let round = 0; round < 20; round++) {
          const turnId = `raced-${round}`;
          expect(await turnLogs.open(accountId, turnId, 1)).toBe(true);
          const steps = [
            () => turnLogs.append(accountId, turnId, 1, 0, ["a\n", "b\n"], false),
            () => turnLogs.open(accountId, turnId, 2),
          ];
          const [written] = await inParallel<() => unknown, unknown>(steps, (step) => step());
          const part = await turnLogs.read(accountId, turnId, 0, 10);
          expect(part?.lines).toEqual(written === "appended" ? ["a\n", "b\n"] : []);
          expect(["appended", "fenced"]).toContain(written);
          const from = part?.cursor ?? 0;
          expect(await turnLogs.append(accountId, turnId, 2, from, ["c\n"], true)).toBe("appended");
          expect(await turnLogs.append(accountId, turnId, 1, from, ["x\n"], true)).not.toBe(
            "appended",
          );
        }
      },
    ),
  ],
  foreign: [
    proves("T7 nothing is put into our log", async (store) => {
      const { ours, theirs, turnId } = await twinLogs(store, "ours");
      await ours.write(["ours\n"]);
      const { turnLogs } = store.ports;
      const outcome = await turnLogs.append(theirs.accountId, turnId, 1, 1, ["theirs\n"], true);
      expect(outcome).toBe("missing");
      await ours.write(["more\n"]);
      expect(await ours.lines()).toEqual(["ours\n", "more\n"]);
    }),

    proves("T7 turns of the very same id have a log each", async (store) => {
      const { ours, theirs } = await twinLogs(store, "both");
      await ours.write(["ours\n"]);
      await theirs.write(["theirs\n"], true);
      await ours.write(["more\n"]);
      expect(await ours.lines()).toEqual(["ours\n", "more\n"]);
      expect(await theirs.lines()).toEqual(["theirs\n"]);
    }),
  ],
};
