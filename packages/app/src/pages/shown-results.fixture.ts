import type { ScriptedAnswer, ScriptedResult } from "./answer-lines.fixture.js";

const cities =
  "Berlin Vienna Zurich Oslo Rome Paris Madrid Lisbon Dublin Prague Warsaw Athens".split(" ");
const categories = ["Tents", "Boots", "Packs"];
const monthOf = (index: number): string =>
  `${2025 + Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, "0")}-01T00:00:00.000`;

const amount = { field: "revenue_eur", type: "quantitative", title: "Revenue" };

/** Revenue of a few series by month, one month of one of them missing. */
const lines: ScriptedResult = {
  title: "Revenue by month and category",
  description: "Revenue of paid orders, without tax, by the month of the order.",
  columns: [
    ["month", "Time"],
    ["category", "String"],
    ["revenue_eur", "Double"],
  ],
  rows: Array.from({ length: 14 }, (_, index) =>
    categories
      .map((category, at) => [
        monthOf(index),
        category,
        41_000 + at * 52_000 + ((index * 7919) % 23) * 1100.25,
      ])
      .filter((_row, at) => !(index === 7 && at === 1)),
  ).flat(),
  spec: {
    mark: { type: "line", point: true, tooltip: true },
    encoding: {
      x: { field: "month", type: "temporal", title: null },
      y: amount,
      color: { field: "category", type: "nominal", title: "Category" },
    },
  },
};

/** Upright bars whose names are too long to stand beside each other. */
const bars: ScriptedResult = {
  title: "Revenue by shop",
  columns: [
    ["shop", "String"],
    ["revenue_eur", "Double"],
  ],
  rows: cities
    .slice(0, 8)
    .map((city, index) => [`Northwind Peak ${city}`, 91_000 - index * 8123.5]),
  spec: {
    mark: "bar",
    encoding: {
      x: { field: "shop", type: "nominal", sort: "-y", axis: { labelAngle: -90 } },
      y: { ...amount, scale: { zero: false, domain: [30_000, 95_000] } },
    },
  },
};

const figureOf = (field: string, title: string, axis: object = {}) => ({
  ...{ title, width: "container", mark: { type: "bar", tooltip: true } },
  encoding: {
    x: { field, type: "quantitative", title: null, ...axis },
    y: { field: "shop", type: "nominal", sort: null, title: null },
  },
});

/** Several figures of each group, as the built-in analyst draws them. */
const figures: ScriptedResult = {
  title: "Revenue and return rate by shop",
  columns: [
    ["shop", "String"],
    ["revenue_eur", "Double"],
    ["return_rate", "Double"],
  ],
  rows: cities.slice(0, 6).map((city, index) => [city, 91_000 - index * 8123.5, 0.02 * index]),
  spec: {
    columns: 2,
    concat: [
      figureOf("revenue_eur", "Revenue (EUR)"),
      figureOf("return_rate", "Return rate", { axis: { format: ".0%" } }),
    ],
  },
};

/** More series than anybody tells apart. */
const many: ScriptedResult = {
  title: "Orders by quarter and city",
  columns: [
    ["quarter", "Time"],
    ["city", "String"],
    ["orders", "Int64"],
  ],
  rows: [0, 3, 6, 9, 12].flatMap((index) =>
    cities.map((city, at) => [monthOf(index), city, 400 - at * 24 + ((index * 31) % 17)]),
  ),
  spec: {
    mark: "bar",
    encoding: {
      x: { field: "quarter", type: "ordinal" },
      y: { field: "orders", type: "quantitative" },
      color: { field: "city", type: "nominal" },
    },
  },
};

/** A table without a chart, with more rows than a tool call holds. */
export const longRows = Array.from({ length: 1200 }, (_, index) => [
  index + 1,
  index % 3 === 0 ? `=Ärger ${index}` : `${cities[index % 12] ?? ""} ${index}`,
  index * 12.5,
]);
export const longSchema = [
  { name: "order_id", column_type: "Int64" },
  { name: "customer", column_type: "String" },
  { name: "amount_eur", column_type: "Double" },
];
const table: ScriptedResult = {
  title: "Orders",
  columns: longSchema.map(({ name, column_type: type }) => [name, type]),
  rows: longRows,
};

/** Results by the question that has them. */
export const shownResults = { lines, bars, figures, many, table } as const;

/** The answer to a question that is the name of a result. */
export const shownAnswer = (input: string | undefined): ScriptedAnswer => {
  const result = Object.entries(shownResults).find(([name]) => name === input)?.[1];
  return {
    thinking: "I look at the orders of the year.\n",
    text: `This is **${input ?? ""}**: revenue was highest in Berlin, with €91,000.\n\n- One thing\n- Another`,
    ...(result === undefined ? {} : { results: [result] }),
  };
};
