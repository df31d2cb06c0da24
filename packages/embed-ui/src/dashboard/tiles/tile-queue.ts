interface Waiting {
  readonly start: () => void;
  readonly isInView: () => boolean;
}

/** Runs the calls of a page, a few at once; those whose tile can be seen go before the others. */
export class TileQueue {
  readonly #atOnce: number;
  #running = 0;
  #waiting: Waiting[] = [];

  constructor(atOnce: number) {
    this.#atOnce = atOnce;
  }

  /** Runs a call in its turn. Rejects as the call does, or with the signal's reason before it begins. */
  run<Result>(
    call: () => Promise<Result>,
    { isInView, signal }: { readonly isInView: () => boolean; readonly signal: AbortSignal },
  ): Promise<Result> {
    if (signal.aborted) return Promise.reject(signal.reason as Error);
    return new Promise<Result>((resolve, reject) => {
      const entry: Waiting = {
        isInView,
        start: () => {
          this.#running += 1;
          signal.removeEventListener("abort", leave);
          call()
            .then(resolve, reject)
            .finally(() => {
              this.#running -= 1;
              this.#next();
            });
        },
      };
      const leave = (): void => {
        this.#waiting = this.#waiting.filter((each) => each !== entry);
        reject(signal.reason as Error);
      };
      signal.addEventListener("abort", leave, { once: true });
      this.#waiting.push(entry);
      // After all tiles of one rendering have come, so that the first of them has no precedence.
      queueMicrotask(() => {
        this.#next();
      });
    });
  }

  #next(): void {
    while (this.#running < this.#atOnce) {
      const next = this.#waiting.find(({ isInView }) => isInView()) ?? this.#waiting[0];
      if (next === undefined) return;
      this.#waiting = this.#waiting.filter((each) => each !== next);
      next.start();
    }
  }
}
