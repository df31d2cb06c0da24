import { describe, expect, it } from "@jest/globals";
import { ask, statementsWith } from "../../fixtures/asking.fixture.js";
import { marina, marinaValues } from "../../fixtures/marina.fixture.js";

const script = { model: marina, values: marinaValues, rows: [[1]] };
const sqlOf = statementsWith(script);

/** What each of these questions is answered by. */
const answers = (cases: readonly (readonly [question: string, ...parts: string[]])[]) =>
  it.each(cases)("%s", async (question, ...parts) => {
    const sql = await sqlOf(question);
    for (const part of parts)
      if (part.startsWith("no ")) expect(sql).not.toContain(part.slice(3));
      else expect(sql).toContain(part);
  });

const untilNewYear = "member_until >= DATE '2026-11-21' AND member_until < DATE '2027-01-01'";

describe("D14: a state that a description says", () => {
  answers([
    ["how many memberships are valid at the moment", "MEASURE(members)"],
    ["valid memberships by home town", "MEASURE(members)", "GROUP BY 1"],
    ["memberships in force", "MEASURE(members)"],
    ["active memberships by scheme", "MEASURE(members)"],
  ]);
});

describe("D14: what runs out until a time lies ahead", () => {
  answers([
    ["how many memberships end by the end of the year", untilNewYear],
    ["how many memberships run out by the end of the year", untilNewYear],
    ["how many memberships expire by the end of this year", untilNewYear],
    ["how many memberships expire before the end of the year", untilNewYear],
    ["memberships that run out before Christmas", "member_until >= DATE '2026-11-21'"],
    ["memberships that expire in December", "member_until >= DATE '2026-12-01'"],
    ["memberships up for renewal in December", "member_until >= DATE '2026-12-01'"],
    ["how many safety checks expire this month", "check_due >= DATE '2026-11-01'"],
    ["how many safety checks expire by the end of March", "check_due < DATE '2027-04-01'"],
    ["memberships that ended before June", "member_until < DATE '2026-06-01'", "no >="],
    ["memberships that ended by the end of June", "member_until < DATE '2026-07-01'", "no >="],
    ["how many safety checks expire before March", "check_due < DATE '2027-03-01'"],
  ]);

  it("keeps the state that was asked for before", async () => {
    const first = await ask("how many memberships are valid at the moment", script);
    const { queries } = await ask("how many of them run out by the end of the year?", {
      ...script,
      history: first.history,
    });
    expect(queries[0]?.sqlQuery).toContain("MEASURE(members)");
    expect(queries[0]?.sqlQuery).toContain(untilNewYear);
  });
});

describe("D14: what is still owed", () => {
  answers([
    ["how much do our owners still owe us", "MEASURE(unpaid_rent)", "no GROUP BY"],
    ["which owner owes us the most", "owner, MEASURE(unpaid_rent)"],
    ["which owner has the biggest debt", "owner, MEASURE(unpaid_rent)"],
    ["how much is still to come in", "MEASURE(unpaid_rent)"],
    ["what is still to come in from North Quay", "MEASURE(unpaid_rent)", "North Quay"],
    ["what is outstanding by quay", "quay, MEASURE(unpaid_rent)"],
    ["rent not paid yet by quay", "quay, MEASURE(unpaid_rent)"],
    ["how much has not been paid yet", "MEASURE(unpaid_rent)"],
    ["how much rent is still to be paid", "MEASURE(unpaid_rent)"],
    ["openings by jetty", "MEASURE(openings)"],
  ]);

  it("is taken up in what is asked next", async () => {
    const first = await ask("how much do our owners still owe us", script);
    const second = await ask("and how much of that is for people who started before September?", {
      ...script,
      history: first.history,
    });
    expect(second.queries[0]?.sqlQuery).toContain("MEASURE(unpaid_rent)");
    expect(second.queries[0]?.sqlQuery).toContain("started_on < DATE '2026-09-01'");
    const third = await ask("which owner owes the most of this older debt?", {
      ...script,
      history: second.history,
    });
    expect(third.queries[0]?.sqlQuery).toContain("owner, MEASURE(unpaid_rent)");
    expect(third.queries[0]?.sqlQuery).toContain("started_on < DATE '2026-09-01'");
  });
});
