import { describe, expect, it } from "@jest/globals";
import { ask, statementsWith } from "../../fixtures/asking.fixture.js";
import { deliveries, deliveryValues } from "../../fixtures/deliveries.fixture.js";

const script = { model: deliveries, values: deliveryValues, rows: [["a", 1]] };
const sqlOf = statementsWith(script);

describe("D14: a year of two digits", () => {
  it.each([
    ["orders in 25", "orders in 2025"],
    ["orders by store in 25", "orders by store in 2025"],
    ["lowest month for orders in 25", "lowest month for orders in 2025"],
    ["orders in 25 vs 24", "orders in 2025 vs 2024"],
    ["orders since 24", "orders since 2024"],
    ["orders by store 25", "orders by store in 2025"],
    ["orders 25 by store", "orders in 2025 by store"],
    ["orders 25 vs 24", "orders in 2025 vs 2024"],
    ["orders until end of 25", "orders until the end of 2025"],
  ])("%s: %s", async (short, long) => {
    expect(await sqlOf(long)).not.toBe("");
    expect(await sqlOf(short)).toBe(await sqlOf(long));
  });

  it("is said where it may have been a number of something else", async () => {
    expect((await ask("orders by store 25", script)).content).toContain(
      "I take “25” as the year 2025.",
    );
  });

  it.each([
    "orders in 25 stores",
    "orders in 12",
    "orders 25",
    "orders in 31",
    "top 25 stores by orders",
  ])("%s: is another number", async (question) => {
    expect(await sqlOf(question)).not.toContain("DATE '20");
  });
});
