import { afterAll, beforeAll, describe, expect } from "@jest/globals";
import type { Locator, Page } from "playwright-core";
import { violationsOf } from "../axe.fixture.js";
import { inBrowser } from "../browser.fixture.js";
import { parametersOf, startDashboards, type DashboardPages } from "./dashboards.fixture.js";
import { madeDashboard, openMade } from "./made-dashboard.fixture.js";

let pages: DashboardPages;
beforeAll(async () => {
  pages = await startDashboards();
});
afterAll(() => pages.close());

/** The filters of the address, by their parameters. */
const filtersOf = (page: Page): readonly (readonly [string, string])[] =>
  [...parametersOf(page)].filter(([key]) => /^[fg]_/.test(key));

describe("H1: days that are written for a filter", () => {
  inBrowser("and are no range say why they cannot be applied", async () => {
    const { page, faults } = await pages.open("jonas", "sales");
    await page.locator(".chip", { hasText: "Period" }).click();
    const [from, to] = [page.getByLabel("From"), page.getByLabel("To")];
    const apply = page.getByRole("button", { name: "Apply" });
    const reason = page.locator(".days").getByRole("status");
    await from.fill("2026-03-31");
    expect([await apply.isDisabled(), await reason.innerText()]).toEqual([true, ""]);
    await to.fill("2026-01-01");
    await reason.getByText("The first day is after the last.").waitFor();
    expect(await apply.isDisabled()).toBe(true);
    for (const field of [from, to]) {
      expect(await field.getAttribute("aria-invalid")).toBe("true");
      const described = await field.getAttribute("aria-describedby");
      expect(described).toBe(await reason.getAttribute("id"));
    }
    expect(await violationsOf(page)).toEqual([]);
    await from.fill("0026-03-31");
    await reason.getByText("These days are outside of the years 1000 to 9000").waitFor();
    await from.fill("2026-01-01");
    await to.fill("2026-03-31");
    expect([await apply.isDisabled(), await reason.innerText()]).toEqual([false, ""]);
    await apply.click();
    expect(filtersOf(page)).toEqual([["f_period", "2026-01-01..2026-03-31"]]);
    expect(faults).toEqual([]);
    await page.close();
  });
});

describe("H1: a second click on a mark that filters", () => {
  inBrowser("takes the filter back", async () => {
    const { page, faults } = await pages.open("jonas", "sales?f_channel=store");
    const figure = (options?: Parameters<Page["locator"]>[1]): Locator =>
      page.locator('[data-tile="revenue"] .figure bdi', options);
    const before = await figure().innerText();
    const bar = page.locator('[data-tile="categories"] canvas');
    const { width } = (await bar.boundingBox())!;
    const position = { x: width / 2, y: 14 };
    await bar.click({ position });
    await figure({ hasNotText: before }).waitFor();
    expect(filtersOf(page)).toHaveLength(2);
    await pages.settled(page);
    await bar.click({ position });
    await figure({ hasText: before }).waitFor();
    expect(filtersOf(page)).toEqual([["f_channel", "store"]]);
    expect(faults).toEqual([]);
    await page.close();
  });

  inBrowser("does so by the keyboard, which stays where it is", async () => {
    const query = { measures: ["sales.revenue"], dimensions: ["sales.channel"] };
    const tiles = [{ id: "channels", title: "Channels", query, table: true, click: "filter" }];
    const { publicId } = await madeDashboard(pages, "priya", tiles);
    const { page, faults } = await openMade(pages, ["priya", publicId]);
    const buttons = page.locator(".cell-button");
    const count = await buttons.count();
    expect(count).toBeGreaterThan(1);
    const last = buttons.last();
    const value = await last.innerText();
    expect(await last.getAttribute("aria-pressed")).toBe("false");
    await last.focus();
    await page.keyboard.press("Enter");
    // The tile itself is filtered as well: the row of the value alone is left.
    await buttons.nth(1).waitFor({ state: "detached" });
    await pages.settled(page);
    const focused = "document.activeElement.innerText";
    expect([await page.evaluate(focused), await buttons.innerText()]).toEqual([value, value]);
    expect(await buttons.getAttribute("aria-pressed")).toBe("true");
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.press("Enter");
    await buttons.nth(count - 1).waitFor();
    await pages.settled(page);
    expect(filtersOf(page)).toEqual([]);
    expect(await page.evaluate(focused)).toBe(value);
    expect(faults).toEqual([]);
    await page.close();
  });
});
