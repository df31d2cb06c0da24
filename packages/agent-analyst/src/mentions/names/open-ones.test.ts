import { describe, expect, it } from "@jest/globals";
import { agency, agencyValues } from "../../fixtures/agency.fixture.js";
import { ask, statementsWith } from "../../fixtures/asking.fixture.js";

const script = { model: agency, values: agencyValues, rows: [[1, 2]] };
const sqlOf = statementsWith(script);

describe("D14: what is open, by a time that is empty until then", () => {
  it.each([
    "open mistakes by translator",
    "are there any open mistakes by ann lee",
    "mistakes still open",
  ])("%s", async (question) => {
    expect(await sqlOf(question)).toContain("fixed_on IS NULL");
  });

  it("is asked back where several times say an end", async () => {
    expect((await ask("open bills", script)).queries).toEqual([]);
  });
});

describe("D14: what something waits for", () => {
  it.each([
    "change requests waiting for a decision",
    "change requests awaiting decision",
    "how many change requests are pending a decision",
  ])("%s", async (question) => {
    expect(await sqlOf(question)).toContain("decided_on IS NULL");
  });

  it("for how long, counts from when it began", async () => {
    const sql = await sqlOf(
      "how many change requests have been waiting for a decision for more than 90 days",
    );
    expect(sql).toContain("decided_on IS NULL");
    expect(sql).toContain("submitted_on < DATE '2026-08-23'");
  });
});

describe("D14: what has run out, before a noun", () => {
  it.each(["linguists with expired certificate", "how many translators with lapsed certificates"])(
    "%s",
    async (question) => {
      expect(await sqlOf(question)).toContain("certified_until < DATE '2026-11-21'");
    },
  );
});
