import { describe, expect, it } from "@jest/globals";
import { ask } from "../fixtures/asking.fixture.js";
import { gym, gymValues } from "../fixtures/gym.fixture.js";

const months = [
  ["2026-08-01", 4],
  ["2026-09-01", 6],
  [null, 90],
] as const;
const script = { model: gym, values: gymValues, rows: months };

describe("D14: what has no time is no step of it", () => {
  it("it is in no sum, is not the highest, and ends no series; it is said apart", async () => {
    const { content } = await ask("visits by month", script);
    expect(content).toContain("comes to 10 in all.");
    expect(content).toContain("The highest is September 2026 with 6");
    expect(content).toContain("From August 2026 to September 2026");
    expect(content).toContain("Not among these: 90 without a time.");
  });

  it("nor does it lead among groups by steps of time", async () => {
    const rows = [
      ["2026-08-01", "City Gym North", 4],
      ["2026-08-01", "City Gym South", 3],
      [null, "City Gym South", 90],
    ];
    const { content } = await ask("visits by month and gym", { ...script, rows });
    expect(content).toContain("August 2026, City Gym North leads with 4");
    expect(content).toContain("All 2 together come to 7.");
    expect(content).toContain("Not among these: 90 without a time.");
  });

  it("of none without a time nothing is said", async () => {
    const { content } = await ask("visits by month", { ...script, rows: months.slice(0, 2) });
    expect(content).not.toContain("without a time");
  });

  it("none is among the first months", async () => {
    const { queries } = await ask("the 3 months with the most visits", script);
    expect(queries[0]?.sqlQuery).toContain("WHERE left_at IS NOT NULL GROUP BY");
  });
});

describe("D14: more steps than are shown", () => {
  const rows = [
    ["2026-08-01", 4],
    ["2026-08-02", 6],
  ];

  it("the answer says of which part it is", async () => {
    const { content } = await ask("visits by day", { ...script, rows, totalRows: 900 });
    expect(content).toContain(
      "This is said of the first 2 of 900 rows alone, up to 2 August 2026.",
    );
  });

  it("where the highest come first, none is said to be the lowest", async () => {
    const question = "day with the most visits";
    const { content } = await ask(question, {
      ...script,
      rows: [...rows].reverse(),
      totalRows: 900,
    });
    expect(content).toContain("The highest is 2 August 2026 with 6.");
    expect(content).not.toContain("lowest");
  });
});
