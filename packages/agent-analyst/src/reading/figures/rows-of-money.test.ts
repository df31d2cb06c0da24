import { describe, expect, it } from "@jest/globals";
import type { DataModel } from "@embedded-analytics/domain";
import { modelOf } from "@embedded-analytics/testkit/models";
import { ask, statementsWith } from "../../fixtures/asking.fixture.js";
import { withFacts } from "../../fixtures/with-facts.fixture.js";

const plain = withFacts(
  modelOf(`
view flows | Flows of clients
  dimension string flow_no | Cash flow number | | flows.flow_no
  dimension string kind | Kind of cash flow | | flows.kind
  dimension string status | Status | | flows.status
  dimension string client | Client | | clients.client
  dimension time settled_on | Settled on | | flows.settled_on
  measure count flow_count | Number of cash flows | | flows.flow_count
  measure sum contributions | Contributions | | flows.contributions
  measure sum withdrawals | Withdrawals | | flows.withdrawals
view reviews | Reviews
  dimension string review_type | Review type | | reviews.review_type
  dimension string category | Category | | reviews.category
  dimension time due_on | Review due on | | reviews.due_on
  dimension time booked_for | Booked for | | reviews.booked_for
  dimension time held_on | Held on | | reviews.held_on
  measure count review_count | Reviews due | | reviews.review_count
  measure avg satisfaction | Average satisfaction | | reviews.satisfaction
view fee_ledger | Ledger
  dimension string invoice_no | Invoice number | | fees.invoice_no
  dimension string fee_type | Fee type | | fees.fee_type
  dimension string fee_status | Status of the fee | | fees.fee_status
  dimension time charged_on | Charged on | | fees.charged_on
  measure count invoice_count | Number of invoices | | fees.invoice_count
  measure sum charged | Fees charged | | fees.charged
view holdings | Holdings
  dimension string portfolio_no | Portfolio number | | holdings.portfolio_no
  dimension time held_at | Held at | | holdings.held_at
  measure sum cash_held | Cash held | | holdings.cash_held
`),
  {
    contributions: { format: "currency", unit: "GBP" },
    withdrawals: { format: "currency", unit: "GBP" },
    charged: { format: "currency", unit: "GBP" },
    cash_held: { format: "currency", unit: "GBP" },
    kind: { description: "CON contribution, WDR withdrawal" },
    satisfaction: { description: "Score from 1 to 10 that clients gave after the meeting" },
  },
);
const rows: Readonly<Record<string, object>> = {
  flow_count: { rows: [] },
  invoice_count: { rows: [] },
  review_count: { rows: [] },
  withdrawals: {
    rows: [
      { dimension: "kind", holds: "one_of", values: ["WDR"] },
      { dimension: "status", holds: "one_of", values: ["SET"] },
    ],
  },
};
const model: DataModel = {
  ...plain,
  cubes: plain.cubes.map((cube) => ({
    ...cube,
    ...(cube.name === "reviews" ? { defaultTime: "due_on" } : {}),
    members: cube.members.map((member) => ({ ...member, ...rows[member.name] })),
  })),
};
const script = {
  model,
  values: [
    ["status", "pending"],
    ["fee_status", "open"],
    ["kind", "WDR"],
    ["kind", "CON"],
    ["category", "Service delay"],
    ["category", "Fees"],
  ] as const,
  rows: [["a", 5]],
};
const sqlOf = statementsWith(script);

describe("D14: how many there are of what is money", () => {
  it.each([
    "how many withdrawals in 2025",
    "number of withdrawals in 2025",
    "withdrawals over £50k in 2025",
    "how many withdrawals of more than 50,000 pounds were settled in 2025",
  ])("%s: its rows are counted, by its filters", async (question) => {
    const sql = await sqlOf(question);
    expect(sql).toContain("flow_count");
    expect(sql).toContain("kind = 'WDR'");
    expect(sql).toContain("status = 'SET'");
    if (/50/.test(question)) expect(sql).toMatch(/MEASURE\(withdrawals\) > 50000/);
  });

  it("says what is counted", async () => {
    const { content } = await ask("how many withdrawals in 2025", script);
    expect(content).toContain("I count those that Withdrawals are of.");
  });

  it.each([
    ["withdrawals in 2025", "MEASURE(withdrawals)"],
    ["withdrawals by client", "MEASURE(withdrawals)"],
    ["how much did we withdraw in 2025", "MEASURE(withdrawals)"],
    ["how much did clients withdraw in 2025", "MEASURE(withdrawals)"],
    ["how much did clients of ours withdraw in 2025", "MEASURE(withdrawals)"],
    ["how much did clients contribute in 2025", "MEASURE(contributions)"],
  ])("%s is money", async (question, figure) => {
    expect(await sqlOf(question)).toContain(figure);
  });

  it("of another state than the figure is of it is asked back", async () => {
    const { queries } = await ask("pending withdrawals above £10,000", script);
    expect(queries).toEqual([]);
  });
});

describe("D14: things listed by what they come to", () => {
  it.each([
    "which invoices are over £1,500",
    "which fee invoices are over £1,500",
    "which invoices over £1,500 were charged in 2025",
    "which fee invoices over £1,500 are open",
  ])("%s", async (question) => {
    const sql = await sqlOf(question);
    expect(sql).toMatch(/^SELECT invoice_no|WITH/);
    expect(sql).toMatch(/charged\) > 1500/);
  });

  it.each(["fee invoices in 2025", "fee invoices by month in 2025"])(
    "%s: of no kind",
    async (question) => {
      const sql = await sqlOf(question);
      expect(sql).toContain("MEASURE(invoice_count)");
      expect(sql).not.toContain("fee_type");
    },
  );
});

describe("D14: times and groups that are meant", () => {
  it("what is booked for a time goes by that time", async () => {
    const sql = await sqlOf("reviews booked for next week");
    expect(sql).toContain("booked_for >= DATE");
    expect(sql).not.toContain("due_on >=");
  });

  it.each(["cash held in portfolios", "how has the cash held in portfolios changed since 2024"])(
    "%s: all of them together",
    async (question) => {
      const sql = await sqlOf(question);
      expect(sql).toContain("MEASURE(cash_held)");
      expect(sql).not.toContain("portfolio_no");
    },
  );

  it("clients are no score that clients gave", async () => {
    const alone = { ...model, cubes: model.cubes.filter(({ name }) => name === "reviews") };
    const { queries } = await ask("which clients have a review", { ...script, model: alone });
    expect(queries).toEqual([]);
  });

  it.each(["reviews not about service delay", "reviews that were not about service delay or fees"])(
    "%s: all others",
    async (question) => {
      expect(await sqlOf(question)).toMatch(/category (<>|NOT IN|!=)|NOT .*category/);
    },
  );

  it.each([
    "how many invoices did we send out in 2025",
    "how many invoices do we send out a month",
  ])("%s", async (question) => {
    expect(await sqlOf(question)).toContain("MEASURE(invoice_count)");
  });
});

describe("D14: a limit on each of what is money, in groups", () => {
  it.each(["fees over £150 by fee type in 2025", "fees of more than £150 by fee type in 2025"])(
    "%s: is asked back, and not what all of a group come to",
    async (question) => {
      const { queries, content } = await ask(question, script);
      expect(queries).toEqual([]);
      expect(content).toContain("I give none");
    },
  );

  it("fee types with fees over £150 are limited by all of theirs", async () => {
    expect(await sqlOf("fee types with fees charged over £150 in 2025")).toMatch(
      /MEASURE\(charged\) > 150/,
    );
  });
});
