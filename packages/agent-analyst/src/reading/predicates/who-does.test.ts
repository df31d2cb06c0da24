import { describe, expect, it } from "@jest/globals";
import { agency, agencyValues } from "../../fixtures/agency.fixture.js";
import { ask, statementsWith } from "../../fixtures/asking.fixture.js";

const script = { model: agency, values: agencyValues, rows: [[1, 2]] };
const sqlOf = statementsWith(script);

describe("D14: how many did something at all", () => {
  it("counts those who have it, where each row is one such deed", async () => {
    const sql = await sqlOf("how many different translators billed us in 2025");
    expect(sql).toContain("COUNT(DISTINCT translator)");
    expect(sql).not.toContain("billed_amount");
  });

  it("gives no two figures for those who had another one", async () => {
    const { queries } = await ask("how many translators had mistakes last month", script);
    expect(queries[0]?.sqlQuery ?? "").not.toMatch(/MEASURE.*MEASURE\(mistake_count\) AS/);
    const [worked] = (await ask("how many workers did hours last month", script)).queries;
    expect(worked?.sqlQuery).toContain("SELECT COUNT(DISTINCT worker)");
    expect(worked?.sqlQuery).toContain("HAVING MEASURE(hours) > 0");
  });
});

describe("D14: what somebody sent us", () => {
  it.each(["how many bills did ann lee send us in 2025", "bills ann lee sent us in 2025"])(
    "%s",
    async (question) => {
      const sql = await sqlOf(question);
      expect(sql).toContain("MEASURE(bill_count)");
      expect(sql).toContain("translator = 'Ann Lee'");
    },
  );
});

describe("D14: the noun of a kind", () => {
  it.each(["billed amount for legal work in 2025", "billed amount on the legal side in 2025"])(
    "%s: the value says it",
    async (question) => {
      const sql = await sqlOf(question);
      expect(sql).toContain("field = 'Legal'");
      expect(sql).not.toContain("contains(");
    },
  );
});

describe("D14: money by the time that is called after it", () => {
  it("deposit released this year", async () => {
    const sql = await sqlOf("deposit released this year");
    expect(sql).toContain("MEASURE(deposit)");
    expect(sql).toContain("deposit_released_on >= DATE '2026-01-01'");
  });
});
