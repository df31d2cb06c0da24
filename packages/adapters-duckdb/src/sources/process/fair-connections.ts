/** A turn at a connection. */
export interface Turn {
  /** Gives the place back; may be called more than once. */
  release(): void;
}

interface Waiting {
  readonly party: string;
  readonly begin: () => void;
}

/**
 * Places for connections to one database. A free place goes to the party that holds fewest, of several to
 * the one that got its last place the longest ago, and there to who has waited longest: so that one
 * user's scans never keep another's waiting for more than one of them, also where there is but one place.
 */
export class FairPlaces {
  #waiting: Waiting[] = [];
  readonly #held = new Map<string, number>();
  /** At which turn a party got its last place; nothing is kept while all places are free. */
  readonly #served = new Map<string, number>();
  #turns = 0;
  #count = 0;

  constructor(private readonly max: number) {}

  /** Resolves with a place; rejects with the reason of the signal. */
  take(party: string, signal: AbortSignal): Promise<Turn> {
    return new Promise((resolve, reject) => {
      signal.throwIfAborted();
      const onAbort = (): void => {
        this.#waiting = this.#waiting.filter((other) => other !== waiting);
        reject(signal.reason as Error);
      };
      const waiting: Waiting = {
        party,
        begin: () => {
          signal.removeEventListener("abort", onAbort);
          resolve(this.turnOf(party));
        },
      };
      signal.addEventListener("abort", onAbort, { once: true });
      this.#waiting.push(waiting);
      this.next();
    });
  }

  private turnOf(party: string): Turn {
    let isHeld = true;
    return {
      release: () => {
        if (!isHeld) return;
        isHeld = false;
        this.#count -= 1;
        const left = (this.#held.get(party) ?? 1) - 1;
        if (left === 0) this.#held.delete(party);
        else this.#held.set(party, left);
        this.next();
      },
    };
  }

  private next(): void {
    while (this.#count < this.max && this.#waiting.length > 0) {
      const waiting = this.#waiting.reduce((one, other) =>
        this.isBefore(other, one) ? other : one,
      );
      const { party } = waiting;
      this.#waiting = this.#waiting.filter((other) => other !== waiting);
      this.#count += 1;
      this.#held.set(party, (this.#held.get(party) ?? 0) + 1);
      this.#served.set(party, (this.#turns += 1));
      waiting.begin();
    }
    if (this.#count === 0) this.#served.clear();
  }

  private isBefore({ party: one }: Waiting, { party: other }: Waiting): boolean {
    const held = (this.#held.get(one) ?? 0) - (this.#held.get(other) ?? 0);
    if (held !== 0) return held < 0;
    return (this.#served.get(one) ?? 0) < (this.#served.get(other) ?? 0);
  }
}
