import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { ask, statementsWith } from "../../fixtures/asking.fixture.js";
import { withFacts } from "../../fixtures/with-facts.fixture.js";

const euros = { format: "currency", unit: "EUR" } as const;
const model = withFacts(
  modelOf(`
view dues | Dues
  dimension string plan | Plan | | dues.plan
  dimension time billed_on | Billed | | dues.billed_on
  measure count fee_count | Fees billed | | dues.fee_count
  measure sum dues_total | Membership fees | | dues.dues_total
  measure sum waived | Waived fees | | dues.waived
`),
  { dues_total: euros, waived: euros },
);
const script = { model, values: [], rows: [["a", 5]] };
const sqlOf = statementsWith(script);

describe("D14: what grows of money is the money", () => {
  it.each([
    "fee growth in q3 2026 vs q3 2025",
    "by what percentage did fees grow in q3 2026 vs q3 2025",
  ])("%s: the sum, which is said", async (question) => {
    const { content, queries } = await ask(question, script);
    expect(queries[0]?.sqlQuery).toContain("MEASURE(dues_total)");
    expect(content).toMatch(/I take “fees?” as Membership fees\./);
  });

  it("a number that grows is a number", async () => {
    expect(await sqlOf("growth of the number of fees in q3 2026 vs q3 2025")).not.toContain(
      "MEASURE(dues_total)",
    );
  });
});
