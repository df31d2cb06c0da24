import { afterAll, beforeAll, expect, it } from "@jest/globals";
import fc from "fast-check";
import { openBoth, type BothEngines } from "./both-engines.fixture.js";
import { groupTops } from "./group-tops.fixture.js";
import { filters } from "./statements.fixture.js";

// A share of the cases; `npm run engine:check` runs more, and against any database.
const runs = Number(process.env["DIFFERENTIAL_RUNS"] ?? 150);
const seed = Number(process.env["DIFFERENTIAL_SEED"] ?? 20261123);

let both: BothEngines;
beforeAll(async () => {
  both = await openBoth();
}, 60_000);
afterAll(() => both.close());

it(
  "K2: the first groups of an order are the same in it, and keys decide between equal ones",
  async () => {
    let found = 0;
    await fc.assert(
      fc.asyncProperty(filters, groupTops, async (filter, { asked, meant }) => {
        const scans = await both.scansOf(asked, filter);
        const isFound = scans.some(({ sql }) => sql.includes('AS "groups" ORDER BY'));
        if (isFound) found += 1;
        // Where all groups come, which of several equal ones are first is left open, as over files.
        const statement = isFound ? asked : meant;
        const [embedded, database] = await both.askInOrder([meant, statement], filter);
        expect({ ...statement, ...database }).toEqual({ ...statement, ...embedded });
      }),
      { numRuns: runs, seed },
    );
    // Else nothing was compared but groups that all came.
    expect(found).toBeGreaterThan(runs / 3);
  },
  60_000 + runs * 2_000,
);
