/**
 * An async iterator over a generator that can be ended while it waits: a generator by itself takes up
 * `return` only when what it waits for has come. Items are made from the first `next` on.
 */
export class CancellableIterator<Item> implements AsyncIterableIterator<
  Item,
  undefined,
  undefined
> {
  readonly #controller = new AbortController();
  readonly #items: AsyncGenerator<Item, void, undefined>;
  readonly #detach: () => void;
  #isClosed = false;

  /** `generate` gets a signal that aborts with the caller's, and when the iterator is ended early. */
  constructor(
    generate: (signal: AbortSignal) => AsyncGenerator<Item, void, undefined>,
    signal?: AbortSignal,
  ) {
    const abort = (): void => {
      this.#controller.abort(signal?.reason);
    };
    signal?.addEventListener("abort", abort);
    if (signal?.aborted === true) abort();
    this.#detach = () => signal?.removeEventListener("abort", abort);
    this.#items = generate(this.#controller.signal);
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  async next(): Promise<IteratorResult<Item, undefined>> {
    if (this.#isClosed) return ended;
    try {
      const { done, value } = await this.#items.next();
      // What came after the iterator was ended is not wanted any more.
      if (done !== true && !this.#wasClosed()) return { done: false, value };
    } catch (error) {
      if (!this.#wasClosed()) {
        this.#detach();
        throw error;
      }
    }
    this.#detach();
    return ended;
  }

  /** Ends the reading, and with it the request. */
  return(): Promise<IteratorResult<Item, undefined>> {
    this.#isClosed = true;
    this.#detach();
    this.#controller.abort();
    // A generator that never began has nothing to end; one that waits ends by the signal.
    this.#items.return().catch(() => undefined);
    return Promise.resolve(ended);
  }

  #wasClosed(): boolean {
    return this.#isClosed;
  }
}

const ended = { done: true, value: undefined } as const;
