import { describe, expect, it } from "@jest/globals";
import { ask, statementsWith } from "../../fixtures/asking.fixture.js";
import { marina, marinaValues } from "../../fixtures/marina.fixture.js";

const script = { model: marina, values: marinaValues, rows: [[0.25]] };
const sqlOf = statementsWith(script);

const left = "MEASURE(places) - MEASURE(places_sold)";
const share = "1.0 - 1.0 * MEASURE(places_sold) / NULLIF(MEASURE(places), 0)";

describe("D14: what is left of what was on offer", () => {
  it.each([
    ["places left for Seal Island in December", left, "departs_at >= DATE '2026-12-01'"],
    ["how many places are still unsold for December", left, "departs_at >= DATE '2026-12-01'"],
    ["unsold places by skipper in June", left, "departs_at >= DATE '2026-06-01'"],
    ["places not sold last month", left, "departs_at >= DATE '2026-10-01'"],
    ["which skipper has the most places left", left, "skipper"],
    ["how many places stayed empty in October", left, "departs_at >= DATE '2026-10-01'"],
    ["what proportion of our places stayed empty in October", share, "DATE '2026-10-01'"],
    ["what share of places was left empty in June by skipper", share, "skipper"],
    ["share of places not sold last month", share, "DATE '2026-10-01'"],
    ["unsold share of places by skipper", share, "skipper"],
  ])("%s", async (question, figure, part) => {
    const sql = await sqlOf(question);
    expect(sql).toContain(figure);
    expect(sql).toContain(part);
  });

  it("says in its first line what is taken from what", async () => {
    const { content } = await ask("what share of places stayed empty in October", script);
    expect(content).toContain("Share of Places on offer without Places sold");
    expect(content).toContain("25 %");
  });

  it.each([
    ["places sold in June", "MEASURE(places_sold) AS"],
    ["places on offer in June", "MEASURE(places) AS"],
    ["occupancy in June", "MEASURE(load)"],
  ])("%s is a figure of its own", async (question, figure) => {
    const sql = await sqlOf(question);
    expect(sql).toContain(figure);
    expect(sql).not.toContain(" - MEASURE");
  });
});
