import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { ask, statementsWith } from "../../fixtures/asking.fixture.js";

const model = modelOf(`
view takings | Takings
  dimension string source | Source | | takings.source
  dimension string region | Region | | takings.region
  dimension time day | Day | | takings.day
  measure sum income | Income | | takings.income
`);
const values = [
  ["source", "Shop"],
  ["source", "Market"],
  ["region", "North"],
] as const;
const script = { model, values, rows: [["2026-01-01", 30, 0.3]] } as const;
const sqlOf = statementsWith(script);
const ofShop =
  /part AS \(SELECT .*source = 'Shop'.*\) SELECT .*NULLIF\(whole\.income, 0\) AS share/;

describe("D14: the share of a value", () => {
  it.each([
    "shop's share of income in each quarter of 2025",
    "share of shop in income by quarter",
    "shop share of income per month this year",
    "what share of income came from the shop each quarter",
    "share of shop income by month in 2025",
    "% of income from shop by quarter",
  ])("%s: in each step", async (question) => {
    const sql = await sqlOf(question);
    expect(sql).toMatch(ofShop);
    expect(sql).toMatch(/date_trunc\('(month|quarter)'/);
  });

  it.each([
    "shop's share of income by region",
    "share of shop in income by region",
    "what share of income came from the shop by region",
  ])("%s: in each group, and not the groups among it", async (question) => {
    const sql = await sqlOf(question);
    expect(sql).toMatch(ofShop);
    expect(sql).toMatch(/whole AS \(SELECT region, MEASURE\(income\)/);
  });

  it("shares of groups within a value stay so", async () => {
    expect(await sqlOf("share of income by region for shop")).not.toContain("whole AS");
  });

  it("a series names its ends, and no first one", async () => {
    const rows = [
      ["2025-01-01", 30, 0.3],
      ["2025-04-01", 50, 0.5],
      ["2025-07-01", 10, 0.1],
    ] as const;
    const { content } = await ask("shop's share of income by quarter in 2025", { ...script, rows });
    expect(content).toContain(
      "Income by quarter: the highest share is Q2 2025 with 50 %, the lowest Q3 2025 with 10 %.",
    );
  });
});

describe("D14: a percentage that is called by a value or a state", () => {
  const tickets = modelOf(`
view tickets | Tickets
  dimension string team | Team | | tickets.team
  dimension string priority | Priority | | tickets.priority
  dimension boolean reopened | Reopened | | tickets.reopened
  dimension time opened_at | Opened | | tickets.opened_at
  measure count ticket_count | Tickets | | tickets.ticket_count
`);
  const asked = statementsWith({
    model: tickets,
    values: [["priority", "urgent"]],
    rows: [["a", 30, 0.3]],
  });
  const ofEachTeam =
    /whole AS \(SELECT team, MEASURE\(ticket_count\) .* FROM tickets( WHERE opened_at.*)? GROUP BY 1/;

  it.each([
    "% urgent by team",
    "percent urgent per team",
    "percentage urgent by team this year",
    "% urgent tickets by team",
    "% reopened by team",
    "what % are urgent by team",
    "% of tickets urgent by team",
  ])("%s: of each group's own", async (question) => {
    expect(await asked(question)).toMatch(ofEachTeam);
  });

  it("shares of the groups are asked for by of", async () => {
    expect(await asked("share of urgent tickets by team")).not.toContain("whole AS");
  });
});

describe("D14: a rate has no parts", () => {
  const freight = modelOf(`
view freight | Freight
  dimension string carrier | Carrier | | freight.carrier
  dimension time delivered_at | Delivered | | freight.delivered_at
  measure count shipment_count | Shipments | | freight.shipment_count
  measure number on_time_rate | On-time rate | | freight.on_time_rate
`);
  const asked = statementsWith({ model: freight, rows: [["a", 0.3]] });

  it.each(["% delivered on time by carrier", "what percent is delivered on time per carrier"])(
    "%s",
    async (question) => {
      const sql = await asked(question);
      expect(sql).not.toContain("whole AS");
      expect(sql).toContain("MEASURE(on_time_rate)");
    },
  );
});

describe("D14: the share of several values together", () => {
  it.each([
    "share of income from the shop and the market",
    "% of income from shop and market",
    "what share of income came from shop or market in 2025",
  ])("%s: of all, and not of the two", async (question) => {
    const sql = await sqlOf(question);
    expect(sql).toMatch(/whole AS \(SELECT MEASURE\(income\) AS income FROM takings(?! WHERE source)/); // prettier-ignore
    expect(sql).toContain("source IN ('Shop', 'Market')");
  });

  it("those that are set against one another stand side by side", async () => {
    expect(await sqlOf("share of income shop vs market")).toContain("GROUP BY 1");
  });
});
