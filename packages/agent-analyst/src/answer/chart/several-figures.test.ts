import { describe, expect, it } from "@jest/globals";
import { vegaLiteCheck } from "@embedded-analytics/adapters-ai";
import type { Cell } from "@embedded-analytics/domain";
import { ask } from "../../fixtures/asking.fixture.js";
import { shopOfFigures } from "./figures.fixture.js";

/** A specification, as far as these tests look at it. */
interface Spec {
  readonly title: string;
  readonly columns?: number;
  readonly concat?: readonly Spec[];
  readonly transform?: readonly Readonly<Record<string, unknown>>[];
  readonly mark?: { readonly type: string };
  readonly encoding?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

const asked = async (question: string, rows: readonly (readonly Cell[])[] = []) => {
  const { queries, content } = await ask(question, { ...shopOfFigures, rows });
  const [query] = queries;
  const spec = JSON.parse(query?.vegaSpec ?? "{}") as Spec;
  return { spec, content, cardTitle: query?.queryTitle };
};

/** The axis of figures of a part: the column, and its format where it has one. */
const figureOf = ({ encoding }: Spec): string => {
  const figure = Object.values(encoding ?? {}).find(({ type }) => type === "quantitative");
  const { format = "" } = (figure?.["axis"] ?? {}) as { readonly format?: string };
  return `${String(figure?.["field"])} ${format}`.trim();
};

describe("E3: several figures of groups, each on an axis of its own", () => {
  it.each([
    ["revenue and orders by category", "bar", 2, ["revenue", "order_count"]],
    ["revenue and return rate by city", "bar", 2, ["revenue", "return_rate .0%"]],
    ["revenue, orders and return rate by region", "bar", 3, ["revenue", "order_count", "return_rate .0%"]], // prettier-ignore
    ["revenue and average order value by city", "bar", 2, ["revenue", "average_order_value"]],
    ["orders and line count by city", "bar", 2, ["order_count", "line_count"]],
    ["revenue and pieces sold by weekday", "bar", 2, ["revenue", "quantity"]],
    ["revenue and pieces sold 2025 vs 2024", "bar", 2, ["revenue", "quantity"]],
    ["pie chart of revenue and orders by city", "arc", 2, ["revenue", "order_count"]],
    ["revenue and return rate by month", "line", 1, ["revenue", "return_rate .0%"]],
    ["revenue and pieces sold by month and channel", "line", 1, ["revenue", "quantity"]],
    ["area chart of revenue and cost by month", "area", 1, ["revenue", "cost"]],
    ["revenue, cost, margin and orders by city", "bar", 4, ["revenue", "cost", "margin", "order_count"]], // prettier-ignore
  ])("%s", async (question, mark, columns, figures) => {
    const { spec } = await asked(question);
    expect(spec.columns).toBe(columns);
    expect(spec.concat?.map((part) => part.mark?.type)).toEqual(figures.map(() => mark));
    expect(spec.concat?.map(figureOf)).toEqual(figures);
    for (const part of spec.concat ?? []) expect(part).toMatchObject({ width: "container" });
  });

  it("names each by its figure with its unit, and the axes by nothing more", async () => {
    const { spec, cardTitle } = await asked("revenue and return rate by city");
    expect(spec.title).toBe("Revenue and Return Rate by City");
    expect(cardTitle).toBe(spec.title);
    expect(spec.concat?.map(({ title }) => title)).toEqual(["Revenue (EUR)", "Return Rate"]);
    for (const { encoding } of spec.concat ?? []) {
      expect([encoding?.["x"]?.["title"], encoding?.["y"]?.["title"]]).toEqual([null, null]);
    }
  });

  it("stacks the amounts of a second group, and its rates stand beside each other", async () => {
    const { spec } = await asked("revenue and return rate by city and channel");
    const [amount, rate] = spec.concat ?? [];
    expect(amount?.encoding).toMatchObject({ color: { field: "channel" } });
    expect(amount?.encoding).not.toHaveProperty("yOffset");
    expect(rate?.encoding).toMatchObject({ yOffset: { field: "channel" } });
  });

  it("all are in the order of the first figure, since their names are said once", async () => {
    for (const question of [
      "revenue and return rate by city and channel",
      "revenue and pieces sold by city and channel",
      "return rate and revenue by city and channel",
    ]) {
      const { spec } = await asked(question);
      const [first, ...others] = spec.concat?.map(({ encoding }) => encoding?.["y"]) ?? [];
      expect(first).toBeDefined();
      for (const other of others) expect(other).toEqual(first);
    }
  });

  it("no category loses a part where there are more than can be read", async () => {
    const sorts = ["descending", "ascending"];
    const questions = ["revenue by product and channel", "lowest revenue by product and channel"];
    for (const [at, question] of questions.entries()) {
      const { spec } = await asked(question);
      expect(spec.transform).toMatchObject([
        { joinaggregate: [{ op: "sum", field: "revenue" }], groupby: ["product"] },
        { window: [{ op: "dense_rank" }], sort: [{ order: sorts[at] }] },
        { filter: { lte: 30 } },
      ]);
    }
  });
});

describe("E3: several figures of one unit, on one axis", () => {
  it.each([
    ["revenue and cost by category", "bar", "yOffset", ["Revenue", "Cost"]],
    ["revenue and cost 2025 vs 2024", "bar", "xOffset", ["Revenue", "Cost"]],
    ["return rate and margin rate by city", "bar", "yOffset", ["Return Rate", "Margin Rate"]],
    ["revenue and cost by month", "line", undefined, ["Revenue", "Cost"]],
  ])("%s", async (question, mark, offset, names) => {
    const { spec } = await asked(question);
    expect(spec).toMatchObject({
      mark: { type: mark },
      encoding: { color: { field: "figure", sort: names } },
    });
    expect(spec.transform?.at(-1)).toEqual({ fold: names, as: ["figure", "amount"] });
    if (offset !== undefined) expect(spec.encoding?.[offset]).toMatchObject({ field: "figure" });
  });

  it("says the unit at the axis, and writes rates in percent", async () => {
    const money = await asked("revenue and cost by category");
    expect(money.spec.encoding?.["x"]).toMatchObject({ field: "amount", title: "EUR" });
    const rates = await asked("return rate and margin rate by month");
    const y = { axis: { format: ".0%" }, scale: { zero: false } };
    expect(rates.spec.encoding?.["y"]).toMatchObject(y);
  });
});

describe("E3: what a chart leaves out is said", () => {
  const six = "revenue, orders, return rate, pieces sold, cost and margin by category";

  it("four figures at most, by which the card is called, and all of them in the table", async () => {
    const rows = [
      ["Boots", 6, 5, 0.1, 3, 2, 1],
      ["Tents", 6, 5, 0.1, 3, 2, 1],
    ];
    const { spec, cardTitle, content } = await asked(six, rows);
    expect(spec.concat).toHaveLength(4);
    expect(cardTitle).toBe("Revenue, Orders with a sale, Return Rate and Pieces sold by Category");
    expect(content).toContain(
      "The chart shows Revenue, Orders with a sale, Return Rate and Pieces sold; all 6 figures are in the table.",
    );
    expect(content).toContain("Margin 1");
  });

  it("nothing where all is drawn, or one row needs no chart", async () => {
    const { content } = await asked("revenue and orders by category", [
      ["Boots", 6, 5],
      ["Tents", 6, 5],
    ]);
    expect(content).not.toContain("The chart shows");
    expect((await asked(six, [["Boots", 6, 5, 0.1, 3, 2, 1]])).content).not.toContain("The chart");
  });

  it.each([
    ["revenue by product", 30, 2],
    ["revenue and orders by product", 15, 3],
  ])("%s: the first %d rows of more", async (question, shown, width) => {
    const rows = Array.from({ length: 40 }, (_, at) => [`P${at}`, 9, 9].slice(0, width));
    const { content } = await asked(question, rows);
    expect(content).toContain(`The chart shows the first ${shown}; all 40 rows are in the table.`);
  });

  it("a share and a growth are called by the figure that they are of", async () => {
    expect((await asked("share of revenue and orders by city")).cardTitle).toBe(
      "Share of Revenue by City",
    );
  });
});

describe("E3: no stacking of what does not add up", () => {
  it.each([
    ["area chart of return rate by month and channel", "area", null],
    ["bar chart of return rate by month and channel", "line", undefined],
    ["area chart of revenue by month and channel", "area", undefined],
    ["bar chart of revenue by month and channel", "bar", undefined],
  ])("%s", async (question, mark, stack) => {
    const { spec } = await asked(question);
    expect(spec.mark?.type).toBe(mark);
    expect(spec.encoding?.["y"]?.["stack"]).toBe(stack);
  });
});

it.each([
  "revenue and orders by category",
  "revenue and pieces sold by month and channel",
  "pie chart of revenue and orders by city",
  "revenue and cost by category",
  "revenue and cost by month",
  "revenue, orders, return rate, pieces sold, cost and margin by category",
])("E3: %s: Vega-Lite can draw it, and it holds no data", async (question) => {
  const { spec } = await asked(question);
  expect(JSON.stringify(spec)).not.toMatch(/"data"|"url"|http/);
  expect(await vegaLiteCheck.problem(spec as never)).toBeUndefined();
});
