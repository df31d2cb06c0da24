import * as Effect from "effect/Effect";
import { Failure } from "./failure/failure.js";
import type { Milliseconds } from "./text/branded.js";

/** What can be set; everything has a default. */
export interface KeyedQueueOptions {
  /** How much work waits under one key; more is refused at once. 256 unless said otherwise. */
  readonly waitingMax?: number | undefined;
  /** How long work waits for its turn before it begins beside what runs; 10 seconds unless said otherwise. */
  readonly patienceMs?: Milliseconds | undefined;
}

/**
 * Lets work under one key follow each other in this process, in the order in which it came. Each waits for a
 * promise of its own, not for another's fiber: so it goes on in the asynchronous context in which it was asked for.
 */
export class KeyedQueue {
  readonly #last = new Map<string, Promise<void>>();
  readonly #waiting = new Map<string, number>();
  readonly #waitingMax: number;
  readonly #patienceMs: Milliseconds;

  constructor({ waitingMax = 256, patienceMs = 10_000 }: KeyedQueueOptions = {}) {
    this.#waitingMax = waitingMax;
    this.#patienceMs = patienceMs;
  }

  /** Does the work when what came before it under that key has ended, however it ended. */
  inTurn<A, E, R>(
    key: string,
    work: Effect.Effect<A, E, R>,
  ): Effect.Effect<A, E | Failure<"store_unavailable">, R> {
    return Effect.suspend((): Effect.Effect<A, E | Failure<"store_unavailable">, R> => {
      const waiting = this.#waiting.get(key) ?? 0;
      if (waiting >= this.#waitingMax) return Effect.fail(tooMany());
      this.#waiting.set(key, waiting + 1);
      const before = this.#last.get(key) ?? Promise.resolve();
      let leave = (): void => undefined;
      const own = new Promise<void>((resolve) => (leave = resolve));
      const last = before.then(() => own);
      this.#last.set(key, last);
      return Effect.promise(() => before).pipe(
        // Each write has a bound of its own, but a row of them would not.
        Effect.timeoutOption(this.#patienceMs),
        Effect.andThen(work),
        Effect.ensuring(
          Effect.sync(() => {
            leave();
            this.#forget(key, last);
          }),
        ),
      );
    });
  }

  #forget(key: string, last: Promise<void>): void {
    const waiting = (this.#waiting.get(key) ?? 1) - 1;
    if (waiting === 0) this.#waiting.delete(key);
    else this.#waiting.set(key, waiting);
    if (this.#last.get(key) === last) this.#last.delete(key);
  }

  /** Keys under which something runs or waits. */
  get size(): number {
    return this.#waiting.size;
  }
}

const tooMany = (): Failure<"store_unavailable"> =>
  new Failure("store_unavailable", "Too many changes at once to the same things. Try again.");
