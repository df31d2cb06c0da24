import type { sentenceOfEngineError } from "../guard/engine-error.js";
import type { makeGuard } from "../guard/guard.js";

/** What a worker needs to judge statements, and to speak of errors without the engine's words (T17). */
export interface Guarding {
  readonly makeGuard: typeof makeGuard;
  readonly sentenceOfEngineError: typeof sentenceOfEngineError;
}
