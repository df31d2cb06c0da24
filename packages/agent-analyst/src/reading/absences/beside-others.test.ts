import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { ask, statementsWith } from "../../fixtures/asking.fixture.js";

const model = modelOf(`
cube growers | Growers
  dimension string grower_id | Grower no. | | growers.grower_id
  dimension string grower | Grower | | growers.grower
  dimension string region | Region | | growers.region
  dimension time joined_on | Joined | | growers.joined_on
  dimension time left_on | Left | | growers.left_on
  measure count grower_count | Growers | | growers.grower_count
view loads | Loads
  dimension string grower_id | Grower no. | | growers.grower_id
  dimension string grower | Grower | | growers.grower
  dimension string region | Region | | growers.region
  dimension string crop | Crop | | loads.crop
  dimension time brought_on | Brought | | loads.brought_on
  measure count load_count | Loads | | loads.load_count
  measure sum tons | Tons | | loads.tons
view readings | Soil readings
  dimension string grower_id | Grower no. | | growers.grower_id
  dimension time taken_on | Taken | | samples.taken_on
  measure sum nitrogen | Nitrogen | | samples.nitrogen
`);
const values = [
  ["region", "North"],
  ["crop", "Barley"],
  ["grower", "Ann Lee"],
] as const;
const script = { model, values, rows: [["a", 1]] } as const;
const sqlOf = statementsWith(script);
const noLoads = "grower_id NOT IN (SELECT grower_id FROM loads";

describe("D14: what is missing, beside all else that holds", () => {
  it.each([
    [
      "growers who joined in 2025 and brought no loads",
      ["joined_on >= DATE '2025-01-01'", noLoads],
    ],
    ["which growers that joined in 2025 have no loads", ["SELECT grower", noLoads]],
    [
      "growers who joined in 2025 without a load in 2026",
      ["brought_on >= DATE '2026-01-01'", noLoads],
    ],
    ["how many growers that have not left never had a load", ["left_on IS NULL", noLoads]],
    [
      "growers in North that have not left and have no loads",
      ["region = 'North'", "left_on IS NULL", noLoads],
    ],
    ["growers without a load by region", ["SELECT region, MEASURE(grower_count)", noLoads]],
    [
      "growers that joined this year without loads by region",
      ["SELECT region, MEASURE(grower_count)", noLoads],
    ],
  ] as const)("%s", async (question, parts) => {
    const { queries, content } = await ask(question, script);
    for (const part of parts) expect(queries[0]?.sqlQuery).toContain(part);
    expect(content).toContain("I take those whose Grower no. has no Loads in Loads");
  });

  it.each(["growers without samples", "which growers that joined in 2025 have no samples"])(
    "%s: rows that nothing counts are missing as well",
    async (question) => {
      const sql = await sqlOf(question);
      expect(sql).toContain(
        "grower_id NOT IN (SELECT grower_id FROM readings WHERE grower_id IS NOT NULL GROUP BY 1)",
      );
    },
  );

  it.each([
    "growers who joined in 2025 without a tractor",
    "average tons of growers without a tractor",
    "top 3 growers without barley loads that joined in 2025 by height",
  ])("%s: what is no row of the model is asked back", async (question) => {
    expect(await sqlOf(question)).toBe("");
  });
});
