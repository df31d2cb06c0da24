import { afterAll, beforeAll, describe, expect } from "@jest/globals";
import type { Page } from "playwright-core";
import { violationsOf } from "../axe.fixture.js";
import { inBrowser } from "../browser.fixture.js";
import { parametersOf, startDashboards, type DashboardPages } from "./dashboards.fixture.js";
import { madeDashboard, openMade } from "./made-dashboard.fixture.js";

let pages: DashboardPages;
beforeAll(async () => {
  pages = await startDashboards();
});
afterAll(() => pages.close());

const query = { measures: ["sales.revenue"], dimensions: ["sales.channel"] };
const tiles = [
  { id: "channels", title: "Channels", query, table: true },
  { id: "revenue", title: "Revenue", number: "sales.revenue" },
];
const filters = [
  { name: "period", title: "Period", member: "sales.ordered_at" },
  { name: "channel", member: "sales.channel", multiple: true },
];
const figure = (page: Page): Promise<string> =>
  page.locator('[data-tile="revenue"] .figure bdi').innerText();
const note = "“last 12 yeers” is not a valid value of the filter “Period”, so it is left out.";

describe("H1: a range that is none, of a filter without a default", () => {
  inBrowser("in an address is said once, and filters nothing", async () => {
    const { publicId } = await madeDashboard(pages, "priya", tiles, { filters });
    const whole = await openMade(pages, ["priya", publicId]);
    const wanted = await figure(whole.page);
    await whole.page.close();

    const search = "f_period=last+12+yeers";
    const { page, faults } = await openMade(pages, ["priya", publicId, search]);
    expect(await figure(page)).toBe(wanted);
    expect(await page.locator(".tile-failure").count()).toBe(0);
    expect(await page.locator(".chip bdi").allTextContents()).toEqual(["All", "All"]);
    expect(await page.getByText(note, { exact: true }).count()).toBe(1);
    expect(await page.getByRole("status").filter({ hasText: note }).count()).toBe(1);
    for (const width of [1000, 390]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await violationsOf(page)).toEqual([]);
    }
    await page.getByRole("button", { name: "Close" }).click();
    expect(await page.getByText(note).count()).toBe(0);

    // A filter that is set takes the note away, and what was wrong out of the address.
    await page.close();
    const again = await openMade(pages, ["priya", publicId, search]);
    await again.page.locator(".chip", { hasText: "Channel" }).click();
    await again.page.getByLabel("online").check();
    await again.page.getByText(note).waitFor({ state: "detached" });
    expect(parametersOf(again.page).has("f_period")).toBe(false);
    expect([faults, again.faults]).toEqual([[], []]);
    await again.page.close();
  });

  inBrowser("is said of one with a default as well, whose default stays", async () => {
    const { page } = await pages.open("jonas", "sales?f_period=last+12+yeers");
    expect(await page.getByText(note, { exact: true }).count()).toBe(1);
    expect(await page.locator(".chip bdi").first().textContent()).toBe("Last 12 months");
    await page.close();
  });
});
