import { describe, expect, it } from "@jest/globals";
import { deliveries, deliveryValues } from "./fixtures/deliveries.fixture.js";
import { ask } from "./fixtures/asking.fixture.js";

const script = { model: deliveries, values: deliveryValues, rows: [[1, 2]] };

const sqlOf = async (question: string): Promise<string> =>
  (await ask(question, script)).queries[0]?.sqlQuery ?? "";

describe("D14: what another stranger asked", () => {
  it.each([
    ["how much was refunded in 2025?", "MEASURE(refunded)"],
    ["how much in Berlin in May?", "MEASURE(revenue)"],
    ["how many in Berlin in May?", "MEASURE(order_count)"],
  ])("%s: how much is an amount, and how many a number", async (question, measure) => {
    expect(await sqlOf(question)).toContain(measure);
  });

  it("an amount that was not named is said to be assumed", async () => {
    const { content } = await ask("how much in Berlin in May?", script);
    expect(content).toContain("You named no measure, so I take Revenue.");
  });

  it.each([
    ["worst 3 stores by return rate", "DESC"],
    ["best 3 stores by return rate", "ASC"],
    ["lowest 3 stores by return rate", "ASC"],
    ["worst 3 stores by revenue", "ASC"],
  ])("%s: the worst has the most of what nobody wants", async (question, order) => {
    expect(await sqlOf(question)).toMatch(new RegExp(`ORDER BY 2 ${order}`));
  });

  it("minus between two values is asked back, and is no exception", async () => {
    const { content, queries } = await ask("Berlin minus Hamburg revenue", script);
    expect(queries).toEqual([]);
    expect(content).toContain("“minus”");
    expect(await sqlOf("revenue of all stores minus Hamburg")).toContain("store <> 'Hamburg'");
  });

  it("beside a level that is hinted, what came in a month adds up", async () => {
    const came = await sqlOf("pieces received in 2025");
    expect(came).toContain("MEASURE(received)");
    expect(came).toContain("month_end >= DATE '2025-01-01' AND month_end < DATE '2026-01-01'");
    expect(came).not.toContain("max(");
    expect(await sqlOf("pieces on the shelf in 2025")).not.toBe(
      came.replaceAll("received", "on_shelf"),
    );
  });
});
