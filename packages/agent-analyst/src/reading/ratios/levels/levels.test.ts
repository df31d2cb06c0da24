import { describe, expect, it } from "@jest/globals";
import { ask, statementsWith } from "../../../fixtures/asking.fixture.js";
import { grants, grantValues } from "../../../fixtures/grants.fixture.js";

const script = { model: grants, values: grantValues, rows: [[1, 2]] };
const sqlOf = statementsWith(script);

describe("D14: rates of what is there at the ends of months", () => {
  it.each([
    ["idle share", "month_end = (SELECT MAX(month_end) FROM balances)"],
    ["idle share by field", "month_end = (SELECT MAX(month_end) FROM balances)"],
    ["fields with an idle rate above 5%", "month_end = (SELECT MAX(month_end) FROM balances)"],
    ["idle share by quarter", "GROUP BY date_trunc('quarter', month_end))"],
    ["how did the idle share develop by quarter in 2026", "date_trunc('quarter', month_end))"],
  ])("%s: is that of the last one, which is said", async (question, condition) => {
    const { queries, content } = await ask(question, script);
    expect(queries[0]?.sqlQuery).toContain(condition);
    expect(content).toContain("Idle share does not add up over time, so I take the last Month end");
  });

  it("on average it is that of all of them together", async () => {
    const { queries, content } = await ask("average idle share in 2026", script);
    expect(queries[0]?.sqlQuery).toBe(
      "SELECT MEASURE(idle_share) AS idle_share FROM balances WHERE month_end >= DATE '2026-01-01' AND month_end < DATE '2027-01-01'",
    );
    expect(content).toContain("I take Idle share of all values of Month end together.");
  });

  it("is one of all moments where something else is summed in that table", async () => {
    const cubes = grants.cubes.map((cube) => ({
      ...cube,
      members: cube.members.map(({ name, ...member }) => ({
        ...member,
        name,
        ...(name === "pledged" ? { additiveOver: undefined } : {}),
      })),
    }));
    const { queries } = await ask("idle share by quarter", {
      ...script,
      model: { ...grants, cubes: cubes as typeof grants.cubes },
    });
    expect(queries[0]?.sqlQuery).not.toContain("MAX(");
    expect(await sqlOf("unspent money by quarter")).toContain("MAX(month_end)");
  });
});
