import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { ask } from "../../fixtures/asking.fixture.js";

const model = modelOf(`
cube stays | Stays
  dimension string lodge | Lodge
  dimension time arrival | Arrival
  dimension time called_off | Cancelled on
  dimension time leaving | Stay end
  measure count stay_count | Stays | arrivals
  measure count cancellations | Cancellations
cube outings | Outings
  dimension time leaves_on | Departure
  measure count outing_count | Outings
  measure count cancelled_outings | Cancelled outings
`);
const script = { model, values: [["lodge", "Tarn"]], rows: [[1]] } as const;

describe("D14: what is to come", () => {
  it.each(["arrivals tomorrow", "stays next week", "how many stays at Tarn tomorrow"])(
    "%s: without the cancelled ones, which is said",
    async (question) => {
      const { content, queries } = await ask(question, script);
      expect(queries[0]?.sqlQuery).toContain("called_off IS NULL");
      expect(content).toContain("I leave out cancelled ones, which have a time in Cancelled on.");
    },
  );

  it.each([
    "stays last week",
    "stays in October",
    "stays that end in December",
    "cancellations next week",
  ])("%s: nothing is left out", async (question) => {
    const { queries } = await ask(question, script);
    expect(queries[0]?.sqlQuery ?? "").not.toContain("called_off IS NULL");
  });

  it("says that cancelled ones are in where only a figure counts them", async () => {
    const { content } = await ask("outings tomorrow", script);
    expect(content).toContain("Cancelled ones are in as well");
  });
});

describe("D14: figures that leave cancelled ones out by themselves", () => {
  it("says nothing of them", async () => {
    const own = {
      ...model,
      cubes: model.cubes.map((cube) => ({
        ...cube,
        members: cube.members.map((member) =>
          member.name === "outing_count"
            ? { ...member, description: "Cancelled ones left out" }
            : member,
        ),
      })),
    };
    const { content } = await ask("outings tomorrow", { ...script, model: own });
    expect(content).not.toContain("ancelled ones");
  });
});
