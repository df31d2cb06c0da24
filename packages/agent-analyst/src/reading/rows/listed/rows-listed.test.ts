import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { ask, statementsWith } from "../../../fixtures/asking.fixture.js";

const model = modelOf(`
view billing | Billing
  dimension string invoice_no | Invoice number | | bills.invoice_no
  dimension string town | Town | | bills.town
  measure count invoices | Invoices | | bills.invoices
  measure count unpaid | Unpaid invoices | | bills.unpaid
view alarms | Alarms
  dimension string alarm_code | Alarm code | | alarms.alarm_code
  measure count alarms | Alarms | | alarms.alarms
  measure count open_alarms | Open alarms | | alarms.open_alarms
`);
const script = { model, values: [["town", "Leeds"]], rows: [["R1", 1]] } as const;
const sqlOf = statementsWith(script);

describe("D14: a list of what a figure counts", () => {
  it.each([
    "list the unpaid invoices in Leeds",
    "give me a list of unpaid invoices in Leeds",
    "please list the unpaid invoices in Leeds",
  ])("%s: has a row for each", async (question) => {
    expect(await sqlOf(question)).toMatch(
      /^SELECT invoice_no, MEASURE\(unpaid\) AS unpaid FROM billing WHERE town = 'Leeds'.* HAVING MEASURE\(unpaid\) > 0/,
    );
  });

  it("is none of kinds, and that no column tells the rows apart is said", async () => {
    const { queries, content } = await ask("list the open alarms", script);
    expect(queries[0]?.sqlQuery).toBe("SELECT MEASURE(open_alarms) AS open_alarms FROM alarms");
    expect(content).toContain("No column tells these apart");
  });

  it("a number of them stays one", async () => {
    expect(await sqlOf("how many unpaid invoices are there in Leeds")).toMatch(
      /^SELECT MEASURE\(unpaid\)/,
    );
  });
});

describe("D11, D14: which ones, after a number of some", () => {
  it("are those that have any", async () => {
    const { history } = await ask("how many unpaid invoices", script);
    const { queries } = await ask("which towns", { ...script, history });
    expect(queries[0]?.sqlQuery).toContain("GROUP BY 1 HAVING MEASURE(unpaid) > 0");
  });

  it("are all of them, where all rows were counted", async () => {
    const { history } = await ask("how many invoices", script);
    const { queries } = await ask("which towns", { ...script, history });
    expect(queries[0]?.sqlQuery).not.toContain("HAVING");
  });
});
