import { isPromiseLike } from "../../shared/port/map-maybe-promise.js";
import type { NextLines } from "./read-turn.js";

type Part = readonly string[];

/** Where a broadcast reads from: parts one after the other; `return` is called when it has no reader any more. */
export interface PartSource {
  next(): NextLines | Promise<NextLines>;
  return(isThere: true): Promise<unknown>;
}

/** How much of what is there a reader takes at once: what it may hold that it has not sent. */
const linesAtOnce = 64;

/** How reading ended: all lines were read, or (false) the turn is removed; or reading failed. */
type End = boolean | { readonly error: unknown };

/**
 * One turn as the readers of this process have it: it is read once, when a reader asks for more, and
 * sent to all of them from its first line, whenever they joined. So they see the same bytes, and a further
 * reader costs little more than its cursor.
 */
export class TurnBroadcast {
  readonly #parts: PartSource;
  readonly #onOver: () => void;
  readonly #stop = new AbortController();
  /** All that has been read; a turn's budget bounds it (D13). */
  readonly #lines: string[] = [];
  readonly #readers = new Set<TurnSubscription>();
  #waiting = new Set<TurnSubscription>();
  #isReading = false;
  /** What was read last, as all readers that waited for it get it. */
  #latest: { readonly from: number; readonly part: Part } | undefined;
  #end: End | undefined;

  /** `onOver` is called when later readers need a broadcast of their own: this one has ended, or has no reader. */
  constructor(read: (signal: AbortSignal) => PartSource, onOver: () => void) {
    this.#parts = read(this.#stop.signal);
    this.#onOver = onOver;
  }

  /** One more reader, from the first line on, until it returns. */
  join(): TurnSubscription {
    const reader = new TurnSubscription(this);
    this.#readers.add(reader);
    return reader;
  }

  /** What there is behind a place, or how it ended; undefined: that is to be waited for. */
  behind(cursor: number): Part | End | undefined {
    if (cursor >= this.#lines.length) return this.#end;
    if (cursor === this.#latest?.from) return this.#latest.part;
    return this.#lines.slice(cursor, cursor + linesAtOnce);
  }

  /** Wakes that reader when there is more. */
  wake(reader: TurnSubscription): void {
    this.#waiting.add(reader);
    if (!this.#isReading) this.#read();
  }

  leave(reader: TurnSubscription): void {
    this.#waiting.delete(reader);
    if (!this.#readers.delete(reader) || this.#readers.size > 0 || this.#end !== undefined) return;
    this.#stop.abort("Nobody reads any more.");
    this.#over(true);
    // So that it ends also where nobody had begun to read.
    void this.#parts.return(true).catch(() => undefined);
  }

  #read(): void {
    this.#isReading = true;
    try {
      const next = this.#parts.next();
      if (isPromiseLike(next)) next.then(this.#onNews, this.#broke);
      else this.#onNews(next);
    } catch (error) {
      this.#broke(error);
    }
  }

  // Both are made once, not for each line.
  readonly #onNews = (broadcast: NextLines): void => {
    if (broadcast.done === true) this.#over(broadcast.value);
    else this.#tell(broadcast.value);
    this.#wakeAll();
  };

  readonly #broke = (error: unknown): void => {
    this.#over({ error });
    this.#wakeAll();
  };

  #wakeAll(): void {
    this.#isReading = false;
    const woken = this.#waiting;
    this.#waiting = new Set();
    for (const reader of woken) reader.look();
  }

  #tell(part: Part): void {
    if (part.length > 0) this.#latest = { from: this.#lines.length, part };
    this.#lines.push(...part);
  }

  #over(end: End): void {
    if (this.#end !== undefined) return;
    this.#end = end;
    this.#onOver();
  }
}

/**
 * A reader of a turn, with a cursor of its own, so that a slow reader delays no other. Its last value
 * says whether the turn exists; true after `return`.
 */
export class TurnSubscription implements AsyncIterableIterator<Part, boolean, undefined> {
  readonly #reading: TurnBroadcast;
  #cursor = 0;
  #hasLeft = false;
  #settle:
    | {
        readonly resolve: (broadcast: IteratorResult<Part, boolean>) => void;
        readonly reject: (error: unknown) => void;
      }
    | undefined;

  constructor(reading: TurnBroadcast) {
    this.#reading = reading;
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  next(): Promise<IteratorResult<Part, boolean>> {
    return new Promise((resolve, reject) => {
      this.#settle = { resolve, reject };
      this.look();
    });
  }

  /** Also ends what is being waited for. */
  return(): Promise<IteratorResult<Part, boolean>> {
    this.#leave();
    this.look();
    return Promise.resolve(endOfReading);
  }

  /** Settles the call of `next` that waits, if there is something to answer. */
  look(): void {
    const settle = this.#settle;
    if (settle === undefined) return;
    const found = this.#hasLeft ? endOfReading.value : this.#reading.behind(this.#cursor);
    if (found === undefined) {
      this.#reading.wake(this);
      return;
    }
    this.#settle = undefined;
    if (typeof found === "boolean") {
      this.#leave();
      settle.resolve({ done: true, value: found });
    } else if ("error" in found) {
      this.#leave();
      settle.reject(found.error);
    } else {
      this.#cursor += found.length;
      settle.resolve({ done: false, value: found });
    }
  }

  #leave(): void {
    this.#hasLeft = true;
    this.#reading.leave(this);
  }
}

/** The answer to a reader that has returned. */
const endOfReading = { done: true, value: true } as const;
