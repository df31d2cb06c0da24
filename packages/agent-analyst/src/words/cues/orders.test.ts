import { describe, expect, it } from "@jest/globals";
import { ask } from "../../fixtures/asking.fixture.js";
import { musicSchool, musicSchoolValues } from "../../fixtures/music-school.fixture.js";

const script = { model: musicSchool, values: musicSchoolValues, rows: [[1]] };

describe("D14: what is to be done is no question", () => {
  it.each([
    "enrol mirjam for violin pls",
    "enrol mirjam",
    "can you enrol Mirjam with Hana",
    "register mirjam for piano",
    "I want to book a lesson in Bern",
    "we need to cancel the lesson of Mirjam",
    "i'd like you to enrol mirjam",
    "suspend mirjam",
  ])("%s", async (question) => {
    const { queries, content } = await ask(question, script);
    expect(queries).toEqual([]);
    expect(content).toContain("I change nothing");
  });

  it.each([
    "enrolled by teacher",
    "enrolments mirjam",
    "registrations of mirjam",
    "I want to see enrolments by teacher",
    "we need to know the enrolments by teacher",
    "payments by month pls",
  ])("%s: is one", async (question) => {
    expect((await ask(question, script)).queries).toHaveLength(1);
  });

  it.each(["move-outs in october", "drop-outs by month"])("%s: are things", async (question) => {
    expect((await ask(question, script)).content).not.toContain("I change nothing");
  });
});
