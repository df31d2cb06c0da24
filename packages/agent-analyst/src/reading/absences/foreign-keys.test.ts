import { describe, expect, it } from "@jest/globals";
import { statementsWith } from "../../fixtures/asking.fixture.js";
import { stables, stablesValues } from "../../fixtures/stables.fixture.js";

const script = { model: stables, values: stablesValues, rows: [[1]] };
const sqlOf = statementsWith(script);

describe("D14: those of which other rows hold the key", () => {
  it.each([
    "how many horses have never had a lesson",
    "horses without a lesson",
    "how many ponies have never had a lesson",
    "which horses had no lessons this year",
    "how many horses had no lesson in May",
  ])("%s: are found by it, and not by names that several have", async (question) => {
    expect(await sqlOf(question)).toContain("id NOT IN (SELECT horse_id FROM lessons");
  });

  it.each(["riders not taught in the last 12 months", "how many riders were not taught in 2025"])(
    "%s: by the time that is called so, which may be empty",
    async (question) => {
      const sql = await sqlOf(question);
      expect(sql).toContain("id NOT IN (SELECT rider_number FROM lessons");
      expect(sql).toContain("taught_on >= DATE");
    },
  );
});

describe("D14: limits by a verb of how much was lost", () => {
  it.each([
    ["how many horses lost more than 4 kilos", "weight_loss > 4"],
    ["horses that lost over 300 grams", "weight_loss > 0.3"],
    ["horses losing at least 10 kg", "weight_loss >= 10"],
  ])("%s", async (question, condition) => {
    const sql = await sqlOf(question);
    expect(sql).toContain("MEASURE(horse_count)");
    expect(sql).toContain(condition);
  });
});

describe("D14: things that are counted by a value of theirs", () => {
  it.each(["greys over 15", "chestnuts under 4", "bays older than ten years"])(
    "%s: are counted themselves, and no lessons of theirs",
    async (question) => {
      const sql = await sqlOf(question);
      expect(sql).toContain("MEASURE(horse_count)");
      expect(sql).toContain("foaled_on");
    },
  );
});
