import { describe, expect, it } from "@jest/globals";
import { ask } from "../../fixtures/asking.fixture.js";
import { workshop, workshopValues } from "../../fixtures/workshop.fixture.js";

const script = { model: workshop, values: workshopValues, rows: [["Town 3", 2]] };
const afterwards = async (first: string, next: string) => {
  const { history } = await ask(first, script);
  return ask(next, { ...script, history });
};

describe("D14: only those of what was spoken of", () => {
  it.each(["only bills in may", "just the bills in may", "and only bills from may"])(
    "%s: the rows with a condition, of the figure that was asked for",
    async (question) => {
      const { queries, content } = await afterwards("revenue by plan", question);
      expect(queries[0]?.sqlQuery).toContain("MEASURE(revenue)");
      expect(queries[0]?.sqlQuery).toContain("issued_on >= DATE '2026-05-01'");
      expect(content).toContain("I take that as fewer rows of Revenue");
    },
  );

  it("only bills for Kingfisher Cycles: with a value", async () => {
    const { queries } = await afterwards("revenue by plan", "only bills for Kingfisher Cycles");
    expect(queries[0]?.sqlQuery).toContain(
      "SELECT plan, MEASURE(revenue) AS revenue FROM billing WHERE customer = 'Kingfisher Cycles'",
    );
  });

  it.each(["only payments", "only payments from Kingfisher Cycles"])(
    "%s: another figure is one, and that is said",
    async (question) => {
      const { queries, content } = await afterwards("revenue in may", question);
      expect(queries[0]?.sqlQuery).toContain("MEASURE(received)");
      expect(content).toContain("I take that as another figure: Payments instead of Revenue.");
    },
  );

  it("one of the figures that were given is left, and nothing is said", async () => {
    const { queries, content } = await afterwards("revenue and payments in may", "only payments");
    expect(queries[0]?.sqlQuery).toContain("SELECT MEASURE(received)");
    expect(content).not.toContain("I take");
  });
});

describe("D14: per something, of what was spoken of", () => {
  it.each(["per bill", "and per bill?"])("%s: divides it, which is said", async (question) => {
    const { queries, content } = await afterwards("revenue by plan", question);
    expect(queries[0]?.sqlQuery).toContain("MEASURE(revenue) / NULLIF(MEASURE(bill_count), 0)");
    expect(queries[0]?.sqlQuery).toContain("SELECT plan");
    expect(content).toContain("I take Revenue, divided by Bills.");
  });

  it("per customer is a row for each", async () => {
    const { queries } = await afterwards("revenue in may", "per customer");
    expect(queries[0]?.sqlQuery).toContain("SELECT customer, MEASURE(revenue)");
  });
});
