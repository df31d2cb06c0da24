import { expect, test } from "@jest/globals";
import { TileQueue } from "./tile-queue.js";

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

test("H1: tiles that can be seen ask first, and four at most at once", async () => {
  const queue = new TileQueue(4);
  const started: number[] = [];
  const ends: (() => void)[] = [];
  let most = 0;
  let running = 0;
  const runs = Array.from({ length: 10 }, (_none, at) =>
    queue.run(
      async () => {
        started.push(at);
        most = Math.max(most, (running += 1));
        await new Promise<void>((resolve) => void ends.push(resolve));
        running -= 1;
        if (at === 5) throw new Error("failed");
      },
      { isInView: () => at >= 5, signal: new AbortController().signal },
    ),
  );
  const all = Promise.allSettled(runs);
  await settled();
  expect(started).toEqual([5, 6, 7, 8]);
  while (ends.length > 0) {
    ends.shift()?.();
    await settled();
  }
  const results = await all;
  expect(started).toEqual([5, 6, 7, 8, 9, 0, 1, 2, 3, 4]);
  expect(most).toBe(4);
  expect(results.filter(({ status }) => status === "rejected")).toHaveLength(1);
});

test("a tile that is not wanted any more never asks, and holds no place", async () => {
  const queue = new TileQueue(1);
  const ending = new AbortController();
  let calls = 0;
  const call = (): Promise<number> => Promise.resolve((calls += 1));
  const isInView = (): boolean => true;
  const dropped = queue.run(call, { isInView, signal: ending.signal });
  ending.abort(new Error("over"));
  await expect(dropped).rejects.toThrow("over");
  const { signal } = new AbortController();
  expect(await queue.run(call, { isInView, signal })).toBe(1);
  const over = AbortSignal.abort(new Error("before"));
  await expect(queue.run(call, { isInView, signal: over })).rejects.toThrow("before");
});
