import { describe, expect, it } from "@jest/globals";
import { ask, statementsWith } from "../../fixtures/asking.fixture.js";
import { cabins, cabinValues } from "../../fixtures/cabins.fixture.js";

const script = { model: cabins, values: cabinValues, rows: [[3]] };
const sqlOf = statementsWith(script);
const october = "told_on >= DATE '2026-10-01' AND told_on < DATE '2026-11-01'";

describe("D14: two conditions, the second one a state", () => {
  it.each([
    "how many faults were reported last month and are still open",
    "how many faults were reported last month and still open",
    "how many faults reported in october 2026 are still open",
    "faults reported last month and open",
    "faults open that were reported last month",
  ])("%s: the open ones are counted", async (question) => {
    const sql = await sqlOf(question);
    expect(sql).toMatch(/^SELECT MEASURE\(open_faults\) AS open_faults FROM faults/);
    expect(sql).toContain(october);
  });

  it("a limit on groups holds for those in the state", async () => {
    expect(await sqlOf("fixers with more than 3 faults still open")).toContain(
      "HAVING MEASURE(open_faults) > 3",
    );
  });

  it.each(["faults and open faults last month", "how many faults and how many open last month"])(
    "%s: two figures stay two",
    async (question) => {
      const sql = await sqlOf(question);
      expect(sql === "" || sql.includes("MEASURE(fault_count)")).toBe(true);
    },
  );

  it("what is not in the state is no other count", async () => {
    expect(await sqlOf("faults reported last month and not open")).not.toContain("open_faults");
  });

  it.each([
    "how many faults were reported last month and still not fixed",
    "how many faults were reported last month and not yet mended",
    "faults reported last month but not mended",
    "how many faults reported in october 2026 are still not mended",
  ])("%s: the time belongs to the first verb", async (question) => {
    const sql = await sqlOf(question);
    expect(sql).toContain(october);
    expect(sql).toContain("mended_on IS NULL");
  });

  it("what was done since then has a time there", async () => {
    const sql = await sqlOf("how many faults were reported last month and already fixed");
    expect(sql).toContain(october);
    expect(sql).toContain("mended_on IS NOT NULL");
  });

  it("a state that nothing is known of is asked back", async () => {
    const { queries, content } = await ask("faults reported last month and still zorbed", script);
    expect(queries).toEqual([]);
    expect(content).toContain("zorbed");
  });
});
