import { describe, expect, it } from "@jest/globals";
import { agency, agencyValues } from "../../fixtures/agency.fixture.js";
import { statementsWith } from "../../fixtures/asking.fixture.js";

const sqlOf = statementsWith({ model: agency, values: agencyValues, rows: [[1, 2]] });

describe("D14: words cut short, where the model has only their plural", () => {
  it("hrs per role", async () => {
    expect(await sqlOf("hrs per role in 2025")).toContain("SELECT role, MEASURE(hours)");
  });
});

describe("D14: units that are a figure of the model", () => {
  it.each(["top 3 workers by hours in 2025", "top 3 workers per role by hours in 2025"])(
    "%s ranks by it, and makes no series",
    async (question) => {
      const sql = await sqlOf(question);
      expect(sql).toContain("MEASURE(hours)");
      expect(sql).not.toContain("date_trunc");
    },
  );
});

describe("D14: the step with the most", () => {
  it.each([
    "month with most reviews",
    "month with the most reviews",
    "which month with the most reviews",
  ])("%s", async (question) => {
    const sql = await sqlOf(question);
    expect(sql).toContain("date_trunc('month', reviewed_on)");
    expect(sql).toContain("ORDER BY 2 DESC");
  });
});

describe("D14: growth from one step to the next", () => {
  it.each([
    "how did the billed amount grow from month to month in 2025",
    "change in billed amount month to month in 2025",
  ])("%s", async (question) => {
    const sql = await sqlOf(question);
    expect(sql).toContain("MEASURE(billed_amount)");
    expect(sql).toContain("LAG(");
  });
});
