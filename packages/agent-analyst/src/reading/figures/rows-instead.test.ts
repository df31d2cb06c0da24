import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { ask } from "../../fixtures/asking.fixture.js";

const model = modelOf(`
view billing | Billing
  dimension string kind | Document | | bills.kind
  dimension time issued_on | Invoice date | | bills.issued_on
  measure count invoice_count | Invoices | | bills.invoice_count
  measure sum net | Net revenue | | bills.net
`);
const values = [["kind", "Credit note"]] as const;

describe("D14: a figure that nobody named may leave out what is asked for", () => {
  it("counts the rows where it is 0, and says so", async () => {
    let asked = 0;
    const { queries, content } = await ask("credit notes this year", {
      model,
      values,
      get rows() {
        return [[asked++ === 0 ? 0 : 53]];
      },
    });
    expect(queries.map(({ sqlQuery }) => sqlQuery?.includes("COUNT(*)"))).toEqual([false, true]);
    expect(content).toContain("53");
    expect(content).toContain("I take the number of rows, since Invoices leaves these out.");
  });

  it("stays with the figure where there are none at all", async () => {
    const { queries, content } = await ask("credit notes this year", { model, values, rows: [[0]] }); // prettier-ignore
    expect(queries.length).toBe(2);
    expect(content).toContain("You named no measure, so I take Invoices.");
  });

  it.each(["how many invoices are credit notes this year", "net revenue of credit notes"])(
    "%s: asks once where the figure was named",
    async (question) => {
      expect((await ask(question, { model, values, rows: [[0]] })).queries.length).toBe(1);
    },
  );
});
