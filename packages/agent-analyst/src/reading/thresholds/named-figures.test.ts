import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { ask } from "../../fixtures/asking.fixture.js";

const plain = modelOf(`
view sales | Sales
  dimension string customer | Customer | | lines.customer
  dimension number discount | Discount in percent | | lines.discount
  dimension time ordered_at | Ordered at | | orders.ordered_at
  measure sum revenue | Revenue | | lines.revenue
  measure count_distinct order_count | Orders | | lines.order_count
  measure count line_count | Lines | | lines.line_count
view buying | Buying
  dimension string purchase_number | Purchase number | | purchases.number
  dimension number unit_price | Unit price | | positions.unit_price
  measure count purchase_count | Number of purchases | | purchases.purchase_count
  measure sum spend | Spend | | positions.spend
  measure count position_count | Number of positions | | positions.position_count
view files | Files
  dimension string file | File | | files.file
  dimension number pages | Length | | files.pages
  dimension number size | File size | | files.size
  dimension number days_kept | Kept for | | files.days_kept
  dimension time sent_at | Sent | | files.sent_at
  measure count file_count | Files | | files.file_count
view recoveries | Recoveries
  dimension number id | ID | | recoveries.id
  dimension string clerk | Clerk | | recoveries.clerk
  dimension number sum_owed | Sum owed | | recoveries.sum_owed
  dimension time opened_on | Opened | | recoveries.opened_on
  measure count recovery_count | Recoveries | | recoveries.recovery_count
  measure sum letters | Letters sent | | recoveries.letters
`);

const euros = { format: "currency", unit: "EUR" } as const;
const hints: Readonly<Record<string, object>> = { unit_price: euros, spend: euros, revenue: euros, sum_owed: euros, size: { unit: "MB" }, pages: { unit: "pages" }, days_kept: { unit: "days" } }; // prettier-ignore
const model = {
  ...plain,
  cubes: plain.cubes.map((cube) => ({
    ...cube,
    members: cube.members.map((member) => ({ ...member, ...hints[member.name] })),
  })),
};

const statementOf = async (question: string): Promise<string> =>
  (await ask(question, { model, rows: [[5]] })).queries[0]?.sqlQuery ?? "";

describe("D14: a limit on a figure that stands beside it", () => {
  it.each([
    "orders with revenue above 500",
    "orders with revenue > 500",
    "number of orders with a revenue of more than 500",
    "letters sent > 5",
  ])("%s: is none on a column that nobody named", async (question) => {
    expect(await statementOf(question)).toBe("");
  });

  it.each([
    [
      "recoveries with letters sent > 5",
      "id IN (SELECT id FROM recoveries GROUP BY 1 HAVING MEASURE(letters) > 5)",
    ],
    [
      "how many recoveries had more than 5 letters sent",
      "id IN (SELECT id FROM recoveries GROUP BY 1 HAVING MEASURE(letters) > 5)",
    ],
  ])("%s: is one on each thing that a key tells apart", async (question, condition) => {
    const sql = await statementOf(question);
    expect(sql).toContain(condition);
    expect(sql).toContain("_count)");
    expect(sql.replace(condition, "")).not.toContain("letters");
  });

  it.each([
    "purchases over 10000 EUR",
    "how many purchases are over 10,000",
    "purchases above 10000 euros",
  ])(
    "%s: is one on what each of them comes to, and not on the price of its positions",
    async (question) => {
      expect(await statementOf(question)).toContain(
        "purchase_number IN (SELECT purchase_number FROM buying GROUP BY 1 HAVING MEASURE(spend) > 10000)",
      );
    },
  );

  it("purchases with a unit price over 100: names the column", async () => {
    expect(await statementOf("purchases with a unit price over 100")).toContain("unit_price > 100");
  });

  it.each([
    ["files > 50 mb", "size > 50"],
    ["how many files are larger than 2 GB", "size > 2000"],
    ["files over 50 megabytes", "size > 50"],
  ])("%s: the unit says the column", async (question, condition) => {
    expect(await statementOf(question)).toContain(condition);
  });

  it("files younger than 30 days: is no limit on how long they are kept", async () => {
    const sql = await statementOf("files younger than 30 days");
    expect(sql).toContain("sent_at");
    expect(sql).not.toContain("days_kept");
  });

  it("customers with revenue above 500: are groups", async () => {
    expect(await statementOf("customers with revenue above 500")).toContain(
      "HAVING MEASURE(revenue) > 500",
    );
  });
});
