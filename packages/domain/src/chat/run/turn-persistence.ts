import { isPromiseLike, mapMaybePromise } from "../../shared/port/map-maybe-promise.js";
import type { PortAdapter } from "../../shared/port/port-adapter.js";
import type { KeptLine } from "../turn/kept-line.js";
import type { ThreadsMethods } from "../ports/threads.js";
import type { TurnId, TurnLogsMethods } from "../ports/turn-logs.js";
import { hasEnded } from "../turn/turn-state.js";
import { endTurn, type TurnEnd, type Written, type WrittenTurn } from "./turn-writer.js";
import type { AccountId, Generation, Seconds } from "../../shared/text/branded.js";

/** What a record is made of. */
export interface RecordSetup {
  readonly accountId: AccountId;
  readonly turnId: TurnId;
  readonly generation: Generation;
  readonly leaseSeconds: Seconds;
  readonly threads: PortAdapter<ThreadsMethods>;
  readonly logs: PortAdapter<TurnLogsMethods>;
  /**
   * Begins an outage. What it gives waits before one more attempt, and answers false when that is not
   * worth while any more.
   */
  readonly outage: () => () => Promise<boolean>;
  /** Called with the error of an outage that was too long. */
  readonly onError: (error: unknown) => void;
}

/** What readers see of a turn whose writer was lost. */
export const interruptedSentence = "The answer was interrupted. Send the message again.";

const interrupted: TurnEnd = { event: "lease_expired", error: interruptedSentence };

/**
 * Writes a turn to two places: the log for its readers, and the store for good. Messages are stored
 * after readers could see them, so that the store never has what no reader saw; the end is stored before
 * readers see it, so that the thread accepts the next message of a reader who has seen it (D7). A short
 * outage of either is waited for.
 */
export class TurnPersistence {
  readonly #setup: RecordSetup;
  /** The turn as its readers have it. */
  #shown: WrittenTurn | undefined;
  /** All its lines, should the log be lost; a turn's budget bounds them (D13). */
  readonly #lines: string[] = [];
  /** Those that are kept. */
  readonly #kept: KeptLine[] = [];
  /** Whether the end may wait for the store: an outage that was too long once is not waited for again. */
  #waitsForStore = true;

  constructor(setup: RecordSetup) {
    this.#setup = setup;
  }

  /** False: nothing of it, and nothing after it, reaches a reader through this record. */
  put(written: Written): boolean | Promise<boolean> {
    if (hasEnded(written.turn.state)) return this.#end(written);
    return mapMaybePromise(this.#show(written), (shown) => {
      if (shown) this.#keepBehind(written.kept);
      return shown;
    });
  }

  async #end(written: Written): Promise<boolean> {
    const stored = await this.#storeEnd(written);
    return stored === true ? this.#show(written) : this.giveUp();
  }

  /**
   * The turn cannot go on here: another writer has it, it is removed, or there was a long outage. Where
   * it is still ours it ends as interrupted, or as `how` says; another writer ends its turn itself. While
   * the store is unavailable readers see the end all the same, and the writer that takes the turn over
   * stores what they saw. Answers false, for nothing more is written.
   */
  async giveUp(how = interrupted): Promise<false> {
    const shown = this.#shown;
    if (shown === undefined) return false;
    const end = endTurn(shown, how);
    // Readers of a log that cannot be reached find the end in the store.
    if (end.turn !== shown && (await this.#storeEnd(end)) !== false) await this.#show(end, false);
    return false;
  }

  #show({ turn, lines, kept }: Written, allowsSlow = true): boolean | Promise<boolean> {
    const from = turn.count - lines.length;
    const ends = hasEnded(turn.state);
    const shown = this.#insist(() => this.#append(from, lines, ends), allowsSlow);
    return mapMaybePromise(shown, (isShown) => {
      if (isShown !== true) return false;
      this.#shown = turn;
      this.#lines.push(...lines);
      this.#kept.push(...kept);
      return true;
    });
  }

  #append(from: number, lines: readonly string[], ends: boolean): boolean | Promise<boolean> {
    const { logs, accountId, turnId, generation } = this.#setup;
    const put = logs.append(accountId, turnId, generation, from, lines, ends);
    return mapMaybePromise(put, (outcome) =>
      outcome === "missing" ? this.#appendAnew(lines, ends) : outcome === "appended",
    );
  }

  /** Writes a log that was lost anew, as long as the turn is still ours (D8). */
  async #appendAnew(lines: readonly string[], ends: boolean): Promise<boolean> {
    const { logs, threads, accountId, turnId, generation, leaseSeconds } = this.#setup;
    if (!(await threads.renew(accountId, turnId, generation, leaseSeconds)) && !ends) return false;
    if (!(await logs.open(accountId, turnId, generation))) return false;
    const all = [...this.#lines, ...lines];
    return (await logs.append(accountId, turnId, generation, 0, all, ends)) === "appended";
  }

  /** An outage here costs nothing: the end brings all kept lines once more. */
  #keepBehind(kept: readonly KeptLine[]): void {
    if (kept.length === 0) return;
    const { threads, accountId, turnId, generation } = this.#setup;
    Promise.resolve()
      .then(() => threads.keep(accountId, turnId, generation, kept))
      .catch(() => undefined);
  }

  async #storeEnd({ turn, kept }: Written): Promise<boolean | undefined> {
    const { threads, accountId, turnId, generation } = this.#setup;
    const { state, sort, usage } = turn;
    const ending = { state, sort, usage, lines: [...this.#kept, ...kept] };
    const store = async () => threads.end(accountId, turnId, generation, ending);
    const stored = await this.#insist(store, this.#waitsForStore);
    if (stored === undefined) this.#waitsForStore = false;
    return stored;
  }

  /** At once where there is nothing to wait for; and again for as long as it is worth while, then undefined. */
  #insist<Answer>(
    call: () => Answer | Promise<Answer>,
    allowsSlow = true,
  ): Answer | undefined | Promise<Answer | undefined> {
    try {
      const answer = call();
      return isPromiseLike(answer)
        ? answer.catch((error: unknown) => this.#again(error, call, allowsSlow))
        : answer;
    } catch (error) {
      return this.#again(error, call, allowsSlow);
    }
  }

  async #again<Answer>(
    failed: unknown,
    call: () => Answer | PromiseLike<Answer>,
    allowsSlow: boolean,
  ): Promise<Answer | undefined> {
    let error = failed;
    const goOn = this.#setup.outage();
    while (allowsSlow && (await goOn())) {
      try {
        return await call();
      } catch (next) {
        error = next;
      }
    }
    this.#setup.onError(error);
    return undefined;
  }
}
