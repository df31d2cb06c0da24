import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { statementsWith } from "../../fixtures/asking.fixture.js";
import { namedYears } from "./named-years.js";

const plain = modelOf(`
view passes | Passes
  dimension time sold_on | Sold on | bought | passes.sold_on
  dimension string season | Season | | passes.season
  dimension string pass_type | Pass type | ticket type | passes.pass_type
  dimension string guest | Guest | | passes.guest
  dimension string gear | Equipment | gear | passes.gear
  measure count pass_count | Passes sold | passes, tickets | passes.pass_count
  measure sum revenue | Pass revenue | ticket sales | passes.revenue
`);
const model = {
  ...plain,
  cubes: plain.cubes.map((cube) => ({
    ...cube,
    fiscalYearStart: 10,
    defaultTime: "sold_on",
    members: cube.members.map((member) =>
      member.name === "revenue" ? { ...member, format: "currency" as const } : member,
    ),
  })),
};
const values = [
  ["season", "2025/26"],
  ["season", "2024/25"],
  ["pass_type", "Day ticket"],
] as const;
const sqlOf = statementsWith({ model, values, rows: [[1]] });
const november = Date.UTC(2026, 10, 21);

describe("D14: years that a column names", () => {
  it.each([
    ["revenue last season", "revenue in season 2025/26"],
    ["revenue by pass type last season", "revenue by pass type in season 2025/26"],
    ["revenue in the current season", "revenue in season 2026/27"],
    ["revenue 24/25", "revenue in season 2024/25"],
    ["revenue in season 24/25", "revenue in season 2024/25"],
    ["revenue in 2025/26", "revenue in season 2025/26"],
    ["revenue in the 2025/26 season by guest", "revenue in season 2025/26 by guest"],
    ["revenue for the 2025/26 season", "revenue for season 2025/26"],
    ["revenue by guest 2025/26", "revenue by guest in season 2025/26"],
    ["share of the 2025/26 season passes", "share of season 2025/26 season passes"],
    ["revenue on 2025/10", "revenue on 2025/10"],
    ["revenue on 12/10", "revenue on 12/10"],
    ["revenue last year", "revenue last year"],
  ])("%s: %s", (text, said) => {
    expect(namedYears(text, model.cubes, november)).toBe(said);
  });

  it("begin with the month that the model says, and with none where it says none", () => {
    expect(namedYears("last season", model.cubes, Date.UTC(2026, 8, 30))).toBe("season 2024/25");
    expect(namedYears("last season", plain.cubes, november)).toBe("last season");
  });

  it("are looked up like any name", async () => {
    expect(await sqlOf("passes sold last season")).toContain("season = '2025/26'");
    expect(await sqlOf("passes sold 17/18")).toBe("");
  });
});

describe("D14: how many there are", () => {
  it("is no money of the same name", async () => {
    const sql = await sqlOf("how many day tickets did we sell in February 2026");
    expect(sql).toContain("MEASURE(pass_count)");
    expect(sql).toContain("pass_type = 'Day ticket'");
    expect(await sqlOf("ticket sales in February 2026")).toContain("MEASURE(revenue)");
  });

  it("makes no groups of what all of them did something to", async () => {
    const sql = await sqlOf("how many different guests bought gear in March 2026");
    expect(sql).toContain("COUNT(DISTINCT guest)");
    expect(sql).not.toContain("GROUP BY");
  });
});
