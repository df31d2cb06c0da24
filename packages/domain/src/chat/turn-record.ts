import type { Id } from "../shared/id.js";
import type { Plain } from "../shared/plain.js";
import type { KeptLine } from "./kept-line.js";
import type { ThreadsMethods } from "./threads.js";
import type { TurnId, TurnLogsMethods } from "./turn-logs.js";
import { hasEnded } from "./turn-state.js";
import { endTurn, type Written, type WrittenTurn } from "./turn-writer.js";

/** What a record is made of. */
export interface RecordSetup {
  readonly accountId: Id;
  readonly turnId: TurnId;
  readonly generation: number;
  readonly threads: Plain<ThreadsMethods>;
  readonly logs: Plain<TurnLogsMethods>;
  /** Answers false when it is not worth while to try once more; else waits before that. */
  readonly pause: () => Promise<boolean>;
}

/** What readers are told of a turn whose writer was lost. */
export const interruptedSentence = "The answer was interrupted. Send the message again.";

/**
 * Puts a turn down in two places, the log for its readers and the store for good. The end is stored
 * before readers see it, so that the thread is free for whoever has read it (D7); messages are
 * stored behind the readers' backs, and once more with the end.
 */
export class TurnRecord {
  readonly #setup: RecordSetup;
  /** The turn as its readers have it. */
  #shown: WrittenTurn | undefined;
  readonly #kept: KeptLine[] = [];

  constructor(setup: RecordSetup) {
    this.#setup = setup;
  }

  /** False: another writer has the turn, and these lines have reached nobody. */
  async put(written: Written): Promise<boolean> {
    this.#kept.push(...written.kept);
    if (!hasEnded(written.turn.state)) {
      this.#keepBehind(written.kept);
      return this.#show(written, false);
    }
    const stored = await this.#storeEnd(written.turn);
    return stored ? this.#show(written, true) : this.giveUp();
  }

  /**
   * The turn is not ours to end in the store, or cannot be ended there. Its readers still get a
   * closing sequence, unless somebody else writes theirs. Answers false, for nothing more is written.
   */
  async giveUp(): Promise<false> {
    const shown = this.#shown;
    if (shown !== undefined && !hasEnded(shown.state)) {
      const end = endTurn(shown, { state: "interrupted", error: interruptedSentence });
      await this.#show(end, true);
    }
    return false;
  }

  async #show({ turn, lines }: Written, ends: boolean): Promise<boolean> {
    const { logs, accountId, turnId, generation } = this.#setup;
    const from = turn.count - lines.length;
    const outcome = await logs.append(accountId, turnId, generation, from, lines, ends);
    if (outcome !== "appended") return false;
    this.#shown = turn;
    return true;
  }

  /** An outage here costs nothing: the end brings all kept lines once more. */
  #keepBehind(kept: readonly KeptLine[]): void {
    if (kept.length === 0) return;
    const { threads, accountId, turnId, generation } = this.#setup;
    Promise.resolve()
      .then(() => threads.keep(accountId, turnId, generation, kept))
      .catch(() => undefined);
  }

  async #storeEnd({ state, sort, usage }: WrittenTurn): Promise<boolean> {
    const { threads, accountId, turnId, generation, pause } = this.#setup;
    const ending = { state, sort, usage, lines: this.#kept };
    for (;;) {
      try {
        return await threads.end(accountId, turnId, generation, ending);
      } catch {
        if (!(await pause())) return false;
      }
    }
  }
}
