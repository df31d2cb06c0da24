import { afterAll, beforeAll, describe, expect } from "@jest/globals";
import { readFile } from "node:fs/promises";
import type { Locator, Page } from "playwright-core";
import { violationsOf } from "../axe.fixture.js";
import { inBrowser } from "../browser.fixture.js";
import { startDashboards, type DashboardPages } from "./dashboards.fixture.js";

let pages: DashboardPages;
beforeAll(async () => {
  pages = await startDashboards();
});
afterAll(() => pages.close());

const stores = (page: Page): Locator => page.locator('[data-tile="stores"]');

const choose = async (page: Page, entry: string): Promise<void> => {
  await stores(page).locator(".menu-button").focus();
  await page.keyboard.press("Enter");
  await page.getByRole("menuitem", { name: entry }).click();
};

/** The CSV of the tile, line by line. */
const csvOf = async (page: Page): Promise<readonly string[]> => {
  const coming = page.waitForEvent("download");
  await choose(page, "Save as CSV");
  const text = await readFile(await (await coming).path(), "utf8");
  return text
    .replace(/^\uFEFF/, "")
    .trim()
    .split("\r\n");
};

/** Presses the first value of the tile's rows, by the keyboard, and says which it was. */
const pressFirst = async (page: Page): Promise<string> => {
  await choose(page, "Show data");
  const button = page.getByRole("dialog").locator(".cell-button").first();
  const value = await button.innerText();
  await button.focus();
  await page.keyboard.press("Enter");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await stores(page).locator(".drill-path [aria-current]", { hasText: value }).waitFor();
  await pages.settled(page);
  return value;
};

const pathOf = (page: Page): Promise<readonly string[]> =>
  stores(page).locator(".drill-path bdi").allInnerTexts();

describe("H1: a drill within a tile", () => {
  inBrowser("goes from a bar to what is below it, and leaves the other tiles alone", async () => {
    const { page, faults } = await pages.open("jonas", "products");
    const asked: unknown[] = [];
    page.on("request", (request) => {
      if (/\/tiles\/\w+\/query$/.test(request.url())) asked.push(request.postDataJSON());
    });
    const before = await stores(page).boundingBox();
    const chart = stores(page).locator("canvas");
    const box = await chart.boundingBox();
    await chart.click({ position: { x: box!.width * 0.4, y: 16 } });
    await stores(page).locator(".drill-path").waitFor();
    await pages.settled(page);
    // The rows make room for the way back, so that nothing below moves.
    expect((await stores(page).boundingBox())!.height).toBe(before!.height);
    const [all, store] = await pathOf(page);
    expect([all, store]).toEqual(["All", expect.stringMatching(/./)]);
    const drill = [{ member: "sales.store", value: store }];
    expect(asked).toEqual([expect.objectContaining({ drill })]);
    expect((await csvOf(page))[0]).toBe("category,revenue");
    expect(await violationsOf(page)).toEqual([]);
    expect(faults).toEqual([]);
    await page.close();
  });

  inBrowser("by the keyboard to its end and back again, with the focus in the tile", async () => {
    const { page, faults } = await pages.open("jonas", "products?f_category=Tents");
    const store = await pressFirst(page);
    expect((await csvOf(page)).slice(1).every((line) => line.startsWith("Tents,"))).toBe(true);
    const category = await pressFirst(page);
    expect(await pathOf(page)).toEqual(["All", store, category]);
    expect((await csvOf(page))[0]).toBe("product,revenue");
    await choose(page, "Show data");
    const dialog = page.getByRole("dialog");
    await dialog.locator("tbody td").first().waitFor();
    expect(await dialog.locator(".cell-button").count()).toBe(0);
    await page.keyboard.press("Escape");
    await choose(page, "Ask about this");
    const question = page.getByRole("textbox", { name: "Your question" });
    expect(await question.inputValue()).toContain(`Store: ${store}; Category: ${category}`);
    await page.locator(".chat-panel").getByRole("button", { name: "Close" }).click();
    for (const [button, path] of [
      [store, ["All", store]],
      ["All", []],
    ] as const) {
      await stores(page).getByRole("button", { name: button, exact: true }).focus();
      await page.keyboard.press("Enter");
      const isThere = `document.querySelectorAll(".drill-path bdi").length === ${path.length}`;
      await page.waitForFunction(isThere);
      expect(await pathOf(page)).toEqual(path);
      const focused = "document.activeElement.closest('[data-tile]')?.dataset.tile";
      expect(await page.evaluate<string>(focused)).toBe("stores");
    }
    await pages.settled(page);
    expect((await csvOf(page))[0]).toBe("store,revenue");
    expect(faults).toEqual([]);
    await page.close();
  });

  inBrowser("keeps the way back when a filter changes the rows", async () => {
    const { page, faults } = await pages.open("jonas", "products");
    await pressFirst(page);
    await page.locator("summary", { hasText: "Category All" }).click();
    await page.locator(".filter-panel input[type=checkbox]").nth(1).check();
    await pages.settled(page);
    expect(await pathOf(page)).toHaveLength(2);
    await stores(page).getByRole("button", { name: "All", exact: true }).click();
    await pages.settled(page);
    expect(await stores(page).locator("canvas").count()).toBe(1);
    expect(faults).toEqual([]);
    await page.close();
  });
});
