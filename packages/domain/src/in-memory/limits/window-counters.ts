import type { Milliseconds, Seconds } from "../../shared/text/branded.js";

/** Points, and when they are forgotten. */
export interface WindowCounter {
  points: number;
  readonly endsMs: Milliseconds;
}

/** Counters that begin anew after their window, at most so many: the oldest ones make room. */
export class WindowCounters {
  readonly #counters = new Map<string, WindowCounter>();

  constructor(
    private readonly nowMs: () => number,
    private readonly countMax: number,
  ) {}

  get size(): number {
    return this.#counters.size;
  }

  find(key: string): WindowCounter | undefined {
    const counter = this.#counters.get(key);
    return counter === undefined || counter.endsMs <= this.nowMs() ? undefined : counter;
  }

  add(key: string, points: number, windowSeconds: Seconds): Readonly<WindowCounter> {
    const found = this.find(key);
    if (found !== undefined) {
      found.points += points;
      return found;
    }
    const made = { points, endsMs: this.nowMs() + windowSeconds * 1000 };
    // The order is that of the beginnings.
    this.#counters.delete(key);
    this.#counters.set(key, made);
    this.#makeRoom();
    return made;
  }

  /** Removes two that are over for each that is added, so that none stays for long. */
  #makeRoom(): void {
    let looked = 0;
    for (const [key, { endsMs }] of this.#counters) {
      const isOver = endsMs <= this.nowMs();
      if (!isOver && this.#counters.size <= this.countMax) return;
      this.#counters.delete(key);
      if (++looked === 2) return;
    }
  }
}
