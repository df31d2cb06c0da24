import { describe, expect, it } from "@jest/globals";
import type { Member } from "@embedded-analytics/domain";
import { modelOf } from "@embedded-analytics/testkit/models";
import { ask } from "../../fixtures/asking.fixture.js";

const bills = (owed: string): string => `
cube bills | Bills
  dimension string client | Client | |
  dimension time issued_on | Issued | |
  dimension time paid_on | Paid on | |
  measure count bill_count | Bills | |
  measure sum received | Fees received | |
  measure sum billed | Fees agreed | |
${owed}`;

const inEuros = (text: string) => {
  const plain = modelOf(text);
  const priced = (member: Member): Member =>
    member.aggregate === "sum" ? { ...member, unit: "EUR", rows: [] } : member;
  return {
    ...plain,
    cubes: plain.cubes.map((cube) => ({ ...cube, members: cube.members.map(priced) })),
  };
};

const asked = async (owed: string, question: string) => {
  const { queries, content } = await ask(question, { model: inEuros(bills(owed)), rows: [[1, 2]] });
  return { sql: queries[0]?.sqlQuery ?? "", content };
};

describe("D14: what unpaid ones come to", () => {
  it.each([
    "how many bills are not paid, and how much money is that?",
    "how many unpaid bills this year, and how much is that in all",
    "unpaid bills this year and what does that come to",
  ])("%s: not what was received of them", async (question) => {
    const { sql } = await asked("", question);
    expect(sql).toContain("MEASURE(bill_count)");
    expect(sql).toContain("MEASURE(billed)");
    expect(sql).not.toContain("MEASURE(received)");
  });

  it("what is left of them, where the model has it", async () => {
    const { sql } = await asked(
      "  measure sum outstanding | Outstanding | |\n",
      "how many bills are not paid, and how much money is that?",
    );
    expect(sql).toContain("MEASURE(outstanding)");
  });
});
