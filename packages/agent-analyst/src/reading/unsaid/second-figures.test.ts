import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { ask, statementsWith } from "../../fixtures/asking.fixture.js";

const plain = modelOf(`
view boards | Boards
  dimension string state | State | | boards.state
  dimension string location | Location | | boards.location
  dimension string panel | Panel | | boards.panel
  dimension string sold_via | Sold via | | boards.sold_via
  dimension boolean is_lit | With light | | boards.is_lit
  dimension time booked_on | Booked on | | boards.booked_on
  measure count quotes_sent | Quotes sent | | boards.quotes_sent
  measure sum accepted_value | Accepted value | | boards.accepted_value
  measure sum revenue | Revenue | | boards.revenue
  measure count_distinct advertisers | Advertisers | | boards.advertisers
  measure number weekly_rate | Average weekly rate | | boards.weekly_rate
`);
const money = /^(accepted_value|revenue|weekly_rate)$/;
const model = {
  ...plain,
  cubes: plain.cubes.map((cube) => ({
    ...cube,
    members: cube.members.map((member) =>
      member.name === "state"
        ? { ...member, description: "NSW New South Wales, VIC Victoria, QLD Queensland" }
        : money.test(member.name)
          ? { ...member, format: "currency" as const, unit: "AUD" }
          : member,
    ),
  })),
};
const values = [
  ["state", "VIC"],
  ["state", "QLD"],
  ["location", "Victoria Street"],
  ["sold_via", "agency"],
] as const;
const script = { model, values, rows: [[3]] };
const sqlOf = statementsWith(script);

describe("D14: a figure that is not the one asked for", () => {
  it("money is no number of those", async () => {
    const { history } = await ask("how many quotes sent last month", script);
    const { queries } = await ask("and how many of those were accepted", { ...script, history });
    expect(queries.every(({ sqlQuery }) => sqlQuery?.includes("accepted_value") !== true)).toBe(
      true,
    );
  });

  it("how many quotes and how much revenue are two figures", async () => {
    const sql = await sqlOf("how many quotes sent and how much revenue last month");
    expect(sql).toContain("MEASURE(quotes_sent)");
    expect(sql).toContain("MEASURE(revenue)");
  });

  it("an average rate in money is no percentage", async () => {
    const { queries } = await ask(
      "what percentage of that weekly rate comes through agency",
      script,
    );
    expect(queries.every(({ sqlQuery }) => sqlQuery?.includes("weekly_rate") !== true)).toBe(true);
  });
});

describe("D14: what stands in a list of codes", () => {
  it.each([
    ["revenue in Victoria last month", "state = 'VIC'"],
    ["revenue in Queensland last month", "state = 'QLD'"],
  ])("%s: a place by its name, before a part of another one", async (question, part) => {
    expect(await sqlOf(question)).toContain(part);
  });
});

describe("D14: all of them, and both halves", () => {
  it("how many were on our panels: of all of them together", async () => {
    const sql = await sqlOf("how many advertisers were on our panels last month");
    expect(sql).toContain("MEASURE(advertisers)");
    expect(sql).not.toContain("GROUP BY");
  });

  it("with and without light: side by side", async () => {
    expect(await sqlOf("revenue with and without light last month")).toContain("SELECT is_lit, ");
  });
});
