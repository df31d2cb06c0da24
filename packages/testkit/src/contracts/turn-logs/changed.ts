import { expect } from "@jest/globals";
import { proves, type MethodContract } from "../contract.js";
import type { Store } from "../tester.js";
import { atOnce } from "../world/at-once.js";
import { lineTexts } from "../world/line-texts.js";
import { onceDone, onlyBySignal, soon } from "../world/waits.js";
import { openLog, twinLogs, type Logged } from "./logged.js";

const waitFor =
  (store: Store, { accountId, turnId }: Logged, cursor: number) =>
  (signal: AbortSignal) =>
    store.ports.turnLogs.changed(accountId, turnId, cursor, signal);

/** Everything that a reader gets who comes now, to the log's end. */
const follow = (store: Store, logged: Logged): Promise<readonly string[]> =>
  soon(async (signal) => {
    const seen: string[] = [];
    for (let cursor = 0; !signal.aborted;) {
      const part = await store.ports.turnLogs.read(logged.accountId, logged.turnId, cursor, 7);
      if (part === undefined) throw new Error("there is no log");
      seen.push(...part.lines);
      ({ cursor } = part);
      if (part.ended) break;
      if (part.lines.length === 0) await waitFor(store, logged, cursor)(signal);
      // A wait that does not wait must not hold up those who write.
      await new Promise((resolve) => setImmediate(resolve));
    }
    return seen;
  });

export const changed: MethodContract = {
  cases: [
    proves(
      "at once where there is something behind the cursor, or the log has ended",
      async (store) => {
        const log = await openLog(store);
        await log.write(["a\n", "b\n"]);
        await soon(waitFor(store, log, 0));
        await soon(waitFor(store, log, 1));
        await log.write([], true);
        await soon(waitFor(store, log, 2));
        await soon(waitFor(store, log, Number.MAX_SAFE_INTEGER));
      },
    ),

    proves("as soon as a line comes, and not before", async (store) => {
      const log = await openLog(store);
      await onceDone(waitFor(store, log, 0), () => log.write(["a\n"]));
      await onceDone(waitFor(store, log, 1), () => log.write(["b\n"]));
    }),

    proves(
      "as soon as the log ends, and where the cursor is behind all lines no sooner",
      async (store) => {
        const log = await openLog(store);
        await log.write(["a\n"]);
        const waiting = waitFor(store, log, Number.MAX_SAFE_INTEGER);
        await onceDone(waiting, async () => {
          await log.write(["b\n"]);
          await log.write(["c\n"], true);
        });
      },
    ),

    proves("when the signal aborts, before or while it waits", async (store) => {
      const log = await openLog(store);
      await onlyBySignal(waitFor(store, log, 0));
      await soon(() => waitFor(store, log, 0)(AbortSignal.abort()));
      await log.write(["a\n"]);
      expect(await log.lines()).toEqual(["a\n"]);
    }),

    proves(
      "D6 everybody who follows gets every line once, in order and byte for byte",
      async (store) => {
        const log = await openLog(store);
        const texts = Array.from({ length: 30 }, (_, at) => `${at}\n`).concat(lineTexts);
        const write = async (): Promise<void> => {
          for (let at = 0; at < texts.length;) {
            const some = texts.slice(at, at + 1 + (at % 5));
            at += some.length;
            await log.write(some, at >= texts.length);
            await new Promise((resolve) => setTimeout(resolve, 1));
          }
        };
        const [seen] = await Promise.all([atOnce(10, () => follow(store, log)), write()]);
        for (const each of seen) expect(each).toEqual(texts);
        expect(await follow(store, log)).toEqual(texts);
      },
    ),
  ],
  foreign: [
    proves("T7 lines of ours wake nobody of theirs, nor theirs ours", async (store) => {
      const { ours, theirs } = await twinLogs(store, "both");
      await ours.write(["ours\n"]);
      await onlyBySignal(waitFor(store, theirs, 0));
      await onceDone(waitFor(store, theirs, 0), () => theirs.write(["theirs\n"]));
      await onlyBySignal(waitFor(store, ours, 1));
    }),
  ],
};
