import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { ask } from "../../fixtures/asking.fixture.js";

const people = `
cube guests | Guests
  dimension number id | ID
  dimension string name | Name
  dimension string town | Town
  dimension time born_on | Date of birth
  measure count guest_count | Guests`;
const model = modelOf(people);
const withVisits = modelOf(`${people}
view diary | Diary
  dimension string name | Guest | | guests.name
  dimension time came_at | Arrival | | visits.came_at
  measure count visit_count | Visits | | visits.visit_count
`);
const asked = async (question: string, of = model) => {
  const { queries, content } = await ask(question, { model: of, values: [], rows: [["a", 1]] });
  return { sql: queries[0]?.sqlQuery ?? "", content };
};

describe("D14: when somebody came is not when they began", () => {
  it.each([
    "how many guests came yesterday",
    "guests here yesterday",
    "guests that came last week",
    "how many guests were active last month",
    "how many guests showed up yesterday",
  ])("%s is asked back where their only time is that of their birth", async (question) => {
    const { sql, content } = await asked(question);
    expect(sql).toBe("");
    expect(content).toContain("did not understand");
  });

  it.each(["how many guests came yesterday", "how many guests were here last week"])(
    "%s: by their visits, which is said",
    async (question) => {
      const { sql, content } = await asked(question, withVisits);
      expect(sql).toContain("FROM diary");
      expect(sql).toContain("came_at >=");
      expect(content).toContain("I read “");
    },
  );

  it.each(["guests born last year", "how many guests were born in 1990", "guests by town"])(
    "%s is answered",
    async (question) => {
      expect((await asked(question)).sql).not.toBe("");
    },
  );
});

describe("D14: how often somebody does something", () => {
  it.each([
    "how often do guests complain",
    "how often do the guests come",
    "how often do our guests eat",
  ])("%s is not how many they are", async (question) => {
    const { sql, content } = await asked(question);
    expect(sql).toBe("");
    expect(content).toContain("did not understand");
  });

  it("what occurs is counted, and so is what a figure counts", async () => {
    const alarms = modelOf(`
view watch | Watch
  dimension string driver | Driver | | alarms.driver
  measure count alarm_count | Alarms | | alarms.alarm_count
  measure count speeding | Speeding events | | alarms.speeding
`);
    expect((await asked("how often do alarms occur", alarms)).sql).toContain(
      "MEASURE(alarm_count)",
    );
    expect((await asked("how often do drivers speed", alarms)).sql).toContain("MEASURE(speeding)");
  });
});
