import { expect, it } from "@jest/globals";
import { chartSpecification } from "./chart-specification.js";

const columns = ["city", "revenue", "orders.count", "sum(x)"];
const city = { field: "city", type: "nominal" };

it.each<[string, object]>([
  [
    "charts that share the width of their place",
    {
      columns: 2,
      concat: ["revenue", "orders.count"].map((field) => ({
        ...{ title: field, width: "container", mark: { type: "bar", tooltip: true } },
        transform: [
          { joinaggregate: [{ op: "sum", field: "revenue", as: "size" }], groupby: ["city"] },
          {
            window: [{ op: "dense_rank", as: "n" }],
            sort: [{ field: "size", order: "descending" }],
          },
          { filter: { field: "n", lte: 15 } },
        ],
        encoding: { x: { field, type: "quantitative", title: null }, y: city },
      })),
    },
  ],
  [
    "columns under other names, folded",
    {
      transform: [
        { window: [{ op: "first_value", field: "sum(x)", as: "All of it" }], frame: [0, 0] },
        { fold: ["revenue", "All of it"], as: ["figure", "amount"] },
      ],
      mark: "bar",
      encoding: {
        y: city,
        x: { field: "amount", type: "quantitative" },
        yOffset: { field: "figure", sort: ["revenue", "All of it"] },
      },
    },
  ],
])("E3: several figures of groups: %s", (_what, specification) => {
  expect(chartSpecification(JSON.stringify(specification), columns)).toMatchObject({ ok: true });
});
