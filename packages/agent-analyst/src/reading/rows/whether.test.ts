import { describe, expect, it } from "@jest/globals";
import { ask } from "../../fixtures/asking.fixture.js";
import { toolHire, toolHireValues } from "../../fixtures/tool-hire.fixture.js";

const answered = async (question: string, rows: readonly (readonly (boolean | number)[])[]) =>
  ask(question, { model: toolHire, values: toolHireValues, rows });

describe("D14: what a column says of one thing", () => {
  it.each([
    ["does Anna Reid get the newsletter", true, "Yes: Newsletter is yes for Anna Reid."],
    ["does Anna Reid get the newsletter", false, "No: Newsletter is no for Anna Reid."],
    ["is the Big Drill cordless?", false, "No: Cordless is no for Big Drill."],
    ["is the Big Drill not cordless?", false, "Yes: Cordless is no for Big Drill."],
    ["can we get the Big Drill battery powered", true, "Yes: Cordless is yes for Big Drill."],
  ])(
    "%s (%s): yes or no first, and no figure that nobody asked for",
    async (question, cell, said) => {
      const { content, queries } = await answered(question, [[cell, 1]]);
      expect(content.startsWith(said)).toBe(true);
      expect(content).not.toContain("You named no measure");
      expect(queries[0]?.sqlQuery).toContain("GROUP BY 1");
    },
  );

  it("where its rows differ, how many there are of each", async () => {
    const { content } = await answered("is the Big Drill cordless?", [
      [true, 3],
      [false, 1],
    ]);
    expect(content).toContain("Cordless differs for Big Drill: yes 3 times, no 1 times.");
  });

  it("nothing is known where no rows are visible", async () => {
    const { content } = await answered("is the Big Drill cordless?", []);
    expect(content).not.toMatch(/Yes|No:/);
  });

  it.each([
    "is Anna Reid cordless",
    "how many items of Big Drill are cordless",
    "are hammers and drills cordless",
  ])("%s: no property of one thing", async (question) => {
    expect((await answered(question, [[true, 1]])).content).not.toMatch(/^(Yes|No): /);
  });
});
