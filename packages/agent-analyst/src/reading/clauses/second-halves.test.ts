import { describe, expect, it } from "@jest/globals";
import type { Member } from "@embedded-analytics/domain";
import { modelOf } from "@embedded-analytics/testkit/models";
import { ask } from "../../fixtures/asking.fixture.js";

const plain = modelOf(`
view ledger | Bills
  dimension string state | State | | bills.state
  dimension string site | Site | | bills.site
  dimension string agent | Agent | | bills.agent
  dimension time billed_on | Billed | | bills.billed_on
  dimension boolean is_disputed | Disputed | | bills.is_disputed
  dimension number speed | Top speed | | bills.speed
  dimension number amount | Amount of a bill | | bills.amount
  measure count bill_count | Bills | | bills.bill_count
  measure count rejected | Rejected bills | | bills.rejected
  measure count doubtful | Doubtful bills | | bills.doubtful
  measure sum net | Net amount | | bills.net
  measure max top_amount | Largest bill | | bills.top_amount
`);
const rows: Readonly<Record<string, NonNullable<Member["rows"]>>> = {
  bill_count: [],
  net: [],
  rejected: [{ dimension: "state", holds: "one_of", values: ["REJ"] }],
};
const withRows = (own: typeof rows) => ({
  ...plain,
  cubes: plain.cubes.map((cube) => ({
    ...cube,
    members: cube.members.map((member) => ({
      ...member,
      ...(own[member.name] && { rows: own[member.name] }),
      ...(member.name === "net" && { format: "currency" as const, unit: "EUR" }),
    })),
  })),
});
const model = withRows(rows);
const asked = async (question: string, of = model) => {
  const script = { model: of, values: [["state", "REJ"]] as const, rows: [["a", 3, 5]] };
  const { queries, content } = await ask(question, script);
  return { sql: queries[0]?.sqlQuery ?? "", content };
};

describe("D14: what they come to stands beside how many they are", () => {
  it.each([
    "disputed bills and what they come to",
    "disputed bills and their amount",
    "how many disputed bills and what do they add up to",
    "disputed bills, and how much they are worth",
    "disputed bills and their total value",
  ])("%s", async (question) => {
    const { sql } = await asked(question);
    expect(sql).toContain("MEASURE(bill_count) AS bill_count, MEASURE(net) AS net");
    expect(sql).toContain("is_disputed");
  });

  it("those of a figure of some rows come to the money of these rows", async () => {
    const { sql } = await asked("rejected bills and their amount");
    expect(sql).toContain("MEASURE(net)");
    expect(sql).toContain("WHERE state = 'REJ'");
  });

  it.each(["disputed bills by site and amount", "disputed bills and their amount by site"])(
    "%s: in each group",
    async (question) => {
      const { sql } = await asked(question);
      expect(sql).toContain("SELECT site, MEASURE(bill_count) AS bill_count, MEASURE(net)");
    },
  );

  it("an amount that was asked for is given already", async () => {
    const { sql } = await asked("net amount by site and the amounts");
    expect(sql).toContain("SELECT site, MEASURE(net) AS net FROM");
  });

  it("is asked back where the model does not tell which rows they are", async () => {
    const { sql, content } = await asked("doubtful bills and what they come to");
    expect(sql).toBe("");
    expect(content).toContain("what they come to");
  });
});

describe("D14: the end of a figure and whose it is", () => {
  it("is asked as one question", async () => {
    expect((await asked("largest bill and who it was")).sql).toContain(
      "SELECT agent, MEASURE(top_amount)",
    );
  });

  it("an average is nobody's own", async () => {
    const { sql, content } = await asked("top speed and who it was");
    expect(sql).toBe("");
    expect(content).toContain("who it was");
  });
});
