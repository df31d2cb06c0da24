import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { ask, statementsWith } from "../../fixtures/asking.fixture.js";
import { withFacts } from "../../fixtures/with-facts.fixture.js";

const model = withFacts(
  modelOf(`
view rides | Rides
  dimension string depot | Depot | | depots.depot
  dimension boolean is_late | Late | | rides.is_late
  measure count ride_count | Rides | | rides.ride_count
  measure sum fares | Fares | | rides.fares
view complaints | Complaints
  dimension string depot | Depot | | depots.depot
  dimension number ride_id | Ride number | | rides.id
  measure count complaint_count | Complaints | | complaints.complaint_count
  measure sum complained_sum | Complained sum | complaints sum | complaints.complained_sum
`),
  { fares: { format: "currency", unit: "EUR" } },
);
const script = { model, values: [], rows: [["a", 0.5]] };
const sqlOf = statementsWith(script);

describe("D14: a limit on a share of each", () => {
  it.each([
    "depots with more than 10 percent late rides",
    "depots where more than 10% of the rides were late",
  ])("%s: of the rows of each of them", async (question) => {
    const { content, queries } = await ask(question, script);
    const sql = queries[0]?.sqlQuery ?? "";
    expect(sql).toMatch(/^WITH shares AS \(WITH whole AS /);
    expect(sql).toContain("WHERE depot IS NOT NULL AND share > 0.1");
    expect(content).toContain("share > 10 %");
  });

  it("two figures of two cubes are divided", async () => {
    const sql = await sqlOf("depots with complaints on more than 4 percent of their rides");
    expect(sql).toContain("MEASURE(complaint_count)");
    expect(sql).toContain("MEASURE(ride_count)");
    expect(sql).toContain("> 0.04");
  });

  it("a part of all of them is said to be one", async () => {
    const { content } = await ask("depots with more than 20 percent of fares", script);
    expect(content).toContain("I take the share as that of each in all of them together.");
  });

  it.each(["depots with more than 10 percent rides", "depots with more than 10 percent discount"])(
    "%s: is asked back",
    async (question) => {
      expect(await sqlOf(question)).toBe("");
    },
  );

  it("what is no share of anything is no share among its groups", async () => {
    expect(await sqlOf("complaints as a percentage of depots by ride number")).toBe("");
  });

  it("what follows asks the same of other rows", async () => {
    const first = await ask("depots with more than 10 percent late rides", script);
    const next = await ask("and more than 10 percent late rides by depot?", { ...script, history: first.history }); // prettier-ignore
    expect(next.queries.every(({ sqlQuery = "" }) => !sqlQuery.includes("> 10"))).toBe(true);
  });
});
