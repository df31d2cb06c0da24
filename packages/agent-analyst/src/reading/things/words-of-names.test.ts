import { describe, expect, it } from "@jest/globals";
import { statementsWith } from "../../fixtures/asking.fixture.js";
import { terminal, terminalValues } from "../../fixtures/models/terminal.fixture.js";

const sqlOf = statementsWith({ model: terminal, values: terminalValues, rows: [["STO", 3]] });

describe("D14: words that belong to a name group nothing", () => {
  it.each([
    ["billed by type of charge", "SELECT charge, MEASURE(billed)"],
    ["billed by type of vessel", "SELECT vessel_type, MEASURE(billed)"],
    ["billed by vessel type", "SELECT vessel_type, MEASURE(billed)"],
    ["crane downtime by cause this year", "SELECT cause, MEASURE(downtime)"],
    ["downtime by crane and cause", "SELECT crane, cause, MEASURE(downtime)"],
    ["downtime of each crane by cause", "SELECT crane, cause, MEASURE(downtime)"],
  ])("%s", async (question, select) => {
    expect(await sqlOf(question)).toContain(select);
  });

  it.each(["waiting time for a berth per quarter", "waiting time of a vessel by quarter"])(
    "%s: any one, and not each",
    async (question) => {
      const sql = await sqlOf(question);
      expect(sql).toContain("date_trunc('quarter', arrived_at)");
      expect(sql).not.toMatch(/\b(berth|vessel)\b/);
    },
  );
});

describe("D14: a time begins with its edge, and nothing starts in it", () => {
  it.each(["since the start of 2025", "since the beginning of the year"])(
    "waiting time %s",
    async (time) => {
      const sql = await sqlOf(`waiting time ${time}`);
      expect(sql).toContain("arrived_at >= DATE");
      expect(sql).not.toContain("departed_at");
    },
  );
});

describe("D14: what was missed has no time of being done", () => {
  it.each([
    "missed lifts this year",
    "how many missed lifts this year",
    "missed lifts in May by reason",
    "how many lifts did we miss in May",
    "lifts missed in May by depot",
  ])("%s", async (question) => {
    const sql = await sqlOf(question);
    expect(sql).toContain("MEASURE(missed)");
    expect(sql).toContain("due_at >= DATE");
    expect(sql).not.toContain("lifted_at");
  });

  it("what was lifted has it", async () => {
    expect(await sqlOf("scheduled lifts lifted in May")).toContain("lifted_at >= DATE");
  });
});
