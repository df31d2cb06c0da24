import { describe, expect, it } from "@jest/globals";
import { ask, statementsWith } from "../../fixtures/asking.fixture.js";
import { toolHire, toolHireValues } from "../../fixtures/tool-hire.fixture.js";

const script = { model: toolHire, values: toolHireValues, rows: [[1, 2]] };
const sqlOf = statementsWith(script);

describe("D14: what somebody has", () => {
  it.each([
    "how many items have we got",
    "how many items do we still have",
    "items we have got by sort",
    "how many items do we currently have",
    "how many items do we have",
  ])("%s: what has left is not had any more, and that is said", async (question) => {
    const { content, queries } = await ask(question, script);
    expect(queries[0]?.sqlQuery).toContain("scrapped_on IS NULL");
    expect(content).toContain("I leave out those that are gone, which have a time in Scrapped.");
  });

  it.each([
    "how many items have we ever had",
    "how many items were scrapped in 2025",
    "how much did we spend on what we have got",
    "how many hires have we got",
    "how many items have we got in 2025",
  ])("%s: nothing is left out", async (question) => {
    expect(await sqlOf(question)).not.toContain("IS NULL");
  });
});

describe("D14: values that are counted, and no figure named", () => {
  it("are rows of their own cube, and nothing that they did", async () => {
    const sql = await sqlOf("kids from Mere Lane");
    expect(sql).toContain("SELECT MEASURE(customer_count) AS customer_count FROM customer_base");
    expect(sql).toContain("age_group = 'child'");
  });

  it("a figure that is named decides", async () => {
    expect(await sqlOf("hires of kids from Mere Lane")).toContain("FROM hires");
  });
});

describe("D14: two values of a column side by side", () => {
  it("the second in the plural is what the first is a kind of, which is said", async () => {
    const { content, queries } = await ask("how many hires of hammer drills in 2025", script);
    expect(queries[0]?.sqlQuery).toContain("sort = 'hammer'");
    expect(content).toContain("I take “drills” as what they are, and not as drill.");
  });

  it.each([
    "hires of hammers and drills in 2025",
    "hires of hammers, drills in 2025",
    "hires of hammer, drill and saw in 2025",
  ])("%s: both are meant", async (question) => {
    expect(await sqlOf(question)).toMatch(/'hammer', 'drill'/);
  });
});

describe("D14: a season, and its months", () => {
  it.each([
    "this summer vs last summer, hires (june to august)",
    "this summer vs last summer hires",
    "hires this summer vs last summer (june to august)",
  ])("%s", async (question) => {
    const sql = await sqlOf(question);
    expect(sql).toContain("hired_on >= DATE '2026-06-01' AND hired_on < DATE '2026-09-01'");
    expect(sql).toContain("hired_on >= DATE '2025-06-01' AND hired_on < DATE '2025-09-01'");
  });

  it("a third time that is another one is asked back", async () => {
    const { queries } = await ask("hires this summer vs last summer (may to august)", script);
    expect(queries).toEqual([]);
  });
});
