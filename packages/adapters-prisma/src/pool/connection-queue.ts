/** How long somebody waits for a connection. */
export interface QueueTimeouts {
  /** Where none is given back for so long, the database is silent, and nobody waits on (T32). */
  readonly silenceMsMax: number;
  /** Nobody waits longer than this, though others are served. */
  readonly waitMsMax: number;
}

/**
 * Who waits for one of so many connections, in the order of their coming. A queue that moves is no outage: many
 * callers at once wait for their turn, while `pg`'s own queue refuses all of them after one and the same time.
 */
export class ConnectionQueue {
  readonly #timeouts: QueueTimeouts;
  readonly #waiting = new Set<() => void>();
  #free: number;
  /** When a connection was given back last after a statement that was answered. */
  #movedAtMs = -Infinity;

  constructor(connections: number, timeouts: QueueTimeouts) {
    this.#free = connections;
    this.#timeouts = timeouts;
  }

  /** How many wait. */
  get length(): number {
    return this.#waiting.size;
  }

  /** Whether somebody has been answered since then, so that the database is there, though it may be slow. */
  hasMovedSince(timeMs: number): boolean {
    return this.#movedAtMs > timeMs;
  }

  /** Takes a place; rejects where none becomes free in time. Each place has to be left. */
  enter(): Promise<void> | undefined {
    if (this.#free === 0) return this.#turn();
    this.#free -= 1;
    return undefined;
  }

  /** Gives a place to who has waited longest; `isAnswered` where the database has answered there. */
  leave(isAnswered: boolean): void {
    if (isAnswered) this.#movedAtMs = performance.now();
    const [next] = this.#waiting;
    if (next === undefined) this.#free += 1;
    else next();
  }

  #turn(): Promise<void> {
    const { silenceMsMax, waitMsMax } = this.#timeouts;
    const sinceMs = performance.now();
    const endMs = sinceMs + waitMsMax;
    return new Promise((resolve, reject) => {
      let isHeard = false;
      const serve = (): void => {
        isServed = true;
        clearTimeout(timer);
        this.#waiting.delete(serve);
        resolve();
      };
      let isServed = false;
      const look = (): void => {
        if (isServed) return;
        const nowMs = performance.now();
        const untilMs = Math.min(Math.max(this.#movedAtMs, sinceMs) + silenceMsMax, endMs);
        if (nowMs < untilMs) {
          isHeard = false;
          timer = setTimeout(look, untilMs - nowMs).unref();
          return;
        }
        if (!isHeard) {
          // A process that was busy for so long looks at its timers before it hears the answers that are there.
          isHeard = true;
          setImmediate(look);
          return;
        }
        this.#waiting.delete(serve);
        reject(new Error("timeout exceeded when trying to connect: all are in use"));
      };
      let timer = setTimeout(look, Math.min(silenceMsMax, waitMsMax)).unref();
      this.#waiting.add(serve);
    });
  }
}
