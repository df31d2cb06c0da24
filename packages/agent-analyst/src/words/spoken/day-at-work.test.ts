import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { ask, statementsWith } from "../../fixtures/asking.fixture.js";

const plain = modelOf(`
view jobs | Jobs
  dimension string engineer | Engineer | | jobs.engineer
  dimension string depot | Depot | | jobs.depot
  dimension string job_type | Job type | | jobs.job_type
  dimension string status | Job status | | jobs.status
  dimension time raised_at | Raised | | jobs.raised_at
  dimension time scheduled_for | Scheduled for | | jobs.scheduled_for
  dimension time arrived_at | Arrived | | jobs.arrived_at
  dimension time completed_at | Completed | | jobs.completed_at
  dimension boolean is_invoiced | Invoiced | | jobs.is_invoiced
  measure count job_count | Jobs | | jobs.job_count
  measure count completed_jobs | Completed jobs | | jobs.completed_jobs
  measure sum hours_on_site | Hours on site | | jobs.hours_on_site
view billing | Billing
  dimension string customer | Customer | | bills.customer
  dimension string depot | Depot | | bills.depot
  dimension string sold_by | Sold by | | bills.sold_by
  dimension string pay_method | Payment method | | bills.pay_method
  dimension string discount_reason | Discount reason | | bills.discount_reason
  dimension time issued_on | Invoice date | | bills.issued_on
  dimension time paid_on | Paid on | | bills.paid_on
  measure count invoice_count | Invoices | | bills.invoice_count
  measure count unpaid_count | Unpaid invoices | | bills.unpaid_count
  measure sum revenue | Revenue | sales | bills.revenue
  measure sum received | Payments received | | bills.received
  measure sum discounts | Discounts | | bills.discounts
view visits | Visits
  dimension string client | Client | | visits.client
  dimension time came_at | Visited at | | visits.came_at
  measure count visit_count | Visits | | visits.visit_count
view clients | Clients
  dimension string client | Client | | clients.client
  measure count client_count | Number of clients | | clients.client_count
`);
const descriptions: Readonly<Record<string, string>> = {
  job_type: "BRK breakdown, SVC service",
  status: "NEW not assigned yet, HLD on hold for parts, CMP completed",
};
const model = {
  ...plain,
  cubes: plain.cubes.map((cube) => ({
    ...cube,
    members: cube.members.map((member) => ({
      ...member,
      description: descriptions[member.name],
      ...(member.name === "hours_on_site" ? { unit: "hours" } : {}),
      ...(/^(revenue|received|discounts)$/.test(member.name)
        ? { format: "currency" as const, unit: "GBP" }
        : {}),
    })),
  })),
};
const values = [
  ["engineer", "Gary Pickles"],
  ["engineer", "Craig Booth"],
  ["job_type", "BRK"],
  ["status", "HLD"],
] as const;
const script = { model, values, rows: [[3]] } as const;
/** Asked on Saturday, 21 November 2026. */
const sqlOf = statementsWith(script);

describe("D14: what is planned, as people speak of it on the day before", () => {
  it.each([
    ["jobs tomorrow", "scheduled_for >= DATE '2026-11-22'"],
    ["how many jobs have we got on tomorrow", "scheduled_for >= DATE '2026-11-22'"],
    ["jobs booked for friday", "scheduled_for >= DATE '2026-11-27'"],
    ["what's Gary Pickles got on friday", "scheduled_for >= DATE '2026-11-27'"],
    ["what did Gary Pickles do on friday", "raised_at >= DATE '2026-11-20'"],
  ])("%s", async (question, condition) => {
    expect(await sqlOf(question)).toContain(condition);
  });
});

describe("D14: how things are counted that are named by their kind alone", () => {
  it.each([
    ["breakdowns in october", "MEASURE(job_count)"],
    ["jobs waiting for parts", "status = 'HLD'"],
    ["jobs done in october", "MEASURE(completed_jobs)"],
    ["jobs finished in october", "completed_at >= DATE '2026-10-01'"],
    ["jobs not invoiced", "is_invoiced"],
    ["which jobs still need an engineer", "engineer IS NULL"],
    ["how many invoices haven't been paid yet", "MEASURE(unpaid_count)"],
  ])("%s", async (question, part) => {
    expect(await sqlOf(question)).toContain(part);
  });

  it("takes no hours where only a kind is named, and the hours where they are asked for", async () => {
    expect(await sqlOf("breakdowns in october")).not.toContain("hours_on_site");
    expect(await sqlOf("hours on site for breakdowns in october")).toContain("hours_on_site");
  });
});

describe("D14: who and what is best, where the model knows what is earned", () => {
  it.each([
    ["top 5 customers", /^SELECT customer, MEASURE\(revenue\).* LIMIT 5$/],
    ["who's our biggest customer", /^SELECT customer, MEASURE\(revenue\)/],
    ["best depot last month", /^SELECT depot, MEASURE\(revenue\)/],
    ["are we up on last year", /MEASURE\(revenue\)/],
    ["top 5 customers by invoices", /^SELECT customer, MEASURE\(invoice_count\)/],
  ])("%s", async (question, sql) => {
    expect(await sqlOf(question)).toMatch(sql);
  });

  it("says by what", async () => {
    expect((await ask("top 5 customers", script)).content).toContain("I read “top 5 customers” as Revenue"); // prettier-ignore
  });
});

describe("D14: money as people speak of it", () => {
  it.each([
    ["sales by month", "date_trunc('month', issued_on)"],
    ["money in in october", "MEASURE(received)"],
    ["payments in october", "MEASURE(received)"],
    ["discounts given by reason", "SELECT discount_reason, MEASURE(discounts)"],
    ["revenue split by how people paid", "SELECT pay_method, MEASURE(revenue)"],
  ])("%s", async (question, part) => {
    expect(await sqlOf(question)).toContain(part);
  });

  it("takes wages for no payment of a bill", async () => {
    const { queries, content } = await ask("wages bill for october", script);
    expect(queries).toEqual([]);
    expect(content).toContain("I know nothing called “wages”");
  });
});

describe("D14: when there is most to do", () => {
  it.each([
    ["which day is Gary Pickles busiest", "dayname(raised_at)"],
    ["what time are we quietest", "hour(raised_at)"],
    ["which day was busiest", "date_trunc('day', raised_at)"],
    ["which day is busiest next week", "date_trunc('day', scheduled_for)"],
  ])("%s", async (question, part) => {
    expect(await sqlOf(question)).toContain(part);
  });
});

describe("D14: who has not come", () => {
  it.each([
    ["clients who haven't been in for six months", "came_at >= DATE '2026-05-"],
    ["how many clients haven't been in for over a year", "came_at >= DATE '2025-11-"],
    ["clients who haven't been in since May", "came_at >= DATE '2026-05-01'"],
  ])("%s", async (question, part) => {
    const sql = await sqlOf(question);
    expect(sql).toContain("NOT IN (SELECT client FROM visits");
    expect(sql).toContain(part);
  });
});

describe("D11: she and he are those that were spoken of before", () => {
  it("keeps who it was", async () => {
    const { history } = await ask("jobs of Gary Pickles in october", script);
    const { queries } = await ask("and how many did he do in september", { ...script, history });
    expect(queries[0]?.sqlQuery).toContain("engineer = 'Gary Pickles'");
    expect(queries[0]?.sqlQuery).toContain("raised_at >= DATE '2026-09-01'");
  });

  it("is asked back where nobody was", async () => {
    expect((await ask("how many jobs did she do in september", script)).queries).toEqual([]);
  });
});
