import { describe, expect, it } from "@jest/globals";
import type { BoundWorker } from "./bound-worker.js";
import { Placement } from "./placement.js";
import type { WorkerProcess } from "./worker-process.js";
import type { WorkerSupply } from "./worker-supply.js";

/** A process that opens whatever it is given, at once or when the test says so, and ends when it is killed. */
const fakeProcess = (opensAtOnce: boolean): WorkerProcess => {
  let end = (): void => undefined;
  const exited = new Promise<void>((resolve) => (end = resolve));
  const state = { hasExited: false, killedFor: undefined as WorkerProcess["killedFor"] };
  const process: WorkerProcess = {
    pid: undefined,
    temporaryDirectory: "",
    exited,
    listener: undefined,
    get hasExited() {
      return state.hasExited;
    },
    get killedFor() {
      return state.killedFor;
    },
    send: ({ kind }) => {
      if (kind === "open" && opensAtOnce) queueMicrotask(() => opens(process));
    },
    kill: (cause) => {
      state.killedFor ??= cause;
      state.hasExited = true;
      end();
    },
    hold: () => undefined,
  };
  return process;
};

const opens = (process: WorkerProcess | undefined): void => process?.listener?.({ kind: "opened" });

const supplied = (concurrency: number, opensAtOnce: (place: number) => boolean = () => true) => {
  const started: WorkerProcess[] = [];
  const supply: WorkerSupply = {
    take: () => {
      const process = fakeProcess(opensAtOnce(started.length));
      started.push(process);
      return process;
    },
    pids: () => [],
    close: async () => undefined,
  };
  const options = { concurrency, memoryMb: 100, seconds: 10, cacheDirectory: "" };
  const placement = new Placement(supply, options);
  const place = async (account: string, dataFile: string): Promise<BoundWorker> => {
    const files = { dataFile, attachments: {} };
    const worker = await placement.place(account, files, new AbortController().signal);
    if (worker === undefined) throw new Error("no worker");
    return worker;
  };
  /** Has a statement of the data run and end, after which the worker holds so much. */
  const use = async (account: string, dataFile: string, heldMb: number): Promise<BoundWorker> => {
    const worker = await place(account, dataFile);
    worker.heldBytes = heldMb * 1024 * 1024;
    placement.rest(worker);
    return worker;
  };
  const alive = () => started.filter(({ hasExited }) => !hasExited).length;
  return { placement, started, place, use, alive };
};

describe("E10: which worker a statement gets", () => {
  it("the one that has its data open, the last that was used", async () => {
    const { started, place, placement, use } = supplied(2);
    const first = await use("a", "one", 10);
    await use("a", "two", 10);
    expect(await place("a", "one")).toBe(first);
    const second = await place("a", "one");
    expect(second).not.toBe(first);
    placement.rest(second);
    placement.rest(first);
    expect(await place("a", "one")).toBe(first);
    expect(started).toHaveLength(3);
  });

  it("A1: never one that had another account's, though the files are the same", async () => {
    const { use } = supplied(2);
    const ours = await use("a", "one", 10);
    expect(await use("b", "one", 10)).not.toBe(ours);
    expect(await use("a", "one", 10)).toBe(ours);
  });

  it("those that rest stay open beyond the slots, for as much as one query may hold", async () => {
    const { alive, started, use } = supplied(1);
    for (const name of ["one", "two", "three", "four"]) await use("a", name, 25);
    expect(alive()).toBe(4);
    for (const name of ["one", "two", "three", "four"]) await use("a", name, 25);
    expect(started).toHaveLength(4);
    await use("a", "five", 25);
    expect(started.map(({ killedFor }) => killedFor)).toEqual([
      "idle",
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it("the one whose use is longest ago makes room, whatever it holds", async () => {
    const { started, use } = supplied(1);
    await use("a", "one", 20);
    await use("a", "two", 20);
    await use("a", "one", 20);
    await use("a", "three", 70);
    expect(started.map(({ killedFor }) => killedFor)).toEqual([undefined, "idle", undefined]);
  });

  it("as many as there are slots stay, however much they hold", async () => {
    const { alive, use } = supplied(2);
    await use("a", "one", 90);
    await use("a", "two", 90);
    expect(alive()).toBe(2);
    await use("a", "three", 90);
    expect(alive()).toBe(2);
  });

  it("one that ended while it rested is not given out", async () => {
    const { placement, use } = supplied(2);
    const worker = await use("a", "one", 10);
    worker.process.listener?.({ kind: "exited" });
    expect(await use("a", "one", 10)).not.toBe(worker);
    placement.close();
  });

  it("the first that is free, though the process that was started for it still opens", async () => {
    const { place, placement, started } = supplied(2, (at) => at !== 1);
    const first = await place("a", "one");
    const second = place("a", "one");
    placement.rest(first);
    expect(await second).toBe(first);
    // What was started for it serves the next one.
    opens(started[1]);
    expect((await place("a", "one")).process).toBe(started[1]);
    expect(started).toHaveLength(2);
  });

  it("no more than twice as many processes as there are slots open data", async () => {
    const { alive, place, placement, started } = supplied(2, (at) => at % 2 === 0);
    for (const data of ["one", "two", "three", "four", "five", "six"]) {
      const first = await place("a", data);
      const second = place("a", data);
      placement.rest(first);
      placement.rest(await second);
    }
    const opening = started.filter(({ hasExited }, at) => at % 2 === 1 && !hasExited);
    expect(opening).toHaveLength(4);
    expect(alive()).toBeLessThan(started.length);
  });
});
