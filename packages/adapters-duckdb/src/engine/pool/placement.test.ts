import { describe, expect, it } from "@jest/globals";
import type { BoundWorker } from "./bound-worker.js";
import { Placement } from "./placement.js";
import type { WorkerProcess } from "./worker-process.js";
import type { WorkerSupply } from "./worker-supply.js";

/** A process that opens whatever it is given, and ends when it is killed. */
const fakeProcess = (): WorkerProcess => {
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
      if (kind === "open") queueMicrotask(() => process.listener?.({ kind: "opened" }));
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

const supplied = (concurrency: number) => {
  const started: WorkerProcess[] = [];
  const supply: WorkerSupply = {
    take: () => {
      const process = fakeProcess();
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
});
