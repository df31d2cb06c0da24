import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { ask, statementsWith } from "../../fixtures/asking.fixture.js";
import { cabins, cabinValues } from "../../fixtures/cabins.fixture.js";
import { ferry, ferryValues } from "../../fixtures/ferry.fixture.js";
import { stables, stablesValues } from "../../fixtures/stables.fixture.js";

const script = { model: stables, values: stablesValues, rows: [[1]] };
const sqlOf = statementsWith(script);
const inCabins = statementsWith({ model: cabins, values: cabinValues, rows: [[1]] });

/** Of two who have a date of birth, one is spoken of. */
const kennel = modelOf(`
view visits | Visits
  dimension string owner | Owner | | owners.owner
  dimension time owner_born | Date of birth | | owners.born_on
  dimension string dog | Dog | | dogs.dog
  dimension string breed | Breed | | dogs.breed
  dimension time dog_born | Born | | dogs.born_on
  dimension time dog_died | Died | | dogs.died_on
  dimension number weight | Weight | | dogs.weight
  dimension time seen_on | Seen | | visits.seen_on
  measure count visit_count | Visits | | visits.visit_count
`);
const inKennel = statementsWith({ model: kennel, values: [["breed", "Beagle"]], rows: [[1]] });

describe("D14: a bare number behind those who were born", () => {
  it.each([
    "horses over 15",
    "how many horses are over 15",
    "how many bay horses are over 15",
    "greys over 15",
    "lessons of horses over 15",
  ])("%s: an age, by the date of birth", async (question) => {
    expect(await sqlOf(question)).toContain("foaled_on < DATE '2011-11-21'");
  });

  it.each([
    ["visits by dogs over 10", "dog_born < DATE '2016-11-21'"],
    ["how many beagles are over 10", "dog_born < DATE '2016-11-21'"],
    ["visits of owners over 60", "owner_born < DATE '1966-11-21'"],
  ])("%s: of those who are spoken of", async (question, condition) => {
    expect(await inKennel(question)).toContain(condition);
  });

  it("those who have died are of no age, which is said", async () => {
    const { queries, content } = await ask("visits by dogs over 10", {
      model: kennel,
      rows: [[1]],
    });
    expect(queries[0]?.sqlQuery).toContain("dog_died IS NULL");
    expect(content).toContain("I take those alone that have no time in Died.");
    expect(await inKennel("visits of owners over 60")).not.toContain("dog_died");
  });

  it("things are as old as when they were made, which is said", async () => {
    const { queries, content } = await ask("ships older than 20 years", {
      model: ferry,
      values: ferryValues,
      rows: [[1]],
    });
    expect(queries[0]?.sqlQuery).toContain("built_on < DATE '2006-11-21'");
    expect(content).toContain("I take the age by Built.");
  });

  it("a column of ages goes first", async () => {
    expect(await inCabins("clerks over 50")).toContain("clerk_age > 50");
  });

  it("between two ages", async () => {
    expect(await inCabins("clerks between 20 and 30")).toContain(
      "clerk_age >= 20 AND clerk_age <= 30",
    );
  });

  it.each(["lessons over 60", "lessons of greys over 15 this year"])(
    "%s: what nobody's age can be held against is asked back",
    async (question) => {
      expect((await ask(question, script)).queries).toEqual([]);
    },
  );

  it.each(["bills over 50", "visits over 10"])("%s: things have no age", async (question) => {
    expect(await inCabins(question)).not.toContain("age");
  });
});
