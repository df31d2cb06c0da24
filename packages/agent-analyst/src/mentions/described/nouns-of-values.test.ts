import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { ask, statementsWith } from "../../fixtures/asking.fixture.js";

const plain = modelOf(`
view results | Results
  dimension string audience | Audience | |
  dimension string region | Region | |
  dimension time day | Day | |
  measure sum clicks | Clicks | |
cube trials | Trials
  dimension string region | Region | |
  dimension time began_on | Began | |
  measure count trial_count | Trials | |
`);
const model = {
  ...plain,
  cubes: plain.cubes.map((cube) => ({
    ...cube,
    members: cube.members.map((member) => ({
      ...member,
      ...(member.name === "audience" ? { description: "new or returning visitors" } : {}),
    })),
  })),
};
const script = {
  model,
  values: [
    ["audience", "new"],
    ["audience", "returning"],
    ["region", "Asia Pacific"],
    ["region", "Western Europe"],
  ],
  rows: [["a", 1]],
} as const;
const sqlOf = statementsWith(script);

describe("D14: the noun that a description has behind its values", () => {
  it.each([
    ["clicks by new visitors", "audience = 'new'"],
    ["clicks from returning visitors by region", "audience = 'returning'"],
    ["new visitors' clicks in 2025", "audience = 'new'"],
  ])("%s belongs to the value", async (question, condition) => {
    expect(await sqlOf(question)).toContain(condition);
  });

  it.each(["clicks by new machines", "clicks by visitors"])(
    "%s: another noun, or none of the values, is asked back",
    async (question) => {
      expect(await sqlOf(question)).toBe("");
    },
  );
});

describe("D14: a value of which the last word is cut short", () => {
  it.each(["clicks in asia pac", "asia pac clicks", "clicks by day, only asia pac"])(
    "%s",
    async (question) => {
      expect(await sqlOf(question)).toContain("'asia pac'");
    },
  );

  it("follows up with only", async () => {
    const { history } = await ask("clicks by region", script);
    const { queries } = await ask("only asia pac", { ...script, history });
    expect(queries[0]?.sqlQuery).toContain("'asia pac'");
  });
});

describe("D14: what is run is there", () => {
  it.each(["how many trials did we run", "how many trials have we run in 2025"])(
    "%s counts them",
    async (question) => {
      expect(await sqlOf(question)).toMatch(/^SELECT MEASURE\(trial_count\)/);
    },
  );
});
