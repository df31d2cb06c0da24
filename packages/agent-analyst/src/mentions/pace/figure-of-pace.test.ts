import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { ask, statementsWith } from "../../fixtures/asking.fixture.js";

const script = {
  model: modelOf(`
view bills | Bills
  dimension string fitter | Fitter | | jobs.fitter
  dimension string customer | Customer | | bills.customer
  dimension time billed_on | Billed | | bills.billed_on
  measure count bill_count | Bills | | bills.bill_count
  measure avg days_to_pay | Days to pay | | bills.days_to_pay
view lessons | Lessons
  dimension string teacher | Teacher | | lessons.teacher
  dimension time taught_on | Taught on | | lessons.taught_on
  measure count lesson_count | Lessons | | lessons.lesson_count
  measure sum hours_taught | Hours taught | | lessons.hours_taught
view glasses | Glasses
  dimension string lab | Lab | | glasses.lab
  dimension time ordered_on | Ordered on | | glasses.ordered_on
  measure count glass_count | Glasses | | glasses.glass_count
  measure avg lab_days | Lab turnaround days | | glasses.lab_days
  dimension number rating | Rating | | glasses.rating
  measure avg avg_rating | Average rating | | glasses.avg_rating
`),
  rows: [["a", 3]],
} as const;
const sqlOf = statementsWith(script);

describe("D14: who is the slowest", () => {
  it.each(["slowest fitter", "slowest teacher"])(
    "%s: no time of somebody else's doing, and no hours that are added up",
    async (question) => {
      expect((await ask(question, script)).queries).toEqual([]);
    },
  );

  it("is asked of those that a column names, though a figure has the word as well", async () => {
    const sql = await sqlOf("slowest lab");
    expect(sql).toContain("MEASURE(lab_days)");
    expect(sql).toContain("GROUP BY 1");
  });

  it("is of who pays by how long they take for it", async () => {
    expect(await sqlOf("slowest paying customer")).toContain("MEASURE(days_to_pay)");
  });
});

describe("D14: who is rated the lowest", () => {
  it.each(["lowest rated lab", "highest rated lab"])("%s: on average", async (question) => {
    expect(await sqlOf(question)).toContain("MEASURE(avg_rating)");
  });
});
