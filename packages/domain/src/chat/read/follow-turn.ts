import type { PortAdapter } from "../../shared/port/port-adapter.js";
import { isPromiseLike } from "../../shared/port/map-maybe-promise.js";
import { StoreUnavailable } from "../../shared/failure/store-unavailable.js";
import type { LogPart, TurnId, TurnLogsMethods } from "../ports/turn-logs.js";
import type { AccountId } from "../../shared/text/branded.js";

/** How many lines are taken from a log at once. */
const linesAtOnce = 64;

/** A log as a reader of it sees it. */
export type ReadLog = Pick<PortAdapter<TurnLogsMethods>, "read" | "changed">;

/** How far a reader has come when following ends. */
export interface Followed {
  readonly cursor: number;
  /**
   * `ended`: with the log's last line. `idle`: a wait timed out; lines may come again. `removed`: the
   * log has no lines, or has them no more. `unavailable`: the log cannot be reached.
   */
  readonly why: "ended" | "idle" | "removed" | "unavailable" | "aborted";
}

/** Lines, or why there will be none. */
export type Step = readonly string[] | Followed;

/**
 * The lines of a turn from a cursor on, those that are there and then those that come, until the log
 * has ended or the signal aborts. It reads only when it is asked for more, so that a slow reader delays no
 * other. Not a generator, which would cost more than a line: what is there is answered at once.
 */
export class TurnFollower {
  readonly #logs: ReadLog;
  readonly #accountId: AccountId;
  readonly #turnId: TurnId;
  readonly #signal: AbortSignal;
  #cursor: number;
  /** Whether all that was there is read, so that more has to come first. */
  #waits = false;
  #hasEnded = false;

  constructor(logs: ReadLog, accountId: AccountId, turnId: TurnId, signal: AbortSignal, from = 0) {
    this.#logs = logs;
    this.#accountId = accountId;
    this.#turnId = turnId;
    this.#signal = signal;
    this.#cursor = from;
  }

  /** To be asked again for as long as there are lines. Errors other than outages pass through. */
  next(): Step | Promise<Step> {
    if (this.#hasEnded) return this.#over("ended");
    if (this.#signal.aborted) return this.#over("aborted");
    if (!this.#waits) return this.#read(false);
    const changed = () =>
      this.#logs.changed(this.#accountId, this.#turnId, this.#cursor, this.#signal);
    return withOutage(changed, (woken) => {
      if (woken === "unavailable") return this.#over("unavailable");
      return this.#signal.aborted ? this.#over("aborted") : this.#read(true);
    });
  }

  #read(wasWoken: boolean): Step | Promise<Step> {
    const read = () => this.#logs.read(this.#accountId, this.#turnId, this.#cursor, linesAtOnce);
    return withOutage(read, (part) => {
      if (part === "unavailable") return this.#over("unavailable");
      if (part === undefined) return this.#over("removed");
      return this.#took(part, wasWoken);
    });
  }

  #took({ lines, cursor, ended }: LogPart, wasWoken: boolean): Step | Promise<Step> {
    this.#cursor = cursor;
    this.#waits = lines.length < linesAtOnce;
    if (lines.length === 0) {
      if (ended) return this.#over("removed");
      return wasWoken ? this.#over("idle") : this.next();
    }
    this.#hasEnded = ended;
    return lines;
  }

  #over(why: Followed["why"]): Followed {
    return { cursor: this.#cursor, why };
  }
}

/** Goes on with what the log answers, at once where that is there; an outage is an answer, too. */
const withOutage = <Answer>(
  ask: () => Answer | PromiseLike<Answer>,
  goOn: (answer: Answer | "unavailable") => Step | Promise<Step>,
): Step | Promise<Step> => {
  let answer;
  try {
    answer = ask();
  } catch (error) {
    return goOn(unavailableOnly(error));
  }
  if (!isPromiseLike(answer)) return goOn(answer);
  return Promise.resolve(answer.then(goOn, (error: unknown) => goOn(unavailableOnly(error))));
};

const unavailableOnly = (error: unknown): "unavailable" => {
  if (error instanceof StoreUnavailable) return "unavailable";
  throw error;
};
