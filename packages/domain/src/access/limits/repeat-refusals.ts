import * as Clock from "effect/Clock";
import * as Effect from "effect/Effect";
import { Failure } from "../../shared/failure/failure.js";
import { LimitRulesOf } from "../services.js";

/**
 * Carries out a call of a caller unless the caller floods: then its last refusal is repeated, in the
 * course of the next second (J4).
 */
export const repeatRefusals = <Answer, Fault, Needs>(
  caller: string,
  call: Effect.Effect<Answer, Fault, Needs>,
) =>
  Effect.gen(function* () {
    const { flooding } = yield* LimitRulesOf;
    const repeated = flooding.repeated(caller, yield* Clock.currentTimeMillis);
    if (repeated !== undefined) {
      yield* Effect.sleep(repeated.waitMs);
      return yield* Effect.fail(repeated.failure);
    }
    return yield* Effect.tapError(call, (fault) =>
      isRateLimited(fault)
        ? Effect.map(Clock.currentTimeMillis, (nowMs) => {
            flooding.add(caller, fault, nowMs);
          })
        : Effect.void,
    );
  });

const isRateLimited = (fault: unknown): fault is Failure<"rate_limited"> =>
  fault instanceof Failure && fault.code === "rate_limited";
