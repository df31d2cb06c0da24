import { describe, expect, it } from "@jest/globals";
import { statementsWith } from "../../fixtures/asking.fixture.js";
import { camp, campValues } from "../../fixtures/models/camp.fixture.js";

const sqlOf = statementsWith({ model: camp, values: campValues, rows: [[3]] });

describe("D14: what somebody or something brings in", () => {
  it.each([
    "what did Lakeside take in May",
    "how much did Lakeside bring in in May",
    "what did Lakeside gross last month",
  ])("%s is money", async (question) => {
    const sql = await sqlOf(question);
    expect(sql).toContain("MEASURE(revenue)");
    expect(sql).toContain("site = 'Lakeside'");
  });

  it("of all of them it is no list, and no number of them", async () => {
    const sql = await sqlOf("what did the sites take in May");
    expect(sql).toContain("MEASURE(revenue)");
    expect(sql).not.toContain("GROUP BY");
  });
});
