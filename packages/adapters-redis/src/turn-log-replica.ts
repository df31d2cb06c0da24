import { StoreUnavailable } from "@embedded-analytics/domain";
import type { TurnKeys } from "./keys.js";
import type { LogState, Scripts } from "./scripts.js";

const linesAtOnce = 1000;

/**
 * One turn's log as this instance knows it: a copy that all local readers share, each with a cursor of
 * its own. It holds only what the log has accepted. Memory is bounded by what a turn may say (D13).
 */
export class TurnLogReplica {
  readonly #scripts: Scripts;
  readonly #keys: TurnKeys;
  readonly #now: () => number;
  readonly #lines: string[] = [];
  readonly #waiting = new Set<(unavailable?: StoreUnavailable) => void>();
  #generation: number | undefined;
  #abortedGenerations: readonly number[] = [];
  #ended = false;
  #pulling: Promise<void> | undefined;
  #again = false;
  /** Since when nobody wants it, milliseconds of the instance's clock. */
  #idleSinceMs: number;

  constructor(scripts: Scripts, keys: TurnKeys, now: () => number) {
    this.#scripts = scripts;
    this.#keys = keys;
    this.#now = now;
    this.#idleSinceMs = now();
  }

  get lines(): readonly string[] {
    return this.#lines;
  }

  /** Undefined for a log that is not there. */
  get generation(): number | undefined {
    return this.#generation;
  }

  /** Whether that writer's generation was aborted. */
  isAborted(generation: number): boolean {
    return this.#abortedGenerations.includes(generation);
  }

  get ended(): boolean {
    return this.#ended;
  }

  /** Whether somebody waits for a change. */
  get isAwaited(): boolean {
    return this.#waiting.size > 0;
  }

  /** For how long nobody has wanted anything of it. */
  get idleMs(): number {
    return this.isAwaited ? 0 : this.#now() - this.#idleSinceMs;
  }

  use(): void {
    this.#idleSinceMs = this.#now();
  }

  /** A generation has the turn; an answer that comes late does not bring an earlier one back. */
  opened(generation: number): void {
    this.#generation = Math.max(generation, this.#generation ?? generation);
  }

  /** Lines that the log has accepted. */
  accept(from: number, lines: readonly string[], ends: boolean): void {
    if (from > this.#lines.length) return;
    this.#lines.push(...lines.slice(this.#lines.length - from));
    this.#ended ||= ends;
    this.#wake();
  }

  /** What another has put down (how many lines were there, and the new ones), or that there is news. */
  async receive(message: string): Promise<void> {
    if (this.#ended) return;
    const [from = "", ...lines] = message.split("\0");
    if (lines.length > 0 && Number(from) <= this.#lines.length) {
      this.accept(Number(from), lines, false);
    } else await this.pull();
  }

  /** Brings the copy up to date; one pull at a time, and one more for who came in between. */
  pull(): Promise<void> {
    if (this.#pulling !== undefined) {
      this.#again = true;
      return this.#pulling;
    }
    this.#pulling = this.#pullAll().finally(() => {
      this.#pulling = undefined;
    });
    return this.#pulling;
  }

  async #pullAll(): Promise<void> {
    do {
      this.#again = false;
      const cursor = this.#lines.length;
      const state = await this.#scripts.read(this.#keys, cursor, linesAtOnce);
      this.#take(cursor, state);
      this.#again ||= state.lines.length === linesAtOnce;
    } while (this.#again);
  }

  #take(cursor: number, { generation, count, ended, abortedGenerations, lines }: LogState): void {
    // Another's lines may have come in while this was asked.
    this.#lines.push(...lines.slice(this.#lines.length - cursor));
    if (generation !== undefined) this.opened(generation);
    this.#abortedGenerations = abortedGenerations;
    this.#ended ||= ended && this.#lines.length >= count;
    this.#wake();
  }

  /** Settles as soon as it is so, or the signal aborts; rejects when the store goes away meanwhile. */
  until(signal: AbortSignal, isSo: () => boolean): Promise<void> {
    return new Promise((resolve, reject) => {
      const settle = (unavailable?: StoreUnavailable): void => {
        if (unavailable === undefined && !isSo() && !signal.aborted) return;
        this.#waiting.delete(settle);
        signal.removeEventListener("abort", onAbort);
        this.use();
        if (unavailable === undefined) resolve();
        else reject(unavailable);
      };
      const onAbort = (): void => settle();
      this.#waiting.add(settle);
      signal.addEventListener("abort", onAbort, { once: true });
      settle();
    });
  }

  /** Redis is away: when there will be more lines is open. */
  interrupt(): void {
    const unavailable = new StoreUnavailable("Redis cannot be reached");
    for (const settle of [...this.#waiting]) settle(unavailable);
  }

  #wake(): void {
    for (const settle of [...this.#waiting]) settle();
  }
}
