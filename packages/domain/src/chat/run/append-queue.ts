import { isPromiseLike } from "../../shared/port/map-maybe-promise.js";
import { hasEnded } from "../turn/turn-state.js";
import type { Written } from "./turn-writer.js";

/**
 * Appends what was written to all that was appended before. False: the turn has another writer
 * by now, and none of these lines has reached a reader (the fence).
 */
export type AppendLines = (written: Written) => boolean | Promise<boolean>;

/**
 * Asked after an append, and waited for if it says so: what is said meanwhile becomes one, unless that
 * is much (`urgentLines`) or the end.
 */
export type Pace = () => Promise<void> | undefined;

/** What a queue works with. */
export interface AppendQueueSetup {
  readonly append: AppendLines;
  /** Without it nothing is waited for. */
  readonly pace?: Pace | undefined;
  /** Called when an append was refused; nothing is appended after it. */
  readonly onRefused: () => void;
  /** Called when one failed, which is a defect; `settled()` rejects then, too. */
  readonly onBroken: () => void;
}

/** So many lines are appended without a pause. */
const urgentLines = 16;

/** What a turn's run has written, on its way: one append at a time, and in each what came meanwhile. */
export class AppendQueue {
  readonly #setup: AppendQueueSetup;
  #queued: Written[] = [];
  #queuedLines = 0;
  #isClosed = false;
  #isAppending = false;
  #appending: Promise<void> = Promise.resolve();
  /** Ends a pause between two appends. */
  #flush = (): void => undefined;

  constructor(setup: AppendQueueSetup) {
    this.#setup = setup;
  }

  put(written: Written): void {
    if (written.lines.length === 0) return;
    this.#queued.push(written);
    this.#queuedLines += written.lines.length;
    if (this.#isUrgent()) this.#flush();
    if (!this.#isAppending) this.#appendAll();
  }

  /** Nothing more is appended. */
  close(): void {
    this.#isClosed = true;
  }

  /** Settles when all that was put so far is appended. */
  settled(): Promise<void> {
    return this.#appending;
  }

  /** At once as far as there is nothing to wait for: a promise costs more than a log in this process. */
  #appendAll(): void {
    this.#isAppending = true;
    for (let next = this.#next(); next !== undefined; next = this.#next()) {
      const waits = this.#append(next);
      if (waits === undefined) continue;
      this.#appending = this.#appendRest(waits);
      this.#appending.catch(this.#setup.onBroken);
      return;
    }
    this.#isAppending = false;
  }

  async #appendRest(waits: Promise<void>): Promise<void> {
    await waits;
    for (let next = this.#next(); next !== undefined; next = this.#next()) await this.#append(next);
    this.#isAppending = false;
  }

  #next(): Written | undefined {
    if (this.#isClosed) return undefined;
    const next = mergeBatches(this.#queued);
    this.#queued = [];
    this.#queuedLines = 0;
    return next;
  }

  #append(written: Written): Promise<void> | undefined {
    try {
      const put = this.#setup.append(written);
      if (!isPromiseLike(put)) return this.#afterwards(written, put);
      return put.then((isDown) => this.#afterwards(written, isDown));
    } catch (error) {
      return Promise.reject(error instanceof Error ? error : new Error(String(error)));
    }
  }

  #afterwards({ turn }: Written, isDown: boolean): Promise<void> | undefined {
    if (isDown) return hasEnded(turn.state) ? undefined : this.#pause();
    this.close();
    this.#setup.onRefused();
    return undefined;
  }

  #pause(): Promise<void> | undefined {
    const passed = this.#setup.pace?.();
    if (passed === undefined || this.#isUrgent()) return undefined;
    const hurried = new Promise<void>((resolve) => (this.#flush = resolve));
    return Promise.race([passed, hurried]);
  }

  #isUrgent(): boolean {
    const last = this.#queued.at(-1);
    return this.#queuedLines >= urgentLines || (last !== undefined && hasEnded(last.turn.state));
  }
}

const mergeBatches = (all: readonly Written[]): Written | undefined => {
  const last = all.at(-1);
  if (last === undefined || all.length === 1) return last;
  return {
    turn: last.turn,
    lines: all.flatMap(({ lines }) => lines),
    kept: all.flatMap(({ kept }) => kept),
  };
};
