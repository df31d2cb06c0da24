import { afterAll, beforeAll, expect, jest, test } from "@jest/globals";
import { openWorlds, type Worlds } from "../hostile/worlds.fixture.js";
import { compareWorlds } from "./compare-worlds.fixture.js";

// A small share in every run; `npm run differential` compares more. DIFFERENTIAL_SEED repeats a run.
const count = Number(process.env["DIFFERENTIAL_STATEMENTS"] ?? 150);
const seed = Number(process.env["DIFFERENTIAL_SEED"] ?? 20261122);
jest.setTimeout(300_000 + count * 200);

let worlds: Worlds;
beforeAll(async () => {
  worlds = await openWorlds(["canaries", "nothing"]);
});
afterAll(() => worlds.close());

test(`E9: with and without the hidden rows, ${count} statements end the same (seed ${seed})`, async () => {
  const { kinds, differences } = await compareWorlds(worlds, count, seed);
  expect(differences).toEqual([]);
  // Most of them have a result or fail on a row: else the comparison would show little.
  const [rows = 0, failed = 0] = [kinds.get("rows"), kinds.get("failed")];
  expect(rows + failed).toBeGreaterThan(count / 2);
  expect(failed).toBeGreaterThan(count / 10);
});
