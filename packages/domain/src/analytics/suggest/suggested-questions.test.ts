import { describe, expect, it } from "@jest/globals";
import type { Cube, DataModel, Member } from "../model/data-model.js";
import { suggestedQuestions } from "./suggested-questions.js";

const member = (over: Partial<Member>): Member => ({
  name: "m",
  kind: "dimension",
  type: "string",
  aggregate: undefined,
  title: "M",
  description: undefined,
  synonyms: [],
  public: true,
  ...over,
});
const measure = (title: string, over: Partial<Member> = {}): Member =>
  member({ kind: "measure", type: "number", aggregate: "sum", title, ...over });
const cube = (members: readonly Member[], over: Partial<Cube> = {}): Cube => ({
  name: "c",
  kind: "cube",
  title: "C",
  description: undefined,
  synonyms: [],
  public: true,
  members,
  policies: undefined,
  ...over,
});
const model = (...cubes: readonly Cube[]): DataModel => ({ version: "1", cubes });
const at = member({ title: "Ordered at", type: "time" });
const city = member({ name: "city", title: "City" });

describe("suggestions for an empty thread", () => {
  it("are a measure over time and by a dimension, each cube in its turn, four at most", () => {
    const sales = cube([at, city, measure("Orders", { aggregate: "count" }), measure("Revenue")]);
    const staff = cube([city, measure("Nurses")]);
    expect(suggestedQuestions(model(sales, staff))).toEqual([
      "Revenue by month",
      "Nurses by city",
      "Revenue by city",
      "Orders by month",
    ]);
  });

  it("are sentences: titles made of names lose their capitals, and written ones keep theirs", () => {
    const members = [
      member({ name: "product_line", title: "Product Line" }),
      member({ name: "region", title: "Sales Region (EU)" }),
      measure("Net Revenue", { name: "net_revenue" }),
      measure("MRR", { name: "recurring", aggregate: "count" }),
    ];
    expect(suggestedQuestions(model(cube(members)))).toEqual([
      "Net revenue by product line",
      "MRR by Sales Region (EU)",
    ]);
  });

  it("name no key, nothing hidden, and nothing of a hidden cube", () => {
    const hidden = { public: false } as const;
    const members = [
      member({ name: "order_id", title: "Order Id" }),
      member({ name: "margin_group", title: "Margin group", ...hidden }),
      measure("Margin", hidden),
      measure("Revenue"),
    ];
    expect(suggestedQuestions(model(cube(members)))).toEqual([]);
    expect(suggestedQuestions(model(cube([city, measure("Revenue")], hidden)))).toEqual([]);
  });

  it("are none twice, and none where there is nothing to count", () => {
    const one = cube([city, measure("Revenue")]);
    expect(suggestedQuestions(model(one, one))).toEqual(["Revenue by city"]);
    expect(suggestedQuestions(model(cube([city, at])))).toEqual([]);
    expect(suggestedQuestions(model())).toEqual([]);
  });
});
