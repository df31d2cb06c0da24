import { describe, expect, it } from "@jest/globals";
import { ask, statementsWith } from "../../fixtures/asking.fixture.js";
import { workshop, workshopValues } from "../../fixtures/workshop.fixture.js";

const script = { model: workshop, values: workshopValues, rows: [[1, 2]] };
const sqlOf = statementsWith(script);

describe("D14: figures that a verb names", () => {
  it.each([
    "number of visits and what they cost, per depot, this year",
    "visits and what they cost us by depot this year",
  ])("%s: both figures", async (question) => {
    const sql = await sqlOf(question);
    expect(sql).toContain("SELECT depot, MEASURE(visit_count)");
    expect(sql).toContain("MEASURE(visit_cost)");
  });

  it.each([
    "whats a mechanic visit costing us on average this year",
    "what does a mechanic visit cost us on average this year",
    "average cost of a visit this year",
  ])("%s: the model's own average", async (question) => {
    expect(await sqlOf(question)).toMatch(
      /^SELECT MEASURE\(avg_visit_cost\) AS avg_visit_cost FROM/,
    );
  });

  it.each([
    "how much in weekly fees does Kingfisher Cycles pay?",
    "how much does Kingfisher Cycles pay in weekly fees",
    "what weekly fees do Kingfisher Cycles pay",
  ])("%s: nothing else is done with fees", async (question) => {
    expect(await sqlOf(question)).toBe(
      "SELECT MEASURE(weekly_fees) AS weekly_fees FROM rentals WHERE customer = 'Kingfisher Cycles'",
    );
  });

  it("what was paid of them in a time may be another sum", async () => {
    expect(
      (await ask("how much in weekly fees did Kingfisher Cycles pay", script)).queries,
    ).toEqual([]);
  });

  it.each([
    ["which town had the fullest houses in 2025", "DESC"],
    ["which town played to the fullest houses in 2025", "DESC"],
    ["which town had the emptiest rooms in 2025", "ASC"],
  ])("%s: how full they are ranks", async (question, direction) => {
    const sql = await sqlOf(question);
    expect(sql).toContain("SELECT town, MEASURE(fill)");
    expect(sql).toContain(`2 ${direction}`);
  });
});

describe("D14: days are no nouns that are full", () => {
  it("nor is a time", async () => {
    const sql = await sqlOf("which town is the fullest this year");
    expect(sql).toContain("SELECT town, MEASURE(fill)");
    expect(sql).toContain("counted_on >= DATE '2026-01-01'");
  });

  it("they are not left out", async () => {
    const { queries } = await ask("which town had the fullest tuesdays in 2025", script);
    for (const { sqlQuery } of queries) expect(sqlQuery).toContain("isodow");
  });
});

describe("D14: words of now inside a name", () => {
  it.each(["how many bikes are currently in use", "how many bikes are in use right now"])(
    "%s",
    async (question) => {
      expect(await sqlOf(question)).toContain("MEASURE(bikes_in_use)");
    },
  );
});

describe("D14: when something was done", () => {
  it("is no series behind what is asked", async () => {
    const sql = await sqlOf(
      "what reasons did people give when they stopped in 2026, and how often?",
    );
    expect(sql).toContain("SELECT stop_reason, MEASURE(rental_count)");
    expect(sql).toContain("stopped_on >= DATE '2026-01-01'");
  });

  it.each(["when did we get the most bills this year", "show me when rentals were booked in 2026"])(
    "%s: it asks for times",
    async (question) => {
      expect(await sqlOf(question)).toContain("date_trunc(");
    },
  );
});
