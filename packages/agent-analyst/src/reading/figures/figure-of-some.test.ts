import { describe, expect, it } from "@jest/globals";
import type { Member } from "@embedded-analytics/domain";
import { modelOf } from "@embedded-analytics/testkit/models";
import { ask, statementsWith } from "../../fixtures/asking.fixture.js";

type RowsCounted = NonNullable<Member["rows"]>[number];

const plain = modelOf(`
view ledger | Bills
  dimension string state | State | | bills.state
  dimension time paid_on | Paid | | bills.paid_on
  dimension time billed_on | Billed | | bills.billed_on
  dimension boolean is_disputed | Disputed | | bills.is_disputed
  dimension number days | Days of delay | | bills.days
  measure count bill_count | Bills | | bills.bill_count
  measure count rejected | Rejected bills | | bills.rejected
  measure count paid | Paid bills | | bills.paid
  measure count disputed | Disputed bills | | bills.disputed
  measure count waived | Waived bills | | bills.waived
  measure count doubtful | Doubtful bills | | bills.doubtful
  measure sum amount | Net amount | | bills.amount
  measure avg average_amount | Average amount | | bills.average_amount
`);

const row = (dimension: string, holds: RowsCounted["holds"], ...values: readonly string[]) => [
  { dimension, holds, values },
];
const rows: Readonly<Record<string, readonly RowsCounted[]>> = {
  bill_count: [],
  rejected: row("state", "one_of", "REJ", "RET"),
  paid: row("paid_on", "filled"),
  disputed: row("is_disputed", "true"),
  // By a column that the view does not show.
  waived: row("waived_by", "filled"),
};
const model = {
  ...plain,
  cubes: plain.cubes.map((cube) => ({
    ...cube,
    members: cube.members.map((member) => ({
      ...member,
      ...(rows[member.name] && { rows: rows[member.name] }),
    })),
  })),
};
const script = { model, values: [["state", "REJ"]] as const, rows: [[3]] };
const sqlOf = statementsWith(script);

describe("D14: a figure of those that another figure counts", () => {
  it.each([
    ["net amount of rejected bills", "state IN ('REJ', 'RET')"],
    ["net amount of the rejected bills in 2025", "state IN ('REJ', 'RET')"],
    ["average amount of paid bills", "paid_on IS NOT NULL"],
    ["average amount for disputed bills", "WHERE is_disputed"],
    ["net amount of rejected bills by month", "state IN ('REJ', 'RET')"],
  ])("%s: is of these rows alone", async (question, condition) => {
    const sql = await sqlOf(question);
    expect(sql).toContain(condition);
    expect(sql).not.toMatch(/MEASURE\((?:rejected|paid|disputed)\)/);
  });

  it("of all there are, nothing is limited", async () => {
    expect(await sqlOf("net amount of bills")).toBe("SELECT MEASURE(amount) AS amount FROM ledger");
  });

  it.each(["net amount of doubtful bills", "net amount of waived bills"])(
    "%s: where the model does not tell which rows these are, it is asked back",
    async (question) => {
      const { content } = await ask(question, script);
      expect(content).toContain("I did not understand");
      expect(content).not.toContain("is 3");
    },
  );

  it.each(["net amount and rejected bills", "rejected bills and net amount by month"])(
    "%s: figures side by side stay so",
    async (question) => {
      const sql = await sqlOf(question);
      expect(sql).toContain("MEASURE(amount)");
      expect(sql).toContain("MEASURE(rejected)");
    },
  );

  it("what is asked for is never left out for what it is of", async () => {
    const { content } = await ask("delay of rejected bills", script);
    expect(content).not.toMatch(/Rejected bills: 3/);
  });
});
