import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { ask, statementsWith } from "../../fixtures/asking.fixture.js";

const model = modelOf(`
cube dogs | Dogs
  dimension number id | Dog number
  dimension string dog | Name of the dog
  dimension string breed | Breed
  measure count dog_count | Dogs
view stays | Stays
  dimension number dog_id | Dog number | | stays.dog_id
  dimension string dog | Name of the dog | | dogs.dog
  dimension string walker | Walker | | stays.walker
  dimension number stay_id | Stay number | | stays.id
  dimension time arrived_on | Arrived | | stays.arrived_on
  measure count stay_count | Stays | | stays.stay_count
  measure count open_stays | Open stays | | stays.open_stays
`);
const script = { model, values: [["walker", "Ada Berg"]] as const, rows: [[3, 0.4196]] };
const sqlOf = statementsWith(script);

const all = "SELECT MEASURE(dog_count) AS dog_count FROM dogs";

describe("D14: the share of things that have, or did, something", () => {
  it.each([
    "share of dogs with a stay",
    "what share of dogs have a stay",
    "percentage of dogs that had a stay",
    "what percentage of our dogs has a stay",
    "share of the dogs having a stay?",
  ])("%s: by key, of all in the list", async (question) => {
    const sql = await sqlOf(question);
    expect(sql).toContain(`WITH whole AS (${all})`);
    expect(sql).toContain(
      "id IN (SELECT dog_id FROM stays WHERE dog_id IS NOT NULL GROUP BY 1 HAVING MEASURE(stay_count) > 0)",
    );
  });

  it("is one figure, and says how it was found", async () => {
    const { content } = await ask("share of dogs with a stay", script);
    expect(content).toContain("41.96 % of Dogs, which is 3.");
    expect(content).toContain("I take those whose Dog number has any Stays in Stays.");
  });

  it("a time is of what they have", async () => {
    const sql = await sqlOf("share of dogs with a stay last month");
    expect(sql).toContain(`WITH whole AS (${all})`);
    expect(sql).toContain("arrived_on >= DATE '2026-10-01'");
  });

  it("of those that have none, the others", async () => {
    expect(await sqlOf("share of dogs without a stay")).toContain("id NOT IN (SELECT dog_id");
  });

  it.each(["share of walkers with a stay", "share of dogs with a passport"])(
    "%s: of which nothing lists them all, or has the other, is asked back",
    async (question) => {
      expect(await sqlOf(question)).toBe("");
    },
  );

  it("what is asked for in groups is", async () => {
    expect(await sqlOf("share of stays by walker")).toContain("GROUP BY 1");
  });
});

describe("D14: a rate is no answer for what it leaves", () => {
  it("share of no-shows of a Show-up rate", async () => {
    const shows = statementsWith({
      rows: [[1]],
      model: modelOf(`
view tickets | Tickets
  dimension string event | Event | | tickets.event
  measure number show_up_rate | Show-up rate | | tickets.show_up_rate
  measure count no_shows | No-shows | | tickets.no_shows
  measure count ticket_count | Tickets | | tickets.ticket_count
`),
    });
    expect(await shows("share of no-shows")).not.toContain("show_up_rate");
  });
});
