import type * as Clock from "effect/Clock";
import * as Duration from "effect/Duration";
import * as Effect from "effect/Effect";

/** A clock that only tests move, and with it the store's. */
export interface HandClock {
  readonly clock: Clock.Clock;
  /** Lets so much time pass, and whatever waits for it happen, in its order. */
  pass(seconds: number): Promise<void>;
}

/** Pauses of a retry, which pass at once: nobody waits for them by the clock. */
const pauseMs = 200;

/** That clock; `time` is what the store goes by. */
export const handClock = (time: { nowMs: number }): HandClock => {
  const sleepers = new Set<{ readonly untilMs: number; readonly wake: () => void }>();
  const now = (): number => time.nowMs;
  const nanos = (): bigint => BigInt(Math.round(now())) * 1_000_000n;
  const clock: Clock.Clock = {
    currentTimeMillisUnsafe: now,
    currentTimeMillis: Effect.sync(now),
    currentTimeNanosUnsafe: nanos,
    currentTimeNanos: Effect.sync(nanos),
    monotonicTimeNanosUnsafe: nanos,
    monotonicTimeNanos: Effect.sync(nanos),
    sleep: (duration) =>
      Effect.callback((resume) => {
        const ms = Duration.toMillis(duration);
        if (ms <= pauseMs) {
          const immediate = setImmediate(() => resume(Effect.void));
          return Effect.sync(() => clearImmediate(immediate));
        }
        const sleeper = { untilMs: now() + ms, wake: () => resume(Effect.void) };
        sleepers.add(sleeper);
        return Effect.sync(() => sleepers.delete(sleeper));
      }),
  };
  return {
    clock,
    pass: async (seconds) => {
      await settled();
      const end = now() + seconds * 1000;
      for (;;) {
        const [next] = [...sleepers].sort((a, b) => a.untilMs - b.untilMs);
        if (next === undefined || next.untilMs > end) break;
        sleepers.delete(next);
        time.nowMs = Math.max(now(), next.untilMs);
        next.wake();
        await settled();
      }
      time.nowMs = Math.max(now(), end);
      await settled();
    },
  };
};

/** When everything has happened that waits for nothing but its turn, or for a digest. */
export const settled = async (): Promise<void> => {
  for (let time = 0; time < 30; time++) {
    await (time % 6 === 0 ? digests() : new Promise((resolve) => setImmediate(resolve)));
  }
};

/** Digests are made in threads, in their order: behind these the earlier ones are done. */
const digests = () =>
  Promise.all(
    Array.from({ length: 8 }, () => crypto.subtle.digest("SHA-256", new Uint8Array([1]))),
  );
