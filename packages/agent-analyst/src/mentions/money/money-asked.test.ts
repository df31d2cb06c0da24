import { describe, expect, it } from "@jest/globals";
import { ask, statementsWith } from "../../fixtures/asking.fixture.js";
import { campsite, campsiteValues } from "../../fixtures/campsite.fixture.js";

const script = { model: campsite, values: campsiteValues, rows: [[1, 2]] };

const sqlOf = statementsWith(script);

describe("D14: the kind of figure that is asked for", () => {
  it("a number asked for in euros is the money of the same name, which is said", async () => {
    const { content, queries } = await ask("nights sold in May, in euros", script);
    expect(queries[0]?.sqlQuery).toContain("MEASURE(night_sales)");
    expect(content).toContain("You asked for money, so I take Night sales.");
  });

  it.each([
    "stays in May, in euros",
    "how many hours did we record in May, in euros",
    "guests in dollars",
  ])("%s: where there is no such money, it is no number", async (question) => {
    expect((await ask(question, script)).queries).toEqual([]);
  });

  it.each([
    ["night income in 2025", "MEASURE(night_sales)"],
    ["night money by site", "MEASURE(night_sales)"],
    ["kiosk income by site", "MEASURE(kiosk_takings)"],
    ["kiosk turnover in May", "MEASURE(kiosk_takings)"],
  ])("%s: another word for what is earned", async (question, measure) => {
    expect(await sqlOf(question)).toContain(measure);
  });

  it("who bills more has billed more, and has no more bills", async () => {
    const sql = await sqlOf("did Northern Gas bill more than Valley Laundry in May?");
    expect(sql).toContain("MEASURE(billed)");
    expect(sql).not.toContain("invoice_count");
  });

  it("a follow-up keeps the money", async () => {
    const first = await ask("night income in 2025", script);
    const next = await ask("and the year before?", { ...script, history: first.history });
    expect(next.queries[0]?.sqlQuery).toContain("MEASURE(night_sales)");
    expect(next.queries[0]?.sqlQuery).toContain("DATE '2024-01-01'");
  });
});

describe("D14: limits of money", () => {
  it("hold for what groups earned, where they are said of them", async () => {
    const sql = await sqlOf("sites that brought in over 40,000 euros in 2025");
    expect(sql).toContain("GROUP BY 1 HAVING MEASURE(night_sales) > 40000");
  });

  it("hold for no number of persons", async () => {
    expect(await sqlOf("stays over 400 euros in 2025")).not.toContain("persons");
  });
});
