import { afterAll, beforeAll, describe, expect } from "@jest/globals";
import type { Page } from "playwright-core";
import { inBrowser } from "../browser.fixture.js";
import { startDashboards, type DashboardPages } from "./dashboards.fixture.js";

let pages: DashboardPages;
beforeAll(async () => {
  pages = await startDashboards();
});
afterAll(() => pages.close());

/** Keeps what addresses of the page stand for: its policy lets no script fetch them. */
const keepBlobs = `
  const make = URL.createObjectURL;
  globalThis.blobs = new Map();
  URL.createObjectURL = (blob) => {
    const address = make.call(URL, blob);
    blobs.set(address, blob);
    return address;
  };`;

/** The charts of a page as they are printed, as SVG. */
const printedCharts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(`Promise.all([...document.querySelectorAll("img.print-only")]
    .map(({ src }) => blobs.get(src).text()))`);

/** What a style is of every element that a selector finds, each once. */
const stylesOf = (page: Page, selector: string, name: string): Promise<readonly string[]> =>
  page.evaluate(`[...new Set([...document.querySelectorAll(${JSON.stringify(selector)})]
    .map((each) => getComputedStyle(each)[${JSON.stringify(name)}]))]`);

describe("H1: a dashboard on paper", () => {
  inBrowser("is light, whole, and as wide as the sheet, also of a dark page", async () => {
    const { page } = await pages.newPage();
    await page.addInitScript(keepBlobs);
    await page.setViewportSize({ width: 1440, height: 900 });
    const session = await pages.sessionOf("jonas");
    await page.goto(`${pages.url}/embed/d/1/dashboard/sales?scheme=dark&session=${session}`);
    await pages.settled(page);
    await page.locator("img.print-only").nth(2).waitFor({ state: "attached" });
    const charts = await printedCharts(page);
    expect(charts).toHaveLength(3);
    for (const svg of charts) {
      // Words in the muted colour of the light scheme, and nothing behind them.
      expect(svg).toContain('fill="#5b6472"');
      expect(svg).not.toMatch(/#a0a8b5|#86a8ff|#1d2128/i);
      expect(Number(/^<svg[^>]* width="([\d.]+)"/.exec(svg)?.[1])).toBeLessThan(850);
    }
    await page.emulateMedia({ media: "print" });
    expect(await page.locator("canvas:visible").count()).toBe(0);
    expect(await stylesOf(page, ".figure, td, h1", "color")).toEqual(["rgb(21, 24, 30)"]);
    // Otherwise the head of a table is blank where it is repeated overleaf.
    expect(await stylesOf(page, "th", "position")).toEqual(["static"]);
    expect(await stylesOf(page, "th button", "display")).toEqual(["contents"]);
    expect(await stylesOf(page, ".scroller", "overflowY")).toEqual(["visible"]);
    // A table is kept whole, unless it is long.
    expect(await stylesOf(page, ".tile", "breakInside")).toEqual(["avoid"]);
    await page.setViewportSize({ width: 700, height: 900 });
    const reaching = await page.evaluate(
      `[...document.querySelectorAll(".tile, .tile *")]
        .filter((each) => each.getBoundingClientRect().right > innerWidth + 1).length`,
    );
    expect(reaching).toBe(0);
    await page.emulateMedia({ media: "screen" });
    await page.close();
  });
});
