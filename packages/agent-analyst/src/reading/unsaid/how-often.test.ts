import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { ask } from "../../fixtures/asking.fixture.js";

const model = modelOf(`
view stays | Stays
  dimension time booked_on | Booked | | stays.booked_on
  measure count stay_count | Stays | | stays.stay_count
  measure count cancellations | Cancellations | | stays.cancellations
  measure number cancellation_rate | Cancellation rate | | stays.cancellation_rate
  measure count repairs | Repairs | | stays.repairs
`);
const saidOf = async (question: string): Promise<string> =>
  (await ask(question, { model, rows: [[7]] })).content;

describe("D14: how often", () => {
  it("names the rate that may be meant", async () => {
    expect(await saidOf("how often are there cancellations")).toContain(
      "I take “how often” as how many times; Cancellation rate is another figure.",
    );
  });

  it("says that it is a number of times in all, and is plain within a time", async () => {
    expect(await saidOf("how often are there repairs")).toContain("as how many times in all");
    expect(await saidOf("how often were there repairs last month")).not.toContain("how often");
  });
});
