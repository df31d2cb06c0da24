import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { statementsWith } from "../../fixtures/asking.fixture.js";

const model = modelOf(`
view stays | Stays
  dimension string lodge | Lodge
  dimension string sales_channel | Sales channel
  dimension string source | Source
  dimension boolean is_franchise | Franchise
  dimension time booked_on | Booked
  measure count stay_count | Stays
  measure sum turnover | Turnover
  measure number drop_rate | Cancellation rate
  measure number reply_ratio | Offer-to-reply ratio
`);
const sqlOf = statementsWith({ model, values: [["source", "web"]], rows: [["a", 5]] });

describe("D14: whose share of a figure is asked for, said before it", () => {
  it.each([
    ["franchise lodges share of turnover 2026", "share of turnover 2026 from franchise lodges"],
    ["franchise stays share of turnover", "share of turnover from franchise stays"],
    ["franchise lodges proportion of turnover", "proportion of turnover from franchise lodges"],
  ])("%s", async (question, plain) => {
    const sql = await sqlOf(question);
    expect(sql).toContain("is_franchise");
    expect(sql).toContain("AS share");
    expect(sql).toBe(await sqlOf(plain));
  });

  it.each(["sales channel share of turnover", "share of turnover by sales channel"])(
    "%s: a column's name is what the shares are listed by",
    async (question) => {
      expect(await sqlOf(question)).toContain("SELECT sales_channel");
    },
  );
});

describe("D14: rate, ratio and percentage are one word of a figure's name", () => {
  it.each([
    ["cancellation ratio by lodge", "MEASURE(drop_rate)"],
    ["cancellation percentage by lodge", "MEASURE(drop_rate)"],
    ["offer to reply rate by lodge", "MEASURE(reply_ratio)"],
    ["offer to reply percentage by lodge", "MEASURE(reply_ratio)"],
    ["offer to reply rate franchise vs the rest", "SELECT is_franchise, MEASURE(reply_ratio)"],
    ["cancellation ratio franchise stays vs the others", "SELECT is_franchise, MEASURE(drop_rate)"],
  ])("%s", async (question, part) => {
    expect(await sqlOf(question)).toContain(part);
  });

  it("of a figure that the model does not have it is asked back", async () => {
    expect(await sqlOf("complaint ratio by lodge")).toBe("");
  });
});
