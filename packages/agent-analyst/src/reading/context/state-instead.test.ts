import { describe, expect, it } from "@jest/globals";
import { agency, agencyValues } from "../../fixtures/agency.fixture.js";
import { ask } from "../../fixtures/asking.fixture.js";

const script = { model: agency, values: agencyValues, rows: [[1, 2]] };

describe("D14: another state of what was spoken of", () => {
  it("takes the place of the one before, though a figure is called so", async () => {
    const { history } = await ask("refused change requests in 2025", script);
    const { queries } = await ask("and accepted?", { ...script, history });
    const sql = queries[0]?.sqlQuery ?? "";
    expect(sql).toContain("status = 'AC'");
    expect(sql).not.toContain("'RF'");
    expect(sql).toContain("MEASURE(request_count)");
  });
});

describe("D14: a figure behind `per` that follows up", () => {
  it("divides what was spoken of", async () => {
    const { history } = await ask("order value by field in 2025", script);
    const { queries } = await ask("per page", { ...script, history });
    const sql = queries[0]?.sqlQuery ?? "";
    expect(sql).toContain("SELECT field,");
    expect(sql).toMatch(/MEASURE\(order_value\) \/ NULLIF\(MEASURE\(pages\), 0\)/);
  });
});
