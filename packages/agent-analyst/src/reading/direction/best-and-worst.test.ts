import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { ask, statementsWith } from "../../fixtures/asking.fixture.js";
import { cabins, cabinValues } from "../../fixtures/cabins.fixture.js";

const script = { model: cabins, values: cabinValues, rows: [["a", 1]] };
const asked = async (question: string) => {
  const { queries, content } = await ask(question, script);
  return { sql: queries[0]?.sqlQuery ?? "", content };
};

describe("D14: the best has the good end of a figure", () => {
  it.each([
    ["best guide by complaints", "MEASURE(complaints)", "ASC"],
    ["worst guide by complaints", "MEASURE(complaints)", "DESC"],
    ["best fixer by cost of mending", "MEASURE(mending_cost)", "ASC"],
    ["best fixer by average days until mended", "MEASURE(avg_days)", "ASC"],
    ["worst fixer by average days until mended", "MEASURE(avg_days)", "DESC"],
    ["best guide by complaints resolved", "MEASURE(solved)", "DESC"],
    ["best guest by shop sales", "MEASURE(shop_sales)", "DESC"],
  ])("%s: its title says which end that is", async (question, figure, order) => {
    const { sql } = await asked(question);
    expect(sql).toContain(figure);
    expect(sql).toContain(`ORDER BY 2 ${order}`);
  });

  it("the hint of the model says it where no title does", async () => {
    expect((await asked("best guide by golf handicap")).sql).toContain("ORDER BY 2 ASC");
    expect((await asked("worst guide by golf handicap")).sql).toContain("ORDER BY 2 DESC");
  });

  it("less that is better is said, and so is a length of time of which nothing is known", async () => {
    expect((await asked("best guide by complaints")).content).toContain(
      "Less of Complaints is better, so the best has the least.",
    );
    const { sql, content } = await asked("best guide by average length of a tour");
    expect(sql).toContain("ORDER BY 2 DESC");
    expect(content).toContain("the model does not say whether less is better");
    expect((await asked("best guest by shop sales")).content).not.toContain("better");
  });
});

describe("D14: who pays best", () => {
  it.each([
    ["which customer pays best", "ASC"],
    ["which customer pays fastest", "ASC"],
    ["who pays the quickest", "ASC"],
    ["which guest pays us the fastest", "ASC"],
    ["which guests pay their bills slowest", "DESC"],
    ["which customer pays worst", "DESC"],
  ])("%s: by the days from the bill to its payment", async (question, order) => {
    const { sql } = await asked(question);
    expect(sql).toContain("AVG(date_diff('minute', billed_on, paid_on)) / 1440.0");
    expect(sql).toContain(`ORDER BY 2 ${order}`);
  });
});

describe("D14: who is fastest", () => {
  it.each([
    ["which fixer is the quickest", "ASC"],
    ["fastest fixer this year", "ASC"],
    ["slowest fixer", "DESC"],
  ])("%s: by the one length of time that there is", async (question, order) => {
    const { sql } = await asked(question);
    expect(sql).toContain("SELECT fixer, MEASURE(avg_days)");
    expect(sql).toContain(`ORDER BY 2 ${order}`);
  });

  it("is asked back where nothing says how long it takes", async () => {
    expect((await asked("which route is the fastest")).sql).toBe("");
  });

  it("what sells or grows fast has the most of it", async () => {
    const { sql } = await asked("fastest selling group of goods by shop sales");
    expect(sql).toContain("MEASURE(shop_sales)");
    expect(sql).toContain("ORDER BY 2 DESC");
  });
});

describe("D14: the worst for what is bad has the most of it", () => {
  const garage = modelOf(`
view diary | Diary
  dimension string mechanic | Mechanic | | staff.mechanic
  dimension boolean is_comeback | Comeback | | jobs.is_comeback
  dimension boolean is_online | Online booking | | jobs.is_online
  measure count job_count | Jobs | | jobs.job_count
`);
  const sqlOf = statementsWith({ model: garage, rows: [["a", 1]] });

  it("also where rows are counted in which there was one", async () => {
    expect(await sqlOf("worst mechanic for comebacks")).toContain("ORDER BY 2 DESC");
    expect(await sqlOf("best mechanic for comebacks")).toContain("ORDER BY 2 ASC");
  });

  it("and not where it is not known for bad", async () => {
    expect(await sqlOf("worst mechanic for online bookings")).toContain("ORDER BY 2 ASC");
  });
});
