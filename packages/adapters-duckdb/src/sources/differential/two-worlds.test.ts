import { afterAll, beforeAll, expect, it } from "@jest/globals";
import fc from "fast-check";
import { compareWorlds } from "../../guard/differential/compare-worlds.fixture.js";
import { hiddenStatistics } from "../../guard/hostile/hidden-statistics.fixture.js";
import { mutatedStatement } from "../../guard/hostile/mutations.fixture.js";
import { canaryPattern } from "../../guard/hostile/world.fixture.js";
import { openWorlds, type Worlds } from "../../guard/hostile/worlds.fixture.js";
import { inDatabase } from "./database-worlds.fixture.js";

// A share of the cases; `npm run engine:check` and `npm run differential -- --source` compare more.
const runs = Number(process.env["DIFFERENTIAL_RUNS"] ?? 100);
const seed = Number(process.env["DIFFERENTIAL_SEED"] ?? 20261123);
const timeoutMs = 300_000 + runs * 1_000;

let worlds: Worlds;
beforeAll(async () => {
  worlds = await openWorlds(["canaries", "nothing"], await inDatabase());
});
afterAll(() => worlds.close());

it(
  `E9: over a database with and without the hidden rows, ${runs} statements end the same (seed ${seed})`,
  async () => {
    const { kinds, differences } = await compareWorlds(worlds, runs, seed);
    expect(differences).toEqual([]);
    // Most of them have a result or fail on a row: else the comparison would show little.
    const [rows = 0, failed = 0] = [kinds.get("rows"), kinds.get("failed")];
    expect(rows + failed).toBeGreaterThan(runs / 2);
    expect(failed).toBeGreaterThan(runs / 20);
  },
  timeoutMs,
);

it.each(hiddenStatistics)(
  "E9 T41: over a database, hidden rows are not felt %s",
  async (_what, sql) => {
    const [canaries, nothing] = [await worlds.ask.canaries(sql), await worlds.ask.nothing(sql)];
    expect(canaries).toEqual(nothing);
    expect(canaries.kind).toBe("rows");
  },
);

it(
  `T13: over a database, no mutated statement ends the process or shows a canary (seed ${seed})`,
  async () => {
    const kinds = new Set<string>();
    for (const sql of fc.sample(mutatedStatement, { numRuns: runs, seed })) {
      const { kind, columns, rows, sentence } = await worlds.ask.canaries(sql);
      kinds.add(kind);
      const shown = JSON.stringify([columns, rows, sentence]);
      if (canaryPattern.test(shown)) throw new Error(`A canary: ${sql}\n${shown.slice(0, 500)}`);
    }
    expect([...kinds]).toEqual(expect.arrayContaining(["refused", "rows"]));
  },
  timeoutMs,
);
