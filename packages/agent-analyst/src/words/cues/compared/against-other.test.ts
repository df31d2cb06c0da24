import { describe, expect, it } from "@jest/globals";
import { modelOf, shop } from "@embedded-analytics/testkit/models";
import { ask } from "../../../fixtures/asking.fixture.js";
import { shopValues } from "../../../fixtures/shop.fixture.js";

const script = { model: shop, values: shopValues, rows: [["now", 7]] };
const within = (from: string, to: string): string =>
  `ordered_at >= DATE '${from}' AND ordered_at < DATE '${to}'`;

describe("D14: what a time is compared with", () => {
  it.each([
    "revenue in december compared with last year",
    "revenue in december vs last year by city",
  ])(
    "%s: the last December with the one before it, and not with the year around it",
    async (question) => {
      const { queries, content } = await ask(question, script);
      expect(queries[0]?.sqlQuery).toContain(within("2025-12-01", "2026-01-01"));
      expect(queries[0]?.sqlQuery).toContain(within("2024-12-01", "2025-01-01"));
      expect(content).toContain("I compare December 2025, the last one there was");
    },
  );

  it("figures of last year are compared with the year before it, and not with themselves", async () => {
    const first = await ask("revenue last year", script);
    const { queries, content } = await ask("compared with last year", {
      ...script,
      history: first.history,
    });
    expect(queries[0]?.sqlQuery).toContain(within("2025-01-01", "2026-01-01"));
    expect(queries[0]?.sqlQuery).toContain(within("2024-01-01", "2025-01-01"));
    expect(content).toContain("That was 2025 already, so I compare it with 2024.");
  });
});

describe("D11: a month, after figures of the year that it is in", () => {
  it("is compared with this month so far, and not with that year", async () => {
    const first = await ask("revenue this year", script);
    const { queries, content } = await ask("vs last month", { ...script, history: first.history });
    expect(queries[0]?.sqlQuery).toContain(within("2026-11-01", "2026-11-22"));
    expect(queries[0]?.sqlQuery).toContain(within("2026-10-01", "2026-10-22"));
    expect(content).toContain("I compare November 2026 so far with the same days of October 2026.");
  });
});

describe("D11: what is not over is compared as it is where the whole is asked at once", () => {
  it.each(["revenue this year", "revenue this quarter", "revenue this month"])(
    "%s, and then: compared with last year",
    async (question) => {
      const whole = await ask(`${question} compared with last year`, script);
      const first = await ask(question, script);
      const then = await ask("compared with last year", { ...script, history: first.history });
      expect(then.queries.at(-1)?.sqlQuery).toBe(whole.queries.at(-1)?.sqlQuery);
      const said = / is not over yet: I compare | with the same days of /;
      expect(whole.content).toMatch(said);
      expect(then.content).toMatch(said);
    },
  );
});

describe("D11: a month that is named after a time to come", () => {
  const model = modelOf(`
view bookings | Bookings
  dimension time departure | Scheduled departure
  measure count booking_count | Bookings
`);
  const planned = { model, rows: [[7]] };

  it.each([
    ["and in january?", "2027-01-01", "2027-02-01"],
    ["and in february?", "2027-02-01", "2027-03-01"],
    ["and in october?", "2026-10-01", "2026-11-01"],
  ])("%s", async (question, from, to) => {
    const first = await ask("bookings for next month", planned);
    const { queries } = await ask(question, { ...planned, history: first.history });
    expect(queries[0]?.sqlQuery).toContain(
      `departure >= DATE '${from}' AND departure < DATE '${to}'`,
    );
  });
});
