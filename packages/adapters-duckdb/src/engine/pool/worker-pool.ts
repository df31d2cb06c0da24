import { availableParallelism } from "node:os";
import type { DataFiles } from "../protocol.js";
import type { BoundWorker } from "./bound-worker.js";
import { bindWorker, dataKey } from "./bound-worker.js";
import { FairQueue } from "./fair-queue.js";
import { workerSupply } from "./worker-supply.js";

/** How many workers there are, and what each may use. */
export interface WorkerPoolOptions {
  /** Queries at one time, of all accounts and data together. */
  readonly concurrency: number;
  /** What one worker's process may hold. */
  readonly memoryMb: number;
  /** How long a query may wait for its slot; and how long it may then run. */
  readonly seconds: number;
  /** After how long a worker without queries is ended. */
  readonly idleSeconds?: number | undefined;
  /** A folder for what does not fit into memory. */
  readonly cacheDirectory: string;
  /** What one query may spill. */
  readonly temporaryMb?: number | undefined;
  /** Processor cores of one query; an even share of the machine, which small queries are fastest with. */
  readonly threads?: number | undefined;
  /** Node's arguments for a worker; the program of this package when left out. */
  readonly program?: readonly string[] | undefined;
  /** What an operator may want to know; never an engine's text about a query. */
  readonly log?: ((line: string) => void) | undefined;
}

/** A slot with a worker in it that has the data open. */
export interface Slot {
  readonly worker: BoundWorker;
  /** Gives it back, once the worker is free or gone. A worker that is not to be used again is ended. */
  release(again: boolean): void;
}

/** What came of asking for a slot. */
export type Acquired =
  | { readonly kind: "slot"; readonly slot: Slot }
  /** Every slot was busy for all of the time, or the service is closing. */
  | { readonly kind: "busy" | "closing" }
  /** The data could not be opened, or not in time. */
  | { readonly kind: "unusable" };

/** Workers for all data files of a service, on a bounded number of slots. */
export interface WorkerPool {
  readonly options: WorkerPoolOptions;
  /** Waits in the account's line. Rejects with the signal's reason. */
  acquire(account: string, files: DataFiles, signal: AbortSignal): Promise<Acquired>;
  /** Ids of the processes that live. */
  pids(): number[];
  /** Ends all workers, whatever they do; resolves when they are gone. */
  close(): Promise<void>;
}

const callerLeft = "whoever waited for it left";

interface Waiter {
  readonly files: DataFiles;
  /** Aborted when nobody waits any more. */
  readonly signal: AbortSignal;
  isServed: boolean;
  take(acquired: Acquired): boolean;
}

/** Starts a pool, and with it one spare worker, so that the first query need not wait for one. */
export function workerPool(options: WorkerPoolOptions): WorkerPool {
  const { concurrency, memoryMb, seconds, idleSeconds = 60, temporaryMb = 1024, log } = options;
  const threads = options.threads ?? Math.max(1, Math.floor(availableParallelism() / concurrency));
  const supply = workerSupply(options.cacheDirectory, options.program, log);
  const queue = new FairQueue<Waiter>();
  /** Workers at rest, the longest resting first. */
  const idle = new Map<BoundWorker, NodeJS.Timeout>();
  let busy = 0;
  let closed = false;
  const isClosed = (): boolean => closed;

  const wake = (worker: BoundWorker): BoundWorker => {
    clearTimeout(idle.get(worker));
    idle.delete(worker);
    worker.process.listener = undefined;
    worker.process.hold(true);
    return worker;
  };
  const retire = (worker: BoundWorker): void => wake(worker).process.kill("idle");
  const rest = (worker: BoundWorker): void => {
    const timer = setTimeout(() => retire(worker), idleSeconds * 1000);
    idle.set(worker, timer.unref());
    worker.process.hold(false);
    worker.process.listener = (news) => {
      if (news.kind === "exited") wake(worker);
    };
  };

  const place = async ({ files, signal }: Waiter): Promise<BoundWorker | undefined> => {
    const key = dataKey(files);
    const known = [...idle.keys()].findLast((worker) => worker.key === key);
    if (known !== undefined) return wake(known);
    const [longest] = idle.keys();
    if (busy + idle.size > concurrency && longest !== undefined) retire(longest);
    // A spare may have died unnoticed; a second one that fails fails for a reason.
    for (let attempt = 1; attempt <= 2 && !closed && !signal.aborted; attempt++) {
      const process = supply.take();
      const { temporaryDirectory } = process;
      const limits = { temporaryDirectory, temporaryMb, memoryMb, threads };
      const opened = await bindWorker(process, files, limits, signal);
      if ("worker" in opened) return opened.worker;
      const isOurs = !isClosed() && signal.reason !== callerLeft;
      if (isOurs) log?.(`A query worker could not open its data: ${opened.problem}`);
      await process.exited;
    }
    return undefined;
  };

  const free = (): void => {
    busy -= 1;
    dispatch();
  };
  const giveBack = (worker: BoundWorker, again: boolean): void => {
    worker.process.listener = undefined;
    if (again && !closed && !worker.process.hasExited) {
      rest(worker);
      free();
      return;
    }
    worker.process.kill("stopped");
    void worker.process.exited.then(free);
  };
  const serve = async (waiter: Waiter): Promise<void> => {
    waiter.isServed = true;
    const worker = await place(waiter).catch((error: unknown) => {
      // No process could be started: the machine has no more of something.
      log?.(`A query worker could not be started: ${String(error)}`);
      return undefined;
    });
    if (worker === undefined || closed) {
      waiter.take({ kind: closed ? "closing" : "unusable" });
      if (worker === undefined) free();
      else giveBack(worker, false);
      return;
    }
    let given = false;
    const release = (again: boolean): void => {
      if (given) giveBack(worker, again);
      given = false;
    };
    given = true;
    if (!waiter.take({ kind: "slot", slot: { worker, release } })) release(true);
  };
  const dispatch = (): void => {
    while (busy < concurrency) {
      const waiter = queue.shift();
      if (waiter === undefined) return;
      busy += 1;
      void serve(waiter);
    }
  };

  return {
    options,
    acquire: (account, files, signal) =>
      new Promise((resolve, reject) => {
        signal.throwIfAborted();
        if (closed) return resolve({ kind: "closing" });
        let settled = false;
        const gaveUp = new AbortController();
        const settle = (): boolean => {
          if (settled) return false;
          settled = true;
          clearTimeout(timer);
          signal.removeEventListener("abort", onAbort);
          queue.remove(account, waiter);
          return true;
        };
        const waiter: Waiter = {
          files,
          signal: gaveUp.signal,
          isServed: false,
          take: (acquired) => {
            if (!settle()) return false;
            resolve(acquired);
            return true;
          },
        };
        const onAbort = (): void => {
          if (!settle()) return;
          gaveUp.abort(callerLeft);
          reject(signal.reason as Error);
        };
        const timer = setTimeout(() => {
          waiter.take({ kind: waiter.isServed ? "unusable" : "busy" });
          gaveUp.abort("opening took too long");
        }, seconds * 1000);
        signal.addEventListener("abort", onAbort, { once: true });
        queue.push(account, waiter);
        dispatch();
      }),
    pids: () => supply.pids(),
    close: async () => {
      closed = true;
      for (const worker of [...idle.keys()]) wake(worker);
      for (let waiter = queue.shift(); waiter !== undefined; waiter = queue.shift()) {
        waiter.take({ kind: "closing" });
      }
      await supply.close();
    },
  };
}
