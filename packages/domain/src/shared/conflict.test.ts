import { describe, expect, it } from "@jest/globals";
import * as Effect from "effect/Effect";
import * as Fiber from "effect/Fiber";
import * as TestClock from "effect/testing/TestClock";
import { failureOf } from "../failures.fixture.js";
import {
  boundedPauses,
  conflict,
  operatorRetriesMax,
  patientRetriesMax,
  retryConflicts,
  type Conflict,
} from "./conflict.js";
import { Failure } from "./failure/failure.js";
import { StoreUnavailable } from "./failure/store-unavailable.js";

/** An attempt that meets so many conflicts first, and counts itself. */
const rivals = (conflicts: number, then: Effect.Effect<string, Failure | StoreUnavailable>) => {
  const counted = { tries: 0 };
  const attempt = Effect.suspend(
    (): Effect.Effect<string, Failure | StoreUnavailable | Conflict> => {
      counted.tries += 1;
      return counted.tries <= conflicts ? conflict : then;
    },
  );
  return { counted, attempt };
};

/** Runs under a clock that stands still until it is moved: by a minute at once. */
const inTestTime = <A, E>(effect: Effect.Effect<A, E>): Promise<A> =>
  Effect.runPromise(
    Effect.gen(function* () {
      const fiber = yield* Effect.forkChild(effect);
      yield* TestClock.adjust("1 minute");
      return yield* Fiber.join(fiber);
    }).pipe(Effect.provide(TestClock.layer())),
  );

describe("retryConflicts", () => {
  it.each([0, 1, 9])("succeeds after %i conflicts", async (conflicts) => {
    const { counted, attempt } = rivals(conflicts, Effect.succeed("done"));
    expect(await inTestTime(retryConflicts(attempt))).toBe("done");
    expect(counted.tries).toBe(conflicts + 1);
  });

  it("J1: is more patient where it is asked to be, and ends all the same", async () => {
    const late = rivals(14, Effect.succeed("done"));
    expect(await inTestTime(retryConflicts(late.attempt, patientRetriesMax))).toBe("done");
    const never = rivals(1000, Effect.succeed("too late"));
    const failure = await failureOf(inTestTime(retryConflicts(never.attempt, patientRetriesMax)));
    expect([failure.code, never.counted.tries]).toEqual(["store_unavailable", 15]);
  });

  it("J1: waits for a moment without rivals as long as an operator may wait, and ends all the same", async () => {
    const never = rivals(1000, Effect.succeed("too late"));
    const operators = retryConflicts(never.attempt, operatorRetriesMax, boundedPauses);
    const failure = await failureOf(inTestTime(operators));
    expect([failure.code, never.counted.tries]).toEqual(["store_unavailable", 45]);
  });

  it("gives up after 10 tries, as if the store could not be reached", async () => {
    const { counted, attempt } = rivals(10, Effect.succeed("too late"));
    const failure = await failureOf(inTestTime(retryConflicts(attempt)));
    expect(failure.code).toBe("store_unavailable");
    expect(failure.detail).toMatch(/Try again\.$/);
    expect(counted.tries).toBe(10);
  });

  it.each([
    ["a failure", new Failure("groups_not_found", "…")],
    ["an outage", new StoreUnavailable()],
  ])("does not repeat %s", async (_what, cause) => {
    const { counted, attempt } = rivals(2, Effect.fail(cause));
    await expect(inTestTime(retryConflicts(attempt))).rejects.toBe(cause);
    expect(counted.tries).toBe(3);
  });

  it("does not repeat a defect", async () => {
    const { counted, attempt } = rivals(0, Effect.die(new TypeError("a mistake")));
    await expect(inTestTime(retryConflicts(attempt))).rejects.toThrow("a mistake");
    expect(counted.tries).toBe(1);
  });

  it("pauses before each further try, and gives up within a second", async () => {
    const { counted, attempt } = rivals(10, Effect.succeed("too late"));
    const seen = await Effect.runPromise(
      Effect.gen(function* () {
        const fiber = yield* Effect.forkChild(Effect.exit(retryConflicts(attempt)));
        yield* TestClock.adjust("0 millis");
        const atOnce = counted.tries;
        yield* TestClock.adjust("1 second");
        yield* Fiber.join(fiber);
        return { atOnce, inASecond: counted.tries };
      }).pipe(Effect.provide(TestClock.layer())),
    );
    expect(seen).toEqual({ atOnce: 1, inASecond: 10 });
  });
});
