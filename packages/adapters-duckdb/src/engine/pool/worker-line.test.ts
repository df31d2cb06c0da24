import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { BoundWorker } from "./bound-worker.js";
import { callerLeft, WorkerLine, type Opening } from "./worker-line.js";
import type { WorkerProcess } from "./worker-process.js";

const workerOf = (key: string): BoundWorker => new BoundWorker({} as WorkerProcess, key);
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** A line whose processes open their data when a test says so. */
const lineOf = () => {
  const line = new WorkerLine();
  const opening: Opening[] = [];
  const given: (BoundWorker | undefined)[] = [];
  const wait = (key: string): AbortController => {
    const caller = new AbortController();
    const open = (): void => void opening.push(line.begin(key));
    void line.wait(key, caller.signal, open).then((worker) => given.push(worker));
    return caller;
  };
  const opened = (at: number): BoundWorker => {
    const one = opening[at];
    if (one === undefined) throw new Error("nothing opens");
    line.end(one, true);
    return workerOf(one.key);
  };
  return { line, opening, given, wait, opened };
};

describe("E10: statements that wait for a worker with their data", () => {
  it("get one whose statement has ended, though their own process still opens", async () => {
    const { line, opening, given, wait, opened } = lineOf();
    wait("a");
    wait("a");
    const free = workerOf("a");
    expect(line.give(free)).toBe(true);
    expect(line.give(opened(0))).toBe(true);
    await settled();
    expect(given[0]).toBe(free);
    expect(given).toHaveLength(2);
    expect(opening).toHaveLength(2);
    // What opens then is there for the next one.
    expect(line.give(opened(1))).toBe(false);
  });

  it("have no process started for them while one opens for nobody", () => {
    const { line, opening, wait } = lineOf();
    wait("a");
    line.give(workerOf("a"));
    wait("a");
    expect(opening).toHaveLength(1);
    wait("a");
    expect(opening).toHaveLength(2);
  });

  it("A1: never get one of other data", () => {
    const { line, wait } = lineOf();
    wait("a");
    expect(line.give(workerOf("b"))).toBe(false);
  });

  it("learn that data could not be opened, one for each process that failed", async () => {
    const { line, opening, given, wait } = lineOf();
    wait("a");
    wait("a");
    const [first] = opening;
    if (first !== undefined) line.end(first, false);
    await settled();
    expect(given).toEqual([undefined]);
  });

  it("E7: end the newest process with them where a caller leaves, the oldest where it took too long", () => {
    const { opening, wait } = lineOf();
    const [first, , third] = [wait("a"), wait("a"), wait("a")];
    const ended = () => opening.map(({ abandoned }) => abandoned.signal.reason as unknown);
    first.abort(callerLeft);
    expect(ended()).toEqual([undefined, undefined, callerLeft]);
    third.abort("opening took too long");
    expect(ended()).toEqual(["opening took too long", undefined, callerLeft]);
  });

  it("let a process that opens for nobody end where its place is needed", () => {
    const { line, opening, wait } = lineOf();
    wait("a");
    expect(line.abandonOne()).toBe(false);
    line.give(workerOf("a"));
    expect(line.abandonOne()).toBe(true);
    expect(opening[0]?.abandoned.signal.aborted).toBe(true);
    expect(line.openings).toBe(0);
  });

  it("each get one answer, and none waits on when nothing opens and nothing runs", async () => {
    const step = fc.record({
      does: fc.constantFrom("wait", "free", "opened", "failed", "leaves", "makes room"),
      key: fc.constantFrom("a", "b"),
      at: fc.nat(20),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
        const { line, opening, given, wait } = lineOf();
        const callers: AbortController[] = [];
        const alive = () => opening.filter(({ abandoned }) => !abandoned.signal.aborted);
        const finish = (one: Opening | undefined, isOpen: boolean): void => {
          if (one === undefined) return;
          opening.splice(opening.indexOf(one), 1);
          line.end(one, isOpen);
          if (isOpen) line.give(workerOf(one.key));
        };
        for (const { does, key, at } of steps) {
          if (does === "wait") callers.push(wait(key));
          if (does === "free") line.give(workerOf(key));
          if (does === "opened") finish(alive().at(at % (alive().length || 1)), true);
          if (does === "failed") finish(alive().at(at % (alive().length || 1)), false);
          if (does === "leaves") callers.at(at % (callers.length || 1))?.abort(callerLeft);
          if (does === "makes room") line.abandonOne();
        }
        while (alive().length > 0) finish(alive()[0], false);
        await settled();
        expect(given).toHaveLength(callers.length);
      }),
      { numRuns: 300 },
    );
  });
});
