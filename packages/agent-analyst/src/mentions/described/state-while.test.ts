import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { ask, statementsWith } from "../../fixtures/asking.fixture.js";

const plain = modelOf(`
cube offers | Offers
  dimension string region | Region | |
  dimension time started_on | Started | |
  dimension time ended_on | Ended | |
  measure count offer_count | Offers | |
cube firms | Firms
  dimension string town | Town | |
  dimension time joined_on | Joined | |
  dimension time left_on | Left | |
  measure count firm_count | Firms | |
cube vans | Vans
  dimension string depot | Depot | |
  dimension time bought_on | Bought | |
  dimension time sold_on | Sold | |
  measure count van_count | Vans | |
cube guides | Guides
  dimension string town | Town | |
  dimension string status | Status | |
  dimension time hired_on | Hired | |
  dimension time left_on | Left | |
  measure count guide_count | Guides | |
`);
const hints: Readonly<Record<string, string>> = {
  "offers.ended_on": "Empty while it runs",
  "firms.left_on": "Empty for firms that still pay",
  "vans.sold_on": "When somebody bought it; empty for vans that are still in the fleet",
  "guides.left_on": "Empty until the guide leaves",
};
const model = {
  ...plain,
  cubes: plain.cubes.map((cube) => ({
    ...cube,
    members: cube.members.map((member) => ({
      ...member,
      description: hints[`${cube.name}.${member.name}`] ?? member.description ?? "",
    })),
  })),
};
const values = [
  ["region", "North"],
  ["town", "Leeds"],
  ["status", "active"],
] as const;
const script = { model, values, rows: [[1]] } as const;
const sqlOf = statementsWith(script);

describe("D14: what has not come to its end", () => {
  it.each([
    ["how many offers are still running", "ended_on IS NULL"],
    ["running offers by region", "ended_on IS NULL"],
    ["how many offers in North are still running", "region = 'North' AND ended_on IS NULL"],
    ["active offers", "ended_on IS NULL"],
    ["how many offers are live", "ended_on IS NULL"],
    ["offers still going by region", "ended_on IS NULL"],
    ["ongoing offers", "ended_on IS NULL"],
    ["offers no longer running", "ended_on IS NOT NULL"],
    ["firms that still pay", "left_on IS NULL"],
    ["paying firms by town", "left_on IS NULL"],
    ["how many firms are still with us", "left_on IS NULL"],
    ["firms still active in Leeds", "left_on IS NULL"],
    ["vans still in the fleet", "sold_on IS NULL"],
  ])("%s", async (question, condition) => {
    const { queries, content } = await ask(question, script);
    for (const part of condition.split(" AND ")) expect(queries[0]?.sqlQuery).toContain(part);
    expect(content).toMatch(/I take those alone that have (no|a) time in/);
  });

  it("a time of the beginning goes with it, where `still` says that it is so now", async () => {
    const sql = await sqlOf("firms joined b4 2025 and still w us, by town");
    expect(sql).toContain("left_on IS NULL");
    expect(sql).toContain("joined_on < DATE '2025-01-01'");
  });

  it.each(["offers active in 2025", "running offers in May"])(
    "%s: may be what was so then, and is asked back",
    async (question) => {
      expect(await sqlOf(question)).toBe("");
    },
  );

  it("a column that tells it comes first", async () => {
    expect(await sqlOf("active guides")).toContain("status = 'active'");
  });

  it.each(["how many offers did we run", "how much do firms pay"])(
    "%s: the verb alone is no state",
    async (question) => {
      expect(await sqlOf(question)).not.toContain("IS NULL");
    },
  );
});
