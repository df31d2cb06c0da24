import { describe, expect, it } from "@jest/globals";
import { ask } from "./fixtures/asking.fixture.js";
import { helpDesk, helpDeskValues } from "./fixtures/help-desk.fixture.js";
import { shop } from "@embedded-analytics/testkit/models";
import { shopValues } from "./fixtures/shop.fixture.js";

const store = { model: shop, values: shopValues, rows: [[5]] };
const desk = { model: helpDesk, values: helpDeskValues, rows: [[5]] };

describe("D14: no figure of another question", () => {
  it.each([
    [
      "revenue by salesperson",
      "I know nothing called “salesperson” that figures could be grouped by",
    ],
    ["revenue per customer age group", "“age”"],
    ["what will revenue be next year?", "I do not tell what is to come"],
    ["forecast sales for december", "I do not tell what is to come"],
    ["delete all orders", "I only read data"],
    ["please remove the orders of Berlin", "I only read data"],
    ["revenue on 31 february 2025", "“31 february”"],
    ["stock level of tents", "I know nothing called “stock”, “level”"],
    ["is that good?", "I did not understand"],
    ["average salary of customers", "“salary”"],
    ["revenue via fax", "No rows are visible for “fax”"],
  ])("%s: none at all", async (question, said) => {
    const { content, queries } = await ask(question, store);
    expect(queries).toEqual([]);
    expect(content).toContain(said);
  });

  it("a question that follows one that was refused takes up what was answered", async () => {
    const { history } = await ask("revenue in 2025", store);
    const refused = await ask("and by planet", { ...store, history });
    const { queries } = await ask("by city", { ...store, history: refused.history });
    expect(queries[0]?.sqlQuery).toContain("SELECT city, MEASURE(revenue)");
  });

  it.each([
    ["average revenue by city", "“average”"],
    ["revenue by city excluding returns", "“excluding”"],
    ["top 20% of customers by revenue", "“%”"],
    ["frobnication revenue by city", "“frobnication”"],
    ["revenue 7 by city", "“7”"],
  ])(
    "D14: %s: a word without a part in it is asked back, with the nearest readings",
    async (question, said) => {
      const { content, queries } = await ask(question, store);
      expect(queries).toEqual([]);
      expect(content).toMatch(new RegExp(`did not understand [^.]*${said}`));
      expect(content).toMatch(
        /Shall I answer one of these instead\?\n(?:- .*\n)*- .*revenue.* by c/i,
      );
    },
  );

  it.each([
    ["wie viele Bestellungen gab es im letzten Monat", "in English alone"],
    ["combien de clients avons-nous", "in English alone"],
    ["сколько заказов", "in English alone"],
    ["why did revenue drop", "I do not tell why"],
    ["what drives revenue", "I do not tell why"],
    ["cancel the order of Berlin", "I only read data"],
    ["email my boss the revenue", "I only read data"],
  ])("D14: %s: says what it cannot do", async (question, said) => {
    const { content, queries } = await ask(question, store);
    expect(queries).toEqual([]);
    expect(content).toContain(said);
  });

  it.each([
    ["revenue this year vs last year", "2026 is not over yet"],
    ["where do we sell most", "I take “where” as City."],
    ["revenue per order", "I take the sum, divided by Orders with a sale."],
    ["average monthly revenue", "divided by the number of months that have any"],
    ["how many customers have more than 3 orders", "I take those of the same name as one."],
  ])("%s: the answer says what was assumed", async (question, said) => {
    const { content } = await ask(question, { ...store, rows: [["2026", 5]] });
    expect(content).toContain(said);
  });

  it("the answer says which time was taken for a condition", async () => {
    const { content } = await ask("how many clients have left", desk);
    expect(content).toContain("I take “left” as having a time in Left.");
  });

  it("words of the model itself are no wish to know what is to come", async () => {
    const model = {
      ...shop,
      cubes: shop.cubes.map((cube) => ({
        ...cube,
        members: cube.members.map((member) =>
          member.name === "revenue" ? { ...member, synonyms: ["forecast"] } : member,
        ),
      })),
    };
    const { queries } = await ask("forecast by city", { ...store, model });
    expect(queries).toHaveLength(1);
  });

  it("periods are no amounts", async () => {
    const rows = [
      ["2025", 3],
      ["2024", 2],
    ];
    const { content } = await ask("revenue 2025 vs 2024", { ...store, rows });
    expect(content).toContain("- 2025: 3");
  });

  it("the share of those for which something holds has its name", async () => {
    const rows = [
      [true, 25, 0.25],
      [false, 75, 0.75],
    ];
    const { content } = await ask("share of discounted revenue", { ...store, rows });
    expect(content).toContain("Discounted has 25 % of it with 25");
  });
});
