import { describe, expect, it } from "@jest/globals";
import { loadModel, type GoodModel } from "./load-model.js";
import { formatDiagnostic } from "./read/diagnostic.js";
import { shopFiles } from "./shop.fixture.js";

const load = (text: string): GoodModel => {
  const loaded = loadModel([{ path: "m.yml", text }]);
  if (!loaded.ok) throw new Error(loaded.diagnostics.map(formatDiagnostic).join("\n"));
  return loaded;
};

const shop = (): GoodModel => {
  const loaded = loadModel(shopFiles);
  if (!loaded.ok) throw new Error(loaded.diagnostics.map(formatDiagnostic).join("\n"));
  return loaded;
};

describe("a good model", () => {
  it("E5: resolves what columns and measures are computed from", () => {
    const { orders, customers } = shop().compiled.cubes;
    expect(orders?.source).toEqual({ table: "orders" });
    expect(customers?.source).toEqual({
      sql: "SELECT id, name, city, email, born_on FROM people WHERE kind = 'customer'",
    });
    expect(orders?.dimensions["status"]?.sql).toEqual([
      { kind: "cube", cube: "orders" },
      ".status",
    ]);
    expect(orders?.dimensions["customer_city"]?.sql).toEqual([
      { kind: "member", cube: "customers", member: "city" },
    ]);
    expect(orders?.measures["average_order"]?.sql).toEqual([
      { kind: "member", cube: "orders", member: "revenue" },
      " / nullif(",
      { kind: "member", cube: "orders", member: "count" },
      ", 0)",
    ]);
    expect(orders?.measures["last_order"]?.type).toBe("time");
    expect(orders?.measures["count"]).toEqual({
      public: true,
      aggregate: "count",
      type: "number",
      sql: undefined,
      filters: [],
    });
    expect(orders?.joins[1]).toEqual({
      to: "order_lines",
      relationship: "one_to_many",
      sql: [
        { kind: "member", cube: "orders", member: "id" },
        " = ",
        { kind: "cube", cube: "order_lines" },
        ".order_id",
      ],
    });
  });

  it("E5: renders a case, with labels that no quote breaks", () => {
    const sql = shop().compiled.cubes["orders"]?.dimensions["size"]?.sql;
    const text = sql?.map((part) => (typeof part === "string" ? part : "…")).join("");
    expect(text).toBe(
      "CASE WHEN (….amount >= 100) THEN 'big' WHEN (… >= 20) THEN 'customer''s usual' ELSE 'small' END",
    );
  });

  it("E5: follows the ways of a view and names its members", () => {
    const { compiled, model } = shop();
    const { sales } = compiled.views;
    expect(sales?.root).toBe("orders");
    expect(sales?.joins.map(({ from, to }) => `${from} → ${to}`)).toEqual([
      "orders → customers",
      "orders → order_lines",
      "order_lines → products",
    ]);
    expect(Object.keys(sales?.members ?? {})).toEqual([
      ...["id", "status", "ordered_at", "size", "amount"],
      ...["count", "revenue", "paid_revenue", "average_order", "customers_count", "last_order"],
      ...["paid", "customers_name", "customers_city", "customers_number", "quantity"],
      "product_name",
    ]);
    expect(sales?.members["customers_number"]).toEqual({
      kind: "measure",
      cube: "customers",
      member: "count",
    });
    const words = model.cubes.find(({ name }) => name === "sales")?.members ?? [];
    expect(words.find(({ name }) => name === "customers_number")?.title).toBe("How many customers");
    expect(words.find(({ name }) => name === "product_name")).toMatchObject({
      title: "Products Name",
      description: "What the shelf says.",
    });
    expect(words.find(({ name }) => name === "amount")?.public).toBe(false);
  });

  it("E5: a member under an alias is titled by it, unless its own title was written", () => {
    const { model } = load(`cubes:
  - name: products
    sql_table: products
    dimensions:
      - { name: name, sql: name, type: string }
      - { name: price, sql: price, type: number, title: List price }
views:
  - name: sold
    cubes:
      - join_path: products
        includes:
          - { name: name, alias: product_line }
          - { name: price, alias: costs }
  - name: prefixed
    cubes:
      - { join_path: products, prefix: true, includes: [{ name: name, alias: product }] }
`);
    const titles = (view: string) =>
      model.cubes.find(({ name }) => name === view)?.members.map(({ title }) => title);
    expect(titles("sold")).toEqual(["Product Line", "List price"]);
    expect(titles("prefixed")).toEqual(["Products Product"]);
  });

  it("E5: has the words of all names, made from the name where there are none", () => {
    const orders = shop().model.cubes.find(({ name }) => name === "orders");
    expect(orders).toMatchObject({ title: "Orders", synonyms: ["purchases"], public: true });
    expect(orders?.members.find(({ name }) => name === "paid_revenue")?.title).toBe("Paid Revenue");
    expect(orders?.members.find(({ name }) => name === "revenue")).toEqual({
      name: "revenue",
      kind: "measure",
      type: "number",
      aggregate: "sum",
      rows: [],
      title: "Revenue",
      description: "What was paid, in euros.",
      synonyms: ["turnover", "sales"],
      public: true,
    });
  });

  it("E5: does not show keys unless their author says so, as the field does", () => {
    const { cubes } = shop().compiled;
    expect(cubes["orders"]?.dimensions["id"]?.public).toBe(true);
    expect(cubes["products"]?.dimensions["id"]?.public).toBe(false);
    expect(cubes["products"]?.public).toBe(false);
  });

  it("E5: has a version that follows each text and the data", () => {
    const versions = [
      loadModel(shopFiles),
      loadModel(shopFiles.map((file) => ({ ...file, text: `${file.text}\n` }))),
      loadModel(shopFiles, "other data"),
    ].map((loaded) => loaded.ok && loaded.compiled.version);
    expect(new Set(versions).size).toBe(3);
    expect(shop().model.version).toBe(versions[0]);
    expect(shop().model.version).toMatch(/^[0-9a-f]{32}$/);
  });

  it("E5: an empty model has nothing in it", () => {
    expect(loadModel([])).toMatchObject({ ok: true, model: { cubes: [] } });
    expect(load("")).toMatchObject({ ok: true, model: { cubes: [] } });
    expect(load("cubes:\nviews: []\n").model.cubes).toEqual([]);
  });

  it("E5: takes the field's older words, $ before braces, anchors and merged keys", () => {
    const { compiled } = load(`cubes:
  - name: a
    sql_table: '"my table"'
    shown: false
    joins: [{ name: b, relationship: belongsTo, sql: "\${CUBE}.b = \${b}.id and \${TABLE}.x" }]
    dimensions:
      - &key { name: id, sql: id, type: number, primary_key: true }
      - { <<: *key, name: other, primary_key: false, sql: "\\\\{CUBE} {'a': 1} \${a.id}" }
  - name: b
    sql_table: shop.b
    joins: [{ name: a, relationship: has_many, sql: "{b.id} = {a}.b" }]
    dimensions: [*key]
`);
    expect(compiled.cubes["a"]).toMatchObject({
      public: false,
      source: { table: '"my table"' },
      joins: [{ relationship: "many_to_one" }],
    });
    expect(compiled.cubes["a"]?.dimensions["other"]?.sql).toEqual([
      "{CUBE} {'a': 1} ",
      { kind: "member", cube: "a", member: "id" },
    ]);
    expect(compiled.cubes["b"]?.joins[0]?.relationship).toBe("one_to_many");
  });

  it("E5: keys that change neither results nor access only warn", () => {
    const { warnings } = load(`cubes:
  - name: a
    sql_table: a
    refresh_key: { every: 1 hour }
    pre_aggregations: []
    dimensions:
      - { name: id, sql: id, type: number, format: id }
    measures:
      - { name: count, type: count, drill_members: [id] }
      - { name: people, type: count_distinct_approx, sql: person }
`);
    expect(warnings.map(formatDiagnostic)).toEqual([
      "m.yml:4:5: cube a: refresh_key has no effect here",
      "m.yml:5:5: cube a: pre_aggregations has no effect here",
      "m.yml:7:44: a: dimension id: format has no effect here",
      "m.yml:9:37: a: measure count: drill_members has no effect here",
      "m.yml:10:31: a: measure people: count_distinct_approx counts exactly here",
    ]);
  });
});
