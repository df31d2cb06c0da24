import { describe, expect, it } from "@jest/globals";
import { ask, statementsWith } from "../../fixtures/asking.fixture.js";
import { workshop, workshopValues } from "../../fixtures/workshop.fixture.js";

const script = { model: workshop, values: workshopValues, rows: [[1, 2]] };
const sqlOf = statementsWith(script);

describe("D14: what was never done, by the verb of its time", () => {
  it.each([
    [
      "which plans has nobody booked?",
      "SELECT plan, MEASURE(plan_count) AS plan_count FROM plan_list WHERE plan NOT IN (SELECT plan FROM rentals WHERE plan IS NOT NULL GROUP BY 1 HAVING MEASURE(rental_count) > 0)",
    ],
    [
      "how many customers have never booked a rental",
      "SELECT MEASURE(customer_count) AS customer_count FROM customer_list WHERE customer NOT IN (SELECT customer FROM rentals WHERE customer IS NOT NULL GROUP BY 1 HAVING MEASURE(rental_count) > 0)",
    ],
    [
      "members who haven't booked a thing this year, how many is that",
      "SELECT MEASURE(members) AS members FROM customer_list WHERE customer NOT IN (SELECT customer FROM rentals WHERE customer IS NOT NULL AND booked_on >= DATE '2026-01-01' AND booked_on < DATE '2027-01-01' GROUP BY 1 HAVING MEASURE(rental_count) > 0)",
    ],
  ])("%s", async (question, sql) => {
    expect((await sqlOf(question)).replace(/ GROUP BY 1 ORDER BY .*$/, "")).toBe(sql);
  });

  it("of some of them, those that are none are not listed", async () => {
    const sql = await sqlOf("which members never booked");
    expect(sql).toContain("SELECT customer, MEASURE(members)");
    expect(sql).toContain("HAVING MEASURE(members) > 0");
  });

  it.each([
    "how many customers have never painted a rental",
    "how many customers have never booked a bill",
    "which plans has nobody mended",
    "how many customers have never stopped",
  ])("%s: no cube says when, and it is asked back", async (question) => {
    expect((await ask(question, script)).queries).toEqual([]);
  });
});

describe("D14: those that are new in a time", () => {
  it.each(["new memberships per month this year", "new members by month this year"])(
    "%s: by the time since which they are so",
    async (question) => {
      const { queries, content } = await ask(question, script);
      expect(queries[0]?.sqlQuery).toContain(
        "SELECT date_trunc('month', member_since) AS month, MEASURE(customer_count) AS customer_count FROM customer_list WHERE member_since >= DATE '2026-01-01'",
      );
      expect(content).toContain("I count Customers by Member since.");
    },
  );

  it("takes up what kind they are", async () => {
    const { history } = await ask("new memberships per month this year", script);
    const { queries } = await ask("just the friends please", { ...script, history });
    expect(queries[0]?.sqlQuery).toContain("club = 'FR'");
    expect(queries[0]?.sqlQuery).toContain("date_trunc('month', member_since)");
  });

  it("new customers are those of their own time", async () => {
    expect(await sqlOf("new customers this year")).toContain("customer_since >= DATE '2026-01-01'");
  });
});
