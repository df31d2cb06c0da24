import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { ask, statementsWith } from "../../fixtures/asking.fixture.js";
import { lodges, lodgeValues } from "../../fixtures/lodges.fixture.js";

const script = { model: lodges, values: lodgeValues, rows: [["a", 1]] };
const sqlOf = statementsWith(script);

describe("D14: what a manager asks in ordinary words", () => {
  it.each([
    // The model's own figure of a column goes before one that is made of it.
    ["price by channel", "SELECT channel, MEASURE(total_price)"],
    ["highest price by lodge", "MAX(price)"],
    ["average price by channel", "AVG(price)"],
    ["score by lodge", "SELECT lodge, MEASURE(average_score)"],
    ["worst reviewed hotel", "MEASURE(average_score) AS average_score FROM opinions"],
    // An amount that nothing adds up is added up.
    ["discount amount by lodge", "SUM(discount_amount)"],
    // Of a lodge with many opinions, the average counts; of opinions, each one.
    ["which hotels have a score below 4", "HAVING MEASURE(average_score) < 4"],
    ["how many opinions have a score below 4", "WHERE score < 4"],
    // What is counted is no word of a lodge's name, and no aside of its verb.
    ["how many nights did they book this year", "SELECT MEASURE(room_nights)"],
    // Who closed is asked of the lodges, and not of what is said of them.
    ["which hotels closed this year", "FROM houses WHERE closed_on >= DATE '2026-01-01'"],
    ["opinions closed this year", "FROM opinions WHERE closed_on >= DATE '2026-01-01'"],
    // Hours that the model has are divided by.
    ["rooms cleaned per hour by machine", "1.0 * MEASURE(rooms) / NULLIF(MEASURE(hours), 0)"],
    ["rooms cleaned by hour", "hour(started_at)"],
    // What a company does with its things every day is why it has them.
    ["how many stays did we handle last month", "SELECT MEASURE(stay_count)"],
    ["how many different channels did we work with", "COUNT(DISTINCT channel)"],
    ["stays by channel and lodge as a heatmap", "SELECT channel, lodge, MEASURE(stay_count)"],
    ["I mean stays by channel", "SELECT channel, MEASURE(stay_count)"],
    ["are stays increasing", "MEASURE(stay_count)"],
    ["what do we earn per bed", "takings"],
    ["which lodges pay us the most", "MEASURE(takings)"],
    // The verb at the end says no more than that there was so much.
    ["how many stays did they have in May", "SELECT MEASURE(stay_count)"],
    ["how many room nights did they generate in May", "SELECT MEASURE(room_nights)"],
  ])("%s", async (question, part) => {
    expect(await sqlOf(question)).toContain(part);
  });

  it.each([
    "Net new stays by month",
    "how many guests stayed away",
    "stays that were not handled by channel",
  ])("%s: is asked back", async (question) => {
    expect(await sqlOf(question)).toBe("");
  });
});

describe("D14: how many of each group's rows are so", () => {
  it.each([
    ["share of cancelled stays by channel", "WHERE is_cancelled"],
    ["percentage of cancelled stays by channel", "WHERE is_cancelled"],
    ["share of bills paid late by lodge", "paid_on > due_on"],
    ["what percentage of bills is overdue", "paid_on IS NULL AND due_on <"],
  ])("%s", async (question, condition) => {
    const sql = await sqlOf(question);
    const [whole = "", part = ""] = sql.split("part AS (");
    expect(whole).toMatch(/^WITH whole AS/);
    expect(whole).not.toContain(condition);
    expect(part).toContain(condition);
  });

  it("a percentage of a figure of some is one of all of them", async () => {
    expect(await sqlOf("percentage of late stays by channel")).toContain(
      "MEASURE(late_arrivals) / NULLIF(MEASURE(stay_count), 0)",
    );
    expect(await sqlOf("share of late stays by channel")).not.toContain("MEASURE(stay_count)");
  });

  it("what was paid late is no state `paid`", async () => {
    expect(await sqlOf("bills paid late")).not.toContain("state =");
  });
});

describe("D14: the time of a series is said", () => {
  it("where it has several and none was named", async () => {
    const { content } = await ask("arrivals by month", script);
    expect(content).toContain("Stays by month · all time by Arrival");
  });
});

describe("D14: those who bought something bought", () => {
  const shop = modelOf(`
view sales | Sales
  dimension string customer | Customer | | sales.customer
  dimension time ordered_at | Ordered | | sales.ordered_at
  measure count_distinct customer_count | Customers who ordered | | sales.customer_count
  measure sum turnover | Turnover | | sales.turnover
cube customers | Customers
  dimension string name | Customer | | customers.name
  dimension time joined_on | Customer since | | customers.joined_on
  measure count count | Customers | | customers.count
`);
  const shopSql = statementsWith({ model: shop, values: [], rows: [["a", 1]] });

  it.each([
    "how many customers bought in May 2026",
    "how many customers bought something in May 2026",
    "how many customers ordered something in May 2026",
  ])("%s: and are not those who came to be customers then", async (question) => {
    expect(await shopSql(question)).toContain("MEASURE(customer_count)");
  });
});
