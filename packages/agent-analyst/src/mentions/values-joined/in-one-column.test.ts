import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { statementsWith } from "../../fixtures/asking.fixture.js";
import { withFacts } from "../../fixtures/with-facts.fixture.js";

const model = withFacts(
  modelOf(`
view tours | Tours
  dimension string visitor | Visitor | | tours.visitor
  dimension string host | Tour host | | tours.host
  dimension string kind | Kind of visitor | | tours.kind
  dimension time held_on | Date | | tours.held_on
  measure count tour_count | Tours | | tours.tour_count
  measure avg days_to_pay | Average days to payment | | tours.days_to_pay
`),
  { kind: { description: "B business, P private person" } },
);

const sqlOf = statementsWith({
  model,
  values: [
    ["host", "Ida Nair"],
    ["visitor", "Ida Shah"],
    ["host", "Ida Shah"],
    ["kind", "B"],
    ["kind", "P"],
  ],
  rows: [["a", 1]],
});

describe("D14: two that are held against each other", () => {
  it.each([
    "does Ida Nair or Ida Shah have more tours?",
    "does Ida Shah or Ida Nair have more tours?",
    "tours of Ida Nair vs Ida Shah",
  ])("%s: both are of the column that has both", async (question) => {
    const sql = await sqlOf(question);
    expect(sql).toContain("SELECT host, MEASURE(tour_count)");
    expect(sql).toMatch(/host IN \('Ida (Nair|Shah)', 'Ida (Nair|Shah)'\)/);
  });

  it.each([
    "do business visitors pay later than private visitors",
    "do business visitors pay faster than private visitors",
  ])("%s: their noun is no group, and how long they take is given", async (question) => {
    const sql = await sqlOf(question);
    expect(sql).toContain("SELECT kind, MEASURE(days_to_pay)");
    expect(sql).toContain("kind IN ('B', 'P')");
  });

  it("are business visitors faster than private visitors: nothing says by what, so no number of them is given", async () => {
    expect(await sqlOf("are business tours faster than private tours")).not.toContain(
      "MEASURE(tour_count)",
    );
  });

  it.each(["are people paying later than last year", "do visitors pay faster than last year"])(
    "%s: the days to pay of both years",
    async (question) => {
      const sql = await sqlOf(question);
      expect(sql).toContain("MEASURE(days_to_pay)");
      expect(sql).not.toContain("MEASURE(tour_count)");
    },
  );
});
