import * as Effect from "effect/Effect";
import { TurnHost } from "./services.js";
import type { Seconds } from "../shared/text/branded.js";

/**
 * From now on no turn begins. Those that run have so long to finish; then they end as suspended, so
 * that the same message goes on where it is sent again (D8). Settles when none runs.
 */
export const stopTurns = (graceSeconds: Seconds) =>
  Effect.gen(function* () {
    const turns = yield* TurnHost;
    const stopped = Effect.promise(() => turns.stop());
    yield* Effect.raceFirst(stopped, Effect.sleep(graceSeconds * 1000));
    turns.suspend();
    yield* stopped;
  });
