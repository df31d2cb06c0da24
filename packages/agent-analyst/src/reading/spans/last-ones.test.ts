import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { ask, statementsWith } from "../../fixtures/asking.fixture.js";

const plain = modelOf(`
view seats | Seats
  dimension time sold_at | Sold | | seats.sold_at
  dimension string concert | Concert | | concerts.concert
  measure count seat_count | Seats | | seats.seat_count
view evenings | Evenings
  dimension time starts_at | Start of the recital | | evenings.starts_at
  dimension string concert | Concert | | concerts.concert
  dimension string hall | Hall | | halls.hall
  measure count evening_count | Recitals | | evenings.evening_count
view lending | Lending
  dimension time lent_at | Checked out | | loans.lent_at
  dimension string instrument | Instrument | | instruments.instrument
  dimension string pupil | Pupil | | pupils.pupil
  measure count loan_count | Loans | borrowings | loans.loan_count
  measure count_distinct pupil_count | Pupils with a loan | | loans.pupil_count
view orders | Orders
  dimension string order_no | Order number | | orders.order_no
  dimension time ordered_on | Ordered | | orders.ordered_on
  dimension time shipped_on | Shipped | | orders.shipped_on
  dimension string client | Client | | orders.client
  dimension number fee | Fee | | orders.fee
  measure count order_count | Orders | | orders.order_count
`);
const hints: Readonly<Record<string, object>> = {
  pupil_count: { description: "Different pupils who took something home" },
  fee: { format: "currency" },
};
const defaults: Readonly<Record<string, string>> = { seats: "sold_at", evenings: "starts_at", lending: "lent_at", orders: "ordered_on" }; // prettier-ignore
const model = {
  ...plain,
  cubes: plain.cubes.map((cube) => ({
    ...cube,
    defaultTime: defaults[cube.name] ?? "",
    members: cube.members.map((member) => ({ ...member, ...hints[member.name] })),
  })),
};
const values = [
  ["concert", "Winter Songs"],
  ["concert", "The Last Rose"],
  ["pupil", "Ada Berg"],
  ["client", "North Quay Inn"],
] as const;
const sqlOf = statementsWith({ model, values, rows: [["a", 1]] });

describe("D14: the last one, as a clause asks for it", () => {
  it.each([
    ["when and where was Winter Songs last recited?", "hall, MAX(starts_at)", "concert = 'Winter Songs'"], // prettier-ignore
    ["when was Winter Songs last recited", "MAX(starts_at)", "concert = 'Winter Songs'"],
    ["what was the last thing that Ada Berg took home, and on which day?", "instrument, pupil, MAX(lent_at)", "pupil = 'Ada Berg'"], // prettier-ignore
    ["what did Ada Berg last borrow", "instrument, pupil, MAX(lent_at)", "pupil = 'Ada Berg'"],
    ["what was the last order that North Quay Inn gave us", "SELECT order_no", "client = 'North Quay Inn'"], // prettier-ignore
    ["what was the last order that North Quay Inn gave us, and what did it cost?", "fee, MAX(ordered_on)", "LIMIT 1"], // prettier-ignore
    ["what was the last order that we shipped", "MAX(shipped_on)", "LIMIT 1"],
  ])("%s", async (question, figure, condition) => {
    const sql = await sqlOf(question);
    expect(sql).toContain(figure);
    expect(sql).toContain(condition);
  });

  it.each([
    "what was the last order that we painted",
    "what was the last order that North Quay Inn gave us, and what did it weigh",
  ])("%s: asked back", async (question) => {
    expect(await sqlOf(question)).not.toContain("LIMIT 1");
  });

  it.each(["seats of Winter Songs last", "when and where was Winter Songs last torn"])(
    "%s: `last` is no part of a name",
    async (question) => {
      const { queries } = await ask(question, { model, values, rows: [["a", 1]] });
      expect(JSON.stringify(queries)).not.toContain("last'");
      expect(JSON.stringify(queries)).not.toContain("Last");
    },
  );

  it("is one where it is a part of the name that is said", async () => {
    expect(await sqlOf("seats for the last rose")).toContain("'The Last Rose'");
  });
});
