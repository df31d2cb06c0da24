import * as Effect from "effect/Effect";

/**
 * The effect, as long as somebody wants it: once the signal aborts it ends at once with the signal's
 * own reason, whatever it is waiting for (E7).
 */
export const whileWanted =
  (signal: AbortSignal) =>
  <Answer, Fault, Needs>(
    effect: Effect.Effect<Answer, Fault, Needs>,
  ): Effect.Effect<Answer, Fault, Needs> =>
    Effect.suspend(() =>
      signal.aborted ? Effect.die(signal.reason) : Effect.raceFirst(effect, aborted(signal)),
    );

const aborted = (signal: AbortSignal): Effect.Effect<never> =>
  Effect.callback((resume) => {
    const end = (): void => resume(Effect.die(signal.reason));
    signal.addEventListener("abort", end, { once: true });
    return Effect.sync(() => signal.removeEventListener("abort", end));
  });
