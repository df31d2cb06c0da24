import { describe, expect, it } from "@jest/globals";
import { ask } from "../../fixtures/asking.fixture.js";
import { campsite, campsiteValues } from "../../fixtures/campsite.fixture.js";

const script = { model: campsite, values: campsiteValues, rows: [[1, 2]] };

describe("D14: who asks for an overview is shown the first figures", () => {
  it.each([
    ["How is business?", "INTERVAL"],
    ["how are we doing", ""],
    ["How's business going?", ""],
    ["give me a quick overview", ""],
    ["kpis", ""],
    ["summary of last month", "2026-10-01"],
    ["how did we do last month?", "2026-10-01"],
    ["how were things in May", "2026-05-01"],
    ["Can you show me the key figures for this year, please", "2026-01-01"],
    ["how is business at Pine Hill", "Pine Hill"],
  ])("%s", async (question, part) => {
    const { queries, content } = await ask(question, script);
    expect(queries).toHaveLength(1);
    const sql = queries[0]?.["sqlQuery"] ?? "";
    expect(sql.match(/MEASURE\(\w+\)/g)?.length ?? 0).toBeGreaterThan(1);
    if (part !== "" && part !== "INTERVAL") expect(sql + content).toContain(part);
  });

  it.each(["how is the weather", "overview of sites by kind", "how are refunds doing"])(
    "%s: more is asked than an overview",
    async (question) => {
      const { queries } = await ask(question, script);
      const measures = queries[0]?.["sqlQuery"]?.match(/MEASURE\(\w+\)/g) ?? [];
      expect(measures.length).toBeLessThan(2);
    },
  );
});

describe("D14: an answer to who asks what can be asked", () => {
  it("what there is, and what is not done", async () => {
    const { content, queries } = await ask("What can you do?", script);
    expect(queries).toEqual([]);
    expect(content).toContain("I only read");
    expect(content).toMatch(/^- .+: .*Nights/m);
    expect(content).toContain("What about one of these?\n- ");
  });

  it.each(["hi", "thanks!"])("%s: is answered in kind", async (said) => {
    expect((await ask(said, script)).content).toMatch(/^(Hello|You are welcome)\./);
  });
});
