import { describe, expect, it } from "@jest/globals";
import { agency, agencyValues } from "../../fixtures/agency.fixture.js";
import { ask, statementsWith } from "../../fixtures/asking.fixture.js";

const script = { model: agency, values: agencyValues, rows: [[1, 2]] };
const sqlOf = statementsWith(script);

describe("D14: the kind of figure behind a comma", () => {
  it.each([
    "change requests in 2025, value",
    "orders legal, value",
    "orders 2025 value",
    "orders in 2025, total value",
  ])("%s is money, and no number", async (question) => {
    expect(await sqlOf(question)).toMatch(/MEASURE\((request|order)_value\)/);
  });

  it("an amount as well", async () => {
    expect(await sqlOf("bills 2025, amount")).toContain("MEASURE(billed_amount)");
  });

  it("without a figure of it none is given", async () => {
    expect((await ask("reviews in 2025, value", script)).queries).toEqual([]);
  });

  it("values that are ranked by are no such kind", async () => {
    expect(await sqlOf("top 3 translators by order value")).toContain("MEASURE(order_value)");
  });
});

describe("D14: an end of a time that follows up", () => {
  it("and end of June?", async () => {
    const { history } = await ask("desks taken", script);
    const { queries } = await ask("and end of June?", { ...script, history });
    expect(queries[0]?.sqlQuery).toContain("DATE '2026-06-01'");
  });
});

describe("D14: initials of a thing", () => {
  it.each([
    ["crs in 2025", "MEASURE(request_count)"],
    ["cr value by month in 2025", "MEASURE(request_value)"],
    ["running total cr value by month in 2025", "MEASURE(request_value)"],
  ])("%s", async (question, figure) => {
    expect(await sqlOf(question)).toContain(figure);
  });

  it("are said", async () => {
    expect((await ask("crs in 2025", script)).content).toContain("Change requests");
  });

  it("stand for nothing where two things have them", async () => {
    const cubes = agency.cubes.map((cube) => (cube.name === "shifts" ? { ...cube, title: "Care rotas" } : cube)); // prettier-ignore
    expect((await ask("crs in 2025", { ...script, model: { ...agency, cubes } })).queries).toEqual([]); // prettier-ignore
  });
});
