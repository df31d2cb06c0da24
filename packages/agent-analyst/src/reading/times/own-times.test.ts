import { describe, expect, it } from "@jest/globals";
import { ask, statementsWith } from "../../fixtures/asking.fixture.js";
import { grants } from "../../fixtures/grants.fixture.js";
import { helpDesk } from "../../fixtures/help-desk.fixture.js";

const script = { model: grants, rows: [[3]] };
const sqlOf = statementsWith(script);
const atDesk = statementsWith({ model: helpDesk, rows: [[3]] });

const may = "asked_on >= DATE '2026-05-01' AND asked_on < DATE '2026-06-01'";
const july = "decided_on >= DATE '2026-07-01' AND decided_on < DATE '2026-08-01'";

describe("D14: two times, each by a column of its own", () => {
  it.each([
    ["requests asked in May but decided in July", `${may} AND ${july}`],
    ["how many requests were asked in May and decided in July", `${may} AND ${july}`],
    ["requests asked in May that were decided", `${may} AND decided_on IS NOT NULL`],
    ["requests made in May that were not decided", `${may} AND decided_on IS NULL`],
    ["requests from May that were decided in July", `${may} AND ${july}`],
    [
      "requests asked in May but not decided by the end of July",
      `${may} AND (NOT (decided_on < DATE '2026-08-01') OR decided_on IS NULL)`,
    ],
    [
      "requests asked in May and not decided in July",
      `${may} AND (NOT (${july}) OR decided_on IS NULL)`,
    ],
  ])("%s", async (question, where) => {
    expect(await sqlOf(question)).toContain(`FROM requests WHERE ${where}`);
  });

  it("tickets opened in September and solved in October, by team", async () => {
    expect(await atDesk("tickets opened in September and solved in October by team")).toContain(
      "FROM desk WHERE opened_at >= DATE '2026-09-01' AND opened_at < DATE '2026-10-01' AND " +
        "resolved_at >= DATE '2026-10-01' AND resolved_at < DATE '2026-11-01' GROUP BY 1",
    );
  });

  it("both are said in the first line", async () => {
    const { content } = await ask("requests asked in May but decided in July", script);
    expect(content).toContain(
      "Requests · Asked from 1 May 2026 to 31 May 2026 · Decided from 1 July 2026 to 31 July 2026",
    );
  });

  it("what was done in one time for another one is asked back where no column says for when", async () => {
    expect(await sqlOf("requests made in May for July")).toBe("");
  });

  it.each(["requests asked in May vs requests decided in July", "requests in May and July"])(
    "%s: times that are compared or joined are no conditions of one row",
    async (question) => {
      expect(await sqlOf(question)).not.toContain(`${may} AND ${july}`);
    },
  );
});
