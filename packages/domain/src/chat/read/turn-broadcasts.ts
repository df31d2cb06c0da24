import { TurnLines, type ReadableTurn, type TurnSource } from "./read-turn.js";
import { TurnBroadcast, type TurnSubscription } from "./turn-broadcast.js";

/** The turns that are read in this process: each is read once, for all its readers. */
export class TurnBroadcasts {
  readonly #readings = new Map<string, TurnBroadcast>();

  /** How many are read. */
  get count(): number {
    return this.#readings.size;
  }

  /** All lines of a turn from its first, as `TurnLines` tells them. */
  read(source: TurnSource, turn: ReadableTurn): TurnSubscription {
    const key = `${source.accountId}/${turn.id}`;
    const begun = this.#readings.get(key);
    if (begun !== undefined) return begun.join();
    const reading = new TurnBroadcast(
      (stop) => new TurnLines(source, turn, stop),
      () => {
        if (this.#readings.get(key) === reading) this.#readings.delete(key);
      },
    );
    this.#readings.set(key, reading);
    return reading.join();
  }
}
