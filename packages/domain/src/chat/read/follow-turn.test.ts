import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { inMemoryTurnLogs } from "../../in-memory/turn-logs.js";
import { TurnFollower } from "./follow-turn.js";
import { content, runFor } from "../run/turn-execution.fixture.js";

const account = 1;
const turn = "turn-1";

/** A writer of one generation, that counts its own lines. */
const writer = (logs: ReturnType<typeof inMemoryTurnLogs>, generation = 1) => {
  let from = 0;
  return async (lines: readonly string[], ends = false) => {
    const outcome = await logs.append(account, turn, generation, from, lines, ends);
    if (outcome === "appended") from += lines.length;
    return outcome;
  };
};

const readAll = async (
  logs: ReturnType<typeof inMemoryTurnLogs>,
  signal = new AbortController().signal,
  from = 0,
): Promise<string[]> => {
  const read: string[] = [];
  const follower = new TurnFollower(logs, account, turn, signal, from);
  for (;;) {
    const step = await follower.next();
    if ("why" in step) return read;
    read.push(...step);
  }
};

describe("D5, D6: readers of a turn", () => {
  it("whenever they come, all get the same lines, and an end", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(fc.string(), { maxLength: 80 }), { maxLength: 6 }),
        fc.scheduler(),
        async (batches, scheduler) => {
          const logs = inMemoryTurnLogs(() => 0);
          await logs.open(account, turn, 1);
          const write = writer(logs);
          const readers = batches.map(async () => {
            await scheduler.schedule(Promise.resolve());
            return readAll(logs);
          });
          const writing = (async () => {
            for (const lines of batches) {
              await scheduler.schedule(Promise.resolve());
              await write(lines);
            }
            await write(["end"], true);
          })();
          await scheduler.waitFor(Promise.all([writing, ...readers]));
          const expected = [...batches.flat(), "end"];
          for (const read of await Promise.all(readers)) expect(read).toEqual(expected);
        },
      ),
      { numRuns: 200 },
    );
  });

  it("one that comes back with its cursor misses nothing and gets nothing twice", async () => {
    const logs = inMemoryTurnLogs(() => 0);
    await logs.open(account, turn, 1);
    const write = writer(logs);
    await write(["a", "b"]);
    const closed = new AbortController();
    const follower = new TurnFollower(logs, account, turn, closed.signal);
    const first = await follower.next();
    closed.abort();
    expect(await follower.next()).toEqual({ cursor: 2, why: "aborted" });
    if ("why" in first) throw new Error(first.why);
    await write(["c"]);
    await write(["d"], true);
    expect([...first, ...(await readAll(logs, undefined, first.length))]).toEqual([
      "a",
      "b",
      "c",
      "d",
    ]);
  });

  it("one who leaves is let go at once, and the turn goes on", async () => {
    const logs = inMemoryTurnLogs(() => 0);
    await logs.open(account, turn, 1);
    const closed = new AbortController();
    const reading = readAll(logs, closed.signal);
    closed.abort();
    expect(await reading).toEqual([]);
    expect(await writer(logs)(["a"], true)).toBe("appended");
  });

  it("T4: of another account there is nothing to read, to end or to write", async () => {
    const logs = inMemoryTurnLogs(() => 0);
    await logs.open(account, turn, 1);
    expect(await logs.read(2, turn, 0, 10)).toBeUndefined();
    await logs.abort(2, turn, 1);
    expect(await logs.append(2, turn, 1, 0, ["x"], false)).toBe("missing");
    expect(await logs.read(account, turn, 0, 10)).toEqual({ lines: [], cursor: 0, ended: false });
  });
});

describe("invariant 6: the fence", () => {
  it("a later generation takes over behind the lines that are there; the earlier one is refused", async () => {
    const logs = inMemoryTurnLogs(() => 0);
    await logs.open(account, turn, 1);
    const [first, second] = [writer(logs), writer(logs, 2)];
    await first(["a"]);
    expect(await logs.open(account, turn, 2)).toBe(true);
    expect(await first(["b"])).toBe("fenced");
    expect(await logs.open(account, turn, 1)).toBe(false);
    expect(await second(["c"])).toBe("missing"); // it has not seen the line before it
    expect(await logs.append(account, turn, 2, 1, ["c"], true)).toBe("appended");
    expect(await readAll(logs)).toEqual(["a", "c"]);
    expect(await logs.append(account, turn, 2, 2, ["d"], false)).toBe("ended");
  });

  it("an append whose answer was lost is repeated without being put down twice", async () => {
    const logs = inMemoryTurnLogs(() => 0);
    await logs.open(account, turn, 1);
    await logs.append(account, turn, 1, 0, ["a", "b"], false);
    expect(await logs.append(account, turn, 1, 0, ["a", "b"], false)).toBe("appended");
    expect(await logs.read(account, turn, 0, 10)).toMatchObject({ lines: ["a", "b"] });
  });
});

describe("D7: an abort reaches the writer, and the readers get the closing sequence", () => {
  it("what readers saw is what the turn says that was said", async () => {
    const logs = inMemoryTurnLogs(() => 0);
    await logs.open(account, turn, 1);
    const write = writer(logs);
    const { run } = runFor({
      append: async ({ lines }) => (await write(lines)) === "appended",
    });
    const over = new AbortController();
    const signalled = logs.aborted(account, turn, 1, over.signal);
    const driven = run.drive(async function* () {
      yield content("Half");
      await logs.abort(account, turn, 1);
      if (await signalled) run.end({ event: "aborted" });
      yield content("Too late");
    });
    const outcome = await driven;
    await write([], true);
    const read = (await readAll(logs)).map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(outcome.turn).toMatchObject({ state: "aborted", content: "Half" });
    expect(read.filter(({ isDelta }) => isDelta === true).map((line) => line["content"])).toEqual([
      "",
      "Half",
    ]);
    expect(read.at(-2)?.["id"]).toBe("__aborted__");
  });

  it("does not reach the generation after it, nor an ended turn", async () => {
    const logs = inMemoryTurnLogs(() => 0);
    await logs.open(account, turn, 1);
    await logs.abort(account, turn, 1);
    await logs.open(account, turn, 2);
    const over = new AbortController();
    const signalled = logs.aborted(account, turn, 2, over.signal);
    over.abort();
    expect(await signalled).toBe(false);
    await logs.append(account, turn, 2, 0, ["end"], true);
    await logs.abort(account, turn, 2);
    expect(await logs.aborted(account, turn, 2, new AbortController().signal)).toBe(false);
  });
});
