import { describe, expect, it } from "@jest/globals";
import {
  compiled,
  definitionOf,
  modelWithout,
  shopModel,
  sqlOf,
  usualFilters,
  viewer,
} from "../dashboards.fixture.js";
import { activeFilters } from "./active-filters.js";

const chart = { id: "a", chart: "bar" };
const period = "ordered_at >= DATE '2026-04-21' AND ordered_at < DATE '2026-05-21'";

describe("H1: a query", () => {
  it("is the statement that a person would write", () => {
    const query = {
      measures: ["sales.revenue"],
      dimensions: ["sales.channel"],
      time: { member: "sales.ordered_at", grain: "{ filters.grain }" },
    };
    expect(sqlOf({ ...chart, query }, { given: { region: ["North", "South"] } })).toBe(
      `SELECT date_trunc('week', ordered_at) AS ordered_at,
  channel,
  MEASURE(revenue) AS revenue
FROM sales
WHERE ${period}
  AND region IN ('North', 'South')
GROUP BY ALL
ORDER BY ordered_at, channel`,
    );
  });

  it("names what is a word of SQL in quotes", () => {
    const query = { dimensions: ["sales.order"], limit: 5 };
    expect(sqlOf({ ...chart, query }, { filters: [] })).toBe(
      'SELECT "order"\nFROM sales\nGROUP BY ALL\nORDER BY "order"\nLIMIT 5',
    );
  });

  it("orders by the largest first measure, as the query says, and then by its dimensions", () => {
    const query = { measures: ["sales.revenue"], dimensions: ["sales.region", "sales.channel"] };
    const usual = sqlOf({ ...chart, query }, { filters: [] });
    expect(usual).toContain("ORDER BY revenue DESC, region, channel");
    const order = { "sales.channel": "desc", "sales.revenue": "asc" };
    const asked = sqlOf({ ...chart, query: { ...query, order } }, { filters: [] });
    expect(asked).toContain("ORDER BY channel DESC, revenue, region");
  });

  it.each([
    [{ member: "sales.region", operator: "equals", values: ["a"] }, "region = 'a'"],
    [
      { member: "sales.region", operator: "notEquals", values: ["a", "b"] },
      "(NOT region IN ('a', 'b') OR region IS NULL)",
    ],
    [
      { member: "sales.region", operator: "startsWith", values: ["No"] },
      "starts_with(lower(region), lower('No'))",
    ],
    [{ member: "sales.pieces", operator: "gte", values: [2.5] }, "pieces >= 2.5"],
    [{ member: "sales.is_gift", operator: "equals", values: [true] }, "is_gift = TRUE"],
    [{ member: "sales.region", operator: "set" }, "region IS NOT NULL"],
    [
      { member: "sales.ordered_at", operator: "inDateRange", values: ["2026-01-01", "2026-01-31"] },
      "ordered_at >= DATE '2026-01-01' AND ordered_at < DATE '2026-02-01'",
    ],
    [
      { member: "sales.ordered_at", operator: "afterDate", values: ["2026-01-31"] },
      "ordered_at >= DATE '2026-02-01'",
    ],
  ])("has the condition %j", (filter, sql) => {
    const query = { measures: ["sales.revenue"], filters: [filter], segments: ["sales.business"] };
    expect(sqlOf({ ...chart, query }, { filters: [] })).toBe(
      `SELECT MEASURE(revenue) AS revenue\nFROM sales\nWHERE business\n  AND ${sql}`,
    );
  });

  it("says the names, members and titles of its columns", () => {
    const query = {
      measures: ["sales.revenue"],
      time: { member: "sales.ordered_at", grain: "month" },
    };
    expect(compiled({ ...chart, query })).toMatchObject({
      filters: ["period"],
      columns: [
        { name: "ordered_at", kind: "dimension", member: "sales.ordered_at", grain: "month" },
        { name: "revenue", kind: "measure", member: "sales.revenue", title: "revenue" },
      ],
    });
  });

  it("H1: is not there for somebody who may not see one of its members, whichever it is", () => {
    const query = { measures: ["sales.margin"], dimensions: ["sales.region"] };
    for (const hidden of ["margin", "region"]) {
      expect(compiled({ ...chart, query }, { model: modelWithout(hidden) })).toEqual({
        kind: "unavailable",
      });
    }
  });
});

describe("H1: a filter", () => {
  const query = { measures: ["sales.revenue"] };
  const where = (tile: object, given: Record<string, string | string[] | null> = {}): string =>
    sqlOf({ ...chart, query, ...tile }, { given }).split("\nWHERE ")[1] ?? "";

  it("reaches a tile of another view that has the same member of the same cube", () => {
    const customers = { query: { measures: ["customers.count"] } };
    expect(where(customers, { region: "North" })).toBe(period);
  });

  it("does not reach a tile that ignores it, or listens to others", () => {
    expect(where({ ignore: ["period"] }, { region: "North" })).toBe("region = 'North'");
    expect(where({ listen: ["region"] }, { region: "North" })).toBe("region = 'North'");
    expect(where({ listen: [] }, { region: "North" })).toBe("");
  });

  it("may be any member, as for a click, which a tile may ignore", () => {
    expect(where({ ignore: ["period"] }, { "sales.channel": ["web"] })).toBe("channel = 'web'");
    const ignore = ["period", "sales.channel"];
    expect(where({ ignore }, { "sales.channel": ["web"] })).toBe("");
  });

  it("filters nothing when it is empty, or cleared", () => {
    expect(where({ ignore: ["period"] }, { region: [] })).toBe("");
    expect(where({}, { period: null })).toBe("");
  });

  it("finds what has no value", () => {
    const given = { region: ["North", null] as unknown as string[] };
    expect(where({ ignore: ["period"] }, given)).toBe("(region = 'North' OR region IS NULL)");
  });

  it("counts a value that is given twice once, and finds nothing more", () => {
    expect(where({ ignore: ["period"] }, { region: ["North", "North"] })).toBe("region = 'North'");
    expect(where({ ignore: ["period"] }, { region: ["a", "a", "b"] })).toBe("region IN ('a', 'b')");
  });

  it("has the viewer's own value as its default, and none where the viewer has none", () => {
    const withDefault = (value: string) => [
      { name: "region", member: "sales.region", multiple: true, default: [value] },
    ];
    const sqlWith = (value: string) => sqlOf({ ...chart, query }, { filters: withDefault(value) });
    expect(sqlWith("{ userAttributes.regions }")).toContain("region IN ('North', 'O''Brien')");
    expect(sqlWith("{ userAttributes.city }")).not.toContain("WHERE");
  });

  it("is none for somebody who may not see its member", () => {
    const sql = sqlOf(
      { ...chart, query },
      { model: modelWithout("region"), given: { region: "N" } },
    );
    expect(sql).not.toContain("region");
  });

  it.each([
    [
      { period: "soon" },
      "/filters/period",
      "must be a range such as today, this month, last 90 days or 2026-01-01..2026-03-31",
    ],
    [{ period: "0500-01-01" }, "/filters/period", "must lie within the years 1000 to 9000"],
    [{ grain: "year" }, "/filters/grain", "must be one of day, week, month"],
    [{ "sales.pieces": "many" }, "/filters/sales.pieces", "must be numbers"],
  ])("is refused as %j", (given, pointer, message) => {
    expect(compiled({ ...chart, query }, { given })).toEqual({
      kind: "invalid",
      problems: [{ pointer, message }],
    });
  });

  it("E2: that is hidden and one that is not there are passed over alike, and both are listed", () => {
    const filters = [...usualFilters, { name: "profit", member: "sales.margin_rate" }];
    const given = {
      ...{
        profit: "9",
        regoin: "N",
        "sales.margin_rate": "9",
        "sales.nothing": 1,
        "sales.revenue": 1,
      },
      ...{ region: "North", "sales.channel": "web", period: null, [`${"é".repeat(80)}`]: true },
    };
    const definition = definitionOf([], filters);
    const today = { year: 2026, month: 5, day: 20 };
    const read = activeFilters(definition.filters, given, {
      model: shopModel,
      user: viewer,
      today,
    });
    expect(read).toMatchObject({
      success: {
        active: [{ name: "region" }, { name: "grain" }, { name: "sales.channel" }],
        unknown: [
          ...["profit", "regoin", "sales.margin_rate", "sales.nothing", "sales.revenue"],
          "é".repeat(64),
        ],
      },
    });
    const many = Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`f${at}`, at]));
    expect(sqlOf({ ...chart, query }, { given: many })).toBe(sqlOf({ ...chart, query }));
    const bounded = activeFilters([], many, { model: shopModel, user: viewer, today });
    expect(bounded).toMatchObject({ success: { unknown: Object.keys(many).slice(0, 20) } });
  });

  it("takes the digits of a large number as they are", () => {
    const filters = [{ name: "pieces", member: "sales.pieces" }];
    const given = { pieces: "12345678901234567890.5" };
    expect(sqlOf({ ...chart, query }, { filters, given })).toContain(
      "pieces = 12345678901234567890.5",
    );
  });
});

describe("H1: a statement of the author's", () => {
  const table = { id: "t", table: true };
  const sql = (text: string, given = {}): string => sqlOf({ ...table, sql: text }, { given });

  it("gets conditions in the place of {filters}, or TRUE", () => {
    const text = "SELECT channel FROM sales WHERE {filters} OR {filters.region}";
    expect(sql(text, { region: ["North", "South"] })).toBe(
      `SELECT channel FROM sales WHERE (${period} AND region IN ('North', 'South')) OR (region IN ('North', 'South'))`,
    );
    expect(sql(text, { period: null })).toBe("SELECT channel FROM sales WHERE TRUE OR TRUE");
  });

  it("gets none of a view that it does not ask", () => {
    expect(sql("SELECT kind FROM customers WHERE {filters}", { region: "North" })).toBe(
      `SELECT kind FROM customers WHERE (${period})`,
    );
  });

  it.each([
    "SELECT '{filters}' FROM sales",
    "SELECT 'it''s {filters.region}' FROM sales",
    'SELECT "{filters}" FROM sales',
    "SELECT 1 -- {filters}\nFROM sales",
    "SELECT 1 /* {filters} */ FROM sales",
  ])("is refused with a place within a text, a name or a comment: %s", (text) => {
    const problem = "must not have {filters} within a text, a quoted name or a comment";
    expect(() => sql(text)).toThrow(problem);
  });

  it.each([
    String.raw`SELECT e'\' {filters} ' FROM sales`,
    "SELECT $$ {filters} $$ FROM sales",
    "SELECT $a$ {filters} $a$ FROM sales WHERE {filters}",
    "SELECT $ä$ {filters} $ä$ FROM sales",
    "SELECT a$b$ FROM sales WHERE {filters} AND a$b$ = 1",
    String.raw`SELECT 1e'\' {filters} ' FROM sales`,
    "SELECT 1 FROM sales WHERE {filters} AND 'open",
    "SELECT 1 /* /* */ {filters} */ FROM sales",
    "SELECT 1 FROM sales WHERE {filters} /* open",
    "SELECT U&'\\0027 {filters}' FROM sales",
  ])("is refused with quoting whose end could be seen elsewhere: %s", (text) => {
    expect(() => sql(text)).toThrow(/beside {filters}|within a text/);
  });

  it("may quote as it likes where no filter is put into it", () => {
    for (const text of [String.raw`SELECT e'\'' FROM sales`, "SELECT $$a$$ FROM sales"]) {
      expect(sql(text)).toBe(text);
    }
  });

  it("is refused with a place that has no such form", () => {
    expect(() => sql("SELECT 1 FROM sales WHERE {filters.a-b}")).toThrow("must say {filters}");
  });
});

it("H1: says which filter makes a statement too long", () => {
  const query = { measures: ["sales.revenue"] };
  const region = Array.from({ length: 10_000 }, (_, at) => `region ${at}`);
  expect(compiled({ ...chart, query }, { given: { region } })).toEqual({
    kind: "invalid",
    problems: [
      {
        pointer: "/filters/region",
        message: "has too many values: the tile's statement must be at most 32768 bytes long",
      },
    ],
  });
});

it("was tried with filters that are in force", () => {
  expect(
    sqlOf({ ...chart, query: { measures: ["sales.revenue"] } }, { filters: usualFilters }),
  ).toContain(period);
});
