import type { FailureLimit, Place, Refusal, Taking, Charge } from "@embedded-analytics/domain";

interface Counter {
  points: number;
  readonly endsSeconds: number;
}

/** Limits as plain lists, by a clock of whole seconds that is moved by hand. */
export class PlainLimits {
  #nowSeconds = 0;
  readonly #counters = new Map<string, Counter>();
  readonly #failures = new Map<string, Counter>();
  readonly #holds: { readonly key: string; readonly holdId: string; readonly until: number }[] = [];

  pass(seconds: number): void {
    this.#nowSeconds += seconds;
  }

  take(accountId: number, takings: readonly Taking[]): Refusal | undefined {
    for (const [at, { name, points, max }] of takings.entries()) {
      const counter = this.#alive(this.#counters, keyOf(accountId, name));
      const used = counter?.points ?? 0;
      if (used < max && used + points <= max) continue;
      const left = counter === undefined ? 0 : counter.endsSeconds - this.#nowSeconds;
      return { at, retryAfterSeconds: Math.max(1, left) };
    }
    this.charge(accountId, takings);
    return undefined;
  }

  charge(accountId: number, charges: readonly Charge[]): void {
    for (const { name, points, windowSeconds } of charges) {
      if (points > 0) this.#add(this.#counters, keyOf(accountId, name), points, windowSeconds);
    }
  }

  hold(accountId: number, holdId: string, places: readonly Place[], seconds: number) {
    const full = places.findIndex(
      ({ name, max }) => this.#heldBy(keyOf(accountId, name)).length >= max,
    );
    if (full >= 0) return { at: full, retryAfterSeconds: 1 };
    for (const { name } of places) {
      const key = keyOf(accountId, name);
      this.#remove(key, holdId);
      this.#holds.push({ key, holdId, until: this.#nowSeconds + seconds });
    }
    return undefined;
  }

  release(accountId: number, holdId: string, names: readonly string[]): void {
    for (const name of names) this.#remove(keyOf(accountId, name), holdId);
  }

  countFailure(address: string, limit: FailureLimit): number | undefined {
    this.#add(this.#failures, address, 1, limit.windowSeconds);
    return this.blockedFor(address, limit);
  }

  blockedFor(address: string, { max }: FailureLimit): number | undefined {
    const counter = this.#alive(this.#failures, address);
    return counter !== undefined && counter.points > max
      ? counter.endsSeconds - this.#nowSeconds
      : undefined;
  }

  #alive(counters: Map<string, Counter>, key: string): Counter | undefined {
    const counter = counters.get(key);
    return counter !== undefined && counter.endsSeconds > this.#nowSeconds ? counter : undefined;
  }

  #add(counters: Map<string, Counter>, key: string, points: number, windowSeconds: number): void {
    const counter = this.#alive(counters, key);
    if (counter !== undefined) counter.points += points;
    else counters.set(key, { points, endsSeconds: this.#nowSeconds + windowSeconds });
  }

  #heldBy(key: string) {
    return this.#holds.filter((hold) => hold.key === key && hold.until > this.#nowSeconds);
  }

  #remove(key: string, holdId: string): void {
    const at = this.#holds.findIndex((hold) => hold.key === key && hold.holdId === holdId);
    if (at >= 0) this.#holds.splice(at, 1);
  }
}

const keyOf = (accountId: number, name: string): string => JSON.stringify([accountId, name]);
