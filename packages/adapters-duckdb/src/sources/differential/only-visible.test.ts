import { afterAll, beforeAll, expect, it } from "@jest/globals";
import fc from "fast-check";
import { openOnlyVisible, type OnlyVisible } from "./only-visible.fixture.js";
import { groupTops } from "./group-tops.fixture.js";
import { filters, statementsThatMayFail } from "./statements.fixture.js";
import {
  dearFilters,
  statementsOnComputed,
  statementsOnVisible,
} from "./hidden-failures.fixture.js";

const runs = Number(process.env["DIFFERENTIAL_RUNS"] ?? 60);
const seed = Number(process.env["DIFFERENTIAL_SEED"] ?? 20261123);

/** Also the first groups of an order, which a database finds: of equal ones it has to find the same. */
const asked = fc.oneof(
  { weight: 3, arbitrary: statementsThatMayFail },
  groupTops.map((top) => top.asked),
);

let tables: OnlyVisible;
beforeAll(async () => {
  tables = await openOnlyVisible();
}, 60_000);
afterAll(() => tables.close());

it(
  "K2 E9: a policy is a table that holds only its rows, also where a statement fails",
  async () => {
    const seen = new Map<string, number>();
    await fc.assert(
      fc.asyncProperty(filters, asked, async (filter, statement) => {
        const [filtered, held] = await tables.ask(statement, filter);
        expect({ ...statement, ...filtered }).toEqual({ ...statement, ...held });
        seen.set(held.kind, (seen.get(held.kind) ?? 0) + 1);
      }),
      { numRuns: runs, seed },
    );
    // Both kinds have to be there, or the comparison would prove nothing.
    expect(seen.get("rows") ?? 0).toBeGreaterThan(runs * 0.3);
    expect(seen.get("failed") ?? 0).toBeGreaterThan(runs * 0.05);
  },
  60_000 + runs * 1_000,
);

// The policies above nearly always show a row on which a statement fails, so that it fails on both sides.
// Only where every such row is hidden does it show whether a condition was applied before the policy,
// which the database does where the policy is the dearer one to compute.
it(
  "K2 E9: what fails on hidden rows alone does not fail, however dear the policy is",
  async () => {
    await fc.assert(
      fc.asyncProperty(dearFilters, statementsOnVisible, async (filter, statement) => {
        const [filtered, held] = await tables.ask(statement, filter);
        expect({ ...statement, ...filtered }).toEqual({ ...statement, ...held });
        expect(held.kind).toBe("rows");
      }),
      { numRuns: runs, seed },
    );
  },
  60_000 + runs * 1_000,
);

it(
  "K2 E9: nor does what a view, the author's SELECT or a table computes for hidden rows alone",
  async () => {
    await fc.assert(
      fc.asyncProperty(dearFilters, statementsOnComputed, async (filter, statement) => {
        const [filtered, held] = await tables.ask(statement, filter);
        expect({ ...statement, ...filtered }).toEqual({ ...statement, ...held });
        expect(held.kind).toBe("rows");
      }),
      { numRuns: runs, seed },
    );
  },
  60_000 + runs * 1_000,
);
