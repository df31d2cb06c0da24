import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { pagesFolder } from "@embedded-analytics/embed-ui";
import type { Locator, Page } from "playwright-core";
import { violationsOf } from "../axe.fixture.js";
import { inBrowser } from "../browser.fixture.js";
import { parametersOf, startDashboards, type DashboardPages } from "./dashboards.fixture.js";

let pages: DashboardPages;
beforeAll(async () => {
  pages = await startDashboards();
});
afterAll(() => pages.close());

const figure = (page: Page, options?: Parameters<Page["locator"]>[1]): Locator =>
  page.locator('[data-tile="revenue"] .figure bdi', options);
const revenueOf = (page: Page): Promise<string> => figure(page).innerText();

describe("G1, H1: the page of a declared dashboard", () => {
  inBrowser("shows each viewer their own figures, charts and tables", async () => {
    const anna = await pages.open("anna", "sales");
    const jonas = await pages.open("jonas", "sales");
    const [ofAnna, ofJonas] = [await revenueOf(anna.page), await revenueOf(jonas.page)];
    for (const figure of [ofAnna, ofJonas]) expect(figure).toMatch(/^€\d{1,3}(,\d{3})+$/);
    expect(ofAnna).not.toBe(ofJonas);
    // An analyst does not see margins, and a manager does.
    expect(await anna.page.getByText("You may not see this.").count()).toBe(1);
    expect(await jonas.page.getByText("You may not see this.").count()).toBe(0);
    expect(await jonas.page.locator('[data-tile="margins"] tbody tr').count()).toBe(12);
    expect(await jonas.page.locator(".chart canvas").count()).toBe(3);
    expect(await jonas.page.locator('[data-tile="returns"] .comparison').innerText()).toMatch(
      /^[↑↓] [\d.]+ points (more|less) than a year before$/,
    );
    expect([anna.faults, jonas.faults]).toEqual([[], []]);
    await anna.page.close();
    await jonas.page.close();
  });

  inBrowser("H1: a filter changes the figures and the address, and goes again", async () => {
    const { page, faults } = await pages.open("jonas", "sales");
    const before = await revenueOf(page);
    await page.locator("summary", { hasText: "Channel" }).click();
    await page.getByLabel("online").check();
    await figure(page, { hasNotText: before }).waitFor();
    expect(parametersOf(page).getAll("f_channel")).toEqual(["online"]);
    await page.keyboard.press("Escape");
    await page.locator("summary", { hasText: "By" }).click();
    await page.getByRole("button", { name: "quarter" }).click();
    expect(parametersOf(page).get("g_grain")).toBe("quarter");
    await pages.settled(page);
    const filtered = await revenueOf(page);
    await page.getByRole("button", { name: "Clear" }).click();
    await figure(page, { hasText: before }).waitFor();
    expect([...parametersOf(page).keys()].filter((key) => /^[fg]_/.test(key))).toEqual([]);
    expect(faults).toEqual([]);
    await page.close();

    const again = await pages.open("jonas", "sales?f_channel=online");
    expect(await revenueOf(again.page)).toBe(filtered);
    await again.page.close();
  });

  inBrowser("H1: a click on a bar filters the others by its value", async () => {
    const { page, faults } = await pages.open("jonas", "sales");
    const before = await revenueOf(page);
    const box = await page.locator('[data-tile="categories"] canvas').boundingBox();
    await page.mouse.click(box!.x + box!.width / 2, box!.y + 14);
    await figure(page, { hasNotText: before }).waitFor();
    expect(parametersOf(page).getAll("f_category")).toHaveLength(1);
    expect(faults).toEqual([]);
    await page.close();
  });

  inBrowser("says plainly that a dashboard cannot be opened, whatever the reason", async () => {
    for (const [person, path] of [
      ["priya", "customers"],
      ["jonas", "nothing-here"],
    ] as const) {
      const { page } = await pages.openAt(person, path);
      await page.getByRole("heading", { name: "This dashboard cannot be opened" }).waitFor();
      await page.close();
    }
  });

  inBrowser("a tile that fails says why, and tries again; the others stay", async () => {
    const { page } = await pages.newPage();
    await page.route("**/tiles/orders/query", (route) => route.abort());
    await page.goto(
      `${pages.url}/embed/d/1/dashboard/sales?session=${await pages.sessionOf("jonas")}`,
    );
    const tile = page.locator('[data-tile="orders"]');
    await tile.getByRole("alert").waitFor();
    await page.unroute("**/tiles/orders/query");
    await tile.getByRole("button", { name: "Try again" }).click();
    await tile.locator(".figure").waitFor();
    expect(await revenueOf(page)).toMatch(/€/);
    await page.close();
  });

  inBrowser("is clean for axe in light, dark, on a phone and from right to left", async () => {
    const { page } = await pages.open("anna", "sales?scheme=light");
    expect(await violationsOf(page)).toEqual([]);
    await page.locator("summary", { hasText: "Period" }).click();
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await page.evaluate('document.documentElement.dataset.scheme = "dark"');
    await page.setViewportSize({ width: 390, height: 800 });
    await pages.settled(page);
    expect(await violationsOf(page)).toEqual([]);
    const widths = "[document.documentElement.scrollWidth, innerWidth]";
    expect(await page.evaluate(widths)).toEqual([390, 390]);
    await page.evaluate('document.documentElement.dir = "rtl"');
    expect(await page.evaluate(widths)).toEqual([390, 390]);
    await page.close();
  });
});

describe("G5: a dashboard and its host", () => {
  inBrowser("the demo shows it, and each side says its filters to the other", async () => {
    const { page, faults } = await pages.newPage(pages.demoUrl);
    await page.goto(pages.demoUrl);
    await page.getByRole("button", { name: "Dashboard", exact: true }).click();
    await page.locator("summary", { hasText: "dashboard-loaded" }).waitFor();
    const frame = page.frameLocator("iframe");
    await frame.getByRole("heading", { name: "Sales", exact: true }).waitFor();
    await frame.locator("summary", { hasText: "Channel" }).click();
    await frame.getByLabel("store").check();
    const said = page.locator("li", { hasText: "filters-changed" }).first();
    await said.waitFor();
    expect(await said.textContent()).toMatch(/"urlParameter": "f_channel=store"/);
    expect(faults).toEqual([]);
    await page.close();
  });
});

test("what is loaded for the first paint of a dashboard stays within 135 KB (gzip)", async () => {
  const folder = join(pagesFolder, "assets");
  const entries = (await readdir(folder)).filter((name) =>
    /^(index|dashboard-surface)-.*\.js$/.test(name),
  );
  expect(entries).toHaveLength(2);
  // What they import, and do not only load when it is wanted, comes with them.
  const loaded = new Map<string, Buffer>();
  const load = async (name: string): Promise<void> => {
    if (loaded.has(name)) return;
    const file = await readFile(join(folder, name));
    loaded.set(name, file);
    const imports = file.toString().matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g);
    for (const [, imported] of imports) await load(imported!);
  };
  for (const name of entries) await load(name);
  expect(loaded.size).toBeGreaterThan(2);
  const files = [...loaded.values()];
  const sizes = files.map((file) => gzipSync(file, { level: 9 }).length);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(135_000);
});
