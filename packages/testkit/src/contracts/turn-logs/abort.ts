import { expect } from "@jest/globals";
import { proves, type MethodContract } from "../contract.js";
import type { Store } from "../tester.js";
import { onceDone, onlyBySignal, soon } from "../world/waits.js";
import { openLog, twinLogs, type Logged } from "./logged.js";

/** What that generation's writer hears; it ends with the signal. */
const listen =
  (store: Store, { accountId, turnId }: Pick<Logged, "accountId" | "turnId">, generation: number) =>
  (signal: AbortSignal) =>
    store.ports.turnLogs.aborted(accountId, turnId, generation, signal);

export const abort: MethodContract = {
  cases: [
    proves("D7 the writer that waits for the signal gets it", async (store) => {
      const log = await openLog(store);
      const received = await onceDone(listen(store, log, 1), () =>
        store.ports.turnLogs.abort(log.accountId, log.turnId, 1),
      );
      expect(received).toBe(true);
      await log.write(["the end\n"], true);
    }),

    proves(
      "D7 a writer that waits only later gets it, and each time that it asks",
      async (store) => {
        const log = await openLog(store);
        const { turnLogs } = store.ports;
        await turnLogs.abort(log.accountId, log.turnId, 1);
        await turnLogs.abort(log.accountId, log.turnId, 1);
        for (let time = 0; time < 3; time++) expect(await soon(listen(store, log, 1))).toBe(true);
      },
    ),

    proves("D7 a writer that opens the log after its abort gets the signal", async (store) => {
      const { accountId } = await openLog(store);
      const { turnLogs } = store.ports;
      const log = { accountId, turnId: "opened-later" };
      await turnLogs.abort(accountId, log.turnId, 1);
      expect(await turnLogs.read(accountId, log.turnId, 0, 10)).toBeUndefined();
      expect(await turnLogs.open(accountId, log.turnId, 1)).toBe(true);
      expect(await soon(listen(store, log, 1))).toBe(true);
    }),

    proves("D8 an abort of an earlier generation does not reach a later one", async (store) => {
      const log = await openLog(store);
      const { accountId, turnId } = log;
      const { turnLogs } = store.ports;
      await turnLogs.abort(accountId, turnId, 1);
      expect(await turnLogs.open(accountId, turnId, 2)).toBe(true);
      expect(await onlyBySignal(listen(store, log, 2))).toBe(false);
      await turnLogs.abort(accountId, turnId, 1);
      expect(await onlyBySignal(listen(store, log, 2))).toBe(false);
    }),

    proves("D8 an abort of a later generation reaches that one alone, and stays", async (store) => {
      const log = await openLog(store);
      const { accountId, turnId } = log;
      const { turnLogs } = store.ports;
      await turnLogs.abort(accountId, turnId, 2);
      expect(await onlyBySignal(listen(store, log, 1))).toBe(false);
      // One that was sent to the earlier writer, and was slow.
      await turnLogs.abort(accountId, turnId, 1);
      expect(await turnLogs.open(accountId, turnId, 2)).toBe(true);
      expect(await soon(listen(store, log, 2))).toBe(true);
    }),

    proves("T29 the abort of a log that has ended changes nothing", async (store) => {
      const log = await openLog(store);
      await log.write(["a\n"], true);
      await store.ports.turnLogs.abort(log.accountId, log.turnId, 1);
      expect(await soon(listen(store, log, 1))).toBe(false);
      expect(await log.lines()).toEqual(["a\n"]);
    }),

    proves("D7 what is written goes on until the writer stops", async (store) => {
      const log = await openLog(store);
      await log.write(["a\n"]);
      await store.ports.turnLogs.abort(log.accountId, log.turnId, 1);
      await log.write(["b\n"], true);
      expect(await log.lines()).toEqual(["a\n", "b\n"]);
    }),
  ],
  foreign: [
    proves("T7 their abort of a turn of the very same id does not reach ours", async (store) => {
      const { ours, theirs, turnId } = await twinLogs(store, "both");
      await store.ports.turnLogs.abort(theirs.accountId, turnId, 1);
      expect(await onlyBySignal(listen(store, ours, 1))).toBe(false);
      expect(await soon(listen(store, theirs, 1))).toBe(true);
    }),
  ],
};

export const aborted: MethodContract = {
  cases: [
    proves("D7 true as soon as the turn was aborted, and not before", async (store) => {
      const log = await openLog(store);
      expect(await onlyBySignal(listen(store, log, 1))).toBe(false);
      await log.write(["a\n"]);
      const received = await onceDone(listen(store, log, 1), () =>
        store.ports.turnLogs.abort(log.accountId, log.turnId, 1),
      );
      expect(received).toBe(true);
    }),

    proves("false when the signal has aborted before", async (store) => {
      const log = await openLog(store);
      expect(await soon(() => listen(store, log, 1)(AbortSignal.abort()))).toBe(false);
    }),

    proves("false as soon as the log ends", async (store) => {
      const log = await openLog(store);
      const received = await onceDone(listen(store, log, 1), () => log.write(["a\n"], true));
      expect(received).toBe(false);
      expect(await soon(listen(store, log, 1))).toBe(false);
    }),

    proves("T30 false as soon as a later generation has the log", async (store) => {
      const log = await openLog(store);
      const { accountId, turnId } = log;
      const received = await onceDone(listen(store, log, 1), () =>
        store.ports.turnLogs.open(accountId, turnId, 2),
      );
      expect(received).toBe(false);
      expect(await soon(listen(store, log, 1))).toBe(false);
    }),
  ],
  foreign: [
    proves("T7 our abort of a turn of the very same id does not reach theirs", async (store) => {
      const { ours, theirs, turnId } = await twinLogs(store, "both");
      await store.ports.turnLogs.abort(ours.accountId, turnId, 1);
      expect(await onlyBySignal(listen(store, theirs, 1))).toBe(false);
    }),
  ],
};
