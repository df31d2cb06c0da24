import { describe, expect, it } from "@jest/globals";
import { statementsWith } from "../../fixtures/asking.fixture.js";
import { helpDesk, helpDeskValues } from "../../fixtures/help-desk.fixture.js";

const sqlOf = statementsWith({ model: helpDesk, values: helpDeskValues, rows: [["a", 1]] });

describe("D14: what each of them does", () => {
  it.each([
    "how many tickets does a client open on average",
    "how many tickets does each client raise on average",
    "how many tickets does the average client open",
    "how many tickets do clients submit on average",
  ])("%s: all of them, divided by those who do it", async (question) => {
    const sql = await sqlOf(question);
    expect(sql).toBe(await sqlOf("how many tickets does a client have on average"));
    expect(sql).toContain("COUNT(DISTINCT client)");
    expect(sql).not.toContain("WHERE resolved");
  });

  it.each([
    ["how many tickets does each client open", "tickets by client"],
    ["which clients open the most tickets", "which clients have the most tickets"],
    ["who raised the fewest tickets", "who has the fewest tickets"],
  ])("%s: as %s", async (question, plain) => {
    const sql = await sqlOf(question);
    expect(sql).toContain("GROUP BY");
    expect(sql).toBe(await sqlOf(plain));
  });

  it("a state that no verb stands for stays one", async () => {
    expect(await sqlOf("which client has the most open tickets")).toContain("open");
  });
});
