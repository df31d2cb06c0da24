import { describe, expect, it } from "@jest/globals";
import { ask, statementsWith } from "../../../fixtures/asking.fixture.js";
import { bakery, bakeryValues } from "../../../fixtures/bakery.fixture.js";
import { camp, campValues } from "../../../fixtures/models/camp.fixture.js";

const sqlOf = statementsWith({ model: camp, values: campValues, rows: [[3]] });
const ofBakery = statementsWith({ model: bakery, values: bakeryValues, rows: [["Rye loaf", 3]] });

describe("D14: what people expect, and how things went", () => {
  it.each([
    ["how many bookings are we expecting in the next 14 days", "arrival_on >= DATE"],
    ["revenue in 2024 or later", ">= DATE '2024-01-01'"],
    ["revenue since January, up to the end of May 2025", ">= DATE '2025-01-01'"],
    ["how did the revenue move month by month in 2025", "date_trunc('month'"],
    ["cancellation rate for everything booked in 2025", "booked_on >= DATE '2025-01-01'"],
    ["who owns Lakeside", "SELECT owner"],
    ["how many different agencies made a booking in 2025", "COUNT(DISTINCT agency)"],
  ])("%s", async (question, part) => {
    expect(await sqlOf(question)).toContain(part);
  });

  it("three best selling breads are the top three", async () => {
    expect(await ofBakery("three best selling breads by kilos")).toContain("LIMIT 3");
  });

  it("phone and front desk separately are two rows", async () => {
    const script = { model: camp, values: campValues, rows: [["CNF", 3]] };
    const { history } = await ask("bookings in May 2025", script);
    const { queries } = await ask("one-off and regular ones separately", { ...script, history });
    expect(queries.at(-1)?.sqlQuery).toContain("kind IN ('one-off', 'regular')");
  });
});

describe("D14: what is past its due date", () => {
  it.each([
    "which bills are past their due date",
    "which bills are still open although they were due before today",
    "which bills are overdue",
    "which bills were not paid past their due date",
  ])("%s is overdue", async (question) => {
    const { queries } = await ask(question, {
      model: bakery,
      values: bakeryValues,
      rows: [["Ann", 1]],
    });
    expect(queries.at(-1)?.sqlQuery).toContain("paid_on IS NULL AND due_on < DATE");
  });
});
