import * as Clock from "effect/Clock";
import * as Effect from "effect/Effect";
import { engineSeconds } from "../../access/limits/engine-seconds.js";
import { holdPlaces } from "../../access/limits/hold-places.js";
import type { Seconds } from "../../shared/text/branded.js";
import type { DataSession } from "../access/data-session.js";
import type { ExplainOutcome } from "./query-explainer.js";
import type { QueryOutcome, ResultPart } from "./query-runner.js";

/** A statement whose instance has ended without a word holds its place for so long. */
const heldSeconds: Seconds = 600;

/**
 * Runs a statement in a place of its account and its user, and counts the seconds that it takes: until
 * its first rows, and then whenever more of them are asked for, but not while its reader takes them (J4).
 * The place is free once the rows were read, or the loop over them was ended.
 */
export const limitedRun = <Outcome extends QueryOutcome | ExplainOutcome, Fault, Needs>(
  { accountId, limits, userKey }: DataSession,
  run: Effect.Effect<Outcome, Fault, Needs>,
) =>
  Effect.gen(function* () {
    const account = { id: accountId, limits };
    const charge = yield* engineSeconds(account, userKey);
    const held = { what: "queries", user: userKey, seconds: heldSeconds } as const;
    const free = yield* holdPlaces(account, held);
    const clock = yield* Clock.Clock;
    const watch = new StopWatch(() => clock.currentTimeMillisUnsafe());
    const end = (): void => {
      free();
      charge(watch.totalMs);
    };
    watch.start();
    const outcome = yield* Effect.onExit(run, (exit) =>
      Effect.sync(() => {
        watch.stop();
        if (exit._tag === "Failure" || exit.value.kind !== "rows") end();
      }),
    );
    if (outcome.kind !== "rows") return outcome;
    return { ...outcome, parts: timed(outcome.parts, watch, end) };
  });

class StopWatch {
  readonly #nowMs: () => number;
  #startedMs = 0;
  totalMs = 0;

  constructor(nowMs: () => number) {
    this.#nowMs = nowMs;
  }

  start(): void {
    this.#startedMs = this.#nowMs();
  }

  stop(): void {
    this.totalMs += this.#nowMs() - this.#startedMs;
  }
}

async function* timed(
  parts: AsyncIterable<ResultPart>,
  watch: StopWatch,
  end: () => void,
): AsyncGenerator<ResultPart, void, undefined> {
  try {
    watch.start();
    for await (const part of parts) {
      watch.stop();
      yield part;
      watch.start();
    }
    watch.stop();
  } finally {
    end();
  }
}
