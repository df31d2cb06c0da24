import { describe, expect, it } from "@jest/globals";
import { ask } from "../../fixtures/asking.fixture.js";
import { grants } from "../../fixtures/grants.fixture.js";
import { helpDesk, helpDeskValues } from "../../fixtures/help-desk.fixture.js";

const atGrants = { model: grants, rows: [[40, 30, 0.75]] };
const atDesk = { model: helpDesk, values: helpDeskValues, rows: [[40, 30, 0.75]] };

const inSeptember = "opened_at >= DATE '2026-09-01' AND opened_at < DATE '2026-10-01'";

describe("D14: two figures in one sentence, of which the second is of those that the first counts", () => {
  it.each([
    "how many tickets were opened in september, and how many of them are escalated?",
    "tickets opened in september, of which how many are escalated",
    "how many tickets were opened in september and how many of those were escalated",
  ])("%s", async (question) => {
    const { queries, content } = await ask(question, atDesk);
    const sql = queries[0]?.sqlQuery ?? "";
    expect(sql).toContain(`WHERE ${inSeptember})`);
    expect(sql).toContain(`WHERE ${inSeptember} AND is_escalated)`);
    expect(content).toContain("Tickets, and of which Escalated");
    expect(content).toContain("Tickets: 40. Of these, 30 (75 %): Escalated.");
  });

  it("what a verb says of another time has happened by now", async () => {
    const { queries, content } = await ask(
      "how many requests were asked in May, and how many of them have been decided?",
      atGrants,
    );
    expect(queries[0]?.sqlQuery).toContain("decided_on IS NOT NULL");
    expect(content).toContain("Requests: 40. Of these, 30 (75 %): Decided is not empty.");
  });

  it("a figure of the model for those stands beside all of them", async () => {
    const { queries } = await ask("requests asked in May and how many were refused", {
      ...atGrants,
      rows: [[40, 30]],
    });
    expect(queries[0]?.sqlQuery).toContain(
      "SELECT MEASURE(request_count) AS request_count, MEASURE(refused_count) AS refused_count FROM requests WHERE asked_on >= DATE '2026-05-01'",
    );
  });

  it("what follows is of both", async () => {
    const first = await ask(
      "how many tickets were opened in september, and how many of them are escalated?",
      atDesk,
    );
    const next = await ask("and in august?", { ...atDesk, history: first.history });
    expect(next.queries[0]?.sqlQuery).toContain("opened_at < DATE '2026-09-01' AND is_escalated");
    expect(next.content).toContain("Of these, 30 (75 %): Escalated.");
  });
});

describe("D14: two figures of one time, each by a column of its own", () => {
  it.each([
    "requests asked in May vs decided in May",
    "number of requests asked in May vs number of requests decided in May",
    "how many requests were asked in May versus decided in May",
  ])("%s", async (question) => {
    const { queries, content } = await ask(question, { ...atGrants, rows: [[40, 30]] });
    expect(queries[0]?.sqlQuery).toContain("asked_on >= DATE '2026-05-01'");
    expect(queries[0]?.sqlQuery).toContain("decided_on >= DATE '2026-05-01'");
    expect(content).toContain("Requests (Asked): 40. Requests (Decided): 30.");
  });

  it("two sums of money", async () => {
    const { content } = await ask("amount planned in May vs amount paid in May", {
      ...atGrants,
      rows: [[40, 30]],
    });
    expect(content).toContain("Amount planned (Planned): 40 EUR. Amount paid (Paid): 30 EUR.");
  });

  it("two times of one figure are compared as before", async () => {
    const { queries } = await ask("requests in May vs requests in June", atGrants);
    expect(queries[0]?.sqlQuery).toContain("AS period");
  });
});
