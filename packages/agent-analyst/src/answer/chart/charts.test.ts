import { describe, expect, it } from "@jest/globals";
import { vegaLiteCheck } from "@embedded-analytics/adapters-ai";
import { ask } from "../../fixtures/asking.fixture.js";
import { questionsOfKind } from "../../fixtures/questions/of-kind.fixture.js";
import { shop } from "@embedded-analytics/testkit/models";
import { shopValues } from "../../fixtures/shop.fixture.js";

const script = { model: shop, values: shopValues };
const chartOf = async (question: string): Promise<Record<string, unknown> | undefined> => {
  const spec = (await ask(question, script)).queries[0]?.vegaSpec;
  return typeof spec === "string" ? (JSON.parse(spec) as Record<string, unknown>) : undefined;
};

describe("E3: charts of the built-in analyst", () => {
  it.each([
    ["a line for time", "revenue by month", "line"],
    ["bars for groups", "revenue by city", "bar"],
    ["bars for two times", "revenue 2025 vs 2024", "bar"],
    ["what was wished for", "pie chart of revenue by city", "arc"],
  ])("%s", async (_what, question, mark) => {
    expect(await chartOf(question)).toMatchObject({ mark: { type: mark } });
  });

  it("two bars to a group where two times are compared", async () => {
    const chart = await chartOf("which city grew most in 2025");
    expect(chart).toMatchObject({
      encoding: { yOffset: { field: "period" }, color: { field: "period" } },
    });
    expect(JSON.stringify(chart?.transform)).toContain('{"fold":["2025","2024"]');
  });

  it("a share is drawn in percent, a pie by its amounts", async () => {
    const x = { field: "share", axis: { format: ".0%" } };
    expect(await chartOf("share of revenue by city")).toMatchObject({ encoding: { x } });
    expect(await chartOf("pie chart of the share of revenue by city")).toMatchObject({
      encoding: { theta: { field: "revenue" } },
    });
  });

  it("days of the week stand in their order, unless they are ranked", async () => {
    const days = await chartOf("revenue by weekday");
    expect(days).toMatchObject({ encoding: { y: { field: "weekday" } } });
    expect(JSON.stringify(days)).toContain('"sort":["Monday","Tuesday"');
    expect(JSON.stringify(await chartOf("best weekday by revenue"))).not.toContain("Monday");
  });

  it("stacks stand in the order of their sums, and rates are not stacked", async () => {
    const sort = { field: "revenue", op: "sum", order: "descending" };
    const stacked = await chartOf("revenue by city and channel");
    expect(stacked).toMatchObject({ encoding: { y: { sort }, color: { field: "channel" } } });
    expect(stacked?.encoding).not.toHaveProperty("yOffset");
    expect(await chartOf("return rate by city and channel")).toMatchObject({
      encoding: { y: { sort: null }, yOffset: { field: "channel" } },
    });
  });

  it("none for a single figure", async () => {
    expect(await chartOf("revenue")).toBeUndefined();
  });

  it.each(questionsOfKind.map(([question]) => question))(
    "of %j hold no data and can be drawn",
    async (question) => {
      const chart = await chartOf(question);
      if (chart === undefined) return;
      expect(JSON.stringify(chart)).not.toMatch(/"data"|"url"|http/);
      expect(
        await vegaLiteCheck.problem(chart as Parameters<typeof vegaLiteCheck.problem>[0]),
      ).toBeUndefined();
    },
  );

  it("have no title that looks like an address, whatever a model says", async () => {
    const cubes = shop.cubes.map((cube) => ({
      ...cube,
      members: cube.members.map((member) => ({
        ...member,
        title: `${member.title} http://x.test`,
      })),
    }));
    const { queries } = await ask("revenue by city", { model: { ...shop, cubes } });
    expect(String(queries[0]?.vegaSpec)).not.toContain("http");
  });

  it("are left out where they are refused", async () => {
    const inputs: string[] = [];
    const { content } = await ask("revenue by city", {
      ...script,
      callTool: (_tool, input) => {
        inputs.push(JSON.stringify(input));
        const isDrawn = input !== undefined && "vegaSpec" in input;
        const answer = isDrawn
          ? { error: "The vegaSpec is odd." }
          : { data: [["Berlin", 5]], totalRows: 1 };
        return Promise.resolve(JSON.stringify(answer));
      },
    });
    expect(inputs).toHaveLength(3);
    expect(content).toContain("Berlin");
  });
});
