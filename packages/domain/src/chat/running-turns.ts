import type { TurnId } from "./turn-logs.js";
import type { TurnRun } from "./turn-run.js";

/** What a host decides about the turns that run in its process. */
export interface TurnOptions {
  /** A turn whose instance is not heard of for so long counts as interrupted (D8). */
  readonly leaseSeconds: number;
  /** Hears of what agents and tools threw, which readers are not told (T17). */
  readonly onError: (error: unknown, about: { readonly turnId: TurnId }) => void;
}

/** The turns that run in this process. */
export class RunningTurns {
  readonly options: TurnOptions;
  readonly #turns = new Map<TurnId, { readonly run: TurnRun; readonly done: Promise<unknown> }>();
  #isStopping = false;

  constructor({
    leaseSeconds = 15,
    onError = () => undefined,
  }: { readonly [Name in keyof TurnOptions]?: TurnOptions[Name] | undefined } = {}) {
    this.options = { leaseSeconds, onError };
  }

  /** Whether no new turn may begin. */
  get isStopping(): boolean {
    return this.#isStopping;
  }

  /** How many run. */
  get count(): number {
    return this.#turns.size;
  }

  /** Knows a turn for as long as it is not done. */
  add(turnId: TurnId, run: TurnRun, done: Promise<unknown>): void {
    this.#turns.set(turnId, { run, done });
    const remove = (): void => {
      this.#turns.delete(turnId);
    };
    done.then(remove, remove);
  }

  /** From now on no turn begins; settles when none runs. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    while (this.#turns.size > 0) {
      await Promise.allSettled([...this.#turns.values()].map(({ done }) => done));
    }
  }

  /** Ends those that still run as suspended, so that they can go on elsewhere (D8). */
  suspend(): void {
    for (const { run } of this.#turns.values()) run.end({ state: "suspended" });
  }
}
