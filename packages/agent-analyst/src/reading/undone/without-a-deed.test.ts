import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { ask, statementsWith } from "../../fixtures/asking.fixture.js";

const model = modelOf(`
cube letters | Letters
  dimension string town | Town | |
  dimension string clerk | Clerk | |
  dimension number pages | Pages | |
  dimension time sent_on | Sent | |
  dimension time written_on | Tenant replied | |
  dimension time checked_on | Verified | |
  measure count letter_count | Letters | |
  measure number reply_rate | Reply rate | |
view repairs | Repairs
  dimension string flat | Flat | | flats.flat
  dimension time booked_on | Booked | | repairs.booked_on
  measure count booking_count | Bookings | | repairs.booking_count
cube flats | Flats
  dimension string flat | Flat | |
  measure count flat_count | Flats | |
`);
const script = { model, values: [["town", "Leeds"]], rows: [[1]] } as const;
const sqlOf = statementsWith(script);

describe("D14: without what a time says that it was done", () => {
  it.each([
    "letters without reply",
    "letters with no reply",
    "letters w/o a reply",
    "letters that have no reply",
    "letters without an answer",
    "unanswered letters",
    "letters waiting for a reply",
    "letters not replied to",
    "letters without a response in Leeds",
  ])("%s", async (question) => {
    const sql = await sqlOf(question);
    expect(sql).toContain("MEASURE(letter_count)");
    expect(sql).toContain("written_on IS NULL");
  });

  it("by the noun of the verb", async () => {
    expect(await sqlOf("letters without verification")).toContain("checked_on IS NULL");
  });

  it("and no time of what the model has a name for", async () => {
    const sql = await sqlOf("flats without a booking");
    expect(sql).toContain("flat NOT IN (SELECT flat FROM repairs");
  });

  it("of what somebody has not done, which is no order to do it", async () => {
    const { content, queries } = await ask("letters the clerk has not verified", script);
    expect(content).not.toContain("I change nothing");
    expect(queries[0]?.sqlQuery).toContain("checked_on IS NULL");
  });
});

describe("D14: what is lacking, where a figure has the noun as well", () => {
  const replies = modelOf(`
view feedback | Feedback
  dimension number stars | Stars | | reviews.stars
  dimension time reviewed_at | Reviewed at | | reviews.reviewed_at
  dimension time replied_at | Seller replied | | reviews.replied_at
  measure count review_count | Reviews | | reviews.review_count
  measure count replied_count | Replied | | reviews.replied_count
  measure number reply_rate | Reply rate | | reviews.reply_rate
`);
  it.each(["reviews without reply", "reviews that have no reply"])("%s", async (question) => {
    const { queries } = await ask(question, { model: replies, rows: [[3]] });
    expect(queries.at(-1)?.sqlQuery).toContain("replied_at IS NULL");
  });
});
