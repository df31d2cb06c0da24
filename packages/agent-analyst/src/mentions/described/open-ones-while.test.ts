import { describe, expect, it } from "@jest/globals";
import { ask, statementsWith } from "../../fixtures/asking.fixture.js";
import { grants, grantValues } from "../../fixtures/grants.fixture.js";

const script = { model: grants, values: grantValues, rows: [[1, 2]] };
const sqlOf = statementsWith(script);

describe("D14: a state that a description explains by a column that is empty", () => {
  it.each([
    ["open appeals", "settled_on IS NULL"],
    ["how many open appeals do we have", "settled_on IS NULL"],
    ["open appeals by handler", "settled_on IS NULL"],
    ["appeals still open", "settled_on IS NULL"],
    ["letters written on open appeals", "settled_on IS NULL"],
    ["appeals that are not open any more", "settled_on IS NOT NULL"],
    ["open sites", "shut_on IS NULL"],
  ])("%s: a time called Opened is no other name of it", async (question, condition) => {
    const { queries, content } = await ask(question, script);
    expect(queries[0]?.sqlQuery).toContain(condition);
    expect(queries[0]?.sqlQuery).not.toContain("sum_at_opening");
    expect(content).toMatch(
      /I take those alone that have (no|a) time in (Settled|Shut for good)\./,
    );
  });

  it("those of an age are still those that are open alone", async () => {
    const sql = await sqlOf("open appeals older than 60 days");
    expect(sql).toContain("settled_on IS NULL");
    expect(sql).toContain("opened_on < DATE '2026-09-22'");
  });

  it("what was opened then is no state", async () => {
    const sql = await sqlOf("appeals opened in May");
    expect(sql).toContain("opened_on >= DATE '2026-05-01'");
    expect(sql).not.toContain("NULL");
  });
});

describe("D14: what was done is no figure of those in a state", () => {
  it.each(["objections opened in May", "how many objections were opened last month"])(
    "%s: not those that are open by now",
    async (question) => {
      const { queries } = await ask(question, script);
      expect(queries.map(({ sqlQuery }) => sqlQuery).join()).not.toContain("open_count");
    },
  );

  it("as it is called, it is found", async () => {
    expect(await sqlOf("open objections")).toContain("MEASURE(open_count)");
  });
});
