import { expect } from "@jest/globals";
import { proves, type MethodContract } from "../contract.js";
import { openLog, twinLogs } from "./logged.js";

export const open: MethodContract = {
  cases: [
    proves("a log begins with nothing", async (store) => {
      const { accountId, turnId } = await openLog(store);
      const empty = { lines: [], cursor: 0, ended: false };
      expect(await store.ports.turnLogs.read(accountId, turnId, 0, 10)).toEqual(empty);
    }),

    proves(
      "T30 a later generation fences the earlier ones, and keeps their lines",
      async (store) => {
        const { accountId, turnId, lines, write } = await openLog(store);
        const { turnLogs } = store.ports;
        await write(["a\n", "b\n"]);
        expect(await turnLogs.open(accountId, turnId, 3)).toBe(true);
        for (const generation of [1, 2]) {
          expect(await turnLogs.open(accountId, turnId, generation)).toBe(false);
          const outcome = await turnLogs.append(accountId, turnId, generation, 2, ["x\n"], true);
          expect(outcome).toBe("fenced");
        }
        expect(await turnLogs.append(accountId, turnId, 3, 2, ["c\n"], false)).toBe("appended");
        expect(await lines()).toEqual(["a\n", "b\n", "c\n"]);
      },
    ),

    proves(
      "the same generation opens it again, since an answer may have been lost",
      async (store) => {
        const { accountId, turnId, lines, write } = await openLog(store);
        await write(["a\n"]);
        expect(await store.ports.turnLogs.open(accountId, turnId, 1)).toBe(true);
        await write(["b\n"]);
        expect(await lines()).toEqual(["a\n", "b\n"]);
      },
    ),

    proves("T29 nobody opens a log that has ended", async (store) => {
      const { accountId, turnId, write } = await openLog(store);
      await write(["a\n"], true);
      for (const generation of [1, 2]) {
        expect(await store.ports.turnLogs.open(accountId, turnId, generation)).toBe(false);
      }
      const part = await store.ports.turnLogs.read(accountId, turnId, 0, 10);
      expect(part).toEqual({ lines: ["a\n"], cursor: 1, ended: true });
    }),
  ],
  foreign: [
    proves("T7 who opens a turn of the very same id is no writer of ours", async (store) => {
      const { ours, theirs, turnId } = await twinLogs(store, "ours");
      const { turnLogs } = store.ports;
      expect(await turnLogs.open(theirs.accountId, turnId, 7)).toBe(true);
      await ours.write(["ours\n"]);
      expect(await ours.lines()).toEqual(["ours\n"]);
      expect(await theirs.lines()).toEqual([]);
    }),
  ],
};
