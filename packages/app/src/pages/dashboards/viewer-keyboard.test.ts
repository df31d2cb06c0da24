import { afterAll, beforeAll, describe, expect } from "@jest/globals";
import type { Page } from "playwright-core";
import { inBrowser } from "../browser.fixture.js";
import { parametersOf, startDashboards, type DashboardPages } from "./dashboards.fixture.js";

let pages: DashboardPages;
beforeAll(async () => {
  pages = await startDashboards();
});
afterAll(() => pages.close());

/** What has the focus: its name for a screen reader, or its words. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(`(() => {
    const { activeElement: at } = document;
    return (at.getAttribute("aria-label") ?? at.closest("label")?.textContent ?? at.textContent).trim();
  })()`);

/** Presses Tab until something of that name has the focus. */
const tabTo = async (page: Page, name: RegExp): Promise<void> => {
  const passed: string[] = [];
  for (let count = 0; count < 80; count += 1) {
    await page.keyboard.press("Tab");
    const at = await focused(page);
    if (name.test(at)) return;
    passed.push(at);
  }
  throw new Error(`the focus passed by ${passed.join(" | ")}`);
};

const press = async (page: Page, ...keys: readonly string[]): Promise<void> => {
  for (const key of keys) await page.keyboard.press(key);
};

describe("H1: a viewer's path by the keyboard alone", () => {
  inBrowser("filters, looks below a value, comes back, and reads another dashboard", async () => {
    const { page, faults } = await pages.open("jonas", "sales");
    await tabTo(page, /^Channel/);
    await press(page, "Enter");
    await tabTo(page, /^online$/);
    await press(page, "Space");
    await page.waitForURL(/f_channel=online/);
    await press(page, "Escape");
    expect(await focused(page)).toMatch(/^Channel/);
    await pages.settled(page);

    await tabTo(page, /Cities/);
    await press(page, "Enter");
    await press(page, ...(await downTo(page, "Show data")), "Enter");
    const city = await firstValue(page);
    await tabTo(page, new RegExp(`^${city}$`));
    await press(page, "Enter");
    await page.waitForURL(/\/dashboard\/products/);
    await pages.settled(page);
    expect(parametersOf(page).getAll("f_sales.city")).toEqual([city]);
    // The dialog has gone with the other dashboard, and the focus goes on from here.
    expect(await focused(page)).toBe("Products");

    await tabTo(page, /Revenue by store/);
    await press(page, "Enter");
    await press(page, ...(await downTo(page, "Show data")), "Enter");
    const store = await firstValue(page);
    await tabTo(page, new RegExp(`^${store}$`));
    await press(page, "Enter");
    await page.locator(".drill-path", { hasText: store }).waitFor();
    expect(parametersOf(page).getAll("d_stores")).toEqual([`sales.store:${store}`]);
    // A browser without a window has no keys of its own for it.
    await page.goBack();
    await page.locator(".drill-path").waitFor({ state: "detached" });
    await page.goBack();
    await page.waitForURL(/\/dashboard\/sales/);
    await pages.settled(page);
    expect(parametersOf(page).get("f_channel")).toBe("online");
    await tabTo(page, /^Refresh$/);
    await press(page, "Enter");
    await pages.settled(page);
    expect(faults).toEqual([]);
    await page.close();
  });
});

/** The first value of the rows in the dialog, which is a button. */
const firstValue = async (page: Page): Promise<string> =>
  page.getByRole("dialog").locator(".cell-button").first().innerText();

/** The arrow keys from the first entry of the menu to that one. */
const downTo = async (page: Page, entry: string): Promise<readonly string[]> => {
  await page.getByRole("menuitem").first().waitFor();
  const entries = await page.getByRole("menuitem").allInnerTexts();
  return Array.from({ length: entries.indexOf(entry) }, () => "ArrowDown");
};
