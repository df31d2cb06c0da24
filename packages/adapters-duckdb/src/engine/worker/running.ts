import { chunksInFlightMax } from "../protocol.js";
import { Credit } from "./credit.js";

/** The statement that a worker is at, as far as the service may still influence it. */
export class Running {
  readonly credit = new Credit(chunksInFlightMax);
  #cancelled = false;
  #repeat: NodeJS.Timeout | undefined;

  constructor(
    readonly id: number,
    private readonly interrupt: () => void,
  ) {}

  isCancelled(): boolean {
    return this.#cancelled;
  }

  /** Asks the engine again and again: one call is lost when it comes before the engine has begun. */
  cancel(): void {
    if (this.#cancelled) return;
    this.#cancelled = true;
    this.credit.wake();
    this.interrupt();
    this.#repeat = setInterval(this.interrupt, 20);
  }

  /** To be called when the statement has ended, whatever way. */
  ended(): void {
    clearInterval(this.#repeat);
  }
}
