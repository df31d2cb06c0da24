import { describe, expect, it } from "@jest/globals";
import { ask, statementsWith } from "../../fixtures/asking.fixture.js";
import { grants } from "../../fixtures/grants.fixture.js";
import { helpDesk } from "../../fixtures/help-desk.fixture.js";

const rows = [
  ["2026-09-01", 9, 4],
  ["2026-10-01", 7, 8],
];
const script = { model: grants, rows };
const sqlOf = statementsWith(script);
const atDesk = statementsWith({ model: helpDesk, rows });

const asked =
  "of_asked_on AS (SELECT date_trunc('month', asked_on) AS step, MEASURE(request_count) AS figure FROM requests WHERE asked_on IS NOT NULL";
const decided =
  "of_decided_on AS (SELECT date_trunc('month', decided_on) AS step, MEASURE(request_count) AS figure FROM requests WHERE decided_on IS NOT NULL";

describe("D14: two events side by side, each by its own time", () => {
  it.each([
    "requests asked vs decided per month",
    "requests asked vs requests decided by month",
    "asked versus decided requests per month",
    "how many requests were asked and decided each month",
  ])("%s", async (question) => {
    const sql = await sqlOf(question);
    expect(sql).toContain(asked);
    expect(sql).toContain(decided);
    expect(sql).toContain("ON of_asked_on.step = of_decided_on.step ORDER BY 1");
  });

  it("in a time", async () => {
    const sql = await sqlOf("requests asked vs decided per month this year");
    expect(sql).toContain("asked_on >= DATE '2026-01-01' AND asked_on < DATE '2027-01-01'");
    expect(sql).toContain("decided_on >= DATE '2026-01-01' AND decided_on < DATE '2027-01-01'");
  });

  it("opened vs solved tickets per week: by other names of the times", async () => {
    const sql = await atDesk("opened vs solved tickets per week");
    expect(sql).toContain("date_trunc('week', opened_at)");
    expect(sql).toContain("date_trunc('week', resolved_at)");
  });

  it.each(["new vs lost clients per month", "new clients vs clients lost by month"])(
    "%s: whatever the model calls it",
    async (question) => {
      const sql = await atDesk(question);
      expect(sql).toContain("date_trunc('month', signed_up_on)");
      expect(sql).toContain("date_trunc('month', left_on)");
    },
  );

  it("is said", async () => {
    const { content } = await ask("requests asked vs decided per month", script);
    expect(content).toContain("Requests (Asked) and Requests (Decided) by month");
    expect(content).toContain("Requests (Asked): 16 in all, the most in September 2026 with 9.");
    expect(content).toContain("Requests (Decided): 12 in all, the most in October 2026 with 8.");
  });

  it.each(["purple requests asked vs decided per month", "requests asked vs decided by officer"])(
    "%s: with words of something else it is not that",
    async (question) => {
      expect(await sqlOf(question)).not.toContain("of_asked_on");
    },
  );
});
