/**
 * Chance that is the same on every machine: 32-bit integers only, since the engine's own chance has
 * no seed, and sine, logarithm and power may differ in the last bit between two of them.
 */
export class Chance {
  #state;

  /** @param {number} seed any integer; each file of the shop has its own, so that one may change alone */
  constructor(seed) {
    this.#state = seed >>> 0;
  }

  /** A number of [0, 1). */
  next() {
    this.#state = (this.#state + 0x9e3779b9) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 4294967296;
  }

  /** An integer of [0, end). */
  below(end) {
    return Math.floor(this.next() * end);
  }

  /** An integer of [first, last]. */
  between(first, last) {
    return first + this.below(last - first + 1);
  }

  /** True in so many of a hundred cases. */
  percent(percent) {
    return this.next() * 100 < percent;
  }

  pick(list) {
    return list[this.below(list.length)];
  }

  /** The index of one of these weights, heavier ones more often. */
  weighted(weights) {
    let rest = this.next() * weights.reduce((sum, weight) => sum + weight, 0);
    for (let index = 0; index < weights.length; index++) {
      rest -= weights[index];
      if (rest < 0) return index;
    }
    return weights.length - 1;
  }
}
