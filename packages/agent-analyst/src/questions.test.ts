import { describe, expect, it } from "@jest/globals";
import { ask } from "./fixtures/asking.fixture.js";
import { questionsOfKind } from "./fixtures/questions/of-kind.fixture.js";
import { questionsOfTime } from "./fixtures/questions/of-time.fixture.js";
import { shop } from "@embedded-analytics/testkit/models";
import { shopValues } from "./fixtures/shop.fixture.js";

const script = { model: shop, values: shopValues };

describe("what the built-in analyst asks of the demo shop", () => {
  it.each([...questionsOfTime, ...questionsOfKind])("%s", async (question, sql) => {
    const { queries, content } = await ask(question, script);
    expect(queries.map(({ sqlQuery }) => sqlQuery)).toEqual([sql]);
    expect(content).not.toContain("I did not understand");
  });

  it.each([
    ["Auckland", "2026-11-22"],
    ["Honolulu", "2026-11-21"],
  ])("counts days where the user is: %s", async (city, today) => {
    const timezone = city === "Auckland" ? "Pacific/Auckland" : "Pacific/Honolulu";
    const { queries } = await ask("revenue today", { ...script, timezone });
    expect(queries[0]?.sqlQuery).toContain(`>= DATE '${today}'`);
  });

  it.each([
    "revenue in Atlantis",
    "revenue of Berlin and Atlantis by month",
    "revenue of Berlin vs Atlantis",
    'revenue of "Atlantis"',
  ])("gives no figure for a value that is not visible: %s", async (question) => {
    const { content, queries } = await ask(question, { ...script, rows: [[5]] });
    expect(queries).toEqual([]);
    expect(content).toContain("No rows are visible for “Atlantis”");
  });

  it("says what it assumed", async () => {
    const { content } = await ask("top 5 products", { ...script, rows: [["Lantern", 3]] });
    expect(content).toContain("I read “top 5 products” as Revenue.");
  });

  it.each(["hello", "", "   ", "???", "what can you do", "xyzzy plugh"])(
    "to %j it answers with questions that it understands",
    async (question) => {
      const { content, queries } = await ask(question, script);
      expect(queries).toEqual([]);
      const [, proposed = ""] = content.split("What about one of these?");
      const examples = proposed
        .split("\n")
        .flatMap((line) => (line.startsWith("- ") ? [line.slice(2)] : []));
      expect(examples).toHaveLength(3);
      for (const example of examples) {
        const asked = await ask(example, script);
        expect(asked.queries).toHaveLength(1);
        expect(asked.content).not.toContain("I did not understand");
      }
    },
  );

  it("asks for nothing where there is nothing to see", async () => {
    const { content, queries } = await ask("revenue", { model: { version: "1", cubes: [] } });
    expect(queries).toEqual([]);
    expect(content).toBe("There is no data here that you may ask about.");
  });

  it("E1: what was cut from the model is not known", async () => {
    const model = {
      ...shop,
      cubes: shop.cubes.map((cube) => ({
        ...cube,
        members: cube.members.filter(({ name }) => !/^(margin|cost)/.test(name)),
      })),
    };
    const { content, queries } = await ask("margin by city", { ...script, model });
    expect(content).toContain("“margin”");
    const alone = await ask("margin", { ...script, model });
    expect(alone.content).toContain("I know nothing called “margin”.");
    expect(JSON.stringify(queries)).not.toContain("MEASURE(margin");
  });
});
