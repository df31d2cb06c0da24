import { AsyncLocalStorage } from "node:async_hooks";
import { describe, expect, it } from "@jest/globals";
import * as Effect from "effect/Effect";
import fc from "fast-check";
import { failureOf } from "../failures.fixture.js";
import { KeyedQueue } from "./keyed-queue.js";

const later = () => new Promise<void>((resolve) => setImmediate(resolve));

describe("J1: work under one key", () => {
  it("follows each other in its order, whether it ends well or not, and beside that of other keys", () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ key: fc.constantFrom("a", "b"), fails: fc.boolean() }), {
          maxLength: 30,
        }),
        async (asked) => {
          const queue = new KeyedQueue();
          const running = new Map<string, number>();
          const order: number[] = [];
          const work = (key: string, fails: boolean, at: number) =>
            Effect.gen(function* () {
              running.set(key, (running.get(key) ?? 0) + 1);
              expect(running.get(key)).toBe(1);
              order.push(at);
              yield* Effect.promise(later);
              running.set(key, (running.get(key) ?? 0) - 1);
              if (fails) return yield* Effect.fail("no" as const);
            });
          await Promise.allSettled(
            asked.map(({ key, fails }, at) =>
              Effect.runPromise(queue.inTurn(key, work(key, fails, at))),
            ),
          );
          for (const key of ["a", "b"]) {
            const own = order.filter((at) => asked[at]?.key === key);
            expect(own).toEqual(own.toSorted((one, other) => one - other));
          }
          expect(order).toHaveLength(asked.length);
          expect(queue.size).toBe(0);
        },
      ),
      { numRuns: 50 },
    ));

  it("is refused where too much waits, and is taken again afterwards", async () => {
    const queue = new KeyedQueue({ waitingMax: 3 });
    const three = [1, 2, 3].map((at) =>
      Effect.runPromise(queue.inTurn("a", Effect.promise(later).pipe(Effect.as(at)))),
    );
    const failure = await failureOf(Effect.runPromise(queue.inTurn("a", Effect.void)));
    expect(failure.code).toBe("store_unavailable");
    expect(await Effect.runPromise(queue.inTurn("b", Effect.succeed("b")))).toBe("b");
    expect(await Promise.all(three)).toEqual([1, 2, 3]);
    expect(await Effect.runPromise(queue.inTurn("a", Effect.succeed("a")))).toBe("a");
  });

  it("does not wait for ever behind work that hangs", async () => {
    const queue = new KeyedQueue({ patienceMs: 5 });
    let end = (): void => undefined;
    const hanging = new Promise<void>((resolve) => (end = resolve));
    const first = Effect.runPromise(
      queue.inTurn(
        "a",
        Effect.promise(() => hanging),
      ),
    );
    expect(await Effect.runPromise(queue.inTurn("a", Effect.succeed("done")))).toBe("done");
    end();
    await first;
    expect(queue.size).toBe(0);
  });

  it("J5: goes on in the asynchronous context in which it was asked for", async () => {
    const queue = new KeyedQueue();
    const storage = new AsyncLocalStorage<number>();
    const contexts = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        storage.run(at, () =>
          Effect.runPromise(
            queue.inTurn(
              "a",
              Effect.promise(later).pipe(Effect.andThen(Effect.sync(() => storage.getStore()))),
            ),
          ),
        ),
      ),
    );
    expect(contexts).toEqual(contexts.map((_, at) => at));
  });
});
