import { describe, expect, it } from "@jest/globals";
import { ask } from "../fixtures/asking.fixture.js";
import { removals, removalValues } from "../fixtures/removals.fixture.js";
import { proposalsIn } from "./proposals.js";

const script = { model: removals, values: removalValues, rows: [[5]] };

/** The answer to a question that is refused, and what it proposes. */
const refused = async (question: string) => {
  const { content, queries } = await ask(question, script);
  expect(queries).toEqual([]);
  return { content, proposals: proposalsIn(content) };
};

describe("D14: examples in a refusal fit what was asked", () => {
  it.each<[string, readonly string[]]>([
    [
      "why did takings drop last month",
      ["Takings by depot last month", "Takings by month this year", "Takings last month"],
    ],
    [
      "takings by planet in 2025",
      ["Takings by depot in 2025", "Takings by month this year", "Takings in 2025"],
    ],
    ["takings in Atlantis", ["Takings by depot", "Takings by month this year", "Takings"]],
    [
      "xyzzy by crew last quarter",
      ["Moves by crew last quarter", "Takings by crew last quarter", "Moves by depot last quarter"],
    ],
    ["xyzzy plugh", ["Moves by month this year", "Top 5 depots by takings", "Moves by crew"]],
    ["hello", ["Moves by month this year", "Top 5 depots by takings", "Moves by crew"]],
  ])("%s", async (question, expected) => {
    expect((await refused(question)).proposals).toEqual(expected);
  });

  it("a value that was found stays", async () => {
    const { proposals } = await refused("frobnicated takings in Leeds last month");
    expect(proposals[0]).toBe("Takings for Leeds last month");
  });
});

describe("D14: a name that is not known is asked back by the names nearest to it", () => {
  it.each<[what: string, question: string, proposed: readonly string[]]>([
    ["a slip in the first letter", "rakings by crew", ["Takings by crew"]],
    ["a slip in a short word", "takings by craw last month", ["Takings by crew last month"]],
    [
      "initials that several have",
      "amv by depot",
      ["Average move value by depot", "Average monthly volume by depot"],
    ],
    ["a part of a compound", "takings by hometown", ["Takings by town"]],
    ["a word of a description", "papers", ["Moves by documents"]],
    ["a word of a description as a group", "takings by papers", ["Takings by documents"]],
    ["two words at once", "rakings by derot", ["Takings by depot"]],
    [
      "where another cube has the name",
      "qoutez by town",
      ["Quotes by town", "Quoted amount by town"],
    ],
  ])("%s: %s", async (_what, question, proposed) => {
    const { content, proposals } = await refused(question);
    expect(proposals).toEqual(proposed);
    expect(content).toContain("Did you mean");
  });

  it("a value that is written nearly so is proposed", async () => {
    const { content, proposals } = await refused("takings in Leeth last month");
    expect(content).toContain("No rows are visible for “Leeth”");
    expect(proposals).toEqual(["takings in Leeds last month"]);
  });

  it.each(["insured rakings by crew", "rakings by crew excluding York", "average rakings above 5"])(
    "%s: nothing is proposed that leaves a part of it out",
    async (question) => {
      const { content, proposals } = await refused(question);
      if (content.includes("Did you mean"))
        for (const proposal of proposals) expect(proposal).toMatch(/insured|excluding|above/i);
    },
  );
});

describe("D14: a concept without a figure is answered with the figures that are nearest", () => {
  it.each<[string, string, readonly string[]]>([
    [
      "profit by crew last month",
      "Nearest to it are Takings and Average move value.",
      ["Takings by crew last month", "Average move value by crew last month"],
    ],
    ["nps by depot", "Nearest to it is Rating.", ["Rating by depot"]],
    ["satisfaction", "Nearest to it is Rating.", ["Rating"]],
  ])("%s: %s", async (question, sentence, proposed) => {
    const { content, proposals } = await refused(question);
    expect(content).toContain("I know nothing called");
    expect(content).toContain(sentence);
    expect(proposals).toEqual(proposed);
  });
});
