import { describe, expect, it } from "@jest/globals";
import { ask, statementsWith } from "../../fixtures/asking.fixture.js";
import { modelOf } from "@embedded-analytics/testkit/models";

const model = modelOf(`
view contracts | Contracts
  dimension string customer | Customer | | customers.customer
  dimension string service | Service | | contracts.service
  dimension string town | Town | | customers.town
  dimension time signed_on | Signed | | contracts.signed_on
  measure count contract_count | Contracts | | contracts.contract_count
  measure sum fees | Fees | | contracts.fees
`);
const values = [
  ["service", "mobile"],
  ["service", "fibre"],
  ["town", "York"],
  ["town", "Leeds"],
] as const;
const script = {
  model,
  values,
  rows: [
    ["a", 3],
    ["b", 2],
  ],
};
const sqlOf = statementsWith(script);
const both = "HAVING COUNT(DISTINCT service) >= 2";

describe("D14: those who have the one and the other", () => {
  it.each([
    "customers with both mobile and fibre",
    "how many customers have both mobile and fibre contracts",
    "how many customers have both mobile and fibre contracts signed in 2025",
    "which customers have both fibre and mobile",
    "customers who have both a mobile and a fibre contract",
  ])("%s", async (question) => {
    const sql = await sqlOf(question);
    expect(sql).toContain("SELECT customer, MEASURE(contract_count)");
    expect(sql).toContain(both);
  });

  it("says how many they are, and that they have both", async () => {
    const { content } = await ask(
      "how many customers have both mobile and fibre contracts",
      script,
    );
    expect(content).toContain("both of them");
    expect(content).toContain("2 have both.");
  });

  it.each(["fees in both York and Leeds", "contracts for both mobile and fibre"])(
    "%s: two figures side by side",
    async (question) => {
      const sql = await sqlOf(question);
      expect(sql).not.toContain("HAVING");
      expect(sql).not.toBe("");
    },
  );
});
