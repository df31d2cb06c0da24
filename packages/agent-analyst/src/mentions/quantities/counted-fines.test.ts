import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { statementsWith } from "../../fixtures/asking.fixture.js";
import { withFacts } from "../../fixtures/with-facts.fixture.js";

const plain = modelOf(`
view notices | Notices
  dimension string depot | Depot | | notices.depot
  measure count notice_count | Infringements | fines | notices.notice_count
  measure sum fines | Fines | | notices.fines
  measure sum refunded | Refunded amount | | notices.refunded
`);
const model = withFacts(plain, {
  fines: { format: "currency", unit: "AUD" },
  refunded: { format: "currency", unit: "AUD" },
});
const sqlOf = statementsWith({ model, values: [], rows: [["a", 5]] });

describe("D14: what is money, and what is counted of it", () => {
  it.each([
    ["how many fines have we received", "MEASURE(notice_count)"],
    ["how many fines by depot", "MEASURE(notice_count)"],
    ["fines by depot", "MEASURE(fines)"],
    ["how much money was refunded", "MEASURE(refunded)"],
    ["fines in dollars by depot", "MEASURE(fines)"],
  ])("%s", async (question, measure) => {
    expect(await sqlOf(question)).toContain(measure);
  });

  it("another currency is asked back", async () => {
    expect(await sqlOf("fines in euros by depot")).toBe("");
  });
});
