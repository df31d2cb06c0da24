/**
 * The bytes of a body as they come. A body of one chunk is kept as it came; of one that comes in many
 * the bytes are copied together, since a thousand chunks of one byte hold far more than a thousand
 * bytes of memory.
 */
export class BodyBuffer {
  #held: Buffer = Buffer.alloc(0);
  #length = 0;

  /** How many bytes have come. */
  get length(): number {
    return this.#length;
  }

  /** How many bytes of memory they hold. */
  get heldBytes(): number {
    return this.#held.length;
  }

  add(chunk: Buffer): void {
    const length = this.#length + chunk.length;
    if (this.#length === 0) {
      this.#held = chunk;
    } else {
      if (length > this.#held.length) {
        const grown = Buffer.allocUnsafeSlow(length * 2);
        this.#held.copy(grown, 0, 0, this.#length);
        this.#held = grown;
      }
      chunk.copy(this.#held, this.#length);
    }
    this.#length = length;
  }

  /** All bytes that have come. */
  bytes(): Buffer {
    return this.#held.subarray(0, this.#length);
  }

  clear(): void {
    this.#held = Buffer.alloc(0);
    this.#length = 0;
  }
}
