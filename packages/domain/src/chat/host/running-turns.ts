import { ChatSeats, type ReaderLimits } from "../read/chat-seats.js";
import { KeptLines, type KeptLimits } from "./kept-lines.js";
import type { HeldLease } from "./held-lease.js";
import type { TurnId } from "../ports/turn-logs.js";
import type { TurnExecution } from "../run/turn-execution.js";
import type { Milliseconds, Seconds } from "../../shared/text/branded.js";

/** What a host decides about the turns that run in its process. */
export interface TurnOptions {
  /** A turn whose lease is not prolonged for so long counts as interrupted (D8). */
  readonly leaseSeconds: Seconds;
  /**
   * No more than one append in so many milliseconds, on the average: lines that come faster go to the
   * log together (`AppendRateLimiter`). 0: each as it comes.
   */
  readonly appendEveryMs: Milliseconds;
  /** Called with what agents and tools threw, which readers never see (T17). */
  readonly onError: (error: unknown, about: { readonly turnId: TurnId }) => void;
  /** How many readers a user and a thread may have here. */
  readonly readers: Partial<ReaderLimits>;
  /** How many bytes of lines are kept here. */
  readonly kept: Partial<KeptLimits>;
}

/** The turns that run in this process. */
export class RunningTurns {
  readonly options: TurnOptions;
  /** Those who read turns and threads. */
  readonly seats: ChatSeats;
  /** The lines of turns that run, or have run, here. */
  readonly kept: KeptLines;
  /** Of the turns that run. */
  readonly leases = new Set<HeldLease>();
  readonly #turns = new Map<TurnId, TurnExecution>();
  /** Whatever a stop waits for: turns that run, and those that are being claimed. */
  readonly #underWay = new Set<Promise<unknown>>();
  #phase: "open" | "stopping" | "suspending" = "open";

  constructor({
    leaseSeconds = 15,
    appendEveryMs = 0,
    onError = () => undefined,
    readers = {},
    kept = {},
  }: { readonly [Name in keyof TurnOptions]?: TurnOptions[Name] | undefined } = {}) {
    this.options = { leaseSeconds, appendEveryMs, onError, readers, kept };
    this.kept = new KeptLines(kept);
    this.seats = new ChatSeats(readers);
  }

  /** How many run. */
  get count(): number {
    return this.#turns.size;
  }

  /**
   * Lets a turn begin, and answers what to call when it has, or has not: a stop waits for that.
   * Undefined: no turn may begin any more.
   */
  begin(): (() => void) | undefined {
    if (this.#phase !== "open") return undefined;
    let begun = (): void => undefined;
    this.#await(new Promise<void>((resolve) => (begun = resolve)));
    return begun;
  }

  /** Knows a turn for as long as it is not done. */
  add(turnId: TurnId, run: TurnExecution, done: Promise<unknown>): void {
    this.#turns.set(turnId, run);
    const remove = (): void => {
      this.#turns.delete(turnId);
    };
    this.#await(done.then(remove, remove));
    if (this.#phase === "suspending") run.end({ event: "suspended" });
  }

  /** From now on no turn begins; settles when none runs. */
  async stop(): Promise<void> {
    if (this.#phase === "open") this.#phase = "stopping";
    while (this.#underWay.size > 0) await Promise.all(this.#underWay);
  }

  /** Ends those that still run as suspended, so that they can go on elsewhere (D8). */
  suspend(): void {
    this.#phase = "suspending";
    for (const run of this.#turns.values()) run.end({ event: "suspended" });
  }

  #await(done: Promise<unknown>): void {
    this.#underWay.add(done);
    void done.finally(() => this.#underWay.delete(done));
  }
}
