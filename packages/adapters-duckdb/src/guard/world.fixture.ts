import { DuckDBInstance, type DuckDBConnection } from "@duckdb/node-api";
import type { DataAccess, RowFilter } from "@embedded-analytics/domain";
import type {
  CompiledCube,
  CompiledDimension,
  CompiledMeasure,
  CompiledModel,
  SqlTemplate,
} from "../model/compile/compiled-model.js";
import { makeGuard, type Guarded, type GuardRequest } from "./guard.js";
import { withExtracts } from "./row-extract.fixture.js";
import { serializerOn } from "./serializer.fixture.js";

// A small shop: ten orders of four customers in two cities, with lines that fan orders out.

const dimension = (
  sql: SqlTemplate | string,
  engineType: string,
  over: Partial<CompiledDimension> = {},
): CompiledDimension => ({
  public: true,
  type: typeOf(engineType),
  primaryKey: false,
  prune: false,
  sql: typeof sql === "string" ? [sql] : sql,
  engineType,
  ...over,
});

const typeOf = (engineType: string): CompiledDimension["type"] => {
  if (engineType === "VARCHAR") return "string";
  if (engineType === "BOOLEAN") return "boolean";
  return engineType.startsWith("TIMESTAMP") || engineType === "DATE" ? "time" : "number";
};

const measure = (
  aggregate: CompiledMeasure["aggregate"],
  sql?: SqlTemplate | string,
  over: Partial<CompiledMeasure> = {},
): CompiledMeasure => ({
  public: true,
  aggregate,
  type: "number",
  sql: typeof sql === "string" ? [sql] : sql,
  filters: [],
  ...over,
});

const cubeRef = (cube: string) => ({ kind: "cube" as const, cube });
const member = (cube: string, name: string) => ({ kind: "member" as const, cube, member: name });

const cube = (name: string, over: Partial<CompiledCube>): [string, CompiledCube] => [
  name,
  {
    name,
    public: true,
    source: { table: name },
    dimensions: {},
    measures: {},
    segments: {},
    joins: [],
    ...over,
  },
];

const key = { primaryKey: true };

/** Three cubes, a hidden one, and a view over them. */
export const shopModel: CompiledModel = {
  version: "1",
  cubes: Object.fromEntries([
    cube("orders", {
      dimensions: {
        id: dimension("id", "INTEGER", key),
        customer_id: dimension("customer_id", "INTEGER"),
        city: dimension("city", "VARCHAR"),
        status: dimension("status", "VARCHAR"),
        created_at: dimension("created_at", "TIMESTAMP"),
        amount: dimension("amount", "INTEGER"),
        amount_text: dimension("amount", "INTEGER", { public: false, type: "string" }),
        city_number: dimension("city", "VARCHAR", { public: false, type: "number" }),
        secret: dimension("secret", "VARCHAR", { public: false }),
        big: dimension(
          ["CASE WHEN ", cubeRef("orders"), ".amount > 50 THEN 'big' ELSE 'small' END"],
          "VARCHAR",
        ),
        customer_name: dimension([member("customers", "name")], "VARCHAR"),
      },
      measures: {
        count: measure("count"),
        revenue: measure("sum", "amount"),
        average: measure("avg", "amount"),
        paid_revenue: measure("sum", "amount", {
          filters: [[cubeRef("orders"), ".status = 'paid'"]],
        }),
        buyers: measure("count_distinct", "customer_id"),
        paid_share: measure("number", [
          "1.0 * ",
          member("orders", "paid_revenue"),
          " / ",
          member("orders", "revenue"),
        ]),
        first_at: measure("min", "created_at", { type: "time", engineType: "TIMESTAMP" }),
        total_secret: measure("max", "secret", { public: false, type: "string" }),
      },
      segments: { paid: { public: true, sql: [cubeRef("orders"), ".status = 'paid'"] } },
      joins: [
        {
          to: "customers",
          relationship: "many_to_one",
          sql: [cubeRef("orders"), ".customer_id = ", cubeRef("customers"), ".id"],
        },
        {
          to: "lines",
          relationship: "one_to_many",
          sql: [cubeRef("orders"), ".id = ", cubeRef("lines"), ".order_id"],
        },
      ],
    }),
    cube("customers", {
      dimensions: {
        id: dimension("id", "INTEGER", key),
        name: dimension("name", "VARCHAR"),
        tier: dimension("tier", "VARCHAR"),
      },
      measures: { count: measure("count"), credit: measure("sum", "credit") },
    }),
    cube("lines", {
      dimensions: {
        id: dimension("id", "INTEGER", key),
        order_id: dimension("order_id", "INTEGER"),
        product: dimension("product", "VARCHAR"),
      },
      measures: { quantity: measure("sum", "quantity"), count: measure("count") },
    }),
    cube("salaries", {
      dimensions: { id: dimension("id", "INTEGER", key), pay: dimension("pay", "INTEGER") },
    }),
  ]),
  views: {
    sales: {
      name: "sales",
      public: true,
      root: "orders",
      joins: [
        {
          from: "orders",
          to: "customers",
          relationship: "many_to_one",
          sql: [cubeRef("orders"), ".customer_id = ", cubeRef("customers"), ".id"],
        },
        {
          from: "orders",
          to: "lines",
          relationship: "one_to_many",
          sql: [cubeRef("orders"), ".id = ", cubeRef("lines"), ".order_id"],
        },
      ],
      members: {
        city: { kind: "dimension", cube: "orders", member: "city" },
        created_at: { kind: "dimension", cube: "orders", member: "created_at" },
        tier: { kind: "dimension", cube: "customers", member: "tier" },
        product: { kind: "dimension", cube: "lines", member: "product" },
        revenue: { kind: "measure", cube: "orders", member: "revenue" },
        orders: { kind: "measure", cube: "orders", member: "count" },
        average: { kind: "measure", cube: "orders", member: "average" },
        paid_share: { kind: "measure", cube: "orders", member: "paid_share" },
        quantity: { kind: "measure", cube: "lines", member: "quantity" },
        credit: { kind: "measure", cube: "customers", member: "credit" },
      },
    },
  },
};

/** Its tables, in SQL that both engines read. */
export const shopTables = `
  CREATE TABLE customers AS SELECT * FROM (VALUES
    (1, 'Ada', 'gold', 100), (2, 'Bob', 'silver', 50), (3, 'Eva', 'gold', 70), (4, 'Max', 'silver', 30)
  ) t(id, name, tier, credit);
  CREATE TABLE orders AS SELECT id, customer_id, city, status, CAST(created AS TIMESTAMP) AS created_at,
    amount, secret FROM (VALUES
    (1, 1, 'Berlin', 'paid', '2026-01-31 22:30:00', 100, 'hidden-1'),
    (2, 1, 'Berlin', 'open', '2026-01-31 23:30:00', 40, 'hidden-2'),
    (3, 2, 'Berlin', 'paid', '2026-02-10 10:00:00', 60, 'hidden-3'),
    (4, 2, 'Hamburg', 'paid', '2026-02-11 10:00:00', 1000, 'CANARY-1'),
    (5, 3, 'Hamburg', 'paid', '2026-03-01 10:00:00', 2000, 'CANARY-2'),
    (6, 3, 'Berlin', 'open', '2026-03-02 10:00:00', 10, 'hidden-6'),
    (7, 4, 'Hamburg', 'open', '2026-03-03 10:00:00', 3000, 'CANARY-3'),
    (8, 4, 'Berlin', 'paid', '2026-03-04 10:00:00', 30, 'hidden-8')
  ) t(id, customer_id, city, status, created, amount, secret);
  CREATE TABLE lines AS SELECT * FROM (VALUES
    (1, 1, 'tea', 2), (2, 1, 'cup', 1), (3, 2, 'tea', 4), (4, 3, 'pot', 1), (5, 3, 'tea', 1),
    (6, 4, 'tea', 9), (7, 6, 'cup', 3), (8, 8, 'tea', 1)
  ) t(id, order_id, product, quantity);
  CREATE TABLE salaries AS SELECT 1 AS id, 99999 AS pay;`;

const all: RowFilter = { kind: "all" };

/** All public members of a cube or view, on those rows. */
const grant = (name: string, rows: RowFilter = all, without: readonly string[] = []) => {
  const { dimensions = {}, measures = {}, segments = {} } = shopModel.cubes[name] ?? {};
  const ofCube = Object.entries({ ...dimensions, ...measures, ...segments });
  const members = [
    ...ofCube.filter(([, { public: open }]) => open).map(([member]) => member),
    ...Object.keys(shopModel.views[name]?.members ?? {}),
  ];
  return { members: members.filter((member) => !without.includes(member)), rows };
};

const inCity = (city: string): RowFilter => ({
  kind: "compare",
  member: "city",
  operator: "equals",
  values: [city],
});

/** Somebody who may see all but salaries. */
export const everything: DataAccess = {
  orders: [grant("orders")],
  customers: [grant("customers")],
  lines: [grant("lines")],
  sales: [grant("sales")],
};

/** Somebody who may see the orders of Berlin. */
export const berlin: DataAccess = { ...everything, orders: [grant("orders", inCity("Berlin"))] };

/** A database with the shop in it, and the guard before it. */
export interface World {
  readonly connection: DuckDBConnection;
  guard(sql: string, over?: Partial<GuardRequest>): Promise<Guarded>;
  /** Runs a guarded statement; rows as objects, values as texts where they are no JSON. */
  rows(sql: string, over?: Partial<GuardRequest>): Promise<readonly unknown[]>;
  /** The sentence of a refusal. */
  refusal(sql: string, over?: Partial<GuardRequest>): Promise<string>;
  close(): void;
}

export const openWorld = async (): Promise<World> => {
  const instance = await DuckDBInstance.create(":memory:", {
    preserve_insertion_order: "false",
    max_expression_depth: "1000",
  });
  const connection = await instance.connect();
  await connection.run(shopTables);
  await connection.run("SET TimeZone = 'UTC'");
  const serializer = serializerOn(connection);
  const guard = makeGuard(shopModel, serializer);
  const ask: World["guard"] = (sql, over = {}) =>
    guard({ sql, access: berlin, timezone: "UTC", nowMs: Date.UTC(2026, 2, 5, 12), ...over });
  return {
    connection,
    guard: ask,
    rows: async (sql, over) => {
      const guarded = await ask(sql, over);
      if (guarded.kind === "refused") throw new Error(guarded.sentence);
      const reader = await connection.runAndReadAll(await withExtracts(connection, guarded));
      return reader.getRowObjectsJson();
    },
    refusal: async (sql, over) => {
      const guarded = await ask(sql, over);
      if (guarded.kind === "refused") return guarded.sentence;
      throw new Error(`It was not refused: ${guarded.sql}`);
    },
    close: () => {
      connection.closeSync();
      instance.closeSync();
    },
  };
};
