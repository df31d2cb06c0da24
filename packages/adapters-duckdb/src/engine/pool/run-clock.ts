/** Counts the time that a statement takes of its budget, and says when there is no more of it. */
export class RunClock {
  #beganMs = performance.now();
  #timer: NodeJS.Timeout;
  #stoppedMs: number | undefined;

  constructor(
    private readonly budgetMs: number,
    private readonly onOver: () => void,
  ) {
    this.#timer = setTimeout(onOver, budgetMs);
  }

  /** What has been taken of the budget, in milliseconds. */
  get spentMs(): number {
    return (this.#stoppedMs ?? performance.now()) - this.#beganMs;
  }

  /** Counts from now: what the copying of visible rows took is not the statement's time (E9). */
  restart(): void {
    if (this.#stoppedMs !== undefined) return;
    clearTimeout(this.#timer);
    this.#beganMs = performance.now();
    this.#timer = setTimeout(this.onOver, this.budgetMs);
  }

  /** Counts no further. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#stoppedMs ??= performance.now();
  }
}
