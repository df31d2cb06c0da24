import { Failure } from "@embedded-analytics/domain";

/** What can be set; everything has a default. */
export interface FewAtOnceOptions {
  /** How much work of one caller runs at once: 4 unless said otherwise. */
  readonly runningMax?: number;
  /** How much more of it may wait; what comes then is refused. 1,000 unless said otherwise. */
  readonly waitingMax?: number;
}

interface Line {
  running: number;
  readonly waiting: Set<() => void>;
}

/**
 * Lets a few pieces of work of one caller run at once and the others wait, in the order in which they came. So
 * a caller with a thousand calls does not fill the line before the store, in which everybody else's calls would
 * wait behind them. A call that is aborted while it waits gives its place up.
 */
export class FewAtOnce {
  readonly #lines = new Map<string, Line>();
  readonly #runningMax: number;
  readonly #waitingMax: number;

  constructor({ runningMax = 4, waitingMax = 1000 }: FewAtOnceOptions = {}) {
    this.#runningMax = runningMax;
    this.#waitingMax = waitingMax;
  }

  /** What the work answers; rejects where the signal aborts while the work waits. */
  async run<Value>(
    caller: string,
    signal: AbortSignal,
    work: () => Promise<Value>,
  ): Promise<Value> {
    const line = this.#lines.get(caller) ?? { running: 0, waiting: new Set() };
    this.#lines.set(caller, line);
    if (line.running < this.#runningMax) line.running += 1;
    else await this.#turnIn(line, signal);
    try {
      return await work();
    } finally {
      this.#handOn(caller, line);
    }
  }

  /** Callers of whom something runs. */
  get size(): number {
    return this.#lines.size;
  }

  #turnIn({ waiting }: Line, signal: AbortSignal): Promise<void> {
    if (waiting.size >= this.#waitingMax) {
      throw new Failure("rate_limited", "Too many calls of this user wait. Try again.");
    }
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        waiting.delete(begin);
        reject(new Error("The caller has left"));
      };
      const begin = (): void => {
        signal.removeEventListener("abort", leave);
        resolve();
      };
      if (signal.aborted) return leave();
      signal.addEventListener("abort", leave, { once: true });
      waiting.add(begin);
    });
  }

  /** Gives the place to the first who waits, so that nobody who comes in between takes it. */
  #handOn(caller: string, line: Line): void {
    const [next] = line.waiting;
    if (next !== undefined) {
      line.waiting.delete(next);
      next();
      return;
    }
    line.running -= 1;
    if (line.running === 0) this.#lines.delete(caller);
  }
}
