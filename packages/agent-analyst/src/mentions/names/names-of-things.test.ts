import { describe, expect, it } from "@jest/globals";
import { agency, agencyValues } from "../../fixtures/agency.fixture.js";
import { statementsWith } from "../../fixtures/asking.fixture.js";

const sqlOf = statementsWith({ model: agency, values: agencyValues, rows: [[1, 2]] });

describe("D14: a synonym of a cube, where a view has its names", () => {
  it.each(["mistakes by linguist", "linguists with the most mistakes"])("%s", async (question) => {
    expect(await sqlOf(question)).toContain("SELECT translator, MEASURE(mistake_count)");
  });
});

describe("D14: the opposite of a condition", () => {
  it("failed reviews are those that did not pass", async () => {
    expect(await sqlOf("failed reviews in 2025")).toContain("NOT passed");
  });

  it("linguists with more than 10 failed reviews", async () => {
    const sql = await sqlOf("linguists with more than 10 failed reviews");
    expect(sql).toContain("NOT passed");
    expect(sql).toContain("> 10");
    expect(sql).toContain("SELECT translator");
  });
});

describe("D14: a participle of one figure", () => {
  it.each(["billed in 2025", "billed ytd vs last year"])(
    "%s is what was billed",
    async (question) => {
      expect(await sqlOf(question)).toContain("MEASURE(billed_amount)");
    },
  );

  it("bills in 2025 are counted", async () => {
    expect(await sqlOf("bills in 2025")).toContain("MEASURE(bill_count)");
  });

  it("what billed amount falls due asks for the figure, and not for each amount", async () => {
    const sql = await sqlOf("what billed amount falls due in November 2026");
    expect(sql).toContain("MEASURE(billed_amount)");
    expect(sql).not.toContain("bill_amount,");
    expect(sql).toContain("due_on >= DATE '2026-11-01'");
  });
});
