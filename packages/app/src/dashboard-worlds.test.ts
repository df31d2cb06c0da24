import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { duckdbPorts } from "@embedded-analytics/adapters-duckdb";
import {
  createEmbeddedAnalytics,
  Failure,
  type EmbeddedAnalytics,
} from "@embedded-analytics/domain";
import { inMemoryPorts } from "@embedded-analytics/domain/in-memory";

const key = `sk-${"w".repeat(12)}-${"s".repeat(43)}`;
const caller = { apiKey: key };
/** The viewer sees Berlin; the rows of the other cities are in the first of two worlds alone. */
const sessionSettings = {
  externalId: "anna",
  userAttributes: [{ name: "city", value: "Berlin" }],
};
const [withHidden, withoutHidden] = [1, 2];

const model = `cubes:
  - name: sales
    sql_table: sales
    dimensions:
      - { name: id, sql: id, type: number, primary_key: true, public: true }
      - { name: city, sql: city, type: string }
      - { name: product, sql: product, type: string }
      - { name: sold_at, sql: sold_at, type: time }
      - { name: amount, sql: amount, type: number }
    measures:
      - { name: count, type: count }
      - { name: revenue, sql: amount, type: sum }
      - { name: largest, sql: amount, type: max }
    access_policy:
      - group: "*"
        row_level:
          filters:
            - { member: city, operator: equals, values: ["{ userAttributes.city }"] }
`;

const query = { measures: ["sales.revenue"], dimensions: ["sales.product"] };
const time = { member: "sales.sold_at", grain: "month" };
const tiles = [
  { id: "total", number: "sales.revenue", compare: "previous year", spark: true },
  { id: "count", number: "sales.count", compare: "previous period" },
  { id: "products", chart: "bar", query, click: { drill: ["sales.city"] } },
  { id: "months", chart: "line", query: { measures: ["sales.largest"], time } },
  { id: "rows", table: true, query: { dimensions: ["sales.id", "sales.amount"], limit: 50 } },
  { id: "cities", table: true, query: { measures: ["sales.count"], dimensions: ["sales.city"] } },
  { id: "all", table: true, sql: "SELECT * FROM sales WHERE {filters}" },
  {
    id: "share",
    table: true,
    sql: "SELECT id, amount / (SELECT max(amount) FROM sales) FROM sales",
  },
  { id: "cast", table: true, sql: "SELECT CAST(substr(product, 2) AS INTEGER) AS n FROM sales" },
  { id: "pairs", table: true, sql: "SELECT count(*) AS n FROM sales a, sales b, sales c" },
];
const dashboard = {
  name: "sales",
  filters: [
    { name: "period", member: "sales.sold_at", default: "2026-01-01..2026-12-31" },
    { name: "product", member: "sales.product", multiple: true },
    { name: "city", member: "sales.city", multiple: true },
  ],
  rows: tiles.map((tile) => ({ tiles: [tile] })),
};

const berlin = Array.from({ length: 40 }, (_, at) =>
  [
    at,
    "Berlin",
    at % 2 === 0 ? "p7" : "p8",
    `202${5 + (at % 2)}-0${1 + (at % 9)}-15`,
    at + 0.5,
  ].join(),
);
/** So many, so large and so odd that they are felt wherever one of them is read. */
const hidden = Array.from({ length: 4000 }, (_, at) =>
  [1000 + at, at % 2 === 0 ? "Rome" : "berlin", "no number", "2031-12-31", 1e15].join(),
);

let folder: string;
let analytics: EmbeddedAnalytics;
let close: () => Promise<void>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "dashboard-worlds-"));
  const worlds = { whole: [...berlin, ...hidden], mine: berlin };
  for (const [name, rows] of Object.entries(worlds)) {
    for (const part of ["model", "dashboards", "data"]) {
      await mkdir(join(folder, name, part), { recursive: true });
    }
    await writeFile(join(folder, name, "model", "sales.yml"), model);
    const file = JSON.stringify({ dashboards: [dashboard] });
    await writeFile(join(folder, name, "dashboards", "sales.yml"), file);
    const csv = ["id,city,product,sold_at,amount", ...rows, ""].join("\n");
    await writeFile(join(folder, name, "data", "sales.csv"), csv);
  }
  const data = duckdbPorts({
    folderOf: (name) => join(folder, name),
    cacheDirectory: join(folder, "cache"),
    // The hidden rows are more than a tile may have.
    query: { seconds: 60, rowsMax: 500, concurrency: 2, memoryMb: 512 },
    log: { warn: () => undefined, error: () => undefined },
  });
  close = data.close;
  analytics = createEmbeddedAnalytics({ ...inMemoryPorts(), ...data });
  const account = {
    name: "demo",
    keys: [{ name: "server", fromEnv: "KEY" }],
    deployments: [
      { id: withHidden, name: "whole", model: "whole" },
      { id: withoutHidden, name: "mine", model: "mine" },
    ],
    userAttributes: [{ name: "city", type: "string" }],
  };
  await analytics.applyDeclaration({ accounts: [account] }, { KEY: key });
}, 60_000);

afterAll(async () => {
  await close();
  await rm(folder, { recursive: true, force: true });
});

/** All that a viewer reads of a tile, or why it is refused. */
const answerOf = async (deploymentId: number, tileId: string, body: object): Promise<unknown> => {
  try {
    const { parts, ...head } = await analytics.queryTile(caller, deploymentId, "sales", tileId, {
      showSql: true,
      sessionSettings,
      ...body,
    });
    const rows: unknown[] = [];
    for await (const part of parts) {
      if ("rows" in part) rows.push(...part.rows.map((row) => JSON.stringify(row)));
      else rows.push(part);
    }
    return { ...head, rows: rows.sort() };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return { ...error };
  }
};

const asked = [
  {},
  { filters: { period: null } },
  { filters: { period: "last 90 days", city: ["Rome", "berlin"] } },
  { filters: { product: ["p7"], "sales.city": "Berlin" } },
  { filters: { product: ["no number"], "sales.amount": 1e15 } },
  { part: "spark", filters: { period: null } },
  { drill: [{ member: "sales.product", value: "no number" }], filters: { period: null } },
  { drill: [{ member: "sales.product", value: "p7" }], filters: { period: null } },
];

describe("E9 H1 hidden rows are not felt in a dashboard", () => {
  it("neither in the list nor in its definition", async () => {
    const [first, second] = await Promise.all(
      [withHidden, withoutHidden].map(async (id) => {
        const list = await analytics.listDashboards(caller, id, { sessionSettings }, {});
        const opened = await analytics.getDashboard(caller, id, "sales", { sessionSettings });
        const items = list.items.map(({ updatedAtMs: _at, ...item }) => item);
        const { updatedAtMs: _at, ...rest } = opened;
        return { items, rest };
      }),
    );
    expect(first).toEqual(second);
    expect(first?.items).toHaveLength(1);
  });

  it.each(tiles.map(({ id }) => id))("nor in the tile %s", async (id) => {
    for (const body of asked) {
      const [whole, mine] = [
        await answerOf(withHidden, id, body),
        await answerOf(withoutHidden, id, body),
      ];
      expect([id, body, whole]).toEqual([id, body, mine]);
    }
  });

  it("and they would be felt by somebody who sees them", async () => {
    const rome = { externalId: "rita", userAttributes: [{ name: "city", value: "Rome" }] };
    const body = { sessionSettings: rome, filters: { period: null } };
    for (const id of ["total", "cities", "cast"]) {
      const whole = await answerOf(withHidden, id, body);
      expect(whole).not.toEqual(await answerOf(withoutHidden, id, body));
    }
  });
});
