import type * as Effect from "effect/Effect";
import type { DomainServices } from "../services.js";
import type { Failure } from "../shared/failure/failure.js";
import type { StoreUnavailable } from "../shared/failure/store-unavailable.js";

/** Runs a use case on the host's ports; an outage rejects as a `Failure`. */
export type RunUseCase = <A>(
  useCase: Effect.Effect<A, Failure | StoreUnavailable, DomainServices>,
) => Promise<A>;
