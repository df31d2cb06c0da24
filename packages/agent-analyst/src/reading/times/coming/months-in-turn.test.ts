import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { ask, statementsWith } from "../../../fixtures/asking.fixture.js";

const model = modelOf(`
view departures | Departures
  dimension string country | Country | | departures.country
  dimension time departs_on | Departs on | | departures.departs_on
  measure count departure_count | Number of departures | departures | departures.departure_count
view bookings | Bookings
  dimension string channel | Channel | | bookings.channel
  dimension time booked_on | Booked on | | bookings.booked_on
  measure count booking_count | Bookings | | bookings.booking_count
view moves | Moves
  dimension string branch | Branch | | moves.branch
  dimension time moving_day | Moving day | | moves.moving_day
  measure count move_count | Number of moves | moves | moves.move_count
`);
const script = { model, rows: [[3]] } as const;
/** Asked on Saturday, 21 November 2026. */
const sqlOf = statementsWith(script);

describe("D14: two months in turn", () => {
  it.each([
    ["how many departures do we have in November and December", "2026-11-01", "2026-12-01"],
    ["how many departures in December and January", "2026-12-01", "2027-01-01"],
    ["how many bookings in November and December", "2025-11-01", "2025-12-01"],
    ["how many departures were there in November and December", "2025-11-01", "2025-12-01"],
    ["how many bookings in September and October", "2026-09-01", "2026-10-01"],
  ])("%s: %s and %s", async (question, first, second) => {
    const sql = await sqlOf(question);
    expect(sql).toContain(`>= DATE '${first}'`);
    expect(sql).toContain(`>= DATE '${second}'`);
  });

  it("are said", async () => {
    const ahead = await ask("departures in November and December", script);
    expect(ahead.content).toContain(
      "I take November 2026 and December 2026, since Departs on is a time that is planned.",
    );
    const over = await ask("bookings in November and December", script);
    expect(over.content).toContain("I take November 2025 and December 2025.");
  });
});

describe("D14: a month behind one that is not over", () => {
  const after = async (first: string, next: string): Promise<string> => {
    const { history } = await ask(first, script);
    const { queries } = await ask(next, { ...script, history });
    return queries.at(-1)?.sqlQuery ?? "";
  };

  it("is the coming one", async () => {
    const sql = await after("moves in November by branch", "and in December?");
    expect(sql).toContain("moving_day >= DATE '2026-12-01'");
    expect(sql).toContain("branch");
  });

  it("is the last one behind one that is over", async () => {
    expect(await after("moves in September", "and in December?")).toContain("2025-12-01");
  });
});
