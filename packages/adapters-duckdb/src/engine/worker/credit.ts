/** How many more chunks the reader wants; a sender waits for it to be above zero. */
export class Credit {
  #waiting: (() => void) | undefined;

  constructor(private remaining: number) {}

  add(): void {
    this.remaining += 1;
    this.wake();
  }

  /** Lets a waiting sender go on, who looks then whether it is still wanted. */
  wake(): void {
    this.#waiting?.();
    this.#waiting = undefined;
  }

  /** Takes one, waiting if there is none. After `wake` it may go below zero. */
  async take(): Promise<void> {
    if (this.remaining <= 0) await new Promise<void>((resolve) => (this.#waiting = resolve));
    this.remaining -= 1;
  }
}
