import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { TurnBroadcast, type TurnSubscription } from "./turn-broadcast.js";

type Part = readonly string[];

const readAll = async (
  reader: TurnSubscription,
): Promise<{ lines: string[]; isThere: boolean }> => {
  const lines: string[] = [];
  for (;;) {
    const next = await reader.next();
    if (next.done === true) return { lines, isThere: next.value };
    lines.push(...next.value);
  }
};

/** What is read: a part whenever a test gives one, until its end. */
const listener = () => {
  const waiting: ((next: IteratorResult<Part, boolean> | Error) => void)[] = [];
  const seen = { signal: new AbortController().signal, asked: 0, overs: 0 };
  const reading = new TurnBroadcast(
    async function* (signal) {
      seen.signal = signal;
      signal.addEventListener("abort", () => waiting.shift()?.(end(true)));
      for (;;) {
        seen.asked += 1;
        const next = await new Promise<IteratorResult<Part, boolean> | Error>((resolve) => {
          waiting.push(resolve);
        });
        if (next instanceof Error) throw next;
        if (next.done === true) return next.value;
        yield next.value;
      }
    },
    () => {
      seen.overs += 1;
    },
  );
  const give = async (next: IteratorResult<Part, boolean> | Error) => {
    await soon();
    waiting.shift()?.(next);
    await soon();
  };
  return { reading, seen, give };
};
const part = (...lines: string[]): IteratorResult<Part, boolean> => ({ done: false, value: lines });
const end = (isThere: boolean): IteratorResult<Part, boolean> => ({ done: true, value: isThere });
const soon = () => new Promise((resolve) => setImmediate(resolve));

describe("D5, D6: a turn is read once, for all readers of a process", () => {
  it("whenever they come, however slow they are, all get the same lines", async () => {
    const batches = fc.array(fc.array(fc.string(), { maxLength: 150 }), { maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(batches, fc.scheduler(), async (parts, scheduler) => {
        let reads = 0;
        const reading = new TurnBroadcast(
          async function* () {
            reads += 1;
            for (const each of parts) {
              await scheduler.schedule(Promise.resolve());
              yield each;
            }
            return true;
          },
          () => undefined,
        );
        const early = reading.join();
        const readers = [early, ...parts.map(() => reading.join())].map(async (reader) => {
          await scheduler.schedule(Promise.resolve());
          return readAll(reader);
        });
        const all = await scheduler.waitFor(Promise.all(readers));
        for (const each of all) expect(each).toEqual({ lines: parts.flat(), isThere: true });
        expect(reads).toBe(1);
      }),
      { numRuns: 200 },
    );
  });

  it("nothing is read that nobody waits for", async () => {
    const { reading, seen, give } = listener();
    const reader = reading.join();
    await soon();
    expect(seen.asked).toBe(0);
    const first = reader.next();
    await give(part("a"));
    expect(await first).toEqual(part("a"));
    await give(part("b"));
    expect(seen.asked).toBe(1);
    await reader.return();
  });

  it("who comes late begins at the first line, in pieces, and then has what comes", async () => {
    const { reading, give } = listener();
    const early = readAll(reading.join());
    const lines = Array.from({ length: 150 }, (_none, at) => `${at}`);
    for (let from = 0; from < lines.length; from += 10) {
      await give(part(...lines.slice(from, from + 10)));
    }
    const late = reading.join();
    const { value } = await late.next();
    expect(value).toEqual(lines.slice(0, 64));
    const rest = readAll(late);
    await give(part("last"));
    await give(end(true));
    expect((await early).lines).toEqual([...lines, "last"]);
    expect((await rest).lines).toEqual([...lines.slice(64), "last"]);
  });

  it("all get the failure: that the turn was removed, or what the reading broke with", async () => {
    const departed = listener();
    const readers = [departed.reading.join(), departed.reading.join()].map(readAll);
    await departed.give(part("a"));
    await departed.give(end(false));
    expect(await Promise.all(readers)).toEqual([
      { lines: ["a"], isThere: false },
      { lines: ["a"], isThere: false },
    ]);
    const broken = listener();
    const failing = [broken.reading.join(), broken.reading.join()].map(readAll);
    const rejected = Promise.allSettled(failing);
    await broken.give(new Error("Away."));
    for (const each of await rejected) expect(each).toMatchObject({ reason: new Error("Away.") });
    expect(broken.seen.overs).toBe(1);
  });
});

describe("D7: a reader who leaves", () => {
  it("is answered at once, also while it waits, and the others read on", async () => {
    const { reading, seen, give } = listener();
    const [leaving, staying] = [reading.join(), reading.join()];
    const waits = leaving.next();
    const stays = readAll(staying);
    await soon();
    await leaving.return();
    expect(await waits).toEqual(end(true));
    expect(await leaving.next()).toEqual(end(true));
    await give(part("a"));
    await give(end(true));
    expect(await stays).toEqual({ lines: ["a"], isThere: true });
    expect(seen.overs).toBe(1);
  });

  it("and was the last one ends the reading, whether it had begun or not", async () => {
    for (const hasBegun of [true, false]) {
      const { reading, seen } = listener();
      const reader = reading.join();
      if (hasBegun) void reader.next();
      await soon();
      await reader.return();
      await reader.return();
      await soon();
      expect(seen.overs).toBe(1);
      // What had not begun has no use for a signal.
      expect(seen.signal.aborted).toBe(hasBegun);
    }
  });
});
