import { describe, expect, it } from "@jest/globals";
import { shop } from "@embedded-analytics/testkit/models";
import { statementsWith } from "../../../fixtures/asking.fixture.js";
import { shopValues } from "../../../fixtures/shop.fixture.js";

const sqlOf = statementsWith({ model: shop, values: shopValues, rows: [["Berlin", 7]] });

describe("D14: a place behind the first", () => {
  it.each([
    "which city is second by revenue",
    "city in second place by revenue",
    "who's 2nd by revenue among cities",
    "2nd city by revenue",
    "show me the second city by revenue",
    "which city comes second for revenue",
    "which city ranks 2nd in revenue",
  ])("%s", async (question) => {
    const sql = await sqlOf(question);
    expect(sql).toContain("city, MEASURE(revenue)");
    expect(sql).toMatch(/LIMIT 1 OFFSET 1|OFFSET 1/);
  });

  it("the second quarter is a time", async () => {
    expect(await sqlOf("revenue in the second quarter of 2025 by city")).toContain(
      "ordered_at >= DATE '2025-04-01' AND ordered_at < DATE '2025-07-01'",
    );
  });
});
