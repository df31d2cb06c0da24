import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { statementsWith } from "../../fixtures/asking.fixture.js";

const plain = modelOf(`
view sales | Sales
  dimension string order_no | Order number | | order_lines.order_no
  dimension string batch_no | Batch number | | batches.batch_no
  dimension time ordered_on | Ordered on | | order_lines.ordered_on
  dimension time produced_on | Produced on | | batches.produced_on
  measure count line_count | Order lines | | order_lines.line_count
cube batches | Production batches
  dimension string batch_no | Batch number | | batches.batch_no
  dimension time produced_on | Produced on | | batches.produced_on
  measure count batch_count | Number of batches | | batches.batch_count
  measure sum output | Output | kilos produced | batches.output
`);
const model = {
  ...plain,
  cubes: plain.cubes.map((cube) => ({
    ...cube,
    members: cube.members.map((member) =>
      member.aggregate === "count" ? { ...member, rows: [] } : member,
    ),
  })),
};

describe("D14: things that have a count of their own", () => {
  it("are counted by it, and not by their numbers in other rows", async () => {
    const sql = await statementsWith({ model, rows: [[62]] })(
      "how many batches were produced between 1 and 15 October",
    );
    expect(sql).toBe(
      "SELECT MEASURE(batch_count) AS batch_count FROM batches WHERE produced_on >= DATE '2026-10-01' AND produced_on < DATE '2026-10-16'",
    );
  });
});
