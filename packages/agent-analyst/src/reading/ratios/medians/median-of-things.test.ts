import { describe, expect, it } from "@jest/globals";
import { agency, agencyValues } from "../../../fixtures/agency.fixture.js";
import { ask, statementsWith } from "../../../fixtures/asking.fixture.js";
import { musicSchool, musicSchoolValues } from "../../../fixtures/music-school.fixture.js";

const script = { model: musicSchool, values: musicSchoolValues, rows: [[2]] };
const sqlOf = statementsWith(script);
const overall =
  "WITH things AS (SELECT receipt_id, MEASURE(net_sales) AS net_sales FROM tills GROUP BY 1 ORDER BY 2 DESC NULLS LAST, 1) " +
  "SELECT MEDIAN(net_sales) AS median FROM things WHERE receipt_id IS NOT NULL";

describe("D14: the median of what each thing comes to", () => {
  it.each([
    "median basket",
    "median net sales per receipt",
    "what is the median transaction value",
  ])("%s", async (question) => {
    expect(await sqlOf(question)).toBe(overall);
  });

  it("is said, in groups as well", async () => {
    const { queries, content } = await ask("median basket by site", {
      ...script,
      rows: [["Bern", 2]],
    });
    expect(queries[0]?.sqlQuery).toContain("SELECT site, MEDIAN(net_sales) AS median FROM things");
    expect(content).toContain("Median Net sales per Receipt number by Site");
    expect(content).not.toContain("I take the sum, divided by");
  });
});

describe("D14: the median of what a sum adds up", () => {
  it.each(["median billed amount by translator", "median bill amount by translator"])(
    "%s is that of its column, and of no key",
    async (question) => {
      const asked = await ask(question, { model: agency, values: agencyValues, rows: [["a", 1]] });
      expect(asked.queries[0]?.sqlQuery).toContain("MEDIAN(bill_amount)");
    },
  );

  it("median lesson fees by instrument", async () => {
    expect(await sqlOf("median lesson fees by instrument")).toContain("MEDIAN(fee)");
  });
});
