import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { statementsWith } from "../fixtures/asking.fixture.js";

const model = modelOf(`
view passes | Passes
  dimension number guest_id | Guest number | | guests.id
  dimension string guest | Guest | | guests.name
  dimension string channel | Channel | | passes.channel
  dimension time sold_on | Sold on | | passes.sold_on
  measure count pass_count | Passes sold | passes | passes.pass_count
`);
const sqlOf = statementsWith({ model, rows: [["a", 1]] });

describe("D14: what has no name", () => {
  it("is none of those that a limit leaves", async () => {
    const sql = await sqlOf("guests with more than 5 passes");
    expect(sql).toContain("guest_id IS NOT NULL");
    expect(sql).toContain("HAVING MEASURE(pass_count) > 5");
    expect(await sqlOf("channels with more than 5 passes")).toContain("channel IS NOT NULL");
  });

  it("is a group of its own where all are given", async () => {
    expect(await sqlOf("passes by channel")).not.toContain("IS NOT NULL");
  });
});
