import { TurnLines, type ReadableTurn, type TurnSource } from "./read-turn.js";
import { TurnReading, type TurnReader } from "./turn-reading.js";

/** The turns that somebody reads in this process: each is read once, for all who read it. */
export class TurnReadings {
  readonly #readings = new Map<string, TurnReading>();

  /** How many are read. */
  get count(): number {
    return this.#readings.size;
  }

  /** All lines of a turn from its first, as `TurnLines` tells them. */
  read(source: TurnSource, turn: ReadableTurn): TurnReader {
    const key = `${source.accountId}/${turn.id}`;
    const begun = this.#readings.get(key);
    if (begun !== undefined) return begun.join();
    const reading = new TurnReading(
      (stop) => new TurnLines(source, turn, stop),
      () => {
        if (this.#readings.get(key) === reading) this.#readings.delete(key);
      },
    );
    this.#readings.set(key, reading);
    return reading.join();
  }
}
