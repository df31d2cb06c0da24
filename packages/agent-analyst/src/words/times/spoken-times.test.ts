import { describe, expect, it } from "@jest/globals";
import { ask } from "../../fixtures/asking.fixture.js";
import { deliveries, deliveryValues } from "../../fixtures/deliveries.fixture.js";

const script = { model: deliveries, values: deliveryValues, rows: [[1, 2]] };

const statementOf = async (question: string, model = deliveries): Promise<string> =>
  (await ask(question, { ...script, model })).queries[0]?.sqlQuery ?? "";

/** `2026-06-05 2026-06-21`: from its first day to the first one after it. */
const span = (days: string): string => {
  const [from = "", to = ""] = days.split(" ");
  return `shipped_at >= DATE '${from}' AND shipped_at < DATE '${to}'`;
};

describe("D14: days as they are spoken", () => {
  it.each([
    ["revenue between the 5th and the 20th of october", "2026-10-05 2026-10-21"],
    ["revenue from the 5th to the 20th of June", "2026-06-05 2026-06-21"],
    ["revenue the 5th to the 20th of June", "2026-06-05 2026-06-21"],
    ["revenue 5-20 june 2025", "2025-06-05 2025-06-21"],
    ["revenue 5th to 20th june 2025", "2025-06-05 2025-06-21"],
    ["revenue 28 Nov - 3 Dec 2025", "2025-11-28 2025-12-04"],
    ["revenue on June 5th", "2026-06-05 2026-06-06"],
    ["revenue on the 1st of March 2025 by store", "2025-03-01 2025-03-02"],
    ["revenue H1 26", "2026-01-01 2026-07-01"],
    ["revenue Q3 '25 by store", "2025-07-01 2025-10-01"],
  ])("%s", async (question, days) => {
    expect(await statementOf(question)).toContain(span(days));
  });

  it.each([
    ["revenue since the start of 2025", "shipped_at >= DATE '2025-01-01'"],
    ["revenue since start of last year", "shipped_at >= DATE '2025-01-01'"],
    ["revenue since the beginning of the year", "shipped_at >= DATE '2026-01-01'"],
    ["revenue since the end of June", "shipped_at >= DATE '2026-07-01'"],
    ["revenue until the end of June", "shipped_at < DATE '2026-07-01'"],
    ["revenue before the end of June", "shipped_at < DATE '2026-07-01'"],
    ["revenue before the start of 2026", "shipped_at < DATE '2026-01-01'"],
  ])("%s: the edge of a time", async (question, condition) => {
    const statement = await statementOf(question);
    expect(statement).toContain(`WHERE ${condition}`);
    expect(statement).not.toContain(" AND ");
  });

  it("half a year against that of another one", async () => {
    const statement = await statementOf("revenue H1 26 against H1 25");
    expect(statement).toContain("2026-07-01");
    expect(statement).toContain("2025-07-01");
  });
});

describe("D14: days and seasons that have names", () => {
  it.each([
    ["revenue on Halloween", "2026-10-31 2026-11-01"],
    ["revenue on Easter Monday 2026", "2026-04-06 2026-04-07"],
    ["revenue on Good Friday by store", "2026-04-03 2026-04-04"],
    ["revenue on black friday 2025", "2025-11-28 2025-11-29"],
    ["revenue last christmas", "2025-12-25 2025-12-26"],
    ["revenue on New Year's Eve", "2025-12-31 2026-01-01"],
    ["revenue this summer", "2026-06-01 2026-09-01"],
    ["revenue last summer", "2026-06-01 2026-09-01"],
    ["revenue last winter", "2025-12-01 2026-03-01"],
    ["revenue in summer 2025", "2025-06-01 2025-09-01"],
    ["revenue in the spring of 2025 by store", "2025-03-01 2025-06-01"],
  ])("%s", async (question, days) => {
    expect(await statementOf(question)).toContain(span(days));
  });

  it.each([
    ["revenue since christmas", "shipped_at >= DATE '2025-12-25'"],
    ["revenue since last spring", "shipped_at >= DATE '2026-03-01'"],
    ["revenue before summer 2026", "shipped_at < DATE '2026-06-01'"],
    ["revenue before easter", "shipped_at < DATE '2026-04-05'"],
    ["revenue before christmas 2025", "shipped_at < DATE '2025-12-25'"],
  ])("%s", async (question, condition) => {
    expect(await statementOf(question)).toContain(`WHERE ${condition}`);
  });

  it("what is to happen before a day that is near happens from today on", async () => {
    expect(await statementOf("revenue before christmas")).toContain(span("2026-11-21 2026-12-25"));
    expect(await statementOf("revenue until christmas")).toContain(span("2026-11-21 2026-12-26"));
  });

  it("this summer and the last one are a year apart", async () => {
    const statement = await statementOf("revenue this summer vs last summer");
    expect(statement).toContain("2026-06-01");
    expect(statement).toContain("2025-06-01");
  });

  it("which days were taken stands in the first line", async () => {
    const { content } = await ask("revenue on Halloween", script);
    expect(content.split("\n")[0]).toContain("31 October 2026");
  });

  it.each([
    ["revenue of the Christmas Appeal", "Christmas Appeal"],
    ["revenue on Black Friday Deals", "Black Friday Deals"],
    ["revenue of Last Summer Feelings", "Last Summer Feelings"],
  ])("%s: a word of a value is no time", async (question, campaign) => {
    const values = [...deliveryValues, ["campaign", campaign]] as const;
    const { queries } = await ask(question, { ...script, values });
    expect(queries[0]?.sqlQuery).toContain(`campaign = '${campaign}'`);
    expect(queries[0]?.sqlQuery).not.toContain("shipped_at");
  });

  it("a model that has seasons of its own means those", async () => {
    const cubes = deliveries.cubes.map((cube) => ({
      ...cube,
      members: cube.members.map((member) =>
        member.name === "campaign" ? { ...member, title: "Season" } : member,
      ),
    }));
    const statement = await statementOf("revenue in summer 2025", { ...deliveries, cubes });
    expect(statement).not.toContain("2025-06-01");
  });

  it("a quoted name is no time", async () => {
    expect(await statementOf('revenue on "Halloween"')).toBe("");
  });
});
