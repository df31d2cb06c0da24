import { describe, expect, it } from "@jest/globals";
import { ask, statementsWith } from "../../fixtures/asking.fixture.js";
import { musicSchool, musicSchoolValues } from "../../fixtures/music-school.fixture.js";

const script = { model: musicSchool, values: musicSchoolValues, rows: [["Hana Novák", 1]] };
const sqlOf = statementsWith(script);

describe("D14: what those never did by whom it is asked", () => {
  it.each([
    "which teachers have never taught a lesson",
    "which teachers never gave a lesson",
    "teachers who held no lessons",
  ])("%s: they have none", async (question) => {
    expect(await sqlOf(question)).toContain(
      "teacher NOT IN (SELECT teacher FROM timetable WHERE teacher IS NOT NULL GROUP BY 1 HAVING MEASURE(lesson_count) > 0)",
    );
  });

  it("another verb is asked back", async () => {
    expect((await ask("which teachers never painted a lesson", script)).queries).toEqual([]);
  });

  it.each(["pupils nobody cancelled yet", "which pupils were never cancelled"])(
    "%s: by a time that is no usual one, rows that have it count",
    async (question) => {
      expect(await sqlOf(question)).toMatch(
        /NOT IN \(SELECT pupil\w* FROM bookings WHERE pupil\w* IS NOT NULL AND cancelled_on IS NOT NULL/,
      );
    },
  );
});

describe("D14: conditions with the verb of having them", () => {
  it.each([
    ["how many pupils subscribe to the newsletter", "WHERE newsletter"],
    ["pupils who get the newsletter", "WHERE newsletter"],
    ["pupils not getting the newsletter", "WHERE NOT newsletter"],
    ["pupils who don't receive the newsletter", "WHERE NOT newsletter"],
    ["pupils not subscribed to our newsletter", "WHERE NOT newsletter"],
  ])("%s", async (question, condition) => {
    expect(await sqlOf(question)).toContain(condition);
  });

  it.each([
    "net sales second-hand vs not in 2025",
    "net sales second-hand versus not",
    "net sales by second-hand or not",
  ])("%s: the rest is the other half", async (question) => {
    expect(await sqlOf(question)).toContain("SELECT is_second_hand, MEASURE(net_sales)");
  });
});

describe("D14: verbs that say no more than what stands beside them", () => {
  it.each([
    ["best rated teacher for each instrument", "MEASURE(average_rating)"],
    ["lessons by the weekday on which they start", "dayname(starts_on)"],
    ["what share of the enrolments in 2026 came by phone", "channel"],
  ])("%s", async (question, part) => {
    expect(await sqlOf(question)).toContain(part);
  });
});
