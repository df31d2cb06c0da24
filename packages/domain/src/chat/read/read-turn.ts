import type { PortAdapter } from "../../shared/port/port-adapter.js";
import { mapMaybePromise } from "../../shared/port/map-maybe-promise.js";
import { linePage } from "../turn/line-page.js";
import type { StoredTurn } from "../ports/thread.js";
import type { ThreadsMethods } from "../ports/threads.js";
import type { TurnLogsMethods } from "../ports/turn-logs.js";
import { TurnFollower, type Followed, type Step } from "./follow-turn.js";
import {
  beginReading,
  nextReading,
  type Reading,
  type ReadingEffect,
  type ReadingEvent,
} from "./reading-state.js";
import { withIdleTimeout } from "./with-idle-timeout.js";
import type { AccountId, Seconds } from "../../shared/text/branded.js";

/** A turn as its readers know it. */
export type ReadableTurn = Pick<StoredTurn, "id" | "sortFrom">;

/** Where a turn's lines come from. */
export interface TurnSource {
  readonly accountId: AccountId;
  readonly threads: PortAdapter<ThreadsMethods>;
  readonly logs: PortAdapter<TurnLogsMethods>;
  /** Waits so long, or until the signal aborts. */
  readonly pause: (seconds: Seconds, signal: AbortSignal) => Promise<void>;
}

/** How long a log may be silent before the store is asked whether the turn has ended. */
const idleSecondsMax = 5;

/** The same where the store has the end: a log that comes back has the rest at once, or never. */
const idleSecondsOfEnded = 2;

/** How often the store is asked about a turn whose log is not here, or cannot be reached. */
const probeSeconds = 0.5;

/** Lines, or at the end whether the turn is there; false: it was removed. */
export type NextLines = IteratorResult<readonly string[], boolean>;

/**
 * All lines of a turn from its first, those that are there and then those that come, until its end
 * (D5, D6). They come from its log; where that is not here any more, or will never end since its
 * writer died between its two ends, from the store, which has the messages but no deltas. What is done
 * when is decided by `nextReading`; this carries it out.
 */
export class TurnLines {
  readonly #source: TurnSource;
  readonly #turn: ReadableTurn;
  readonly #signal: AbortSignal;
  #reading: Reading;
  /** What is to be done next, first things first. */
  #effects: readonly ReadingEffect[];
  #log: ReturnType<typeof withIdleTimeout>;
  #follower: TurnFollower | undefined;
  #isReturned = false;

  constructor(source: TurnSource, turn: ReadableTurn, signal: AbortSignal) {
    this.#source = source;
    this.#turn = turn;
    this.#signal = signal;
    ({ reading: this.#reading, effects: this.#effects } = beginReading(turn.sortFrom));
    this.#log = this.#watchedLog();
  }

  /** What comes next: at once where the log has it, since a generator would cost more than a line. */
  next(): NextLines | Promise<NextLines> {
    if (this.#follower === undefined) return this.#carryOut();
    return mapMaybePromise(this.#follower.next(), (step) => this.#onStep(step) ?? this.#carryOut());
  }

  /** Ends the reading; a wait for more lines ends, too. */
  return(): Promise<void> {
    this.#isReturned = true;
    this.#log.close();
    return Promise.resolve();
  }

  async #carryOut(): Promise<NextLines> {
    try {
      for (;;) {
        if (this.#isReturned) return { done: true, value: true };
        const [effect, ...later] = this.#effects;
        this.#effects = later;
        if (effect === undefined || effect === "finish") return this.#finished();
        if (typeof effect === "object") return { done: false, value: effect.send };
        const lines = await this.#do(effect);
        if (lines !== undefined) return lines;
      }
    } catch (error) {
      this.#log.close();
      throw error;
    }
  }

  /** Lines, where the effect has brought some. */
  async #do(effect: Exclude<ReadingEffect, object | "finish">): Promise<NextLines | undefined> {
    switch (effect) {
      case "follow": {
        const { accountId } = this.#source;
        const { cursor } = this.#reading;
        const { id } = this.#turn;
        this.#follower = new TurnFollower(this.#log, accountId, id, this.#signal, cursor);
        return this.#onStep(await this.#follower.next());
      }
      case "pause":
        await this.#source.pause(probeSeconds, this.#signal);
        return;
      case "restart_idle_timeout":
        // The clock of the one before runs for as long as a turn that runs may be silent.
        this.#log.close();
        this.#log = this.#watchedLog();
        return;
      case "probe":
        this.#on(await this.#probe());
        return;
      case "read_page":
        this.#on({ kind: "page", lines: (await this.#stored(linePage.linesMax))?.lines });
        return;
      case "fail":
        throw this.#probeError;
    }
  }

  #onStep(step: Step): NextLines | undefined {
    if (!("why" in step)) return { done: false, value: step };
    this.#follower = undefined;
    const why: Followed["why"] = this.#signal.aborted ? "aborted" : step.why;
    this.#on({ kind: "log_stopped", followed: { ...step, why } });
    return undefined;
  }

  #on(event: ReadingEvent): void {
    const { reading, effects } = nextReading(this.#reading, event);
    this.#reading = reading;
    this.#effects = [...this.#effects, ...effects];
  }

  #probeError: unknown;

  async #probe(): Promise<ReadingEvent> {
    try {
      return { kind: "probed", state: (await this.#stored(0))?.state };
    } catch (error) {
      this.#probeError = error;
      return { kind: "probe_failed" };
    }
  }

  async #stored(linesMax: number) {
    const { accountId, threads } = this.#source;
    const { cursor } = this.#reading;
    return threads.turn(accountId, this.#turn.id, cursor, linesMax, linePage.bytesMax);
  }

  #finished(): NextLines {
    this.#log.close();
    return { done: true, value: this.#reading.phase !== "missing" };
  }

  #watchedLog() {
    const { logs: log, pause } = this.#source;
    const idleSeconds = (): number =>
      this.#reading.isEndStored ? idleSecondsOfEnded : idleSecondsMax;
    const isOver = (): boolean => this.#reading.phase === "draining";
    return withIdleTimeout({ log, pause, idleSeconds, isOver }, this.#signal);
  }
}
