/**
 * Who waits for a slot: first come, first served within an account, and the accounts in turn, so
 * that nobody's hundred queries stand before somebody's one.
 */
export class FairQueue<Item> {
  // In the order of turns: a Map keeps the order of insertion.
  readonly #lines = new Map<string, Item[]>();

  /** Waits in the line of `account`. */
  push(account: string, item: Item): void {
    const line = this.#lines.get(account);
    if (line === undefined) this.#lines.set(account, [item]);
    else line.push(item);
  }

  /** The next one, whose account goes to the end of the turns. */
  shift(): Item | undefined {
    for (const [account, line] of this.#lines) {
      this.#lines.delete(account);
      const item = line.shift();
      if (line.length > 0) this.#lines.set(account, line);
      return item;
    }
    return undefined;
  }

  /** Leaves the queue; nothing happens when it is not in it. */
  remove(account: string, item: Item): void {
    const line = this.#lines.get(account);
    const index = line?.indexOf(item) ?? -1;
    if (line === undefined || index < 0) return;
    line.splice(index, 1);
    if (line.length === 0) this.#lines.delete(account);
  }
}
