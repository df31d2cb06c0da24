import { afterAll, beforeAll, describe, expect } from "@jest/globals";
import { inBrowser } from "../browser.fixture.js";
import { parametersOf, startDashboards, type DashboardPages } from "./dashboards.fixture.js";

let pages: DashboardPages;
beforeAll(async () => {
  pages = await startDashboards();
});
afterAll(() => pages.close());

describe("H1: a dashboard whose viewer does nothing wrong", () => {
  inBrowser("shows its tiles again by itself when the service is back", async () => {
    const { page } = await pages.open("jonas", "products");
    await page.context().setOffline(true);
    await page.locator(".chip", { hasText: "Period" }).click();
    await page.getByRole("button", { name: "This year" }).click();
    const lost = page.locator(".tile").getByText("The connection was lost.", { exact: true });
    await lost.nth(2).waitFor();
    // Another chip is opened, and says the same of its values.
    await page.locator(".chip", { hasText: "City" }).click();
    await page.locator(".filter-panel").getByText("The connection was lost.").waitFor();
    await page.context().setOffline(false);
    await lost.first().waitFor({ state: "detached" });
    await pages.settled(page);
    expect(await page.locator(".chart canvas").count()).toBe(2);
    await page.close();
  });

  inBrowser("opens by an old link, whatever of it is no longer there", async () => {
    const { page, faults } = await pages.open(
      "jonas",
      "sales?f_period=last+12+yeers&g_grain=hour&f_channel=online",
    );
    expect(await page.locator(".chip bdi").allTextContents()).toEqual([
      ...["Last 12 months", "month", "online", "All"],
    ]);
    expect(await page.locator(".tile-failure").count()).toBe(0);
    expect(parametersOf(page).get("f_channel")).toBe("online");
    expect(faults).toEqual([]);

    // One month is one figure of each line, and no value has this name.
    await page.locator(".chip", { hasText: "Period" }).click();
    await page.getByRole("button", { name: "This month" }).click();
    await pages.settled(page);
    await page.locator(".chip", { hasText: "Category" }).click();
    await page.getByRole("searchbox").fill("zeppelin");
    await page.locator(".filter-panel").getByText("Nothing found.").waitFor();
    await page.close();
  });
});
