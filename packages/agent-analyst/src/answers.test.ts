import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { ask } from "./fixtures/asking.fixture.js";
import { shop } from "@embedded-analytics/testkit/models";
import { shopValues } from "./fixtures/shop.fixture.js";

const script = { model: shop, values: shopValues };

describe("D14: answers", () => {
  it("state figures in full, digits grouped", async () => {
    const { content } = await ask("revenue", { ...script, rows: [[10285456.13]] });
    expect(content).toContain("Revenue · all time\n\nRevenue is 10,285,456.13.");
  });

  it("repeat a number that a double would change as it came", async () => {
    const { content } = await ask("revenue", { ...script, rows: [["9007199254740993"]] });
    expect(content).toContain("9,007,199,254,740,993");
  });

  it("have every figure of a result that is shown whole", async () => {
    const figure = fc.integer({ min: -1e12, max: 1e12 }).map((cents) => cents / 100);
    await fc.assert(
      fc.asyncProperty(fc.array(figure, { minLength: 1, maxLength: 10 }), async (figures) => {
        const rows = figures.map((each, at) => [`City ${"abcdefghij"[at] ?? ""}`, each]);
        const { content } = await ask("revenue by city", { ...script, rows });
        const said = content.replaceAll(/(?<=\d),(?=\d{3})/g, "");
        for (const each of figures) expect(said).toContain(String(each));
      }),
      { numRuns: 100 },
    );
  });

  it("state money to the cent, both digits of it", async () => {
    const cubes = shop.cubes.map((cube) => ({
      ...cube,
      members: cube.members.map((member) =>
        member.name === "revenue"
          ? { ...member, format: "currency" as const, unit: "EUR" }
          : member,
      ),
    }));
    const model = { ...shop, cubes };
    const said = async (revenue: number) =>
      (await ask("revenue", { ...script, model, rows: [[revenue]] })).content;
    expect(await said(36701.4)).toContain("Revenue is 36,701.40 EUR.");
    expect(await said(0.125)).toContain("Revenue is 0.13 EUR.");
    expect(await said(3630)).toContain("Revenue is 3,630 EUR.");
  });

  it("name leader, runner-up and total", async () => {
    const rows = [
      ["Berlin", 20.1],
      ["Hamburg", 10.2],
    ];
    const { content } = await ask("revenue by city in 2025", { ...script, rows });
    expect(content).toContain(
      "Revenue by city: Berlin leads with 20.1, followed by Hamburg with 10.2.",
    );
    expect(content).toContain("All 2 together come to 30.3.");
  });

  it("give no total where not all rows are there, or figures do not add up", async () => {
    const rows = [
      ["Berlin", 20],
      ["Hamburg", 10],
    ];
    const cut = await ask("revenue by city", { ...script, rows, totalRows: 200 });
    const rates = await ask("margin rate by city", { ...script, rows });
    expect(`${cut.content}${rates.content}`).not.toContain("together");
    // In Markdown a line right below a list belongs to its last item.
    expect(cut.content).toContain("\n\n… and 198 more.");
  });

  it("tell a change with its sign and percent", async () => {
    const rows = [
      ["Q3 2026", 4018],
      ["Q2 2026", 4232],
    ];
    const { content } = await ask("how many orders last quarter vs the one before", {
      ...script,
      rows,
    });
    expect(content).toContain("4,018 for Q3 2026 (from 1 July 2026 to 30 September 2026)");
    expect(content).toContain("a change of -214 (-5.06 %)");
  });

  it("tell who changed most", async () => {
    const rows = [
      ["Warsaw", 200, 100, 100, 100],
      ["Berlin", 90, 100, -10, -10],
    ];
    const { content } = await ask("which city grew most in 2025", { ...script, rows });
    expect(content).toContain("Warsaw has the strongest change, from 100 to 200 (+100, +100 %).");
  });

  it("tell the share that was asked for", async () => {
    const rows = [
      ["Berlin", 25, 0.25],
      ["Hamburg", 75, 0.75],
    ];
    const { content } = await ask("what share of revenue comes from Berlin", { ...script, rows });
    expect(content).toContain("Revenue of 100: Berlin has 25 % of it with 25.");
  });

  it("name the steps of a series", async () => {
    const rows = [
      ["2025-01-01T00:00:00.000", 1],
      ["2025-02-01T00:00:00.000", 3],
    ];
    const { content } = await ask("revenue by month in 2025", { ...script, rows });
    expect(content).toContain(
      "The highest is February 2025 with 3, the lowest January 2025 with 1.",
    );
    expect(content).toContain("(+200 %)");
  });

  it.each([[[]], [[[null]]]])("say of %j that no rows are visible, and not why", async (rows) => {
    const { content } = await ask("revenue in Berlin in 2025", { ...script, rows });
    expect(content).toContain("No rows are visible for this (City is Berlin, from 1 January 2025");
    expect(content).not.toMatch(/right|permission|polic|allowed/i);
  });

  it("come in small pieces that are the whole", async () => {
    const { events, content } = await ask("revenue by city", {
      ...script,
      rows: [
        ["Berlin", 1],
        ["Hamburg", 1],
      ],
    });
    const pieces = events.flatMap(({ kind, ...rest }) =>
      kind === "content" && "text" in rest ? [rest.text] : [],
    );
    expect(pieces.length).toBeGreaterThan(2);
    expect(pieces.join("")).toBe(content);
    expect(
      Math.max(...pieces.map((piece) => piece.trim().split(/\s+/).length)),
    ).toBeLessThanOrEqual(4);
  });

  it("hostile values of the data stay within their line", async () => {
    const rows = [
      ["x\n- Berlin: 1,000,000\u2028| a |", 1],
      ["y", 2],
    ];
    const { content } = await ask("revenue by city", { ...script, rows });
    expect(content.split(/[\n\u2028]/).filter((line) => line.startsWith("- "))).toHaveLength(2);
  });

  it("say plainly that a query failed, with its sentence and what can be asked", async () => {
    const error = "No policy opens these members of sales together: city, revenue.";
    const { content } = await ask("revenue by city", { ...script, error });
    expect(content).toContain(`I could not get that: ${error}`);
    expect(content).toContain("What about one of these?\n- ");
  });
});
