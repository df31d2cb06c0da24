import { describe, expect, it } from "@jest/globals";
import { ask, statementsWith } from "../../fixtures/asking.fixture.js";
import { workshop, workshopValues } from "../../fixtures/workshop.fixture.js";

const script = { model: workshop, values: workshopValues, rows: [[1, 2]] };
const sqlOf = statementsWith(script);

describe("D14: months that lie ahead", () => {
  it.each([
    ["how many rentals end in december", "ends_on >= DATE '2026-12-01'"],
    ["rentals that end in march, by town", "ends_on >= DATE '2027-03-01'"],
    ["how many rentals end in november", "ends_on >= DATE '2026-11-01'"],
    ["how many rentals end in december 2025", "ends_on >= DATE '2025-12-01'"],
    ["how many rentals ended in december", "ends_on >= DATE '2025-12-01'"],
    ["how many rentals did end in december", "ends_on >= DATE '2025-12-01'"],
    ["rentals by rental end in december", "ends_on >= DATE '2025-12-01'"],
  ])("%s", async (question, condition) => {
    expect(await sqlOf(question)).toContain(condition);
  });
});

describe("D14: the time of what a figure is called after", () => {
  it.each([
    "how much money came in in september",
    "payments in september",
    "money received in september",
    "payments by month in september",
  ])("%s: payments count when they came", async (question) => {
    const sql = await sqlOf(question);
    expect(sql).toContain("MEASURE(received)");
    expect(sql).toContain("paid_on >= DATE '2026-09-01'");
  });

  it.each([
    ["revenue in september", "issued_on >= DATE '2026-09-01'"],
    ["payments by bill date in september", "issued_on >= DATE '2026-09-01'"],
    ["bills in september", "issued_on >= DATE '2026-09-01'"],
  ])("%s: all else by the usual time", async (question, condition) => {
    expect(await sqlOf(question)).toContain(condition);
  });
});

describe("D14: what sells best", () => {
  it("is money or a number, and the choice is said", async () => {
    const { content } = await ask("which plan is selling best this year?", script);
    expect(content).toContain("I take “selling” as Revenue.");
  });
});

describe("D14: what somebody is about to do", () => {
  it.each([
    ["rentals ending in december", "ends_on >= DATE '2026-12-01'"],
    ["which rentals are ending in december", "ends_on >= DATE '2026-12-01'"],
  ])("%s", async (question, condition) => {
    expect(await sqlOf(question)).toContain(condition);
  });
});
