import type { DataFiles } from "../../data/data-files.js";
import type { BoundWorker } from "./bound-worker.js";
import type { WorkerPoolOptions } from "./options.js";
import type { Party } from "./schedule/party.js";
import { Placement } from "./placement.js";
import { Schedule } from "./schedule/schedule.js";
import { callerLeft } from "./worker-line.js";
import { workerSupply } from "./worker-supply.js";

/** A slot with a worker in it that has the data open. */
export interface Slot {
  readonly worker: BoundWorker;
  /**
   * Called at most once, when the slot is needed for others (E10): the statement has to end, and the
   * slot to be released.
   */
  onGiveUp: (() => void) | undefined;
  /** Rows are with a reader from now on, so that the statement cannot begin anew. */
  delivered(): void;
  /** Gives it back, once the worker is free or gone. A worker that is not to be used again is ended. */
  release(again: boolean): void;
}

/** For what a slot is asked. */
export interface Ask {
  readonly party: Party;
  readonly files: DataFiles;
  /** It had a turn before, and gave its slot up. */
  readonly wasLong: boolean;
  /** How long it may wait for the slot, and for its data to be opened. */
  readonly waitMs: number;
}

/** What came of asking for a slot. */
export type Acquired =
  | { readonly kind: "slot"; readonly slot: Slot }
  /** There was no slot with open data within the time, or the service is closing. */
  | { readonly kind: "busy" | "closing" }
  /** The data could not be opened. */
  | { readonly kind: "unusable" };

/** Workers for all data files of a service, on a bounded number of slots. */
export interface WorkerPool {
  readonly options: WorkerPoolOptions;
  /** Waits in the party's line. Rejects with the signal's reason. */
  acquire(ask: Ask, signal: AbortSignal): Promise<Acquired>;
  /** Ids of the processes that live. */
  pids(): number[];
  /** Ends all workers, whatever they do; resolves when they are gone. */
  close(): Promise<void>;
}

/** A statement keeps its slot for so much of its time, whatever waits: the bound of E10 stands on it. */
const turnsPerBudget = 10;

/** Starts a pool, and with it one spare worker, so that the first query need not wait for one. */
export function workerPool(options: WorkerPoolOptions): WorkerPool {
  const supply = workerSupply(options.cacheDirectory, options.program, options.log);
  const slots = new Slots(options, new Placement(supply, options));
  return {
    options,
    acquire: (ask, signal) => slots.acquire(ask, signal),
    pids: () => supply.pids(),
    close: async () => {
      slots.close();
      await supply.close();
    },
  };
}

/** Somebody who asks for a slot, until it is given back or not wanted any more. */
interface SlotRequest extends Ask {
  /** Aborted when nobody waits any more. */
  readonly signal: AbortSignal;
  /** False when nobody waits any more. */
  take(acquired: Acquired): boolean;
  /** Set while it has a slot with a worker. */
  slot: Slot | undefined;
}

/** Who has which slot: the schedule decides, this does it. */
class Slots {
  readonly #schedule: Schedule<SlotRequest>;
  readonly #waiting = new Set<SlotRequest>();
  readonly #turnMs: number;
  #closed = false;

  constructor(
    { concurrency, seconds }: WorkerPoolOptions,
    private readonly placement: Placement,
  ) {
    this.#turnMs = (seconds * 1000) / turnsPerBudget;
    this.#schedule = new Schedule({ concurrency, turnMs: this.#turnMs }, seconds * 1000);
  }

  acquire(ask: Ask, signal: AbortSignal): Promise<Acquired> {
    return new Promise((resolve, reject) => {
      signal.throwIfAborted();
      if (this.#closed) return resolve({ kind: "closing" });
      const abandoned = new AbortController();
      const settle = (): boolean => {
        if (!this.#waiting.delete(request)) return false;
        clearTimeout(timer);
        signal.removeEventListener("abort", onAbort);
        this.#schedule.withdraw(request);
        return true;
      };
      const take = (acquired: Acquired): boolean => {
        if (!settle()) return false;
        resolve(acquired);
        return true;
      };
      const request: SlotRequest = { ...ask, signal: abandoned.signal, take, slot: undefined };
      const onAbort = (): void => {
        if (!settle()) return;
        abandoned.abort(callerLeft);
        reject(signal.reason as Error);
      };
      const timer = setTimeout(() => {
        take({ kind: "busy" });
        abandoned.abort("opening took too long");
      }, ask.waitMs);
      signal.addEventListener("abort", onAbort, { once: true });
      this.#waiting.add(request);
      this.#schedule.ask(request, performance.now());
      this.dispatch();
    });
  }

  close(): void {
    this.#closed = true;
    this.placement.close();
    for (const request of [...this.#waiting]) request.take({ kind: "closing" });
  }

  /** Begins whatever there is a slot for; where there is none, one may have to be given up. */
  private readonly dispatch = (): void => {
    if (this.#closed) return;
    const nowMs = performance.now();
    for (let next = this.#schedule.begin(nowMs); next; next = this.#schedule.begin(nowMs)) {
      void this.serve(next);
    }
    this.#schedule.toGiveUp(nowMs)?.slot?.onGiveUp?.();
  };

  private async serve(request: SlotRequest): Promise<void> {
    const { party, files, signal } = request;
    const worker = await this.placement.place(party.account, files, signal);
    if (worker === undefined) {
      request.take({ kind: this.#closed ? "closing" : "unusable" });
      return this.free(request);
    }
    const slot = this.slotOf(request, worker);
    if (this.#closed || !request.take({ kind: "slot", slot })) slot.release(!this.#closed);
  }

  private slotOf(request: SlotRequest, worker: BoundWorker): Slot {
    this.#schedule.opened(request, performance.now());
    // A timer may be early by a millisecond, and then the turn would not be over yet.
    const turnOver = setTimeout(this.dispatch, this.#turnMs + 2);
    let isHeld = true;
    const slot: Slot = {
      worker,
      onGiveUp: undefined,
      delivered: () => this.#schedule.delivered(request),
      release: (again) => {
        if (!isHeld) return;
        isHeld = false;
        clearTimeout(turnOver);
        slot.onGiveUp = undefined;
        worker.process.listener = undefined;
        if (again && !this.#closed && !worker.process.hasExited) {
          this.placement.rest(worker);
          this.free(request);
        } else void this.placement.end(worker).then(() => this.free(request));
      },
    };
    request.slot = slot;
    return slot;
  }

  private free(request: SlotRequest): void {
    this.#schedule.end(request, performance.now());
    this.dispatch();
  }
}
