/** Counts the time that a statement takes of its budget, and says when there is no more of it. */
export class RunClock {
  readonly #beganMs = performance.now();
  readonly #timer: NodeJS.Timeout;
  #stoppedMs: number | undefined;

  constructor(budgetMs: number, onOver: () => void) {
    this.#timer = setTimeout(onOver, budgetMs);
  }

  /** What has been taken of the budget, in milliseconds. */
  get spentMs(): number {
    return (this.#stoppedMs ?? performance.now()) - this.#beganMs;
  }

  /** Counts no further. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#stoppedMs ??= performance.now();
  }
}
