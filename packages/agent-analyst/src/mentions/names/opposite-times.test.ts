import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { ask, statementsWith } from "../../fixtures/asking.fixture.js";
import { bakery, bakeryValues } from "../../fixtures/bakery.fixture.js";

const script = { model: bakery, values: bakeryValues, rows: [[1, 2]] };
const askOf = (question: string) => ask(question, script);

describe("D14: what has not happened yet", () => {
  it.each([
    [
      "how many bills that fell due in September 2026 are still unpaid",
      "due_on >= DATE '2026-09-01'",
    ],
    ["unpaid bills of May", "issued_on >= DATE '2026-05-01'"],
    ["how many bills are unpaid", "paid_on IS NULL"],
    ["unpaid bills by buyer", "GROUP BY 1"],
  ])("%s: has no such time, which is said", async (question, condition) => {
    const { queries, content } = await askOf(question);
    expect(queries[0]?.sqlQuery).toContain("MEASURE(bill_count)");
    expect(queries[0]?.sqlQuery).toContain("paid_on IS NULL");
    expect(queries[0]?.sqlQuery).toContain(condition);
    expect(content).toContain("I take “unpaid” as not having a time in Paid.");
  });

  it.each([
    ["bills unpaid > 90 days", "issued_on < DATE '2026-08-23'"],
    ["how many bills are unpaid for more than 30 days", "issued_on < DATE '2026-10-22'"],
    ["bills unpaid over 2 weeks", "issued_on < DATE '2026-11-07'"],
  ])("%s: and has been so for that long", async (question, condition) => {
    const { queries } = await askOf(question);
    expect(queries[0]?.sqlQuery).toContain(condition);
    expect(queries[0]?.sqlQuery).toContain("paid_on IS NULL");
  });
});

describe("D14: from one time to another", () => {
  it.each([
    ["average days from bill to payment", "issued_on, paid_on"],
    ["average days from bill to payment by buyer", "issued_on, paid_on"],
    ["average number of days from bill to payment", "issued_on, paid_on"],
    ["average days between order and delivery by town", "ordered_on, delivered_on"],
    ["how long from order to delivery", "ordered_on, delivered_on"],
  ])("%s: leads to when it was done, and not to when it was due", async (question, columns) => {
    expect((await askOf(question)).queries[0]?.sqlQuery).toContain(columns);
  });

  it.each([
    ["lines ordered more than a week ago", "ordered_on < DATE '2026-11-14'"],
    ["revenue ordered less than 3 months ago", "ordered_on >= DATE '2026-08-21'"],
    ["lines ordered over 10 days ago", "ordered_on < DATE '2026-11-11'"],
    ["how many bills were issued more than two years ago", "issued_on < DATE '2024-11-21'"],
    ["lines delivered at least 2 weeks ago", "delivered_on < DATE '2026-11-07'"],
  ])("%s: before or since that day", async (question, condition) => {
    expect((await askOf(question)).queries[0]?.sqlQuery).toContain(condition);
  });
});

describe("D14: ages by a date of birth", () => {
  it.each([
    ["how many bakers are older than ten years", "born_on < DATE '2016-11-21'"],
    ["bakers younger than 30 years", "born_on >= DATE '1996-11-22'"],
    ["bakers over 60", "born_on < DATE '1966-11-21'"],
    ["bakers under 25 by shop", "born_on >= DATE '2001-11-22'"],
    ["how many bakers over 50 in Station", "born_on < DATE '1976-11-21'"],
  ])("%s", async (question, condition) => {
    const { queries } = await askOf(question);
    expect(queries[0]?.sqlQuery).toContain("MEASURE(baker_count)");
    expect(queries[0]?.sqlQuery).toContain(condition);
  });

  it.each(["bakers over 500", "bills over 60"])("%s: is no age", async (question) => {
    expect((await askOf(question)).queries).toEqual([]);
  });
});

describe("D14: what is counted, by the verb of who does it", () => {
  it.each([
    ["how many kilos of rye loaf did we sell in May", "MEASURE(kilos)"],
    ["how many kilos of baguette did we sell this year by town", "MEASURE(kilos)"],
    ["how many different bakers did we see in each quarter of 2026", "MEASURE(bakers_seen)"],
  ])("%s", async (question, measure) => {
    const sql = (await askOf(question)).queries[0]?.sqlQuery;
    expect(sql).toContain(measure);
    if (question.includes(" of ") && measure.includes("kilos")) expect(sql).toContain("bread = ");
  });
});

describe("D14: follow-ups that name what to part by", () => {
  it.each(["Break that down by town.", "break it down by town", "split those by town"])(
    "%s",
    async (next) => {
      const first = await askOf("revenue in May");
      const { queries } = await ask(next, { ...script, history: first.history });
      expect(queries[0]?.sqlQuery).toContain("SELECT town, MEASURE(revenue)");
    },
  );
});

describe("D14: what undoes something", () => {
  const model = modelOf(`
view players | Players
  dimension string country | Country | | players.country
  dimension time installed_on | Installed | | players.installed_on
  dimension time activated_on | Activated | | players.activated_on
  measure count player_count | Players | | players.player_count
`);
  const asked = statementsWith({ model, rows: [[1]] });

  it("is no lack of it: who uninstalled had it installed", async () => {
    expect(await asked("how many players uninstalled")).toBe("");
    expect(await asked("unactivated players")).toContain("activated_on IS NULL");
  });
});
