import { isPromiseLike } from "../shared/when-there.js";
import { hasEnded } from "./turn-state.js";
import type { Written } from "./turn-writer.js";

/**
 * Puts down what was written, after all that was put down before. False: the turn has another writer
 * by now, and none of these lines has reached a reader (the fence).
 */
export type AppendLines = (written: Written) => boolean | Promise<boolean>;

/**
 * Asked after an append, and waited for if it says so: what is said meanwhile becomes one, unless that
 * is much (`linesHurry`) or the end.
 */
export type Pace = () => Promise<void> | undefined;

/** What a queue works with. */
export interface AppendQueueSetup {
  readonly append: AppendLines;
  /** Without it nothing is waited for. */
  readonly pace?: Pace | undefined;
  /** Hears that an append was refused; nothing is put down after it. */
  readonly onRefused: () => void;
  /** Hears that one broke, which is a defect; whoever waits until all is put down hears of it, too. */
  readonly onBroken: () => void;
}

/** So many lines do not wait for company. */
const linesHurry = 16;

/** What a turn's run has written, on its way: one append at a time, and in each what came meanwhile. */
export class AppendQueue {
  readonly #setup: AppendQueueSetup;
  #queued: Written[] = [];
  #queuedLines = 0;
  #isClosed = false;
  #isAppending = false;
  #appending: Promise<void> = Promise.resolve();
  /** Ends a pause between two appends. */
  #hurry = (): void => undefined;

  constructor(setup: AppendQueueSetup) {
    this.#setup = setup;
  }

  put(written: Written): void {
    if (written.lines.length === 0) return;
    this.#queued.push(written);
    this.#queuedLines += written.lines.length;
    if (this.#isUrgent()) this.#hurry();
    if (this.#isAppending) return;
    this.#appending = this.#appendAll();
    this.#appending.catch(this.#setup.onBroken);
  }

  /** Nothing more is put down. */
  close(): void {
    this.#isClosed = true;
  }

  /** Settles when all that was put so far is put down. */
  settled(): Promise<void> {
    return this.#appending;
  }

  /** Waits only where there is something to wait for: a log in this process answers at once. */
  async #appendAll(): Promise<void> {
    this.#isAppending = true;
    for (;;) {
      const next = together(this.#queued);
      if (next === undefined || this.#isClosed) break;
      this.#queued = [];
      this.#queuedLines = 0;
      const put = this.#setup.append(next);
      if (!(isPromiseLike(put) ? await put : put)) {
        this.close();
        this.#setup.onRefused();
      } else if (!hasEnded(next.turn.state)) {
        const passed = this.#pause();
        if (passed !== undefined) await passed;
      }
    }
    this.#isAppending = false;
  }

  #pause(): Promise<void> | undefined {
    const passed = this.#setup.pace?.();
    if (passed === undefined || this.#isUrgent()) return undefined;
    const hurried = new Promise<void>((resolve) => (this.#hurry = resolve));
    return Promise.race([passed, hurried]);
  }

  #isUrgent(): boolean {
    const last = this.#queued.at(-1);
    return this.#queuedLines >= linesHurry || (last !== undefined && hasEnded(last.turn.state));
  }
}

const together = (all: readonly Written[]): Written | undefined => {
  const last = all.at(-1);
  if (last === undefined || all.length === 1) return last;
  return {
    turn: last.turn,
    lines: all.flatMap(({ lines }) => lines),
    kept: all.flatMap(({ kept }) => kept),
  };
};
