import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { ask } from "../../fixtures/asking.fixture.js";

const loans = modelOf(`
view instalments | Instalments
  dimension time due_on | Due
  dimension time paid_on | Paid
  measure count instalment_count | Instalments
  measure sum amount_due | Amount due
  measure sum amount_collected | Amount collected | collections, repaid
`);

describe("D14: two figures of one time", () => {
  it("a clause that names no figure gets no count beside money", async () => {
    const { queries } = await ask("amount collected paid in May vs due in May", {
      model: loans,
      rows: [[500, 7]],
    });
    expect(queries[0]?.sqlQuery ?? "").not.toContain("instalment_count");
  });

  it("what both clauses name is given once", async () => {
    const { queries } = await ask(
      "instalments due in May and how many instalments and amount due in May",
      { model: loans, rows: [[5, 7]] },
    );
    const sql = queries[0]?.sqlQuery ?? "";
    expect(sql.match(/MEASURE\(instalment_count\)/g)).toHaveLength(1);
    expect(sql).toContain("MEASURE(amount_due)");
  });

  it("counts stand beside counts", async () => {
    const { queries } = await ask("instalments paid in May vs due in May", {
      model: loans,
      rows: [[5, 7]],
    });
    const sql = queries[0]?.sqlQuery ?? "";
    expect(sql.match(/instalment_count/g)?.length).toBeGreaterThan(1);
    for (const time of ["paid_on", "due_on"]) expect(sql).toContain(time);
  });
});
