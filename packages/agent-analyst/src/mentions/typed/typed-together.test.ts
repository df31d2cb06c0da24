import { describe, expect, it } from "@jest/globals";
import { ask } from "../../fixtures/asking.fixture.js";
import { cabins, cabinValues } from "../../fixtures/cabins.fixture.js";

const script = { model: cabins, values: cabinValues, rows: [[3]] };
const asked = async (question: string, values: typeof script.values = cabinValues) => {
  const { queries, content } = await ask(question, { ...script, values });
  return { sql: queries[0]?.sqlQuery ?? "", content };
};

describe("D14: values of two columns typed together", () => {
  it.each(["how many nordhütte birches do we look after", "how many Nordhütte Birch cabins"])(
    "%s: both hold",
    async (question) => {
      expect((await asked(question)).sql).toMatch(
        /^SELECT MEASURE\(cabin_count\) AS cabin_count FROM cabins WHERE maker = 'Nordhütte' AND pattern = 'Birch'/,
      );
    },
  );

  it("letters that shorten the one are said", async () => {
    const { sql, content } = await asked("how many nrd birches");
    expect(sql).toContain("maker = 'Nordhütte' AND pattern = 'Birch'");
    expect(content).toContain("I take “nrd” as Nordhütte.");
  });

  it("letters that shorten several are asked about, and alone they shorten nothing", async () => {
    const values = [
      ...cabinValues,
      ["maker", "Norderstedt"] as const,
    ] as unknown as typeof cabinValues;
    expect((await asked("how many nrd birches", values)).content).toContain(
      "Which one do you mean?",
    );
    expect((await asked("how many nrd cabins")).sql).toBe("");
  });
});

describe("D14: one of several values with a word", () => {
  it.each(["cabins in the glen", "average nightly price of the glen valley"])(
    "%s: is asked about",
    async (question) => {
      const { sql, content } = await asked(question);
      expect(sql).toBe("");
      expect(content).toContain("Which one do you mean?");
    },
  );

  it.each(["cabins in Glen", "cabins in the glens"])("%s: all of them", async (question) => {
    expect((await asked(question)).sql).toContain("glen");
  });
});
