import type { BoundWorker } from "./bound-worker.js";

/** Nothing waits any more for data to be opened; the reason of the signal that says so. */
export const callerLeft = "nobody waits for it any more";

/** A statement without a worker. */
interface Waiting {
  readonly key: string;
  readonly give: (worker: BoundWorker | undefined) => void;
}

/** A process that opens data. */
export interface Opening {
  readonly key: string;
  readonly abandoned: AbortController;
}

/**
 * Statements that wait for a worker with their data, and the processes that open data for them. A statement
 * gets the first worker there is, the one that opens its data or one whose statement has just ended: a new
 * process takes longer than most statements. There are never more statements waiting for some data than
 * processes that open them.
 */
export class WorkerLine {
  readonly #waiting: Waiting[] = [];
  readonly #openings = new Set<Opening>();

  /** How many processes open data. */
  get openings(): number {
    return this.#openings.size;
  }

  /**
   * Waits for a worker that has the data of that key open; `open` is called where no process opens them for
   * this one. Undefined where they could not be opened, or the signal aborts first.
   */
  wait(key: string, signal: AbortSignal, open: () => void): Promise<BoundWorker | undefined> {
    return new Promise((resolve) => {
      if (signal.aborted) return resolve(undefined);
      const waiting: Waiting = {
        key,
        give: (worker) => {
          this.#waiting.splice(this.#waiting.indexOf(waiting), 1);
          signal.removeEventListener("abort", onAbort);
          resolve(worker);
        },
      };
      const onAbort = (): void => {
        waiting.give(undefined);
        const spare = this.spareOnes(key);
        const isLate = signal.reason !== callerLeft;
        this.abandon(isLate ? spare[0] : spare.at(-1), signal.reason);
      };
      signal.addEventListener("abort", onAbort, { once: true });
      this.#waiting.push(waiting);
      if (this.openingsOf(key).length < this.waitingFor(key)) open();
    });
  }

  /** A process begins to open the data of that key. */
  begin(key: string): Opening {
    const opening = { key, abandoned: new AbortController() };
    this.#openings.add(opening);
    return opening;
  }

  /** It has opened them, or could not: then the one that has waited longest learns so, unless others open them. */
  end(opening: Opening, isOpen: boolean): void {
    this.#openings.delete(opening);
    const { key } = opening;
    if (isOpen || this.openingsOf(key).length >= this.waitingFor(key)) return;
    this.#waiting.find((waiting) => waiting.key === key)?.give(undefined);
  }

  /** Gives a worker to the statement that has waited longest for its data; false where none does. */
  give(worker: BoundWorker): boolean {
    const first = this.#waiting.find(({ key }) => key === worker.key);
    first?.give(worker);
    return first !== undefined;
  }

  /** Ends a process that opens data for which no statement waits any more; false where there is none. */
  abandonOne(): boolean {
    const spare = [...this.#openings].findLast((one) => this.spareOnes(one.key).includes(one));
    this.abandon(spare, callerLeft);
    return spare !== undefined;
  }

  private abandon(opening: Opening | undefined, reason: unknown): void {
    if (opening === undefined) return;
    this.#openings.delete(opening);
    opening.abandoned.abort(reason);
  }

  /** Of those that open the data of that key, those that are more than the statements that wait for them. */
  private spareOnes(key: string): readonly Opening[] {
    const openings = this.openingsOf(key);
    return openings.length > this.waitingFor(key) ? openings : [];
  }

  private openingsOf(key: string): readonly Opening[] {
    return [...this.#openings].filter((opening) => opening.key === key);
  }

  private waitingFor(key: string): number {
    return this.#waiting.filter((waiting) => waiting.key === key).length;
  }
}
