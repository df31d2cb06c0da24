import { afterEach, beforeEach, expect, it, jest } from "@jest/globals";
import fc from "fast-check";
import { ConnectionQueue } from "./connection-queue.js";

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

// Whatever happens does so at tens of milliseconds, and these end between two of them.
const silenceMsMax = 35;
const waitMsMax = 105;

/** What a plain list says of who waits: nobody is served out of turn, and nobody waits on beyond the times. */
class PlainQueue {
  readonly waiting: { readonly who: number; readonly sinceMs: number }[] = [];
  free: number;
  movedAtMs = -Infinity;
  constructor(places: number) {
    this.free = places;
  }

  enter(who: number, nowMs: number): readonly string[] {
    if (this.free === 0) {
      this.waiting.push({ who, sinceMs: nowMs });
      return [];
    }
    this.free -= 1;
    return [`${who} is in`];
  }

  leave(isAnswered: boolean, nowMs: number): readonly string[] {
    if (isAnswered) this.movedAtMs = nowMs;
    const next = this.waiting.shift();
    if (next === undefined) this.free += 1;
    return next === undefined ? [] : [`${next.who} is in`];
  }

  pass(nowMs: number): readonly string[] {
    const endOf = ({ sinceMs }: { readonly sinceMs: number }): number =>
      Math.min(Math.max(this.movedAtMs, sinceMs) + silenceMsMax, sinceMs + waitMsMax);
    const late = this.waiting.filter((each) => endOf(each) <= nowMs);
    for (const each of late) this.waiting.splice(this.waiting.indexOf(each), 1);
    return late.map(({ who }) => `${who} is refused`);
  }
}

type Step =
  | { readonly does: "enter"; readonly count: number }
  | { readonly does: "leave"; readonly count: number; readonly isAnswered: boolean }
  | { readonly does: "pass"; readonly ms: number };

const steps = fc.array(
  fc.oneof(
    fc.record({ does: fc.constant("enter" as const), count: fc.integer({ min: 1, max: 6 }) }),
    fc.record({
      does: fc.constant("leave" as const),
      count: fc.integer({ min: 1, max: 4 }),
      isAnswered: fc.boolean(),
    }),
    fc.record({ does: fc.constant("pass" as const), ms: fc.constantFrom(10, 20, 40, 90) }),
  ),
  { maxLength: 60, size: "max" },
) satisfies fc.Arbitrary<Step[]>;

it("T32: serves and refuses whom a plain list would, and loses no place", async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 3 }), steps, async (places, drawn) => {
      const queue = new ConnectionQueue(places, { silenceMsMax, waitMsMax });
      const plain = new PlainQueue(places);
      const seen: string[] = [];
      let inside = 0;
      let came = 0;
      const isIn = (who: number): void => {
        inside += 1;
        seen.push(`${who} is in`);
      };
      const enter = (): void => {
        const who = came++;
        const turn = queue.enter();
        if (turn === undefined) return isIn(who);
        void turn.then(
          () => isIn(who),
          () => seen.push(`${who} is refused`),
        );
      };
      const play = async (step: Step): Promise<readonly string[]> => {
        if (step.does === "pass") {
          await jest.advanceTimersByTimeAsync(step.ms);
          return plain.pass(performance.now());
        }
        const expected: string[] = [];
        for (let at = 0; at < step.count; at++) {
          if (step.does === "enter") {
            expected.push(...plain.enter(came, performance.now()));
            enter();
          } else if (inside > 0) {
            inside -= 1;
            expected.push(...plain.leave(step.isAnswered, performance.now()));
            queue.leave(step.isAnswered);
          }
          await Promise.resolve();
          await Promise.resolve();
        }
        return expected;
      };
      for (const step of drawn) {
        seen.length = 0;
        const expected = await play(step);
        expect([...seen].sort()).toEqual([...expected].sort());
        expect([queue.length, inside <= places]).toEqual([plain.waiting.length, true]);
      }
      // Whoever waits is served in the end, and then all places are free.
      while (inside > 0) await play({ does: "leave", count: 1, isAnswered: true });
      expect(queue.length).toBe(0);
      seen.length = 0;
      for (let at = 0; at < places; at++) enter();
      expect(seen).toHaveLength(places);
      await jest.runOnlyPendingTimersAsync();
    }),
    { numRuns: 200 },
  );
});
