import * as Effect from "effect/Effect";
import type { Failure } from "../../shared/failure/failure.js";
import type { StoreUnavailable } from "../../shared/failure/store-unavailable.js";
import type { ToolFailure } from "./tool-results.js";

/**
 * A tool that is refused does not fail: the model that called it reads why, and goes on (T9, T10). Only
 * an outage remains a failure, since its cause is for the log of the turn.
 */
export const orToolFailure = <Answer, Needs>(
  tool: Effect.Effect<Answer, Failure | StoreUnavailable, Needs>,
): Effect.Effect<Answer | ToolFailure, StoreUnavailable, Needs> =>
  Effect.catchTag(tool, "Failure", ({ detail }) => Effect.succeed<ToolFailure>({ error: detail }));
