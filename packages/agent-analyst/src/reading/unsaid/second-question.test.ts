import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { ask, statementsWith } from "../../fixtures/asking.fixture.js";

const plain = modelOf(`
view stock | Stock
  dimension string material | Material | | stock.material
  dimension time expected_on | Expected on | | stock.expected_on
  measure sum on_order | On order | | stock.on_order
view orders | Orders
  dimension string lab | Lab | | orders.lab
  dimension string lens | Lens type | | orders.lens
  dimension string order_no | Order number | | orders.order_no
  dimension time ordered_at | Ordered at | | orders.ordered_at
  dimension time due_on | Due on | | orders.due_on
  measure count order_count | Number of orders | | orders.order_count
  measure sum net_sales | Net sales | | orders.net_sales
  measure avg lab_days | Lab turnaround time | | orders.lab_days
`);
const model = {
  ...plain,
  cubes: plain.cubes.map((cube) => ({
    ...cube,
    members: cube.members.map((member) =>
      member.name === "net_sales"
        ? { ...member, format: "currency" as const, unit: "GBP" }
        : member,
    ),
  })),
};
const values = [
  ["lens", "Varifocal"],
  ["order_no", "W26-2065"],
] as const;
const script = { model, values, rows: [[3]] } as const;
const sqlOf = statementsWith(script);

describe("D14: a second question in one sentence", () => {
  it("when it comes is not left out without a word", async () => {
    const { queries, content } = await ask("what's on order and when is it coming", script);
    expect(queries).toEqual([]);
    expect(content).toContain("“when”");
  });

  it("takes a series for an answer to it", async () => {
    expect(await sqlOf("on order by month")).toContain("expected_on");
  });
});

describe("D14: which of them is slowest", () => {
  it("ranks them, though their name is in the figure's", async () => {
    expect(await sqlOf("which lab is slowest this year")).toMatch(
      /^SELECT lab, MEASURE\(lab_days\)/,
    );
  });
});

describe("D14: how many were sold", () => {
  it("counts them, and gives no money", async () => {
    const { queries, content } = await ask("how many varifocals did we sell in october", script);
    expect(queries[0]?.sqlQuery).toContain("MEASURE(order_count)");
    expect(queries[0]?.sqlQuery).toContain("lens = 'Varifocal'");
    expect(content).toContain("I give Number of orders, and no money.");
  });
});

describe("D14: the number of a code is no year", () => {
  it("is looked for as it is written", async () => {
    const { queries, lookUps } = await ask("orders W26-2065", script);
    expect(lookUps.join(" ")).toContain("2065");
    expect(queries.map(({ sqlQuery = "" }) => sqlQuery).join(" ")).not.toContain("2065-01-01");
  });

  it("is a year where a time stands before it", async () => {
    expect(await sqlOf("orders Q3-2025")).toContain("DATE '2025-07-01'");
  });
});
