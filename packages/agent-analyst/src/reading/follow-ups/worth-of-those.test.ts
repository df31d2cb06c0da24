import { describe, expect, it } from "@jest/globals";
import type { Member } from "@embedded-analytics/domain";
import { modelOf } from "@embedded-analytics/testkit/models";
import { ask } from "../../fixtures/asking.fixture.js";

const plain = modelOf(`
view payments | Payments
  dimension string status | Status | | payments.status
  dimension number amount | Amount | | payments.amount
  dimension time made_on | Made | | payments.made_on
  measure count payments | Payments | | payments.payments
  measure count declined | Declined payments | | payments.declined
  measure count held | Held payments | | payments.held
  measure count_distinct receipts | Receipts | | payments.receipts
  measure sum volume | Processed volume | | payments.volume
`);
const more: Readonly<Record<string, Partial<Member>>> = {
  amount: { unit: "EUR" },
  volume: { unit: "EUR", rows: [{ dimension: "status", holds: "one_of", values: ["ok"] }] },
  declined: { rows: [{ dimension: "status", holds: "one_of", values: ["DEC"] }] },
  receipts: { rows: [] },
};
const model = {
  ...plain,
  cubes: plain.cubes.map((cube) => ({
    ...cube,
    members: cube.members.map((member) => ({ ...member, ...more[member.name] })),
  })),
};
const script = { model, rows: [[3]] } as const;
const worthAfter = async (first: string, next: string): Promise<string | undefined> => {
  const { history } = await ask(first, script);
  return (await ask(next, { ...script, history })).queries[0]?.sqlQuery;
};

describe("D11, D14: what those that were counted come to", () => {
  it.each(["how much money is that", "how much is that in total", "and what do they come to"])(
    "%s: of the rows that were counted, by an amount that leaves none of them out",
    async (question) => {
      expect(await worthAfter("how many declined payments", question)).toBe(
        "SELECT SUM(amount) AS sum_amount FROM payments WHERE status = 'DEC'",
      );
    },
  );

  it("of different ones that were counted", async () => {
    expect(await worthAfter("how many receipts", "how much money is that in total?")).toContain(
      "MEASURE(volume)",
    );
  });

  it("is asked back where the model does not tell which rows were counted", async () => {
    expect(await worthAfter("how many held payments", "how much money is that?")).toBeUndefined();
  });
});
