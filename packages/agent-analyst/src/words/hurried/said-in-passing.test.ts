import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { ask, statementsWith } from "../../fixtures/asking.fixture.js";

const plain = modelOf(`
view drives | Drives
  dimension string driver | Driver | | drives.driver
  dimension string depot | Depot | | drives.depot
  dimension string outcome | Outcome | | drives.outcome
  dimension number reminders | Reminders sent | | drives.reminders
  dimension string drive_no | Drive number | | drives.drive_no
  dimension time started_on | Started | | drives.started_on
  dimension time ended_on | Ended | | drives.ended_on
  dimension boolean is_late | Late | overdue | drives.is_late
  measure count drive_count | Drives | | drives.drive_count
  measure count stops | Stops | loans | drives.stops
  measure sum fees | Fees | | drives.fees
`);
const hints: Readonly<Record<string, object>> = {
  outcome: { description: "NAH nobody at home, DEP depot closed, FIX fixed" },
  ended_on: { description: "Empty while the drive is under way" },
  is_late: { description: "Ended after its time, or is under way and past it" },
};
const model = {
  ...plain,
  cubes: plain.cubes.map((cube) => ({
    ...cube,
    members: cube.members.map((member) => ({ ...member, ...hints[member.name] })),
  })),
};
const values = [
  ["outcome", "NAH"],
  ["depot", "Moor Top"],
] as const;
const script = { model, values, rows: [["a", 1]] };
const sqlOf = statementsWith(script);

describe("D14: verbs that say no more than what stands behind them", () => {
  it.each([
    ["which driver made the most stops in 2026", "ORDER BY 2 DESC"],
    ["which drivers made more than 5 stops in 2026", "HAVING MEASURE(stops) > 5"],
    ["which drivers found nobody at home this year", "outcome = 'NAH'"],
    ["which depot lent the most in 2026", "MEASURE(stops)"],
  ])("%s", async (question, part) => {
    expect(await sqlOf(question)).toContain(part);
  });

  it.each([
    ["for each depot, which driver made the most stops in 2026", 1],
    ["for each depot, which two drivers made the most stops in 2026", 2],
    ["in each depot, which 3 drivers had the most stops", 3],
  ])("%s: the first of each depot alone", async (question, count) => {
    const sql = await sqlOf(question);
    expect(sql).toMatch(/PARTITION BY depot|PARTITION BY 1/);
    expect(sql).toContain(`<= ${count}`);
  });

  it("per depot, who had the most stops: depots alone are no answer", async () => {
    expect(await sqlOf("per depot, who had the most stops")).toBe("");
  });

  it("with another object they are asked back", async () => {
    expect(await sqlOf("which driver made the most mistakes in 2026")).toBe("");
  });
});

describe("D14: words that people type in a hurry", () => {
  it.each([
    ["bussiest weekday at moor top", "dayname(started_on)"],
    ["bigest depot by stops", "SELECT depot"],
    ["drives w 3 reminders sent", "reminders = 3"],
    ["depots w/ more than 60 stops since june", "HAVING MEASURE(stops) > 60"],
    ["depots with more than 60 stops since june", "HAVING MEASURE(stops) > 60"],
  ])("%s", async (question, part) => {
    expect(await sqlOf(question)).toContain(part);
  });

  it.each(["how many overdue rn", "how many drives are overdue right now"])(
    "%s: what is overdue now is not over, which is said",
    async (question) => {
      const { content, queries } = await ask(question, script);
      expect(queries[0]?.sqlQuery).toContain("ended_on IS NULL");
      expect(content).toContain("You asked for now");
    },
  );

  it("overdue drives of all times are those that were late as well", async () => {
    expect(await sqlOf("overdue drives by depot")).not.toContain("ended_on IS NULL");
  });
});

describe("D14: a thing by its key, and what is to be done with it", () => {
  it.each(["cancel drive D41000 pls", "please close drive D41000", "end D41000", "close D41000"])(
    "%s: nothing is counted",
    async (question) => {
      expect(await sqlOf(question)).toBe("");
    },
  );
  it("a question about one is none of these", async () => {
    const one = { ...script, values: [["drive_no", "D41000"]] as const };
    expect(await statementsWith(one)("fees of drive D41000")).toContain("drive_no = 'D41000'");
  });
});
