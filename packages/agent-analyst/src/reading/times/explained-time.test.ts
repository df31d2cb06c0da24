import { describe, expect, it } from "@jest/globals";
import { ask, statementsWith } from "../../fixtures/asking.fixture.js";
import { grants, grantValues } from "../../fixtures/grants.fixture.js";

const script = { model: grants, values: grantValues, rows: [[1, 2]] };
const sqlOf = statementsWith(script);

const in2025 = (time: string): string =>
  `${time} >= DATE '2025-01-01' AND ${time} < DATE '2026-01-01'`;

describe("D14: what a time's description says was done then", () => {
  it.each([
    ["refused requests in 2025", in2025("decided_on")],
    ["how many requests did we refuse in 2025", in2025("decided_on")],
    ["did we refuse more requests in 2025 than in 2024", in2025("decided_on")],
    ["did we refuse fewer requests in 2025 than in 2024", in2025("decided_on")],
    ["rejections in 2025", in2025("decided_on")],
    ["requests granted in 2025", `${in2025("decided_on")} AND request_status = 'G'`],
    ["requests withdrawn in 2025", `${in2025("decided_on")} AND request_status = 'W'`],
    ["how many awards were taken back in 2025", `${in2025("closed_on")} AND award_status = 'TKB'`],
    ["taken back in 2025", `${in2025("closed_on")} AND award_status = 'TKB'`],
    ["awards spent in full in 2025", `${in2025("closed_on")} AND award_status = 'SPT'`],
  ])("%s: is the time that counts", async (question, condition) => {
    expect(await sqlOf(question)).toContain(condition);
  });

  it.each([
    ["requests in 2025", in2025("asked_on")],
    ["requests asked in 2025", in2025("asked_on")],
    ["did we get more requests in 2025 than in 2024", in2025("asked_on")],
    ["awards in 2025", in2025("awarded_on")],
    ["compare awards in 2025 to awards in 2024", in2025("awarded_on")],
    ["awards that are spent in full by field", "WHERE award_status = 'SPT'"],
  ])("%s: says nothing of the kind", async (question, condition) => {
    const sql = await sqlOf(question);
    expect(sql).toContain(condition);
    expect(sql).not.toMatch(/decided_on|closed_on/);
  });

  it("one figure is compared, as the verb and its object name it", async () => {
    const { queries } = await ask("did we refuse more requests in 2025 than in 2024", script);
    expect(queries[0]?.sqlQuery).not.toContain("MEASURE(request_count)");
  });
});

describe("D14: two figures of one time", () => {
  it.each([
    ["paid in May vs planned in May", "MEASURE(amount_paid)", "MEASURE(amount_planned)"],
    ["planned in May vs paid in May", "MEASURE(amount_paid)", "MEASURE(amount_planned)"],
    ["amount paid in May vs amount planned in May", "(amount_paid)", "(amount_planned)"],
    ["requests in May vs rejections in May", "(request_count)", "(refused_count)"],
  ])("%s: the time is said twice, and is compared with none", async (question, ...figures) => {
    const sql = await sqlOf(question);
    for (const figure of figures) expect(sql).toContain(figure);
    expect(sql).toContain(">= DATE '2026-05-01'");
    expect(sql).not.toContain("2025");
  });

  it.each([
    ["paid in May vs paid in April", "'April 2026'"],
    ["payments this May vs last May", "'May 2025'"],
  ])("%s: two times are compared", async (question, former) => {
    expect(await sqlOf(question)).toContain(former);
  });
});
