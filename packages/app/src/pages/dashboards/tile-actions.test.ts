import { afterAll, beforeAll, describe, expect } from "@jest/globals";
import { readFile } from "node:fs/promises";
import type { Locator, Page } from "playwright-core";
import { violationsOf } from "../axe.fixture.js";
import { inBrowser } from "../browser.fixture.js";
import { parametersOf, startDashboards, type DashboardPages } from "./dashboards.fixture.js";

let pages: DashboardPages;
beforeAll(async () => {
  pages = await startDashboards();
});
afterAll(() => pages.close());

const tileOf = (page: Page, id: string): Locator => page.locator(`[data-tile="${id}"]`);

/** Opens the menu of a tile by the keyboard. */
const openMenu = async (page: Page, id: string): Promise<Locator> => {
  await tileOf(page, id).locator(".menu-button").focus();
  await page.keyboard.press("Enter");
  const menu = page.getByRole("menu");
  await menu.waitFor();
  return menu;
};

const focusedName = (page: Page): Promise<string> =>
  page.evaluate<string>("document.activeElement.ariaLabel ?? document.activeElement.textContent");

/** The file that comes of a press on an entry of a tile's menu. */
const saved = async (page: Page, id: string, name: string): Promise<[string, Buffer]> => {
  const menu = await openMenu(page, id);
  const coming = page.waitForEvent("download");
  await menu.getByRole("menuitem", { name }).click();
  const download = await coming;
  return [download.suggestedFilename(), await readFile(await download.path())];
};

describe("G1: the menu of a tile", () => {
  inBrowser("is walked by the keyboard, and gives the focus back", async () => {
    const { page, faults } = await pages.open("jonas", "sales");
    const menu = await openMenu(page, "categories");
    expect(await focusedName(page)).toBe("Full view");
    await page.keyboard.press("ArrowUp");
    expect(await focusedName(page)).toBe("Refresh");
    await page.keyboard.press("a");
    expect(await focusedName(page)).toBe("Ask about this");
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await menu.waitFor({ state: "detached" });
    expect(await focusedName(page)).toBe("Actions: Categories");
    await openMenu(page, "categories");
    await page.keyboard.press("Enter");
    const full = page.getByRole("dialog", { name: "Categories" });
    await full.locator(".chart[data-drawn=true]").waitFor();
    await page.keyboard.press("Escape");
    await full.waitFor({ state: "detached" });
    expect(await focusedName(page)).toBe("Actions: Categories");
    expect(faults).toEqual([]);
    await page.close();
  });

  inBrowser("shows the statement with the filters of the moment", async () => {
    const { page, faults } = await pages.open("jonas", "sales?f_channel=online");
    await (await openMenu(page, "categories")).getByRole("menuitem", { name: "Show SQL" }).click();
    const statement = page.getByRole("dialog").locator("code");
    expect(await statement.innerText()).toMatch(/^SELECT [^]*'online'/);
    expect(await violationsOf(page)).toEqual([]);
    expect(faults).toEqual([]);
    await page.close();
  });

  inBrowser("saves all rows as CSV, and the chart as PNG and SVG", async () => {
    const { page, faults } = await pages.open("jonas", "sales");
    const [name, csv] = await saved(page, "categories", "Save as CSV");
    expect(name).toBe("Categories.csv");
    expect(csv.toString().trim().split("\r\n")).toHaveLength(13);
    const [, png] = await saved(page, "categories", "Save as PNG");
    expect(png.subarray(1, 4).toString()).toBe("PNG");
    const [, svg] = await saved(page, "categories", "Save as SVG");
    expect(svg.toString()).toContain("<svg");
    expect(faults).toEqual([]);
    await page.close();
  });

  inBrowser("asks about the tile with its query and filters, in the same session", async () => {
    const { page, faults } = await pages.open("jonas", "sales?f_channel=online");
    const menu = await openMenu(page, "categories");
    await menu.getByRole("menuitem", { name: "Ask about this" }).click();
    const box = page.getByRole("textbox", { name: "Your question" });
    expect(await box.inputValue()).toMatch(
      /^Revenue by Category \(from \d{4}-\d\d-01 to \d{4}-\d\d-\d\d; Channel: online\): $/,
    );
    expect(await violationsOf(page)).toEqual([]);
    // On paper there is the dashboard alone.
    await page.emulateMedia({ media: "print" });
    expect(await page.locator(".chat-panel").isVisible()).toBe(false);
    await page.emulateMedia({ media: "screen" });
    await box.fill("What is the revenue by category?");
    await box.press("Enter");
    await page.getByRole("button", { name: "Copy answer" }).waitFor();
    await page.locator(".chat-panel").getByRole("button", { name: "Close" }).click();
    await box.waitFor({ state: "detached" });
    expect(faults).toEqual([]);
    await page.close();
  });

  inBrowser("a refresh asks again for the one tile, and for all of them", async () => {
    const { page } = await pages.open("jonas", "sales");
    let asked: string[] = [];
    page.on("request", (request) => {
      const [, tile] = /\/tiles\/(\w+)\/query$/.exec(request.url()) ?? [];
      if (tile !== undefined) asked.push(tile);
    });
    await (await openMenu(page, "orders")).getByRole("menuitem", { name: "Refresh" }).click();
    await pages.settled(page);
    expect(asked).toEqual(["orders"]);
    asked = [];
    await page.getByText("Read now").waitFor();
    await page.getByRole("button", { name: "Refresh" }).click();
    await pages.settled(page);
    expect(new Set(asked).size).toBe(await page.locator("[data-tile]").count());
    await page.close();
  });
});

describe("H1: from a value to another dashboard", () => {
  inBrowser("by a click on a bar, and back again with the filters of before", async () => {
    const { page, faults } = await pages.open("jonas", "sales?f_channel=online");
    const chart = tileOf(page, "cities").locator("canvas");
    const box = await chart.boundingBox();
    await chart.click({ position: { x: 95, y: box!.height / 2 } });
    await page.getByRole("heading", { name: "Products", level: 1 }).waitFor();
    expect([parametersOf(page).getAll("f_sales.city").length, page.url()]).toEqual([
      1,
      expect.stringContaining("/dashboard/products?"),
    ]);
    await pages.settled(page);
    await page.getByRole("button", { name: "Back" }).click();
    await page.getByRole("heading", { name: "Sales", level: 1 }).waitFor();
    expect(parametersOf(page).getAll("f_channel")).toEqual(["online"]);
    expect(faults).toEqual([]);
    await page.close();
  });

  inBrowser("by the keyboard, through the rows of the chart", async () => {
    const { page, faults } = await pages.open("jonas", "sales");
    await openMenu(page, "cities");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Data: Cities" });
    const city = dialog.locator(".cell-button").first();
    const name = await city.innerText();
    await city.focus();
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "Products", level: 1 }).waitFor();
    await page.locator(".chip", { hasText: `City ${name}` }).waitFor();
    expect(faults).toEqual([]);
    await page.close();
  });
});

describe("H1: a default that comes from the viewer's attributes", () => {
  /** The dashboard of the demo with other defaults, as the service would answer it. */
  const withDefaults = async (page: Page, defaults: Readonly<Record<string, string>>) => {
    await page.route(/\/dashboards\/sales\??$/, async (route) => {
      const response = await route.fetch();
      const dashboard = (await response.json()) as {
        definition: { filters: { name: string; default?: unknown }[] };
      };
      for (const filter of dashboard.definition.filters) {
        filter.default = defaults[filter.name] ?? filter.default;
      }
      await route.fulfill({ response, json: dashboard });
    });
  };

  inBrowser("is called the viewer's own where they have it, and all where not", async () => {
    const { page, faults } = await pages.newPage();
    const own = "{ userAttributes.anything }";
    await withDefaults(page, { period: own, channel: own });
    const session = await pages.sessionOf("jonas");
    await page.goto(`${pages.url}/embed/d/1/dashboard/sales?session=${session}`);
    await pages.settled(page);
    // The tiles say that the period is part of their statements, and that the channel is not.
    await page.locator("summary", { hasText: "Period Yours" }).waitFor();
    await page.locator("summary", { hasText: "Channel All" }).click();
    expect(await page.getByText("userAttributes").count()).toBe(0);
    await page.getByLabel("online").check();
    expect(parametersOf(page).getAll("f_channel")).toEqual(["online"]);
    await page.keyboard.press("Escape");
    expect(await page.locator(".filter-panel").count()).toBe(0);
    expect(faults).toEqual([]);
    await page.close();
  });
});
