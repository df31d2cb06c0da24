import type { Milliseconds } from "../../shared/text/branded.js";
import type { Failure } from "../../shared/failure/failure.js";

/** So many refusals of one caller in a second are decided; those that follow are repeated. */
const refusalsMax = 5;
const secondMs: Milliseconds = 1000;
/** Their answers come one after the other, so that the callers do not all come back at once. */
const spreadMs: Milliseconds = 50;
const callersMax = 10_000;

interface Flood {
  readonly beganMs: Milliseconds;
  refusals: number;
  repeats: number;
  /** The last one. */
  failure: Failure<"rate_limited">;
}

/** The refusal that is repeated, and after which wait. */
export interface Repeated {
  readonly failure: Failure<"rate_limited">;
  readonly waitMs: Milliseconds;
}

/**
 * Callers that go on though they are refused. What they ask is not looked up again within the same
 * second, and their answers come in the course of the next one, so that a flood costs neither the store
 * nor this process much: a caller that waits for an answer before the next call makes one in a second or two.
 */
export class FloodingCallers {
  readonly #floods = new Map<string, Flood>();

  /** The answer to a caller without a look at the store; undefined: look. */
  repeated(caller: string, nowMs: Milliseconds): Repeated | undefined {
    const flood = this.#present(caller, nowMs);
    if (flood === undefined || flood.refusals < refusalsMax) return undefined;
    const spread = (flood.repeats++ * spreadMs) % secondMs;
    return { failure: flood.failure, waitMs: flood.beganMs + secondMs + spread - nowMs };
  }

  /** Remembers that a caller was refused. */
  add(caller: string, failure: Failure<"rate_limited">, nowMs: Milliseconds): void {
    const flood = this.#present(caller, nowMs);
    if (flood !== undefined) {
      flood.refusals += 1;
      flood.failure = failure;
      return;
    }
    this.#floods.delete(caller);
    this.#floods.set(caller, { beganMs: nowMs, refusals: 1, repeats: 0, failure });
    if (this.#floods.size <= callersMax) return;
    for (const oldest of this.#floods.keys()) {
      this.#floods.delete(oldest);
      return;
    }
  }

  #present(caller: string, nowMs: Milliseconds): Flood | undefined {
    const flood = this.#floods.get(caller);
    const isPresent = flood !== undefined && nowMs - flood.beganMs < secondMs;
    return isPresent && nowMs >= flood.beganMs ? flood : undefined;
  }
}
