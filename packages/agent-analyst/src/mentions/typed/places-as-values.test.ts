import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { ask, statementsWith } from "../../fixtures/asking.fixture.js";

const model = modelOf(`
cube sales | Sales
  dimension string branch | Branch | | sales.branch
  dimension string channel | Channel | | sales.channel
  dimension string rival | Rival | | sales.rival
  dimension string reason | Reason | | sales.reason
  dimension string product | Product | | sales.product
  dimension string visitor | Visitor | | sales.visitor
  dimension time closed_on | Closed | | sales.closed_on
  measure count sale_count | Sales | | sales.sale_count
  measure sum revenue | Revenue | turnover | sales.revenue
`);
const script = {
  model,
  values: [
    ["channel", "online"],
    ["channel", "branch"],
    ["branch", "Mere End"],
    ["branch", "B2"],
    ["reason", "Rival"],
    ["reason", "Closed Lost"],
    ["product", "Summer Hat"],
    ["product", "Winter Coat"],
    ["visitor", "returning"],
  ],
  rows: [["a", 1]],
} as const;
const sqlOf = statementsWith(script);

describe("D14: the name of a column where a value stands", () => {
  it.each([
    ["revenue in branches", "channel = 'branch'"],
    ["revenue in our branches in 2026", "channel = 'branch'"],
    ["in-branch revenue", "channel = 'branch'"],
    ["branch revenue vs online", "channel IN ('branch', 'online')"],
    ["sales because of a rival", "reason = 'Rival'"],
  ])("%s: is the value that another column has", async (question, condition) => {
    const sql = await sqlOf(question);
    expect(sql).toContain(condition);
    expect(sql).not.toMatch(/GROUP BY.*branch|SELECT (branch|rival)/);
  });

  it("a number behind it says which one", async () => {
    expect(await sqlOf("revenue in branch 2 in 2026")).toContain("branch = 'B2'");
  });

  it.each(["revenue by branch", "revenue by branch vs last year"])(
    "%s: groups by the column",
    async (question) => {
      const sql = await sqlOf(question);
      expect(sql).toContain("branch");
      expect(sql).not.toContain("channel");
    },
  );
});

describe("D14: words that are no value where they stand", () => {
  it("a time is no slip of a value", async () => {
    const sql = await sqlOf("sales closed last month");
    expect(sql).toContain("closed_on >=");
    expect(sql).not.toContain("Lost");
  });

  it.each(["revenue in summer", "winter revenue", "return on revenue"])(
    "%s: is asked back",
    async (question) => {
      const { queries, content } = await ask(question, script);
      expect(queries).toEqual([]);
      expect(content).toMatch(/summer|winter|return/);
    },
  );

  it("a season is a word of a product elsewhere", async () => {
    expect(await sqlOf("revenue of summer hats")).toContain("Summer Hat");
  });
});
