import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { ask, statementsWith } from "../../../fixtures/asking.fixture.js";

describe("D14: those that the same rows name at other times", () => {
  const desk = modelOf(`
cube order_lines | Order lines
  dimension string order_no | Order number | | order_lines.order_no
  dimension string retailer | Retailer | | order_lines.retailer
  dimension string manager | Account manager | | order_lines.manager
  dimension string product | Product | | order_lines.product
  dimension time ordered_on | Ordered on | | order_lines.ordered_on
  dimension time complained_on | Complaint received on | | order_lines.complained_on
  measure count_distinct order_count | Number of orders | | order_lines.order_count
  measure count complaints | Complaints | | order_lines.complaints
view sales | Sales
  dimension string order_no | Order number | | order_lines.order_no
  dimension string retailer | Retailer | | order_lines.retailer
  dimension string manager | Account manager | | order_lines.manager
  dimension string product | Product | | order_lines.product
  dimension string plant | Plant | | batches.plant
  dimension time ordered_on | Ordered on | | order_lines.ordered_on
  dimension time complained_on | Complaint received on | | order_lines.complained_on
  measure count_distinct order_count | Number of orders | | order_lines.order_count
  measure count complaints | Complaints | | order_lines.complaints
cube stock | Stock
  dimension string product | Product | | stock.product
  measure sum stock_kg | Stock on hand | | stock.stock_kg
`);
  const ofDesk = {
    model: {
      ...desk,
      cubes: desk.cubes.map((cube) =>
        cube.name === "stock" ? cube : { ...cube, defaultTime: "ordered_on" },
      ),
    },
    values: [
      ["retailer", "Tolka"],
      ["manager", "Orla Keane"],
    ] as const,
    rows: [["Tolka", 5]],
  };
  const sqlOfDesk = statementsWith(ofDesk);

  it.each([
    "retailers without orders in October",
    "which retailers haven't ordered in October",
    "which retailers placed no order in October",
  ])("%s", async (question) => {
    const sql = await sqlOfDesk(question);
    expect(sql).toMatch(/^SELECT retailer, MEASURE\(order_count\)/);
    expect(sql).toMatch(/retailer NOT IN \(SELECT retailer FROM sales WHERE .*ordered_on >= DATE '2026-10-01'/); // prettier-ignore
    expect(sql).not.toContain("complaints");
  });

  it("what they have none of goes by its own time", async () => {
    const sql = await sqlOfDesk("which retailers had no complaints in October");
    expect(sql).toMatch(
      /NOT IN \(SELECT retailer FROM sales WHERE .*complained_on >= DATE '2026-10-01'/,
    );
  });

  it("which is said", async () => {
    const { content } = await ask("which retailers haven't ordered in October", ofDesk);
    expect(content).toContain("They are those that Sales names.");
  });

  it.each([
    "complaints in October",
    "complaints received in October",
    "complaints received in October by product",
  ])("%s: by when they were received", async (question) => {
    const sql = await sqlOfDesk(question);
    expect(sql).toContain("MEASURE(complaints)");
    expect(sql).toContain("complained_on >= DATE '2026-10-01'");
  });

  it("orders go by when they were ordered", async () => {
    expect(await sqlOfDesk("orders in October")).toContain("ordered_on >= DATE '2026-10-01'");
  });

  it("only Orla Keane's customers: fewer rows, in the groups of before", async () => {
    const { history } = await ask("complaints by product in October", ofDesk);
    const { queries } = await ask("only Orla Keane's retailers please", { ...ofDesk, history });
    expect(queries.at(-1)?.sqlQuery).toMatch(/SELECT product, .*manager = 'Orla Keane'/);
  });

  it.each(["and in September?", "and last month?"])("then %s: none in that time", async (next) => {
    const { history } = await ask("which retailers haven't ordered in August", ofDesk);
    const { queries } = await ask(next, { ...ofDesk, history });
    const sql = queries.at(-1)?.sqlQuery ?? "";
    expect(sql).toMatch(
      /NOT IN \(SELECT retailer FROM sales WHERE .*ordered_on >= DATE '2026-(09|10)-01'/,
    );
    expect(sql).not.toContain("2026-08-01");
  });
});
