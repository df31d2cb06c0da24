import { expect, test } from "@jest/globals";
import { describeScan } from "./describe-scan.js";

test("K5: explain says what a database does, and why it does no more", () => {
  const scan = { source: "desk", cube: "tickets", sql: "SELECT 1", values: ["a", "7"] };
  expect(describeScan({ ...scan, kind: "grouped", why: undefined })).toBe(
    'Of desk, tickets (the database groups the rows):\n  SELECT 1\n  $1 = "a", $2 = "7"',
  );
  expect(describeScan({ ...scan, kind: "rows", why: "a join in the statement", values: [] })).toBe(
    "Of desk, tickets (rows come one by one: a join in the statement):\n  SELECT 1",
  );
});
