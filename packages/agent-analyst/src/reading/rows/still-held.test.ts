import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { ask, statementsWith } from "../../fixtures/asking.fixture.js";

const linesWith = (more: string) =>
  modelOf(`
view book | Contract book
  dimension string customer | Customer | | customers.customer
  dimension string tariff | Tariff | | tariffs.tariff
  dimension string state | Contract state | | contracts.state
  dimension time signed_on | Signed | | contracts.signed_on
  dimension time ended_on | Contract end | | contracts.ended_on
  measure count contract_count | Contracts | | contracts.contract_count
${more}`);
const values = [["tariff", "Home 50"]] as const;
const askedOf = (more: string) => statementsWith({ model: linesWith(more), values, rows: [[1]] });

describe("D14: what is still held is what there is now", () => {
  const counted = askedOf(
    "  measure count active_contracts | Active contracts | | contracts.active_contracts",
  );
  it.each([
    "customers still on Home 50",
    "which customers are still on Home 50",
    "contracts still on Home 50 by customer",
  ])("%s: those that have one now, and no others", async (question) => {
    const sql = await counted(question);
    expect(sql).toContain("MEASURE(active_contracts)");
    expect(sql).not.toContain("MEASURE(contract_count)");
    expect(sql).toContain("HAVING MEASURE(active_contracts) > 0");
  });

  it("a number of them", async () => {
    const sql = await counted("how many contracts are still on Home 50");
    expect(sql).toContain("SELECT MEASURE(active_contracts)");
  });

  it("by a column that says what is active", async () => {
    const sql = await askedOf("  dimension boolean is_active | Active | | contracts.is_active")(
      "customers still on Home 50",
    );
    expect(sql).toContain("is_active");
  });

  it("is asked back where nothing says what is over", async () => {
    const { queries, content } = await ask("customers still on Home 50", {
      model: linesWith(""),
      values,
      rows: [[1]],
    });
    expect(queries).toEqual([]);
    expect(content).toContain("still");
  });
});
