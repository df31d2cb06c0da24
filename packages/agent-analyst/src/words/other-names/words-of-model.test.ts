import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { ask, statementsWith } from "../../fixtures/asking.fixture.js";

const model = modelOf(`
view payables | Payables
  dimension string supplier | Supplier | | payables.supplier
  dimension string town | Town | | payables.town
  dimension string fault_kind | Kind of fault | | payables.fault_kind
  dimension string room_type | Room type | | payables.room_type
  dimension time issued_on | Issued | | payables.issued_on
  measure count invoice_count | Invoices | | payables.invoice_count
  measure sum spend | Spend | | payables.spend
  measure number punctual | On-time delivery rate | | payables.punctual
  measure avg order_value | Average order value | | payables.order_value
  measure number satisfaction | Customer satisfaction | | payables.satisfaction
view wards | Wards
  dimension string ward | Ward | | wards.ward
  dimension time admitted_on | Admitted | | wards.admitted_on
  measure count patient_count | Patients | | wards.patient_count
`);
const values = [
  ["town", "Łódź"],
  ["town", "Großenhain"],
  ["supplier", "Åkerlund Færø"],
] as const;
const script = { model, values, rows: [["a", 1]] };
const sqlOf = statementsWith(script);

describe("D14: words of business for the model's own", () => {
  it.each([
    ["bills by vendor", "invoices by supplier", "I take “bills” as Invoices."],
    ["bills by vendor", "invoices by supplier", "I take “vendor” as Supplier."],
    ["expenditure by city", "spend by town", "I take “city” as Town."],
    ["expenses by vendor 2025", "spend by supplier 2025", "I take “expenses” as Spend."],
    ["bills by fault type", "invoices by kind of fault", "I take “bills” as Invoices."],
    ["clients by ward", "patients by ward", "I take “clients” as Patients."],
  ])("%s: %s, which is said", async (asked, meant, note) => {
    const { queries, content } = await ask(asked, script);
    expect(await sqlOf(meant)).not.toBe("");
    expect(queries[0]?.sqlQuery).toBe(await sqlOf(meant));
    expect(content).toContain(note);
  });

  it.each(["profit by supplier", "invoices by “city”", "refunds by supplier"])(
    "%s: what is not the same, or is quoted, is asked back",
    async (question) => {
      expect(await sqlOf(question)).toBe("");
    },
  );
});

describe("D14: acronyms of business", () => {
  it.each([
    ["otd last month", "on-time delivery rate last month"],
    ["otd % last month", "on-time delivery rate last month"],
    ["aov by supplier", "average order value by supplier"],
    ["csat by town", "customer satisfaction by town"],
  ])("%s: %s", async (short, long) => {
    expect(await sqlOf(long)).not.toBe("");
    expect(await sqlOf(short)).toBe(await sqlOf(long));
  });

  it("nps by town: what no name of the model gives is asked back", async () => {
    expect(await sqlOf("nps by town")).toBe("");
  });
});

describe("D14: letters that Unicode does not take apart", () => {
  it.each([
    ["invoices lodz", "town = 'Łódź'"],
    ["invoices in grossenhain", "town = 'Großenhain'"],
    ["invoices akerlund faero", "supplier = 'Åkerlund Færø'"],
  ])("%s", async (question, condition) => {
    expect(await sqlOf(question)).toContain(condition);
  });
});
