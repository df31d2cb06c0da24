import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { statementsWith } from "../../fixtures/asking.fixture.js";

const plain = modelOf(`
view ledger | Ledger
  dimension string term | Term | | dues.term
  dimension time due_on | Due | | dues.due_on
  dimension boolean waived | Waived | | dues.waived
  measure count notice_count | Notices | | dues.notice_count
  measure sum billed | Dues billed | | dues.billed
view tests | Tests
  dimension string subject | Subject | | tests.subject
  dimension number attempt | Attempt | | tests.attempt
  dimension time taken_on | Taken | | tests.taken_on
  measure count test_count | Tests | | tests.test_count
`);
const model = {
  ...plain,
  cubes: plain.cubes.map((cube) => ({
    ...cube,
    members: cube.members.map((member) =>
      member.name === "billed" ? { ...member, format: "currency" as const, unit: "EUR" } : member,
    ),
  })),
};
const sqlOf = statementsWith({ model, values: [["subject", "Physics"]], rows: [[1]] });

describe("D14: how many there are of what money is of", () => {
  it.each(["how many dues were waived in 2025", "waived dues in 2025, how many"])(
    "%s: their rows are counted",
    async (question) => {
      const sql = await sqlOf(question);
      expect(sql).toContain("MEASURE(notice_count)");
      expect(sql).toContain("AND waived");
    },
  );
});

describe("D14: a place in a row as a value", () => {
  it.each(["second attempts in physics", "how many tests with a third attempt in physics"])(
    "%s",
    async (question) => {
      const sql = await sqlOf(question);
      expect(sql).toMatch(/attempt = [23]/);
      expect(sql).toContain("MEASURE(test_count)");
    },
  );
});
