/** How many answers one instance streams at the same time (D15). */
export interface ReaderLimits {
  /** Of one user. */
  readonly userMax: number;
  /** Of one thread. */
  readonly threadMax: number;
}

const defaultReaderLimits: ReaderLimits = { userMax: 16, threadMax: 4 };

/** Whose answer it is, as far as that is settled: a user or a thread may come into being with it. */
export interface SeatHolder {
  readonly user: string | undefined;
  readonly thread: string | undefined;
}

/** A reader's place among those that are counted. */
export interface Seat {
  /** Counts it for these as well, whether or not they have a place: they have just come into being. */
  holdFor(holder: SeatHolder): void;
  /** Gives it back; once is enough, and more do no harm. */
  release(): void;
}

/**
 * Counts the readers of this process by user and by thread (D15): each holds a connection and what it has
 * not sent yet, for as long as a reader may stall, so that their number is bounded, and one user's are
 * no burden for the others.
 */
export class ChatSeats {
  readonly #users: Counts;
  readonly #threads: Counts;

  constructor(limits: Partial<ReaderLimits> = {}) {
    const { userMax, threadMax } = { ...defaultReaderLimits, ...limits };
    this.#users = new Counts(userMax);
    this.#threads = new Counts(threadMax);
  }

  /** How many users have readers here. */
  get userCount(): number {
    return this.#users.size;
  }

  /** A place; undefined where the user or the thread has as many as it may have. */
  take(holder: SeatHolder): Seat | undefined {
    if (this.#users.isFull(holder.user) || this.#threads.isFull(holder.thread)) return undefined;
    const held = { user: holder.user, thread: holder.thread };
    this.#users.add(holder.user);
    this.#threads.add(holder.thread);
    let isHeld = true;
    return {
      holdFor: ({ user, thread }) => {
        if (!isHeld) return;
        if (held.user === undefined) this.#users.add((held.user = user));
        if (held.thread === undefined) this.#threads.add((held.thread = thread));
      },
      release: () => {
        if (!isHeld) return;
        isHeld = false;
        this.#users.remove(held.user);
        this.#threads.remove(held.thread);
      },
    };
  }
}

/** How many there are of each; of what is not settled none are counted. */
class Counts {
  readonly #max: number;
  readonly #counts = new Map<string, number>();

  constructor(max: number) {
    this.#max = max;
  }

  get size(): number {
    return this.#counts.size;
  }

  isFull(name: string | undefined): boolean {
    return name !== undefined && (this.#counts.get(name) ?? 0) >= this.#max;
  }

  add(name: string | undefined): void {
    if (name !== undefined) this.#counts.set(name, (this.#counts.get(name) ?? 0) + 1);
  }

  remove(name: string | undefined): void {
    if (name === undefined) return;
    const count = (this.#counts.get(name) ?? 0) - 1;
    if (count > 0) this.#counts.set(name, count);
    else this.#counts.delete(name);
  }
}
