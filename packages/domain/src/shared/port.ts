import * as Effect from "effect/Effect";
import { StoreUnavailable } from "./store-unavailable.js";

/**
 * A port is declared once, as a plain table of methods: what is asked, what is answered. The two
 * types below are the two faces of that table: adapters implement `Plain`, use cases call
 * `Effectful`. So an adapter, or a host's own code, needs to know nothing about effects.
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- only the shape "a function" matters here
type MethodTable<Methods> = { readonly [Name in keyof Methods]: (...args: any[]) => unknown };

/** Methods that answer directly or by a promise, and throw `StoreUnavailable` for an outage. */
export type Plain<Methods extends MethodTable<Methods>> = {
  readonly [Name in keyof Methods]: (
    ...args: Parameters<Methods[Name]>
  ) => ReturnType<Methods[Name]> | PromiseLike<ReturnType<Methods[Name]>>;
};

/** The same methods as effects, whose only failure is an outage of the store. */
export type Effectful<Methods extends MethodTable<Methods>> = {
  readonly [Name in keyof Methods]: (
    ...args: Parameters<Methods[Name]>
  ) => Effect.Effect<ReturnType<Methods[Name]>, StoreUnavailable>;
};

/** Lifts an adapter, or a host's own object, into effects. Methods keep their `this`. */
export const effectful = <Methods extends MethodTable<Methods>>(
  port: Plain<Methods>,
): Effectful<Methods> =>
  new Proxy({} as Effectful<Methods>, {
    get: (lifted, name) => {
      const known = Reflect.get(lifted, name) as unknown;
      if (known !== undefined) return known;
      const method = Reflect.get(port, name) as unknown;
      if (typeof method !== "function") return undefined;
      const effect = (...args: unknown[]) => answered(() => Reflect.apply(method, port, args));
      Reflect.set(lifted, name, effect);
      return effect;
    },
  });

/** A thrown `StoreUnavailable` is a failure, anything else that is thrown is a defect. */
const answered = (call: () => unknown): Effect.Effect<unknown, StoreUnavailable> =>
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

const isPromiseLike = (value: unknown): value is PromiseLike<unknown> =>
  typeof value === "object" && value !== null && "then" in value && typeof value.then === "function";
