import { describe, expect, it } from "@jest/globals";
import { statementsWith } from "../../fixtures/asking.fixture.js";
import { cabins, cabinValues } from "../../fixtures/cabins.fixture.js";

const script = { model: cabins, values: cabinValues, rows: [[3]] };
const sqlOf = statementsWith(script);
const unbroken =
  "id NOT IN (SELECT cabin_id FROM faults WHERE cabin_id IS NOT NULL GROUP BY 1 HAVING MEASURE(fault_count) > 0)";

describe("D14: what is missing, by a key of the usual name", () => {
  it.each([
    "how many cabins never had a fault",
    "number of cabins without a fault",
    "how many cabins have had no faults",
  ])("%s", async (question) => {
    expect(await sqlOf(question)).toBe(
      `SELECT MEASURE(cabin_count) AS cabin_count FROM cabins WHERE ${unbroken}`,
    );
  });

  it("those of a kind", async () => {
    const sql = await sqlOf("how many cabins in Upper Glen never had a fault");
    expect(sql).toContain("valley = 'Upper Glen'");
    expect(sql).toContain(unbroken);
    expect(await sqlOf("how many full upkeep cabins never had a fault")).toContain("upkeep = 'FU'");
  });

  it("no faults are no number of a fault", async () => {
    const sql = await sqlOf("which guides had no faults this year");
    expect(sql).not.toContain("fault_no");
    expect(await sqlOf("faults by fault no")).toContain("SELECT fault_no");
  });

  it("what is said of the missing thing is asked back, and so is what no key leads to", async () => {
    expect(await sqlOf("how many cabins never had a fault by Glen Repairs")).toBe("");
    expect(await sqlOf("how many guides never had a fault")).toBe("");
  });
});
