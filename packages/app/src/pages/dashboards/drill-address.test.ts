import { afterAll, beforeAll, describe, expect } from "@jest/globals";
import type { Locator, Page } from "playwright-core";
import { inBrowser } from "../browser.fixture.js";
import { madeDashboard, openMade } from "./made-dashboard.fixture.js";
import { parametersOf, startDashboards, type DashboardPages } from "./dashboards.fixture.js";

let pages: DashboardPages;
beforeAll(async () => {
  pages = await startDashboards();
});
afterAll(() => pages.close());

const tileOf = (page: Page, id: string): Locator => page.locator(`[data-tile="${id}"]`);

/** Presses the first value of a tile's rows, and says which it was. */
const pressFirst = async (page: Page, id: string): Promise<string> => {
  await tileOf(page, id).locator(".menu-button").click();
  await page.getByRole("menuitem", { name: "Show data" }).click();
  const button = page.getByRole("dialog").locator(".cell-button").first();
  const value = await button.innerText();
  await button.click();
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await pages.settled(page);
  return value;
};

/** Waits until a tile is shown below so many values, and says which. */
const pathAt = async (page: Page, id: string, depth: number): Promise<readonly string[]> => {
  const words = tileOf(page, id).locator(".drill-path bdi");
  if (depth > 0) await words.nth(depth).waitFor();
  await words.nth(depth === 0 ? 0 : depth + 1).waitFor({ state: "detached" });
  await pages.settled(page);
  return (await words.allInnerTexts()).slice(1);
};

const drillOf = (page: Page, id = "stores"): readonly string[] =>
  parametersOf(page).getAll(`d_${id}`);

describe("H1: the drill's path is in the address", () => {
  inBrowser("of a copied link, and the back button goes up with the filters of now", async () => {
    const { page, faults } = await pages.open("jonas", "products");
    const store = await pressFirst(page, "stores");
    expect(drillOf(page)).toEqual([`sales.store:${store}`]);
    const category = await pressFirst(page, "stores");
    expect(drillOf(page)).toEqual([`sales.store:${store}`, `sales.category:${category}`]);

    const link = new URL(page.url()).search;
    const copied = await pages.open("jonas", `products${link}`);
    expect(await pathAt(copied.page, "stores", 2)).toEqual([store, category]);
    await copied.page.close();

    await page.locator("summary", { hasText: "City All" }).click();
    await page.locator(".filter-panel input[type=checkbox]").nth(1).check();
    await page.waitForURL(/f_city=/);
    const city = parametersOf(page).get("f_city");
    expect(city).toMatch(/./);
    await page.goBack();
    expect(await pathAt(page, "stores", 1)).toEqual([store]);
    expect([drillOf(page), parametersOf(page).get("f_city")]).toEqual([
      [`sales.store:${store}`],
      city,
    ]);
    await page.goBack();
    expect(await pathAt(page, "stores", 0)).toEqual([]);
    expect([drillOf(page), parametersOf(page).get("f_city")]).toEqual([[], city]);
    await page.goForward();
    expect(await pathAt(page, "stores", 1)).toEqual([store]);
    expect(faults).toEqual([]);
    await page.close();
  });

  inBrowser("that names what is not there shows the tile as it is", async () => {
    const wrong = "d_stores=sales.margin:1&d_stores=x&d_categories=sales.category:A&d_none=1&d_";
    const { page, faults } = await pages.open("jonas", `products?${wrong}`);
    expect(await page.locator(".drill-path").count()).toBe(0);
    expect(faults).toEqual([]);
    await page.close();
  });

  inBrowser(
    "and so is the dashboard that a click opens, one that leads to itself too",
    async () => {
      const tile = { query: { measures: ["sales.revenue"], dimensions: ["sales.category"] } };
      const { publicId, patch } = await madeDashboard(pages, "priya", [
        { ...tile, id: "again", table: true, title: "Again" },
      ]);
      const click = { dashboard: publicId };
      await patch([{ op: "replace", tile: "again", value: { ...tile, table: true, click } }]);
      const { page, faults } = await openMade(pages, ["priya", publicId]);
      const rows = tileOf(page, "again").locator("tbody tr");
      expect(await rows.count()).toBeGreaterThan(1);
      await tileOf(page, "again").locator(".cell-button").first().click();
      await page.waitForURL(/f_sales\.category=/);
      await pages.settled(page);
      expect(await rows.count()).toBe(1);
      await page.locator("button.back").click();
      await page.waitForURL((url) => !url.search.includes("f_"));
      await pages.settled(page);
      expect(await rows.count()).toBeGreaterThan(1);
      expect(faults).toEqual([]);
      await page.close();
    },
  );

  inBrowser("and the back button leads back from another dashboard", async () => {
    const { page, faults } = await pages.open("jonas", "sales");
    await pressFirst(page, "cities");
    await page.waitForURL(/\/dashboard\/products/);
    await pages.settled(page);
    await pressFirst(page, "stores");
    await page.goBack();
    expect(await pathAt(page, "stores", 0)).toEqual([]);
    await page.goBack();
    await page.waitForURL(/\/dashboard\/sales/);
    await tileOf(page, "cities").waitFor();
    expect(await page.locator("button.back").count()).toBe(0);
    expect(faults).toEqual([]);
    await page.close();
  });

  inBrowser("and a specification of its own is drawn below a value", async () => {
    const vega = {
      mark: "bar",
      encoding: {
        y: { field: "category", type: "nominal", title: "Category" },
        x: { field: "revenue", type: "quantitative" },
      },
    };
    const query = { measures: ["sales.revenue"], dimensions: ["sales.category"] };
    const tile = { id: "drawn", title: "Drawn", vega, query, click: { drill: ["sales.product"] } };
    const { publicId } = await madeDashboard(pages, "priya", [tile]);
    const { page, faults } = await openMade(pages, ["priya", publicId]);
    const category = await pressFirst(page, "drawn");
    expect(await pathAt(page, "drawn", 1)).toEqual([category]);
    expect(drillOf(page, "drawn")).toEqual([`sales.category:${category}`]);
    expect(await tileOf(page, "drawn").locator("canvas").count()).toBe(1);
    expect(await tileOf(page, "drawn").locator("table").count()).toBe(0);
    expect(faults).toEqual([]);
    await page.close();
  });
});
