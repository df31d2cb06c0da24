import { describe, expect, it } from "@jest/globals";
import { ask, statementsWith } from "../../fixtures/asking.fixture.js";
import { musicSchool, musicSchoolValues } from "../../fixtures/music-school.fixture.js";

const script = { model: musicSchool, values: musicSchoolValues, rows: [["a", 1]] };
const sqlOf = statementsWith(script);

describe("D14: words cut short behind a consonant", () => {
  it.each([
    ["certs by instr", "certificates by instrument"],
    ["canc rate by chan", "cancellation rate by channel"],
    ["regist by instrum", "registrations by instrument"],
    ["median fee per instr", "median fee per instrument"],
    ["enrolments by instrum", "enrolments by instrument"],
    ["teachers w avg rating under 3", "teachers with an average rating under 3"],
    ["lessons rn by site", "lessons now by site"],
  ])("%s: %s", async (short, long) => {
    expect(await sqlOf(long)).not.toBe("");
    expect(await sqlOf(short)).toBe(await sqlOf(long));
  });

  it("are said", async () => {
    expect((await ask("canc rate by chan", script)).content).toContain("I read “canc” as");
  });

  it.each(["fees per inst xyz", "star by channel", "part by instrument", "ch by instrument"])(
    "%s: what begins no word, several or is one of its own is asked back",
    async (question) => {
      expect(await sqlOf(question)).toBe("");
    },
  );

  it("a figure that is put right has its own time", async () => {
    const { content } = await ask("enrols in 2025", script);
    expect(content).toContain("Enrolled from 1 January 2025");
  });
});
