import { expect } from "@jest/globals";
import { proves, type MethodContract } from "../contract.js";
import { openLog, twinLogs } from "./logged.js";

export const drop: MethodContract = {
  cases: [
    proves("D15 a log that has ended is there no more, however often", async (store) => {
      const { accountId, turnId, lines, write } = await openLog(store);
      await write(["a\n"]);
      await write(["b\n"], true);
      expect(await lines()).toEqual(["a\n", "b\n"]);
      for (let time = 0; time < 2; time++) {
        await store.ports.turnLogs.drop(accountId, turnId);
        expect(await lines()).toBeUndefined();
      }
    }),

    proves(
      "D15 one that goes on stays as it is, and so does one that is not there",
      async (store) => {
        const { accountId, turnId, lines, write } = await openLog(store);
        const { turnLogs } = store.ports;
        await turnLogs.drop(accountId, turnId);
        await write(["a\n"]);
        await turnLogs.drop(accountId, turnId);
        await turnLogs.drop(accountId, "unopened");
        await write(["b\n"], true);
        expect(await lines()).toEqual(["a\n", "b\n"]);
      },
    ),
  ],
  foreign: [
    proves("T7 our log is not theirs to drop", async (store) => {
      const { ours, theirs, turnId } = await twinLogs(store, "both");
      await ours.write(["ours\n"], true);
      await theirs.write(["theirs\n"], true);
      await store.ports.turnLogs.drop(theirs.accountId, turnId);
      expect(await ours.lines()).toEqual(["ours\n"]);
      expect(await theirs.lines()).toBeUndefined();
    }),
  ],
};
