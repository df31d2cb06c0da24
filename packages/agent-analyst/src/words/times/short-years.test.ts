import { describe, expect, it } from "@jest/globals";
import { ask, statementsWith } from "../../fixtures/asking.fixture.js";
import { deliveries, deliveryValues } from "../../fixtures/deliveries.fixture.js";

const script = { model: deliveries, values: deliveryValues, rows: [[1]] };
const sqlOf = statementsWith(script);
const within = (from: string, to: string): string =>
  `shipped_at >= DATE '${from}' AND shipped_at < DATE '${to}'`;

describe("D14: a month and two digits", () => {
  it.each([
    ["orders aug 26", "2026-08-01", "2026-09-01"],
    ["orders by day Aug 26", "2026-08-01", "2026-09-01"],
    ["orders in may 25 by store", "2025-05-01", "2025-06-01"],
    ["orders from jan 26 to mar 26", "2026-01-01", "2026-04-01"],
    ["orders jan 25 - mar 26", "2025-01-01", "2026-04-01"],
  ])("%s: the month of a year, which is said", async (question, from, to) => {
    const { queries, content } = await ask(question, script);
    expect(queries[0]?.sqlQuery).toContain(within(from, to));
    expect(content).toMatch(/I take “\w+ 2\d” as \w+ 202\d, and as no day/);
  });

  it.each([
    ["orders aug '26 by store", "2026-08-01", "2026-09-01"],
    ["orders Aug-26", "2026-08-01", "2026-09-01"],
    ["orders on aug 26", "2026-08-26", "2026-08-27"],
    ["orders aug 26th", "2026-08-26", "2026-08-27"],
    ["orders 26 aug", "2026-08-26", "2026-08-27"],
    ["orders 26 aug 26", "2026-08-26", "2026-08-27"],
    ["orders aug 26, 2026", "2026-08-26", "2026-08-27"],
    ["orders aug 12", "2026-08-12", "2026-08-13"],
    ["orders aug 1 to aug 26", "2026-08-01", "2026-08-27"],
    ["orders by hour on aug 26", "2026-08-26", "2026-08-27"],
  ])("%s: only one of the two is meant, and nothing is said", async (question, from, to) => {
    const { queries, content } = await ask(question, script);
    expect(queries[0]?.sqlQuery).toContain(within(from, to));
    expect(content).not.toContain("I take");
  });

  it("since a day, which is said", async () => {
    const { queries, content } = await ask("orders since aug 26", script);
    expect(queries[0]?.sqlQuery).toContain("shipped_at >= DATE '2026-08-26'");
    expect(content).toContain("I take “aug 26” as 26 August 2026, and as no month of a year.");
  });

  it("two of them are compared as months", async () => {
    const sql = await sqlOf("orders aug 26 vs aug 25");
    expect(sql).toContain(within("2026-08-01", "2026-09-01"));
    expect(sql).toContain(within("2025-08-01", "2025-09-01"));
  });
});

describe("D14: days of one month, with the month first", () => {
  it.each([
    ["orders from june 5th to 8th", "2026-06-05", "2026-06-09"],
    ["orders june 5-8", "2026-06-05", "2026-06-09"],
    ["orders June 5 – 8, 2025", "2025-06-05", "2025-06-09"],
    ["orders between june 5 and 8", "2026-06-05", "2026-06-09"],
    ["orders aug 26 to 28", "2026-08-26", "2026-08-29"],
    ["orders june 5 to 8 july", "2026-06-05", "2026-07-09"],
  ])("%s", async (question, from, to) => {
    expect(await sqlOf(question)).toContain(within(from, to));
  });

  it("days that are no span are asked back", async () => {
    expect(await sqlOf("orders june 5 and 8")).toBe("");
  });
});
