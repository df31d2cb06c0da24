import { expect, test } from "@jest/globals";
import { describeScan } from "./describe-scan.js";

const scan = {
  ...{ source: "desk", cube: "tickets", sql: "SELECT 1", values: ["a", "7"] },
  ...{ kind: "grouped" as const, why: undefined },
  figures: { rowsEstimated: 3, run: undefined },
};

test("K5: explain says what a database does, and why it does no more", () => {
  expect(describeScan(scan)).toBe(
    'Of desk, tickets (the database groups the rows):\n  SELECT 1\n  $1 = "a", $2 = "7"\n' +
      "  rows: 3 estimated by the database",
  );
  expect(
    describeScan({ ...scan, kind: "rows", why: "a join in the statement", values: [] }),
  ).toContain("Of desk, tickets (rows come one by one: a join in the statement):\n  SELECT 1\n");
  expect(describeScan({ ...scan, why: "HAVING" })).toContain(
    "(the database groups the rows into groups, all of which come: HAVING):",
  );
});

test("K5: explain says how many rows come and are read, or why that is not said", () => {
  const figures = { rowsEstimated: 3, run: { rows: 2, rowsRead: 6 } };
  expect(describeScan({ ...scan, figures })).toMatch(
    /rows: 3 estimated by the database; 2 come, of 6 read of its tables$/,
  );
  expect(describeScan({ ...scan, figures: { unavailable: "SQLSTATE 42P01" } })).toMatch(
    /rows: the database does not say \(SQLSTATE 42P01\)$/,
  );
});
