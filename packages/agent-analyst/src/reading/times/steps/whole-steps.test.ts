import { describe, expect, it } from "@jest/globals";
import { modelOf, shop } from "@embedded-analytics/testkit/models";
import { ask, statementsWith } from "../../../fixtures/asking.fixture.js";
import { shopValues } from "../../../fixtures/shop.fixture.js";

const script = { model: shop, values: shopValues, rows: [["now", 7]] };
const within = (from: string, to: string): string =>
  `ordered_at >= DATE '${from}' AND ordered_at < DATE '${to}'`;

describe("D14: averages per month and quarter of a time that is not over", () => {
  it("a month that has begun is no whole one, and neither are those to come", async () => {
    const { queries, content } = await ask("average monthly revenue this year", script);
    expect(queries[0]?.sqlQuery).toContain(within("2026-01-01", "2026-11-01"));
    expect(content).toContain("I count whole months only, until 31 October 2026.");
  });

  it("both times that are compared have as many of them", async () => {
    const { queries } = await ask("average monthly revenue compared with last year", script);
    expect(queries[0]?.sqlQuery).toContain(within("2026-01-01", "2026-11-01"));
    expect(queries[0]?.sqlQuery).toContain(within("2025-01-01", "2025-11-01"));
  });

  it("of days, today is one", async () => {
    const { queries, content } = await ask("average daily revenue this year", script);
    expect(queries[0]?.sqlQuery).toContain(within("2026-01-01", "2026-11-22"));
    expect(content).not.toContain("whole days");
  });

  it.each(["average monthly revenue last year", "average monthly revenue in 2024"])(
    "%s: what is over stays as it is",
    async (question) => {
      const { content } = await ask(question, script);
      expect(content).toContain("Average Revenue per month");
      expect(content).not.toContain("whole months");
    },
  );

  it("of all time, plans are left out", async () => {
    const model = modelOf(`
view sailings | Sailings
  dimension time departure | Scheduled departure
  measure sum passengers | Passengers carried
`);
    const sql = await statementsWith({ model, rows: [[7]] })("average monthly passengers carried");
    expect(sql).toContain("departure < DATE '2026-11-01'");
  });
});
