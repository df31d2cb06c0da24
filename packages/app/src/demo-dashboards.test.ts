import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { checkModelFolder, duckdbPorts } from "@embedded-analytics/adapters-duckdb";
import {
  createEmbeddedAnalytics,
  Failure,
  type EmbeddedAnalytics,
  type QueryResult,
} from "@embedded-analytics/domain";
import { inMemoryPorts } from "@embedded-analytics/domain/in-memory";
import { demoStatements, type Days } from "./demo-dashboards.fixture.js";

const demo = fileURLToPath(new URL("../demo", import.meta.url));
const key = `sk-${"d".repeat(12)}-${"s".repeat(43)}`;
const caller = { apiKey: key };

/** Somebody of the demo, and the condition that says which rows of the shop are theirs. */
const viewers = {
  manager: { settings: { groups: ["managers"] }, rows: "TRUE" },
  analyst: {
    settings: { groups: ["analysts"], userAttributes: [{ name: "city", value: "Berlin" }] },
    rows: "city = 'Berlin'",
  },
  customer: { settings: { embedTenantName: "acme-corp" }, rows: "company = 'acme-corp'" },
};
type Viewer = keyof typeof viewers;

let folder: string;
let analytics: EmbeddedAnalytics;
let close: () => Promise<void>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "demo-dashboards-"));
  const generators = { shop: "ensureShopData", support: "ensureSupportData" } as const;
  for (const [name, ensure] of Object.entries(generators)) {
    for (const part of ["model", "dashboards"]) {
      await cp(join(demo, name, part), join(folder, name, part), { recursive: true });
    }
    const program = (await import(join(demo, name, "generate.mjs"))) as Readonly<
      Record<string, (folder: string) => Promise<boolean>>
    >;
    await program[ensure]?.(join(folder, name));
  }
  const data = duckdbPorts({
    folderOf: (name) => join(folder, name),
    cacheDirectory: join(folder, "cache"),
    query: { seconds: 60, rowsMax: 100_000, concurrency: 2, memoryMb: 1024 },
    log: { warn: () => undefined, error: () => undefined },
  });
  close = data.close;
  analytics = createEmbeddedAnalytics({ ...inMemoryPorts(), ...data });
  const deployments = [
    { id: 1, name: "shop", model: "shop" },
    { id: 2, name: "support", model: "support" },
  ];
  const account = {
    name: "demo",
    keys: [{ name: "server", fromEnv: "KEY" }],
    deployments,
    groups: [{ name: "managers" }, { name: "analysts" }],
    userAttributes: [
      { name: "city", type: "string" },
      { name: "regions", type: "string_array" },
    ],
    embedTenants: [{ name: "acme-corp" }],
  };
  await analytics.applyDeclaration({ accounts: [account] }, { KEY: key });
});

afterAll(async () => {
  await close();
  await rm(folder, { recursive: true, force: true });
});

const settingsOf = (viewer: Viewer) => ({ externalId: viewer, ...viewers[viewer].settings });

const rowsOf = async ({ parts }: QueryResult): Promise<readonly string[]> => {
  const rows: string[] = [];
  for await (const part of parts) {
    if ("rows" in part) rows.push(...part.rows.map((row) => JSON.stringify(row.map(rounded))));
  }
  return rows.sort();
};

/** The order in which an engine adds doubles is its own. */
const rounded = (value: unknown): unknown =>
  typeof value === "number" ? Number(value.toPrecision(10)) : value;

const daysOf = (range: string | undefined): Days | undefined => {
  const [from, to] = range?.split("..") ?? [];
  return from === undefined || to === undefined ? undefined : { from, to };
};

/** What a person reads who asks by hand for somebody's rows. */
const readByHand = async (deploymentId: number, query: string) =>
  rowsOf(
    await analytics.runQuery(caller, deploymentId, {
      query,
      sessionSettings: settingsOf("manager"),
    }),
  );

describe.each(Object.entries(demoStatements))(
  "H1 the demo's dashboard %s",
  (publicId, dashboard) => {
    const { deploymentId, filters, tiles } = dashboard;

    it("has a statement by hand for each of its tiles", async () => {
      const given = { sessionSettings: settingsOf("manager") };
      const { definition } = await analytics.getDashboard(caller, deploymentId, publicId, given);
      const asking = definition.rows
        .flatMap((row) => row.tiles)
        .flatMap((tile) => ("unavailable" in tile || tile.text !== undefined ? [] : [tile.id]));
      expect(Object.keys(tiles).sort()).toEqual([...asking].sort());
    });

    describe.each(Object.keys(viewers) as Viewer[])("for the %s", (viewer) => {
      it.each(Object.entries(tiles))("shows in %s what SQL says", async (tileId, tile) => {
        if (publicId === "customers" && viewer === "customer")
          return expectClosed(publicId, tileId);
        const body = { filters, sessionSettings: settingsOf(viewer) };
        const asked = analytics.queryTile(caller, deploymentId, publicId, tileId, body);
        if (tile.managersOnly === true && viewer !== "manager") {
          await expect(asked).rejects.toMatchObject({ code: "query_refused" });
          return;
        }
        const result = await asked;
        const range = daysOf(result.range);
        const compared = daysOf(result.comparedRange);
        const mine = deploymentId === 1 ? viewers[viewer].rows : "TRUE";
        const rows = await rowsOf(result);
        expect(rows).toEqual(await readByHand(deploymentId, tile.sql({ mine, range, compared })));
        expect(rows.length).toBeGreaterThan(0);
      });
    });

    const expectClosed = async (name: string, tileId: string): Promise<void> => {
      const body = { sessionSettings: settingsOf("customer") };
      const asked = analytics.queryTile(caller, deploymentId, name, tileId, body);
      await expect(asked).rejects.toBeInstanceOf(Failure);
      await expect(asked).rejects.toMatchObject({ code: "dashboard_not_found" });
    };
  },
);

it.each(Object.keys(viewers) as Viewer[])(
  "H1 a drill into a store and its best category shows the %s what SQL says",
  async (viewer) => {
    const of = { filters: { period: null }, sessionSettings: settingsOf(viewer) };
    const asked = async (drill: readonly object[]) =>
      rowsOf(await analytics.queryTile(caller, 1, "products", "stores", { ...of, drill }));
    const byHand = async (column: string, conditions: string) =>
      readByHand(
        1,
        `SELECT ${column}, MEASURE(revenue) FROM sales WHERE ${viewers[viewer].rows} AND ${conditions}
         GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT 12`,
      );
    const [first] = await byHand("store", "store IS NOT NULL");
    const [store] = JSON.parse(first ?? "[]") as readonly [string];
    const [inStore, none] = [
      { member: "sales.store", value: store },
      { member: "sales.store", value: null },
    ];
    const literal = `'${store.replaceAll("'", "''")}'`;
    const categories = await asked([inStore]);
    expect(categories).toEqual(await byHand("category", `store = ${literal}`));
    expect(await asked([none])).toEqual(await byHand("category", "store IS NULL"));
    const [category] = JSON.parse(categories[0] ?? "[]") as readonly [string];
    const products = await asked([inStore, { member: "sales.category", value: category }]);
    const within = `store = ${literal} AND category = '${category}'`;
    expect(products).toEqual(await byHand("product", within));
    expect([categories.length, products.length].every((count) => count > 0)).toBe(true);
  },
);

it("H1 every tile of a deployment is tried as a user, with the defaults of its filters", async () => {
  const about = {
    accountName: "demo",
    deploymentId: 1,
    userName: "nobody",
    embedTenantName: "acme-corp",
    creatorMode: false,
    branchName: undefined,
  };
  const tried = await analytics.tryDashboards(about);
  const hidden = "This tile shows data that you may not see, or that is not there.";
  expect(tried.map(({ publicId }) => publicId)).not.toContain("customers");
  expect(tried.find(({ tileId }) => tileId === "margins")?.outcome).toEqual({ problem: hidden });
  const others = tried.filter(({ tileId }) => tileId !== "margins");
  expect(others.length).toBe(11);
  for (const { outcome } of others) expect(outcome).toEqual({ totalRows: expect.any(Number) });
}, 60_000);

it("H1 no dashboard of the demo is without statements by hand", async () => {
  const sessionSettings = settingsOf("manager");
  const listed = await Promise.all(
    [1, 2].map((id) => analytics.listDashboards(caller, id, { sessionSettings }, {})),
  );
  const ids = listed.flatMap(({ items }) => items.map(({ publicId }) => publicId));
  expect(ids.sort()).toEqual(Object.keys(demoStatements).sort());
});

it("H1 the demo's dashboards have no mistakes", async () => {
  for (const name of ["shop", "support"]) {
    const { diagnostics } = await checkModelFolder(join(folder, name), join(folder, "checks"));
    expect(diagnostics).toEqual([]);
  }
}, 60_000);
