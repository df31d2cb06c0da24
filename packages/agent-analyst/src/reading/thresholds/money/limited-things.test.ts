import { describe, expect, it } from "@jest/globals";
import { agency, agencyValues } from "../../../fixtures/agency.fixture.js";
import { ask, statementsWith } from "../../../fixtures/asking.fixture.js";
import { musicSchool, musicSchoolValues } from "../../../fixtures/music-school.fixture.js";

const script = { model: musicSchool, values: musicSchoolValues, rows: [[3]] };
const sqlOf = statementsWith(script);
const within =
  "receipt_id IN (SELECT receipt_id FROM tills GROUP BY 1 HAVING MEASURE(net_sales) > 200)";

describe("D14: limits of money on what is counted by a key", () => {
  it.each([
    "receipts over 200 francs",
    "how many receipts came to more than 200 francs",
    "receipts above 200",
    "how many receipts in Bern are over 200 francs",
    "receipts over 200 francs by site",
  ])("%s: the whole thing is within it", async (question) => {
    const sql = await sqlOf(question);
    expect(sql).toContain("MEASURE(receipts)");
    expect(sql).toContain(within);
    expect(sql.replace(within, "")).not.toContain("HAVING");
  });

  it("is said", async () => {
    const { content } = await ask("receipts over 200 francs", script);
    expect(content).toContain("Net sales of each Receipt number > 200");
  });

  it("sites with more than 200 receipts are groups", async () => {
    expect(await sqlOf("sites with more than 200 receipts")).toContain(
      "HAVING MEASURE(receipts) > 200",
    );
  });
});

describe("D14: a bare limit on things with one column of money", () => {
  it.each(["bills over 5k", "how many bills are over 5000", "bills above 5,000 in 2025"])(
    "%s",
    async (question) => {
      const model = agency;
      const sql = (await ask(question, { model, values: agencyValues, rows: [[1]] })).queries[0];
      expect(sql?.sqlQuery).toContain("bill_amount > 5000");
    },
  );
});
