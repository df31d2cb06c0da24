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
 * Places for connections to one database. A free place goes to the party that holds fewest, and among
 * those to who has waited longest: so that one account's scans never keep another's waiting for more
 * than one of them.
 */
export class FairPlaces {
  #waiting: Waiting[] = [];
  readonly #held = new Map<string, number>();
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
      const held = ({ party }: Waiting): number => this.#held.get(party) ?? 0;
      const fewest = Math.min(...this.#waiting.map(held));
      const waiting = this.#waiting.find((one) => held(one) === fewest) as Waiting;
      this.#waiting = this.#waiting.filter((other) => other !== waiting);
      this.#count += 1;
      this.#held.set(waiting.party, fewest + 1);
      waiting.begin();
    }
  }
}
