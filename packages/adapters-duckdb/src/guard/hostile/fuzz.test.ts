import { afterAll, beforeAll, expect, jest, test } from "@jest/globals";
import fc from "fast-check";
import { mutatedStatement } from "./mutations.fixture.js";
import { canaryPattern } from "./world.fixture.js";
import { openWorlds, type Worlds } from "./worlds.fixture.js";

// A small share in every run; FUZZ_RUNS=100000 for a long one. FUZZ_SEED repeats one.
const numRuns = Number(process.env["FUZZ_RUNS"] ?? 400);
const seed = Number(process.env["FUZZ_SEED"] ?? Date.now() % 2 ** 31);
jest.setTimeout(60_000 + numRuns * 1000);

let worlds: Worlds;
beforeAll(async () => {
  worlds = await openWorlds(["canaries"]);
});
afterAll(() => worlds.close());

test(`T13: no mutated statement ends the process or shows a canary (seed ${seed}, ${numRuns} runs)`, async () => {
  const statements = fc.sample(mutatedStatement, { numRuns, seed }).values();
  const came = new Map<string, number>();
  const caller = async (): Promise<void> => {
    for (const sql of statements) {
      const answer = await worlds.ask.canaries(sql);
      came.set(answer.kind, (came.get(answer.kind) ?? 0) + 1);
      const shown = JSON.stringify([answer.columns, answer.rows, answer.sentence]);
      if (canaryPattern.test(shown)) throw new Error(`A canary: ${sql}\n${shown.slice(0, 500)}`);
    }
  };
  await Promise.all(Array.from({ length: 3 }, caller));
  // All ways were gone, so that the mutations are not just noise.
  expect([...came.keys()].sort()).toEqual(expect.arrayContaining(["refused", "rows"]));
  if (numRuns > 10_000) process.stdout.write(`${JSON.stringify([...came])}\n`);
});
