import { expect } from "@jest/globals";
import { proves, type MethodContract } from "../contract.js";
import { openLog, twinLogs } from "./logged.js";

export const read: MethodContract = {
  cases: [
    proves(
      "a cursor is the number of lines before it, and the end comes with the last",
      async (store) => {
        const { accountId, turnId, write } = await openLog(store);
        const part = (cursor: number, linesMax: number) =>
          store.ports.turnLogs.read(accountId, turnId, cursor, linesMax);
        await write(["a\n", "b\n", "c\n"]);
        expect(await part(0, 2)).toEqual({ lines: ["a\n", "b\n"], cursor: 2, ended: false });
        expect(await part(2, 2)).toEqual({ lines: ["c\n"], cursor: 3, ended: false });
        expect(await part(3, 2)).toEqual({ lines: [], cursor: 3, ended: false });
        await write(["d\n", "e\n"], true);
        expect(await part(3, 1)).toEqual({ lines: ["d\n"], cursor: 4, ended: false });
        expect(await part(3, 2)).toEqual({ lines: ["d\n", "e\n"], cursor: 5, ended: true });
        expect(await part(5, 2)).toEqual({ lines: [], cursor: 5, ended: true });
      },
    ),

    proves("a log remains for those who come back after its end", async (store) => {
      const { lines, write } = await openLog(store);
      await write(["a\n"], true);
      for (let time = 0; time < 3; time++) expect(await lines()).toEqual(["a\n"]);
    }),

    proves("a turn that nobody has opened has no log", async (store) => {
      const { accountId, turnId } = await openLog(store);
      const { turnLogs } = store.ports;
      for (const other of ["unopened", `${turnId} `, ""]) {
        expect(await turnLogs.read(accountId, other, 0, 10)).toBeUndefined();
      }
    }),
  ],
  foreign: [
    proves("T7 our log is none for them", async (store) => {
      const { ours, theirs } = await twinLogs(store, "ours");
      await ours.write(["ours\n"]);
      expect(await theirs.lines()).toBeUndefined();
    }),
  ],
};
