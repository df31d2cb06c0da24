import { expect, it } from "@jest/globals";
import fc from "fast-check";
import { inMemoryTurnLogs } from "../../in-memory/index.js";
import type { TurnSource } from "./read-turn.js";
import { TurnBroadcasts } from "./turn-broadcasts.js";

const turn = { id: "t", sortFrom: 0 };
const logs = inMemoryTurnLogs(() => 0);

/** Nothing here asks the store, or waits for a clock. */
const source = (accountId: number): TurnSource => ({
  accountId,
  logs,
  threads: {} as TurnSource["threads"],
  pause: (_seconds, signal) =>
    new Promise((resolve) => signal.addEventListener("abort", () => resolve())),
});

/** How many parts a reader takes before it leaves; undefined: it stays. */
const patience = fc.option(fc.nat({ max: 3 }), { nil: undefined });

let accounts = 0;

it("D6, D7: whoever comes and goes whenever, who stays has all, who leaves had the beginning", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(fc.string(), { minLength: 1, maxLength: 80 }), { maxLength: 6 }),
      fc.array(patience, { minLength: 1, maxLength: 6 }),
      fc.scheduler(),
      async (batches, patiences, scheduler) => {
        const readings = new TurnBroadcasts();
        const from = source(++accounts);
        const { accountId } = from;
        await logs.open(accountId, turn.id, 1);
        const moment = () => scheduler.schedule(Promise.resolve());
        const write = async () => {
          let written = 0;
          for (const lines of batches) {
            await moment();
            await logs.append(accountId, turn.id, 1, written, lines, false);
            written += lines.length;
          }
          await moment();
          await logs.append(accountId, turn.id, 1, written, ["end"], true);
        };
        const read = async (parts: number | undefined) => {
          await moment();
          const reader = readings.read(from, turn);
          const lines: string[] = [];
          for (let at = 0; at !== parts; at++) {
            const next = await reader.next();
            if (next.done === true) return { lines, isThere: next.value };
            lines.push(...next.value);
            if (at % 2 === 1) await moment();
          }
          const waits = reader.next();
          await moment();
          await reader.return();
          const last = await waits;
          return { lines: last.done === true ? lines : [...lines, ...last.value], isThere: true };
        };
        const running = Promise.all([write(), ...patiences.map(read)]);
        const [, ...seen] = await scheduler.waitFor(running);
        const all = [...batches.flat(), "end"];
        seen.forEach(({ lines, isThere }, at) => {
          const isWhole = patiences[at] === undefined;
          expect(lines).toEqual(isWhole ? all : all.slice(0, lines.length));
          expect(isThere).toBe(true);
        });
        expect(readings.count).toBe(0);
      },
    ),
    { numRuns: 300 },
  );
});
