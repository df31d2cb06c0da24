import { Schedule } from "./schedule.js";
import type { Party } from "./party.js";

/** A statement of a played story. */
export interface Played {
  readonly party: Party;
  readonly atMs: number;
  /** How long it would run. */
  readonly needsMs: number;
}

/** What became of a statement. */
export interface Fate {
  readonly asked: Played;
  /** Its turns, one after the other. */
  readonly turns: { readonly beganMs: number; endedMs: number }[];
}

export const turnMs = 3000;
export const budgetMs = 10 * turnMs;

interface Item {
  readonly party: Party;
  readonly wasLong: boolean;
  readonly fate: Fate;
}

const spentMs = ({ turns }: Fate): number =>
  turns.reduce((sum, { beganMs, endedMs }) => sum + endedMs - beganMs, 0);

/**
 * Plays a story on slots where opening, ending and giving up take no time. Each statement runs until
 * it is through, or has had its budget in all of its turns. `look` is called after each moment.
 */
export function play(
  concurrency: number,
  scenario: readonly Played[],
  look: (running: number, waiting: number) => void = () => undefined,
): Fate[] {
  const schedule = new Schedule<Item>({ concurrency, turnMs }, budgetMs);
  const fates: Fate[] = scenario.map((asked) => ({ asked, turns: [] }));
  const coming = [...fates].sort((one, other) => one.asked.atMs - other.asked.atMs);
  const running = new Map<Item, { readonly beganMs: number; readonly endsMs: number }>();
  let waiting = 0;
  const ask = (fate: Fate, wasLong: boolean, nowMs: number): void => {
    schedule.ask({ party: fate.asked.party, wasLong, fate }, nowMs);
    waiting += 1;
  };
  const end = (item: Item, nowMs: number): void => {
    schedule.end(item, nowMs);
    item.fate.turns.at(-1)!.endedMs = nowMs;
    running.delete(item);
  };
  const beginAll = (nowMs: number): void => {
    for (let item = schedule.begin(nowMs); item; item = schedule.begin(nowMs)) {
      schedule.opened(item, nowMs);
      waiting -= 1;
      const leftMs = Math.min(item.fate.asked.needsMs, budgetMs - spentMs(item.fate));
      running.set(item, { beganMs: nowMs, endsMs: nowMs + leftMs });
      item.fate.turns.push({ beganMs: nowMs, endedMs: nowMs });
    }
  };
  const nextMs = (afterMs: number): number => {
    const moments = [...running.values()].flatMap(({ beganMs, endsMs }) => [
      endsMs,
      beganMs + turnMs,
    ]);
    return Math.min(...moments.filter((ms) => ms > afterMs), coming[0]?.asked.atMs ?? Infinity);
  };
  for (let nowMs = nextMs(-1); nowMs < Infinity; nowMs = nextMs(nowMs)) {
    for (const [item, { endsMs }] of [...running]) if (endsMs <= nowMs) end(item, nowMs);
    while (coming[0] !== undefined && coming[0].asked.atMs <= nowMs) {
      ask(coming.shift()!, false, nowMs);
    }
    beginAll(nowMs);
    for (let item = schedule.toGiveUp(nowMs); item; item = schedule.toGiveUp(nowMs)) {
      end(item, nowMs);
      ask(item.fate, true, nowMs);
      beginAll(nowMs);
    }
    look(running.size, waiting);
  }
  return fates;
}

/** How long it waited before it began at all. */
export const firstWaitMs = ({ asked, turns }: Fate): number =>
  (turns[0]?.beganMs ?? Infinity) - asked.atMs;

/** How long it ran, in all of its turns. */
export const ranMs = spentMs;
