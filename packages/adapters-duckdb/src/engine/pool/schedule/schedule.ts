import { FairQueue } from "./fair-queue.js";
import { isSameUser, type Party } from "./party.js";
import { hasHadTurn, longMax, placesMax, turnToEnd, type Turn, type TurnRules } from "./turns.js";

/** A statement that asks for a slot. */
export interface Asking {
  readonly party: Party;
  /** It had a turn before, and gave its slot up. */
  readonly wasLong: boolean;
}

interface Holding<Item> extends Turn {
  readonly item: Item;
  beganMs: number | undefined;
  isLong: boolean;
  hasDelivered: boolean;
  isEnding: boolean;
}

/**
 * Who waits for a slot, who holds one, who is next, and who has to give one up (E10). It does nothing
 * by itself: each call is given the time, in milliseconds of a clock that never goes back.
 */
export class Schedule<Item extends Asking> {
  readonly #queue: FairQueue<Item>;
  readonly #turns = new Map<Item, Holding<Item>>();

  /** After `halfLifeMs`, half of what somebody has had is forgotten. */
  constructor(
    private readonly rules: TurnRules,
    halfLifeMs: number,
  ) {
    this.#queue = new FairQueue(halfLifeMs);
  }

  /** Waits for a slot. */
  ask(item: Item, nowMs: number): void {
    this.#queue.push(item, nowMs);
  }

  /** Waits no more; nothing happens where it does not wait. */
  withdraw(item: Item): void {
    this.#queue.remove(item);
  }

  /** Gives a slot to the next one, if there is a slot for one of those who wait. */
  begin(nowMs: number): Item | undefined {
    this.lookForLong(nowMs);
    const item = this.next(nowMs);
    if (item === undefined) return undefined;
    this.#queue.begin(item, nowMs);
    const { party, wasLong } = item;
    if (wasLong) this.#queue.becomesLong(item, nowMs);
    const more = { beganMs: undefined, isLong: wasLong, hasDelivered: false, isEnding: false };
    this.#turns.set(item, { item, party, ...more });
    return item;
  }

  /** Its turn begins: the slot has a worker for it. */
  opened(item: Item, nowMs: number): void {
    const turn = this.#turns.get(item);
    if (turn !== undefined) turn.beganMs = nowMs;
  }

  /** Rows of it are with a reader from now on. */
  delivered(item: Item): void {
    const turn = this.#turns.get(item);
    if (turn !== undefined) turn.hasDelivered = true;
  }

  /** Its slot is free again. */
  end(item: Item, nowMs: number): void {
    const turn = this.#turns.get(item);
    if (turn === undefined) return;
    this.#turns.delete(item);
    this.#queue.end(item, nowMs, turn.isLong);
  }

  /** Whose turn has to end now, for somebody who waits; one at a time, until `end` is called for it. */
  toGiveUp(nowMs: number): Item | undefined {
    this.lookForLong(nowMs);
    const turns = [...this.#turns.values()];
    if (turns.some(({ isEnding }) => isEnding)) return undefined;
    const held = (party: Party) => this.#queue.held(party);
    for (const { party, wasLong } of this.#queue.inOrder(nowMs)) {
      const turn = wasLong ? undefined : turnToEnd(turns, party, held, this.rules, nowMs);
      if (turn === undefined) continue;
      turn.isEnding = true;
      return turn.item;
    }
    return undefined;
  }

  /** The next one whom a free slot is for. */
  private next(nowMs: number): Item | undefined {
    const { concurrency } = this.rules;
    const turns = [...this.#turns.values()];
    const long = turns.filter(({ isLong }) => isLong).length;
    if (turns.length < concurrency) {
      const isFirst = ({ wasLong }: Item): boolean => !wasLong || long < longMax(concurrency);
      return this.first(nowMs, isFirst) ?? this.first(nowMs, () => true);
    }
    if (turns.length >= placesMax(concurrency) || long < turns.length) return undefined;
    const isOthers = ({ party }: Item) => !turns.some((turn) => isSameUser(turn.party, party));
    return this.first(nowMs, (item) => !item.wasLong && isOthers(item));
  }

  private first(nowMs: number, fits: (item: Item) => boolean): Item | undefined {
    for (const item of this.#queue.inOrder(nowMs)) if (fits(item)) return item;
    return undefined;
  }

  private lookForLong(nowMs: number): void {
    for (const turn of this.#turns.values()) {
      if (turn.isLong || !hasHadTurn(turn, nowMs, this.rules.turnMs)) continue;
      turn.isLong = true;
      this.#queue.becomesLong(turn.item, nowMs);
    }
  }
}
