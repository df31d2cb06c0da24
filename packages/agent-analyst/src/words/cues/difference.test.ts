import { describe, expect, it } from "@jest/globals";
import { ask, statementsWith } from "../../fixtures/asking.fixture.js";
import { deliveries, deliveryValues } from "../../fixtures/deliveries.fixture.js";

const script = { model: deliveries, values: deliveryValues, rows: [[1, 2]] };

const sqlOf = statementsWith(script);

describe("D14: one figure taken from another", () => {
  it("minus between two values takes the one from the other, and is no exception", async () => {
    const rows = [
      ["Hamburg", 30],
      ["Berlin", 12.5],
    ];
    const { content, queries } = await ask("Berlin minus Hamburg revenue", { ...script, rows });
    expect(queries[0]?.sqlQuery).toContain("WHERE store IN ('Berlin', 'Hamburg') GROUP BY 1");
    expect(content).toContain("Berlin minus Hamburg is -17.5 EUR.");
    expect((await ask("Berlin and Hamburg revenue", { ...script, rows })).content).not.toContain(
      "minus",
    );
    expect(await sqlOf("revenue of all stores minus Hamburg")).toContain("store <> 'Hamburg'");
  });

  it.each([
    [
      "how much more revenue does Berlin have than Hamburg in 2025",
      "Berlin minus Hamburg is -17.5",
    ],
    ["difference between Berlin and Hamburg revenue", "Berlin minus Hamburg is -17.5"],
    ["difference in revenue between Berlin and Hamburg", "Berlin minus Hamburg is -17.5"],
  ])("%s: the difference is said", async (question, said) => {
    const rows = [
      ["Hamburg", 30],
      ["Berlin", 12.5],
    ];
    expect((await ask(question, { ...script, rows })).content).toContain(said);
  });

  it("minus between two figures takes the one from the other", async () => {
    const { content, queries } = await ask("revenue minus amount refunded in 2025", {
      ...script,
      rows: [[100, 12.25]],
    });
    expect(queries[0]?.sqlQuery).toContain("MEASURE(revenue) AS revenue, MEASURE(refunded)");
    expect(content).toContain("Revenue minus Amount refunded is 87.75 EUR.");
  });

  it("the difference of two times compares them, and adds nothing up", async () => {
    const statement = await sqlOf("difference between 2025 and 2024 revenue");
    expect(statement).toMatch(/^SELECT CASE WHEN shipped_at/);
    expect(statement).toContain("'2024'");
  });

  it("a difference of one figure is asked back", async () => {
    const { content, queries } = await ask("difference in revenue", script);
    expect(queries).toEqual([]);
    expect(content).toContain("“difference”");
  });

  it("a value that is missing has no difference", async () => {
    const { content } = await ask("Berlin minus Hamburg revenue", {
      ...script,
      rows: [["Berlin", 12.5]],
    });
    expect(content).not.toContain("minus Hamburg is");
  });
});
