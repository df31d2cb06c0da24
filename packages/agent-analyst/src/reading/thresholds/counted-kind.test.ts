import { describe, expect, it } from "@jest/globals";
import { ask, statementsWith, type Script } from "../../fixtures/asking.fixture.js";
import { gym, gymValues } from "../../fixtures/gym.fixture.js";
import { lines, linesValues } from "../../fixtures/lines.fixture.js";

const scripts: Readonly<Record<string, Script>> = {
  lines: { model: lines, values: linesValues, rows: [[3]] },
  gym: { model: gym, values: gymValues, rows: [[3]] },
};
const sqlOf = (model: string, question: string): Promise<string> =>
  statementsWith(scripts[model]!)(question);

describe("D14: how many there are of a kind, named by a column", () => {
  it.each([
    ["lines", "how many Home 500 customers", "WHERE plan = 'Home 500'"],
    ["lines", "number of Home 500 customers", "WHERE plan = 'Home 500'"],
    ["lines", "how many Home 500 customers are in Startford", "town = 'Startford'"],
  ])("%s: %s: they are counted, and not listed", async (model, question, limit) => {
    const sql = await sqlOf(model, question);
    expect(sql).toMatch(/^SELECT COUNT\(DISTINCT customer\)/);
    expect(sql).toContain(limit);
    expect(sql).not.toContain("GROUP BY");
  });

  it("those who have any of what a figure counts", async () => {
    const sql = await sqlOf("lines", "how many active customers");
    expect(sql).toMatch(/^SELECT COUNT\(DISTINCT customer\)/);
    expect(sql).toContain("HAVING MEASURE(active_contracts) > 0");
  });

  it("beside a value as well", async () => {
    const sql = await sqlOf("lines", "how many active Home 500 customers by town");
    expect(sql).toMatch(/^SELECT town, COUNT\(DISTINCT customer\)/);
    expect(sql).toContain("HAVING MEASURE(active_contracts) > 0");
  });

  it("a list of them stays a list", async () => {
    expect(await sqlOf("lines", "Home 500 customers")).toContain("GROUP BY 1");
    expect(await sqlOf("lines", "how many contracts do Home 500 customers have")).toContain(
      "MEASURE(contract_count)",
    );
  });

  it("what is no number of things makes none of them: it is asked back", async () => {
    const { content } = await ask("how many recurring customers", scripts["lines"]!);
    expect(content).toContain("I did not understand");
  });
});
