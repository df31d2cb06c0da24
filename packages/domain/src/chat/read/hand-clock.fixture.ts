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
    await Promise.allSettled(inThreads);
    await new Promise((resolve) => setImmediate(resolve));
  }
};

const countedBy =
  (pending: Set<Promise<unknown>>) =>
  <Asked extends unknown[], Answer>(call: (...asked: Asked) => Promise<Answer>) =>
  (...asked: Asked): Promise<Answer> => {
    const answer = call(...asked);
    const ended: Promise<boolean> = answer.then(
      () => pending.delete(ended),
      () => pending.delete(ended),
    );
    pending.add(ended);
    return answer;
  };

/** The files of tests share one `crypto`, and each has its own instance of this one. */
const counted = Symbol.for("embedded-analytics: what is computed in threads");

const countThreads = (): Set<Promise<unknown>> => {
  const { subtle } = crypto as { subtle: SubtleCrypto & { [counted]?: Set<Promise<unknown>> } };
  if (subtle[counted] !== undefined) return subtle[counted];
  const pending = new Set<Promise<unknown>>();
  const counting = countedBy(pending);
  Object.assign(subtle, {
    [counted]: pending,
    digest: counting(subtle.digest.bind(subtle)),
    sign: counting(subtle.sign.bind(subtle)),
    verify: counting(subtle.verify.bind(subtle)),
    encrypt: counting(subtle.encrypt.bind(subtle)),
    decrypt: counting(subtle.decrypt.bind(subtle)),
    importKey: counting(subtle.importKey.bind(subtle)),
    deriveKey: counting(subtle.deriveKey.bind(subtle)),
  });
  return pending;
};

/** What the runtime computes in threads of its own, which a busy machine may hold up for any time. */
const inThreads = countThreads();
