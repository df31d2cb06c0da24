import { afterAll, beforeAll, describe, expect } from "@jest/globals";
import type { Page } from "playwright-core";
import { inBrowser } from "../browser.fixture.js";
import { madeDashboard, openMade } from "./made-dashboard.fixture.js";
import { parametersOf, startDashboards, type DashboardPages } from "./dashboards.fixture.js";

let pages: DashboardPages;
beforeAll(async () => {
  pages = await startDashboards();
});
afterAll(() => pages.close());

/** In reversed direction, as markup, and with letters that are drawn as nothing. */
const hostile = "\u202e<img src=x onerror=alert(1)>\u2066 $& {{x}}\u200b";
const long = "W".repeat(140);
const query = { measures: ["sales.revenue"], dimensions: ["sales.category"] };
const columns = { revenue: { title: hostile } };
const tiles = [
  { id: "words", title: hostile, description: hostile, query, table: { columns }, click: "filter" },
  { id: "long", title: long, description: long, query, chart: "bar", click: "filter" },
  {
    id: "text",
    text: `# ${hostile}\n\n${long} [a](javascript:alert(1)) ![b](https://evil.example/x.png) <b>c</b>`,
  },
];
const filters = [
  { name: "one", title: hostile, member: "sales.category", multiple: true },
  { name: "two", title: long, member: "sales.channel" },
];

/** The elements that hold words and reach out of what holds them. */
const overflowing = (page: Page): Promise<readonly string[]> =>
  page.evaluate(`[...document.querySelectorAll("h1, h2, .tile > p, .chip, .dashboard-head p")]
    .filter((each) => {
      const range = document.createRange();
      range.selectNodeContents(each);
      const isCut = getComputedStyle(each).overflowX === "hidden";
      const words = isCut ? each : range;
      const around = (each.closest(".tile") ?? document.documentElement).getBoundingClientRect();
      return words.getBoundingClientRect().right > around.right + 1;
    })
    .map((each) => each.tagName + " " + each.textContent.slice(0, 20))`);

describe("G3 H3: words that users write", () => {
  inBrowser("are never markup, ask nobody, and stay where they belong", async () => {
    const about = { title: hostile + long, description: hostile + long, filters };
    const { publicId } = await madeDashboard(pages, "priya", tiles, about);
    const { page, faults } = await openMade(pages, ["priya", publicId]);
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await pages.settled(page);
      expect([width, await overflowing(page)]).toEqual([width, []]);
      expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(width);
    }
    expect(await page.locator("img, script:not([src]), b").count()).toBe(0);
    expect(await page.locator('a[href^="javascript"]').count()).toBe(0);
    expect(await page.locator("h1 bdi").innerText()).toContain("<img src=x onerror=alert(1)>");
    expect(faults).toEqual([]);
    await page.close();
  });

  inBrowser("in an address name nothing that the dashboard does not have", async () => {
    const { publicId } = await madeDashboard(pages, "priya", tiles, { filters });
    const wrong = "f_nope=1&f___proto__=x&f_=1&g_one=week&f_two.x.y=1&d_words=a:b&d___proto__=x";
    const { page, faults } = await openMade(pages, ["priya", publicId, wrong]);
    expect(await page.locator(".chip").count()).toBe(2);
    expect(await page.locator(".drill-path").count()).toBe(0);
    // A click on a value of each tile in turn filters the others, and ends.
    let asked = 0;
    page.on("request", (request) => (asked += request.url().endsWith("/query") ? 1 : 0));
    const first = page.locator('[data-tile="words"] .cell-button').first();
    const value = await first.innerText();
    await first.click();
    await page.waitForURL(/f_one=/);
    await pages.settled(page);
    expect(parametersOf(page).getAll("f_one")).toEqual([value]);
    await page.locator('[data-tile="words"] .cell-button').first().click();
    await pages.settled(page);
    expect(asked).toBeLessThanOrEqual(4);
    expect(faults).toEqual([]);
    await page.close();
  });
});
