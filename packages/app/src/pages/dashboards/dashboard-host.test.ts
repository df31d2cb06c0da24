import { afterAll, afterEach, beforeAll, describe, expect } from "@jest/globals";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "playwright-core";
import { inBrowser } from "../browser.fixture.js";
import { startDashboards, type DashboardPages } from "./dashboards.fixture.js";
import { bundle } from "../embedding.fixture.js";

const script = `
  import { mount } from "./embed/index.js";
  globalThis.said = [];
  const note = (type) => (payload) => {
    said.push([type, payload]);
    return { cancel: location.hash === "#cancel" };
  };
  globalThis.frame = mount(document.getElementById("place"), {
    baseUrl: serviceUrl, deploymentId: 1, surface: "dashboard", publicId: "sales",
    fetchSession: async () => ({ sessionId }),
    handles: ["drilldown", "ask-about", "download"],
    onDrilldown: note("drilldown"), onAskAbout: note("ask-about"), onDownload: note("download"),
    onReady: note("ready"),
  });
  if (location.hash === "#early") void frame.send("set-filter", { filters: { channel: ["online"] } });
`;

let pages: DashboardPages;
let product: Server;
let productUrl: string;
let page: Page;

beforeAll(async () => {
  pages = await startDashboards();
  const host = await bundle(script);
  product = createServer((request, response) => {
    if (request.url === "/host.js") {
      response.setHeader("Content-Type", "text/javascript").end(host);
      return;
    }
    pages.sessionOf("jonas").then((sessionId) => {
      const values = `serviceUrl = ${JSON.stringify(pages.url)}; sessionId = "${sessionId}";`;
      response.setHeader("Content-Type", "text/html").end(
        `<!doctype html><link rel="icon" href="data:,"><div id="place" style="height: 760px"></div>
         <script>${values}</script><script src="/host.js"></script>`,
      );
    }, console.error);
  });
  await new Promise<void>((resolve) => product.listen(0, "127.0.0.1", resolve));
  productUrl = `http://127.0.0.1:${(product.address() as AddressInfo).port}`;
});
afterEach(() => page.close());
afterAll(async () => {
  product.closeAllConnections();
  product.close();
  await pages.close();
});

const open = async (hash: string): Promise<readonly string[]> => {
  const watched = await pages.newPage(productUrl);
  page = watched.page;
  await page.goto(`${productUrl}/${hash}`);
  await page.frameLocator("iframe").locator('[data-tile="cities"] canvas').waitFor();
  return watched.faults;
};

/** What the page has said to its host, by type. */
const said = (type: string): Promise<readonly Record<string, unknown>[]> =>
  page.evaluate<Record<string, unknown>[]>(
    `said.filter(([type]) => type === "${type}").map(([, payload]) => payload)`,
  );

const choose = async (tile: string, entry: string): Promise<void> => {
  const frame = page.frameLocator("iframe");
  await frame.locator(`[data-tile="${tile}"] .menu-button`).click();
  await frame.getByRole("menuitem", { name: entry }).click();
};

describe("G5: what a host may cancel on a dashboard", () => {
  inBrowser("a drill, a question and a file go to the host, and no further", async () => {
    const faults = await open("#cancel");
    const frame = page.frameLocator("iframe");
    await choose("cities", "Show data");
    await frame.locator("dialog .cell-button").first().click();
    await page.waitForFunction("said.some(([type]) => type === 'drilldown')");
    await choose("cities", "Ask about this");
    await page.waitForFunction("said.some(([type]) => type === 'ask-about')");
    await choose("cities", "Save as CSV");
    await page.waitForFunction("said.some(([type]) => type === 'download')");
    await page.waitForTimeout(500);
    expect(await frame.getByRole("heading", { name: "Sales", level: 1 }).count()).toBe(1);
    expect(await frame.locator(".chat-panel").count()).toBe(0);
    expect(await said("drilldown")).toEqual([
      expect.objectContaining({
        publicId: "sales",
        widgetId: "cities",
        member: "sales.city",
        value: expect.any(String),
        dashboard: "products",
        row: expect.objectContaining({ city: expect.any(String) }),
      }),
    ]);
    const [asked] = await said("ask-about");
    const question = expect.stringMatching(/^Revenue, .* by City \(from /);
    expect(asked).toMatchObject({ widgetId: "cities", text: question });
    expect(asked?.["sql"]).toMatch(/^SELECT/);
    expect(await said("download")).toEqual([
      { format: "csv", target: "tile", widgetId: "cities", title: "Cities" },
    ]);
    expect(faults).toEqual([]);
  });

  inBrowser("a drill within a tile, too", async () => {
    for (const hash of ["#cancel", ""]) {
      const faults = await open(hash);
      const frame = page.frameLocator("iframe");
      await page.evaluate('frame.send("navigate", { path: "/dashboard/products" })');
      const path = frame.locator('[data-tile="stores"] .drill-path');
      await choose("stores", "Show data");
      await frame.locator("dialog .cell-button").first().click();
      await page.waitForFunction("said.some(([type]) => type === 'drilldown')");
      expect(await said("drilldown")).toEqual([
        expect.objectContaining({
          publicId: "products",
          widgetId: "stores",
          member: "sales.store",
          drill: "sales.category",
          filters: {},
          row: expect.objectContaining({ store: expect.any(String) }),
        }),
      ]);
      expect((await said("drilldown"))[0]).not.toHaveProperty("dashboard");
      if (hash === "") await path.waitFor();
      else await page.waitForTimeout(500);
      expect(await path.count()).toBe(hash === "" ? 1 : 0);
      expect(faults).toEqual([]);
      if (hash !== "") await page.close();
    }
  });

  inBrowser("what it does not cancel goes on, and it gets files itself", async () => {
    const faults = await open("");
    const frame = page.frameLocator("iframe");
    await frame.locator('[data-tile="cities"] .chart[data-drawn=true]').waitFor();
    const exported = (format: string, target = "cities") =>
      page.evaluate<string>(
        `frame.send("export", { target: "${target}", format: "${format}" })
          .then(async ({ blob, name }) => name + " " + (await blob.text()).slice(0, 40),
            (error) => error.code)`,
      );
    expect(await exported("csv")).toMatch(/^Cities\.csv .?city,/);
    expect(await exported("json")).toMatch(/^Cities\.json \{"columns":\[\{"name":"city"/);
    expect(await exported("svg")).toMatch(/^Cities\.svg <svg/);
    expect(await exported("png")).toMatch(/^Cities\.png .PNG/);
    expect(await exported("csv", "no-such")).toBe("not_allowed");
    await choose("cities", "Ask about this");
    await frame.locator(".chat-panel textarea").waitFor();
    await choose("cities", "Show data");
    await frame.locator("dialog .cell-button").first().click();
    await frame.getByRole("heading", { name: "Products", level: 1 }).waitFor();
    expect(faults).toEqual([]);
  });
});

describe("G5: a host that does not wait", () => {
  inBrowser("sets filters before the dashboard is there, and of the next one", async () => {
    const faults = await open("#early");
    const frame = page.frameLocator("iframe");
    const chips = (): Promise<readonly string[]> => frame.locator(".chip bdi").allTextContents();
    await frame.locator(".chip", { hasText: "online" }).waitFor();
    const [ready] = await said("ready");
    expect(ready?.["actions"]).toEqual(
      expect.arrayContaining(["set-filter", "get-state", "export"]),
    );

    await page.evaluate(`Promise.all([
      frame.send("navigate", { path: "/dashboard/products" }),
      frame.send("set-filter", { filters: { city: ["Berlin"] } }),
    ])`);
    await frame.getByRole("heading", { name: "Products", level: 1 }).waitFor();
    expect(await chips()).toEqual(["Last 12 months", "Berlin", "All"]);
    const state = await page.evaluate<{ readonly path: string }>(`frame.send("get-state", {})`);
    expect(state.path).toBe("/dashboard/products");
    expect(faults).toEqual([]);
  });
});
