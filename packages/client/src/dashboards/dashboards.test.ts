import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { createBrowserClient } from "../create-browser-client.js";
import { acmeClient, rejectionOf, serveAnalytics, type TestService } from "../service.fixture.js";
import { dashboardsOf } from "./dashboards.js";

let service: TestService;
beforeAll(async () => {
  service = await serveAnalytics();
});
afterAll(() => service.close());

const berlin = { userAttributes: [{ name: "city", value: "Berlin" }] };

/** A server, and a page of the same user. */
const both = () => {
  const sessionSettings = { externalId: "jané", ...berlin };
  const server = acmeClient(service.baseUrl);
  const page = createBrowserClient({
    baseUrl: service.baseUrl,
    fetchSession: () => server.generateSession({ deploymentId: 1, ...sessionSettings }),
  });
  return {
    page: dashboardsOf(page),
    server: dashboardsOf(server),
    user: { deploymentId: 1, sessionSettings },
  };
};

describe("dashboards", () => {
  test("H2: are listed in pages, alike for the page and for its server", async () => {
    const { page, server, user } = both();
    const { items } = await page.list({});
    expect(items.map(({ publicId }) => publicId).sort()).toEqual(["elsewhere", "sales"]);
    const one = await server.list({ ...user, first: 1 });
    const two = await server.list({ ...user, after: one.pageInfo.endCursor ?? undefined });
    expect([...one.items, ...two.items]).toEqual(items);
  });

  test("H1: are read as their viewer may, with a tag", async () => {
    const { page, server, user } = both();
    const sales = await page.get({ publicId: "sales" });
    expect(sales).toEqual(await server.get({ ...user, publicId: "sales" }));
    expect(sales.etag).toMatch(/^".+"$/);
    expect(sales.definition.rows[0]?.tiles[1]).toEqual({ id: "margins", unavailable: true });
    const missing = { code: "dashboard_not_found", status: 404 };
    expect(await rejectionOf(page.get({ publicId: "no-such" }))).toMatchObject(missing);
    const branch = { ...user, publicId: "sales", branchName: "no-such" };
    expect(await rejectionOf(server.get(branch))).toMatchObject({ code: "branch_not_found" });
  });

  test("H1: tiles give rows, and what they are of", async () => {
    const { page, server, user } = both();
    const tile = { publicId: "sales", tileId: "amounts", showSql: true };
    const rows = page.queryTile(tile);
    expect(await rows.tile()).toMatchObject({
      sql: "SELECT city, amount FROM sales",
      filters: [],
      timezone: "UTC",
    });
    expect(await rows.toArray()).toEqual([
      ["Berlin", 10.5],
      ["Berlin", 20.5],
    ]);
    expect(await server.queryTile({ ...user, ...tile }).toArray()).toHaveLength(2);
    const hidden = page.queryTile({ publicId: "sales", tileId: "margins" });
    expect(await rejectionOf(hidden.toArray())).toMatchObject({ code: "query_refused" });
    const unknown = page.queryTile({ ...tile, filters: { ctiy: "Rome" } });
    expect(await unknown.tile()).toMatchObject({ filters: [], unknownFilters: ["ctiy"] });
    expect(await unknown.toArray()).toHaveLength(2);
    const drill = [{ member: "sales.city", value: "Berlin" }];
    expect(await rejectionOf(page.queryTile({ ...tile, drill }).tile())).toMatchObject({
      errors: [{ pointer: "/drill" }],
    });
  });
});

describe("users' dashboards", () => {
  const creator = { externalId: "jané", embedTenantName: "globo", creatorMode: true };
  const definition = { rows: [{ tiles: [{ id: "a", text: "Hello" }] }] };

  const creators = async () => {
    const server = acmeClient(service.baseUrl);
    const page = createBrowserClient({
      baseUrl: service.baseUrl,
      fetchSession: () => server.generateSession({ deploymentId: 1, ...creator }),
    });
    await server.generateSession({ deploymentId: 1, ...creator });
    const user = { deploymentId: 1, sessionSettings: creator };
    return { page: dashboardsOf(page), server: dashboardsOf(server), user };
  };

  test("H3: are made, changed by the version that was read, and removed", async () => {
    const { page, server, user } = await creators();
    const mine = await page.create({ title: "Mine", definition });
    expect(await server.get({ ...user, publicId: mine.publicId })).toEqual(mine);
    const { publicId, etag } = mine;
    const operations = [{ op: "set", field: "title", value: "Ours" }] as const;
    const changed = await server.patch({ ...user, publicId, etag, operations });
    expect([changed.title, changed.etag === etag]).toEqual(["Ours", false]);
    const late = await rejectionOf(page.patch({ publicId, etag, operations }));
    expect(late).toMatchObject({ code: "version_conflict", status: 412 });
    expect((await page.patch({ publicId, etag: "*", operations })).title).toBe("Ours");
    await server.remove({ ...user, publicId });
    expect(await rejectionOf(page.get({ publicId }))).toMatchObject({ status: 404 });
  });

  test("H3: a declared one is duplicated without what its reader does not see", async () => {
    const { page } = await creators();
    const copy = await page.duplicate({ publicId: "sales" });
    expect(copy).toMatchObject({ origin: "tenant", visibility: "private" });
    expect(copy.title).toEqual({ en: "Sales", de: "Verkauf" });
    const ids = copy.definition.rows.flatMap(({ tiles }) => tiles.map(({ id }) => id));
    expect(ids).toEqual(["amounts", "note"]);
    await page.remove({ publicId: copy.publicId });
  });
});
