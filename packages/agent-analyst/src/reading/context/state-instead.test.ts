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
