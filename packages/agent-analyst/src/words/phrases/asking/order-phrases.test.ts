import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { ask, statementsWith } from "../../../fixtures/asking.fixture.js";

const ports = modelOf(`
view crossings | Crossings
  dimension string route | Route | | crossings.route
  dimension string port_to | Far port | | crossings.port_to
  dimension string reason | Reason for cancelling | | crossings.reason
  dimension string state | Status | New, On or Off | crossings.state
  dimension string plate | Number plate | | crossings.plate
  dimension time sailed_on | Sailed on | | crossings.sailed_on
  measure count crossing_count | Crossings | | crossings.crossing_count
  measure count cancelled | Cancelled crossings | | crossings.cancelled
  measure sum fares | Fares | | crossings.fares
`);
const values = [
  ["route", "Dover"],
  ["state", "New"],
  ["plate", "AB12 CAR"],
] as const;
const script = { model: ports, values, rows: [["Dover", 3]] };
const sqlOf = statementsWith(script);

describe("D14: in which order a list is wanted", () => {
  it.each([
    ["fares by route, biggest first", "ORDER BY 2 DESC"],
    ["fares by route, lowest first", "ORDER BY 2 ASC"],
    ["main reasons for cancelled crossings", "WHERE reason IS NOT NULL GROUP BY 1 ORDER BY 2 DESC"],
  ])("%s", async (question, part) => {
    expect(await sqlOf(question)).toContain(part);
  });

  it("of one figure alone it is asked back", async () => {
    expect((await ask("fares in 2025, biggest first", script)).queries).toEqual([]);
  });

  it("which one that was mostly", async () => {
    const { history } = await ask("fares in 2025", script);
    const { queries } = await ask("which route was that mostly", { ...script, history });
    const sql = queries.at(-1)?.sqlQuery ?? "";
    expect(sql).toContain("SELECT route, MEASURE(fares)");
    expect(sql).toContain("2025-01-01");
  });
});

describe("D14: so far, where the model has a `Far port`", () => {
  it.each([
    "cancelled crossings by route so far in 2026",
    "cancelled crossings by route, 2026 so far",
    "cancelled crossings by route so far this year",
  ])("%s", async (question) => {
    const sql = await sqlOf(question);
    expect(sql).toContain("SELECT route, MEASURE(cancelled)");
    expect(sql).toContain("2026-01-01");
    expect(sql).not.toContain("port_to");
  });
});

describe("D14: words in small letters", () => {
  it("are no part of a code", async () => {
    const { queries } = await ask("crossings of car last week", script);
    expect(queries.every(({ sqlQuery }) => sqlQuery?.includes("plate") !== true)).toBe(true);
  });
});

describe("D14: new ones of a time", () => {
  it.each(["new crossings per month in 2025", "new crossings in May 2025"])(
    "%s: are those that came in then, and none of a state",
    async (question) => {
      const sql = await sqlOf(question);
      expect(sql).toContain("MEASURE(crossing_count)");
      expect(sql).not.toContain("state = ");
    },
  );
});
