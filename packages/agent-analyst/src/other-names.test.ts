import { describe, expect, it } from "@jest/globals";
import { ask, statementsWith, type Script } from "./fixtures/asking.fixture.js";
import { deliveries, deliveryValues } from "./fixtures/deliveries.fixture.js";
import { modelOf } from "@embedded-analytics/testkit/models";
import {
  farm,
  farmValues,
  ferries,
  ferryValues,
  library,
  libraryValues,
} from "./fixtures/unseen-models.fixture.js";

const scripts: Readonly<Record<string, Script>> = {
  library: { model: library, values: libraryValues, rows: [[1]] },
  ferries: { model: ferries, values: ferryValues, rows: [[1]] },
  farm: { model: farm, values: farmValues, rows: [[1]] },
};

const asked = (model: string, question: string) => ask(question, scripts[model]!);

const sqlOf = (model: string, question: string): Promise<string> =>
  statementsWith(scripts[model]!)(question);

describe("D14: values by other names than their own", () => {
  it.each([
    ["ferries", "german crossings", "flag = 'DE'"],
    ["ferries", "norwegian crossings", "flag = 'NO'"],
    ["ferries", "passengers of british ships in May", "flag = 'GB'"],
    ["ferries", "revenue for Germany and Norway", "flag IN ('DE', 'NO')"],
    ["ferries", "crossings without the US", "(flag <> 'US' OR flag IS NULL)"],
    ["ferries", "american crossings", "flag = 'US'"],
    ["farm", "harvests in the UK", "country = 'United Kingdom'"],
    ["farm", "brazilian harvests", "country = 'Brazil'"],
    ["farm", "tonnage of the british fields", "country = 'United Kingdom'"],
    ["library", "loans in english", "title_lang = 'en'"],
    ["library", "loans not in french", "(title_lang <> 'fr' OR title_lang IS NULL)"],
  ])(
    "%s: %s: countries and languages, whether by code, name or people",
    async (model, question, condition) => {
      const { queries, content } = await asked(model, question);
      expect(queries[0]?.sqlQuery).toContain(condition);
      expect(content).not.toContain("I take “");
    },
  );

  it.each([
    ["ferries", "critical crossings", "severity = 'crit'", "crit"],
    ["ferries", "passengers of critical crossings", "severity = 'crit'", "crit"],
    ["farm", "harvests by female workers", "sex = 'F'", "F"],
    ["farm", "harvests of women", "sex = 'F'", "F"],
    ["library", "loans of masters", "level = 'PG'", "PG"],
  ])(
    "%s: %s: a word cut short, or one of the same meaning, is said",
    async (model, question, condition, said) => {
      const { queries, content } = await asked(model, question);
      expect(queries[0]?.sqlQuery).toContain(condition);
      expect(content).toMatch(new RegExp(`I take “\\w+” as ${said}\\.`));
    },
  );

  it.each([
    ["library", "undergrad loans", "level = 'UG'"],
    ["library", "fines of postgrad readers", "level = 'PG'"],
    ["library", "loans in analysis 1", "course = 'Analysis I'"],
    ["library", "loans of analysis 2", "course = 'Analysis II'"],
    ["ferries", "passengers of Sea Star 2", "vessel = 'Sea Star 2'"],
  ])(
    "%s: %s: what a description explains, and numbers in Roman letters",
    async (model, question, condition) => {
      expect(await sqlOf(model, question)).toContain(condition);
    },
  );

  it.each([
    ["ferries", "revenue of both sea stars", "vessel IN ('Sea Star 1', 'Sea Star 2')"],
    ["library", "fines of both halls", "branch IN ('North Hall', 'South Hall')"],
    ["library", "how many loans did both halls have", "branch IN ('North Hall', 'South Hall')"],
  ])("%s: %s: both are the two there are, in one figure", async (model, question, condition) => {
    const sql = await sqlOf(model, question);
    expect(sql).toContain(condition);
    expect(sql).not.toContain("GROUP BY");
  });

  it("of more than two, and without the word, it is asked which one", async () => {
    const { queries, content } = await asked("ferries", "revenue of the sea star");
    expect(queries).toEqual([]);
    expect(content).toContain("Which one do you mean?");
  });

  it("a name of something that nobody sees is not confirmed", async () => {
    for (const question of ["swedish crossings", "crossings in Sweden"]) {
      const { queries, content } = await asked("ferries", question);
      expect(queries).toEqual([]);
      expect(content).not.toContain("SE");
    }
  });
});

describe("D14: words that are also something else", () => {
  it.each([
    ["library", "number of fines"],
    ["library", "how many fines in 2025"],
    ["ferries", "number of revenue by vessel"],
    ["farm", "how many costs last month"],
  ])("%s: %s: a number is no sum of money", async (model, question) => {
    expect((await asked(model, question)).queries).toEqual([]);
  });

  it.each([
    ["ferries", "crossings to Norway"],
    ["ferries", "passengers to Germany in May"],
    ["farm", "tonnage to Brazil"],
  ])("%s: %s: a column that tells no direction is said to tell none", async (model, question) => {
    expect((await asked(model, question)).content).toContain("which says no direction");
  });

  it.each([
    ["ferries", "crossings with a delay over an hour", "delay > 60"],
    ["ferries", "crossings with a delay of more than 2 hours", "delay > 120"],
    ["ferries", "crossings over 2 hours late", ""],
  ])(
    "%s: %s: a unit beside its number is that of the limit",
    async (model, question, condition) => {
      expect(await sqlOf(model, question)).toContain(condition);
    },
  );

  it.each([
    ["ferries", "night crossings vs not night crossings", "SELECT night,"],
    ["ferries", "load factor night vs not night crossings", "SELECT night,"],
    ["farm", "organic vs not organic harvests", "SELECT organic,"],
    ["farm", "tonnage of organic versus non organic fields", "SELECT organic,"],
    ["library", "fines of staff vs not staff", "SELECT staff,"],
  ])("%s: %s: both halves of a condition are groups", async (model, question, select) => {
    const sql = await sqlOf(model, question);
    expect(sql).toContain(select);
    expect(sql).not.toContain("NOT ");
  });

  it.each([
    ["ferries", "clear all crossings"],
    ["farm", "mark the harvests of May"],
    ["library", "renew the loans of Berlin"],
    ["ferries", "please cancel crossing 12"],
    ["farm", "approve harvests of Maize"],
  ])("%s: %s: an order is no question", async (model, question) => {
    const { queries } = await asked(model, question);
    expect(queries).toEqual([]);
  });

  it.each([
    ["ferries", "passengers in october vs same month last year"],
    ["ferries", "passengers in october compared with the same month of last year"],
    ["farm", "tonnage in october vs the same month a year ago"],
    ["farm", "tonnage in october, same period last year"],
    ["library", "fines in october vs same time last year"],
    ["library", "loans in october against the same month of the previous year"],
  ])("%s: %s: the same span of the year before", async (model, question) => {
    const sql = await sqlOf(model, question);
    expect(sql).toContain("2026-10-01");
    expect(sql).toContain("2025-10-01");
  });
});

describe("D14: values in other forms of their words", () => {
  it("what was lost is found by those who lose it", async () => {
    const { queries } = await ask("how many orders did we lose in 2025", {
      model: deliveries,
      values: [["channel", "lost"]],
      rows: [[1]],
    });
    expect(queries[0]?.sqlQuery).toContain("channel = 'lost'");
  });
});

describe("D14: values by their number", () => {
  const numbered: Script = {
    model: deliveries,
    values: [...deliveryValues, ["channel", "C2"], ["store", "Store 3"]],
    rows: [[1]],
  };
  const statementOf = async (question: string): Promise<string> =>
    (await ask(question, numbered)).queries[0]?.sqlQuery ?? "";

  it.each([
    ["orders of channel 2 in 2025", "channel = 'C2'"],
    ["revenue without store 3", "(store <> 'Store 3' OR store IS NULL)"],
    ["store 3 orders by channel", "store = 'Store 3'"],
  ])("%s", async (question, condition) => {
    expect(await statementOf(question)).toContain(condition);
  });

  it("a number that no value ends with is asked back", async () => {
    const { content, queries } = await ask("orders of channel 7", numbered);
    expect(queries).toEqual([]);
    expect(content).toContain("“7”");
  });

  it("number of what another view counts is no dimension that is called so", async () => {
    const model = modelOf(`
view bags | Bags
  dimension string flight_number | Flight number | | flights.flight_number
  dimension time reported_on | Reported | | bags.reported_on
  measure count bag_count | Bag reports | | bags.bag_count
view departures | Departures
  dimension time left_at | Departure | | flights.left_at
  measure count flight_count | Flights | | flights.flight_count
`);
    const { queries } = await ask("number of flights this year so far", { model, rows: [[1]] });
    expect(queries[0]?.sqlQuery).toContain("MEASURE(flight_count)");
  });
});
