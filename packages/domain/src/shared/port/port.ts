import * as Effect from "effect/Effect";
import { isPromiseLike } from "./map-maybe-promise.js";
import type { PortAdapter } from "./port-adapter.js";
import { StoreUnavailable } from "../failure/store-unavailable.js";

/** The methods of a port as effects, whose only failure is an outage of the store. */
export type Effectful<Methods> = {
  readonly [Name in keyof Methods]: Methods[Name] extends (...args: infer Args) => infer Answer
    ? (...args: Args) => Effect.Effect<Answer, StoreUnavailable>
    : never;
};

/** Lifts an adapter, or a host's own object, into effects. Methods keep their `this`. */
export const lift = <Methods>(port: PortAdapter<Methods>): Effectful<Methods> =>
  new Proxy({} as Effectful<Methods> & object, {
    get: (lifted, name) => {
      const existing = Reflect.get(lifted, name) as unknown;
      if (existing !== undefined) return existing;
      const method = Reflect.get(port, name) as unknown;
      if (typeof method !== "function") return undefined;
      const effect = (...args: unknown[]) => attempt(() => Reflect.apply(method, port, args));
      Reflect.set(lifted, name, effect);
      return effect;
    },
  });

/** A thrown `StoreUnavailable` is a failure, anything else that is thrown is a defect. */
const attempt = (call: () => unknown): Effect.Effect<unknown, StoreUnavailable> =>
  Effect.suspend(() => {
    try {
      const answer = call();
      return isPromiseLike(answer)
        ? Effect.tryPromise({ try: () => answer, catch: (cause) => cause }).pipe(
            Effect.catch(outageOrDefect),
          )
        : Effect.succeed(answer);
    } catch (cause) {
      return outageOrDefect(cause);
    }
  });

const outageOrDefect = (cause: unknown): Effect.Effect<never, StoreUnavailable> =>
  cause instanceof StoreUnavailable ? Effect.fail(cause) : Effect.die(cause);
