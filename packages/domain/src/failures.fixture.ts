import * as Effect from "effect/Effect";
import * as Result from "effect/Result";
import { Failure } from "./shared/failure/failure.js";

/** The failure that a call ends with; a call that succeeds, or ends otherwise, is an error here. */
export const failureOf = async (call: Promise<unknown>): Promise<Failure> => {
  const outcome = await call.then(
    (answer) => ({ answer }),
    (cause: unknown) => ({ cause }),
  );
  if ("cause" in outcome && outcome.cause instanceof Failure) return outcome.cause;
  throw new Error("Expected a Failure", { cause: outcome });
};

/** The code of that failure. */
export const codeOf = async (call: Promise<unknown>): Promise<string> =>
  (await failureOf(call)).code;

/** The failure of an effect that needs nothing any more. */
export const failureOfEffect = (effect: Effect.Effect<unknown, unknown>): Promise<Failure> =>
  failureOf(Effect.runPromise(effect));

/** What a result holds, or an error that shows why it holds nothing. */
export const valueOf = <A, E>(result: Result.Result<A, E>): A => {
  if (Result.isSuccess(result)) return result.success;
  throw new Error("Expected a success", { cause: result.failure });
};

/** Why a result holds nothing. */
export const refusalOf = <E>(result: Result.Result<unknown, E>): E => {
  if (Result.isFailure(result)) return result.failure;
  throw new Error("Expected a failure", { cause: result.success });
};
