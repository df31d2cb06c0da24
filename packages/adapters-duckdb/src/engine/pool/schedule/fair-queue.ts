import type { Party } from "./party.js";
import { byClaim, isNegligible, newShare, settled, type Share } from "./share.js";

/** How many slots somebody holds. */
export interface Held {
  readonly byAccount: number;
  readonly byUser: number;
}

interface User<Item> {
  share: Share;
  readonly line: Item[];
}

interface Account<Item> {
  share: Share;
  readonly users: Map<string, User<Item>>;
}

/**
 * Who waits for a slot, and who holds one: by account, then by user, in both first who has fewest
 * slots and has had least of them lately; a user's own items first come, first served (E10). Moments
 * are milliseconds of any clock that never goes back.
 */
export class FairQueue<Item extends { readonly party: Party }> {
  readonly #accounts = new Map<string, Account<Item>>();
  #sweepAt = 64;

  /** After `halfLifeMs`, half of what somebody has had is forgotten. */
  constructor(private readonly halfLifeMs: number) {}

  /** Waits at the end of its user's line. */
  push(item: Item, nowMs: number): void {
    const { account, user } = this.find(item.party, nowMs);
    if (!isWaiting(account)) account.share = { ...account.share, waitsSinceMs: nowMs };
    if (user.line.length === 0) user.share = { ...user.share, waitsSinceMs: nowMs };
    user.line.push(item);
  }

  /** Leaves its line; false when it is not in it. */
  remove(item: Item): boolean {
    const { account, user } = item.party;
    const line = this.#accounts.get(account)?.users.get(user)?.line;
    const index = line?.indexOf(item) ?? -1;
    if (index >= 0) line?.splice(index, 1);
    return index >= 0;
  }

  /** All that wait, the one first that is to be served first. */
  *inOrder(nowMs: number): Generator<Item> {
    const accounts = [...this.#accounts.values()].filter(isWaiting);
    for (const account of this.sorted(accounts, nowMs)) {
      const users = [...account.users.values()].filter(({ line }) => line.length > 0);
      for (const { line } of this.sorted(users, nowMs)) yield* line;
    }
  }

  /** Leaves its line for a slot. */
  begin(item: Item, nowMs: number): void {
    if (this.remove(item)) this.count(item, nowMs, 1, 0);
  }

  /** Its slot is that of a long statement from now on. */
  becomesLong(item: Item, nowMs: number): void {
    this.count(item, nowMs, 0, 1);
  }

  /** Gives back the slot that `begin` gave it, which was that of a long statement or not. */
  end(item: Item, nowMs: number, isLong: boolean): void {
    this.count(item, nowMs, -1, isLong ? -1 : 0);
  }

  held(party: Party): Held {
    const account = this.#accounts.get(party.account);
    const user = account?.users.get(party.user);
    return { byAccount: account?.share.slots ?? 0, byUser: user?.share.slots ?? 0 };
  }

  /** How many users are remembered. */
  get size(): number {
    let count = 0;
    for (const { users } of this.#accounts.values()) count += users.size;
    return count;
  }

  private count(item: Item, nowMs: number, slots: number, longSlots: number): void {
    const { account, user } = this.find(item.party, nowMs);
    for (const one of [account, user]) {
      const { share } = one;
      one.share = {
        ...share,
        slots: share.slots + slots,
        longSlots: share.longSlots + longSlots,
        waitsSinceMs: nowMs,
      };
    }
  }

  /** Sorted by shares that are settled now; of equals, the one first that was there first. */
  private sorted<One extends { share: Share }>(all: One[], nowMs: number): One[] {
    for (const one of all) one.share = settled(one.share, nowMs, this.halfLifeMs);
    return all.sort((one, other) => byClaim(one.share, other.share));
  }

  private find(party: Party, nowMs: number): { account: Account<Item>; user: User<Item> } {
    let account = this.#accounts.get(party.account);
    let user = account?.users.get(party.user);
    if (user === undefined) this.sweep(nowMs);
    account ??= { share: newShare(nowMs), users: new Map() };
    user ??= { share: newShare(nowMs), line: [] };
    this.#accounts.set(party.account, account);
    account.users.set(party.user, user);
    account.share = settled(account.share, nowMs, this.halfLifeMs);
    user.share = settled(user.share, nowMs, this.halfLifeMs);
    return { account, user };
  }

  /** Forgets those of whom nothing counts any more, each time that twice as many are remembered. */
  private sweep(nowMs: number): void {
    if (this.size < this.#sweepAt) return;
    for (const [name, account] of this.#accounts) {
      for (const [userName, user] of account.users) {
        user.share = settled(user.share, nowMs, this.halfLifeMs);
        if (user.line.length === 0 && isNegligible(user.share)) account.users.delete(userName);
      }
      account.share = settled(account.share, nowMs, this.halfLifeMs);
      if (account.users.size === 0 && isNegligible(account.share)) this.#accounts.delete(name);
    }
    this.#sweepAt = Math.max(64, this.size * 2);
  }
}

const isWaiting = <Item>({ users }: Account<Item>): boolean => {
  for (const { line } of users.values()) if (line.length > 0) return true;
  return false;
};
