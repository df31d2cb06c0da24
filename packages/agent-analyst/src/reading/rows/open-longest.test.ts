import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { ask, statementsWith } from "../../fixtures/asking.fixture.js";

const plain = modelOf(`
view tickets | Tickets
  dimension string ticket_no | Ticket | | tickets.ticket_no
  dimension string customer | Customer | | customers.customer
  dimension string region | Region | | customers.region
  dimension time reported_at | Reported | | tickets.reported_at
  dimension time cleared_at | Cleared | | tickets.cleared_at
  measure count ticket_count | Tickets | faults | tickets.ticket_count
view billing | Billing
  dimension string region | Region | | customers.region
  dimension string customer | Customer | | customers.customer
  dimension time issued_on | Issued | | bills.issued_on
  measure count bill_count | Bills | invoices | bills.bill_count
  measure sum revenue | Revenue | | bills.revenue
`);
const hints: Readonly<Record<string, object>> = {
  cleared_at: { description: "Empty while the ticket is open" },
  revenue: { format: "currency", unit: "EUR" },
};
const model = {
  ...plain,
  cubes: plain.cubes.map((cube) => ({
    ...cube,
    ...(cube.name === "tickets" ? { defaultTime: "reported_at" } : {}),
    members: cube.members.map((member) => ({ ...member, ...hints[member.name] })),
  })),
};
const script = { model, values: [["region", "Moor"]] as const, rows: [["T1", "2026-08-26"]] };
const sqlOf = statementsWith(script);
const first = "ORDER BY 2 ASC NULLS LAST, 1 LIMIT 1";

describe("D14: what is open the longest", () => {
  it.each([
    ["which ticket has been open the longest", first],
    ["which ticket has been open for the longest time", first],
    ["oldest open ticket", first],
    ["3 oldest open tickets", "LIMIT 3"],
    ["which customer has a ticket open the longest", "SELECT customer"],
    [
      "which ticket has been open for the longest time, and whose is it?",
      "SELECT ticket_no, customer",
    ],
  ])("%s", async (question, part) => {
    const sql = await sqlOf(question);
    expect(sql).toContain("MIN(reported_at)");
    expect(sql).toContain("cleared_at IS NULL");
    expect(sql).toContain(part);
  });

  it("says by what", async () => {
    const { content } = await ask("oldest open ticket", script);
    expect(content).toContain("by Reported");
    expect(content).not.toContain("You named no measure");
  });

  it("is asked back where nothing is open, or no such time is known", async () => {
    expect(await sqlOf("oldest unpaid bill")).toBe("");
  });
});

describe("D14: the average of things that come to an amount", () => {
  it.each(["average bill by region", "avg invoice of Moor", "what is our average invoice in 2026"])(
    "%s: the money, divided by how many there are",
    async (question) => {
      const { queries, content } = await ask(question, script);
      expect(queries[0]?.sqlQuery).toContain("MEASURE(revenue) / NULLIF(MEASURE(bill_count), 0)");
      expect(content).toContain("I take the average as Revenue, divided by Bills.");
    },
  );

  it.each(["average ticket by region", "average bill per customer"])(
    "%s: another average",
    async (question) => {
      expect(await sqlOf(question)).not.toMatch(/revenue\) \/ NULLIF\(MEASURE\(bill_count/);
    },
  );
});

describe("D14: two months that follow each other", () => {
  const months = {
    ...script,
    rows: [
      ["August 2026", 26],
      ["July 2026", 30],
    ],
  };
  it("are given together as well", async () => {
    const { content } = await ask("tickets in July and August 2026", months);
    expect(content).toContain("Together that is 56.");
  });

  it("are not where they are compared", async () => {
    const { content } = await ask("tickets in August 2026 compared with July 2026", months);
    expect(content).not.toContain("Together");
  });
});
