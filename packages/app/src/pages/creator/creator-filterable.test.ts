import { afterAll, beforeAll, describe, expect } from "@jest/globals";
import { violationsOf } from "../axe.fixture.js";
import { inBrowser } from "../browser.fixture.js";
import {
  editedTiles,
  openIdOf,
  pin,
  saved,
  startCreators,
  type Creators,
} from "./creator.fixture.js";
import type { Page } from "playwright-core";

let at: Creators;
beforeAll(async () => {
  at = await startCreators();
});
afterAll(() => at.close());

const offer = "Let filters reach it";

/** Opens the menu of the only tile by the keyboard, and says what it offers. */
const openMenu = async (page: Page): Promise<readonly string[]> => {
  await editedTiles(page)
    .getByRole("button", { name: /^Change/ })
    .focus();
  await page.keyboard.press("Enter");
  return page.getByRole("menuitem").allInnerTexts();
};

/** Looks at what is proposed, figures among it, and takes it. */
const take = async (page: Page): Promise<void> => {
  const dialog = page.getByRole("dialog", { name: offer });
  await dialog.getByText("It shows the same rows as before.").waitFor();
  expect(await dialog.locator("tbody tr").count()).toBeGreaterThan(0);
  expect(await dialog.locator("pre").count()).toBe(2);
  expect(await violationsOf(page)).toEqual([]);
  // Both ways out are in sight, however long the figures are.
  for (const name of ["Keep it as it is", "Use it"]) {
    const { y, height } = (await dialog.getByRole("button", { name }).boundingBox())!;
    const { y: top, height: whole } = (await dialog.boundingBox())!;
    expect(y + height).toBeLessThanOrEqual(top + whole);
  }
  await dialog.getByRole("button", { name: "Use it" }).click();
  await saved(page);
};

/** The values of the tile's first column. */
const valuesOf = async (page: Page): Promise<readonly string[]> => {
  await at.pages.settled(page);
  await page.locator(".tile .menu-button").click();
  await page.getByRole("menuitem", { name: "Show data" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.locator("tbody tr").first().waitFor();
  const values = await dialog.locator("tbody tr td:first-child").allInnerTexts();
  await page.keyboard.press("Escape");
  return values;
};

describe("H3: a pinned statement is made filterable", () => {
  inBrowser("by one step, which can be taken back, and then by its own columns", async () => {
    const { page, faults } = await at.open("priya");
    await page.getByRole("button", { name: "New dashboard" }).click();
    await page.getByText("Nothing here yet.").waitFor();
    await pin(page, "What is the revenue by category?");
    await page.locator(".chat-panel").getByRole("button", { name: "Close" }).click();
    await saved(page);
    const [first, ...others] = await valuesOf(page);
    expect(others.length).toBeGreaterThan(0);

    expect(await openMenu(page)).toContain(offer);
    await page.getByRole("menuitem", { name: offer }).press("Enter");
    await take(page);
    expect(await openMenu(page)).not.toContain(offer);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Undo" }).click();
    await saved(page);
    expect(await openMenu(page)).toContain(offer);
    await page.getByRole("menuitem", { name: offer }).press("Enter");
    await take(page);

    await page.getByRole("button", { name: "Filters", exact: true }).click();
    await page.getByLabel("Add a filter").selectOption({ label: "Category" });
    await page.getByRole("button", { name: "Apply" }).click();
    await saved(page);
    await page.locator("summary", { hasText: "Category All" }).click();
    await page.locator(".filter-panel").getByLabel(first!, { exact: true }).check();
    await page.waitForURL(/f_category=/);
    expect(await valuesOf(page)).toEqual([first]);
    expect(faults).toEqual([]);
    await page.close();
  });

  inBrowser("but not one of which nobody can say where its filters belong", async () => {
    const { page, faults } = await at.open("priya");
    await page.getByRole("button", { name: "New dashboard" }).click();
    await page.getByText("Nothing here yet.").waitFor();
    await pin(page, "What share of revenue does each category have?");
    await page.locator(".chat-panel").getByRole("button", { name: "Close" }).click();
    await saved(page);
    await at.pages.settled(page);
    const offered = await openMenu(page);
    expect(offered).toContain("Edit tile");
    expect(offered).not.toContain(offer);
    expect(faults).toEqual([]);
    await page.close();
  });

  inBrowser(
    "and where there is none yet, the dialog of filters says what leads to one",
    async () => {
      const { page, faults } = await at.open("priya");
      await page.getByRole("button", { name: "New dashboard" }).click();
      await page.getByText("Nothing here yet.").waitFor();
      await pin(page, "What is the revenue by category?");
      await page.locator(".chat-panel").getByRole("button", { name: "Close" }).click();
      await saved(page);
      expect(await page.getByRole("status").filter({ hasText: "Saved" }).count()).toBe(1);
      const publicId = openIdOf(page);
      await page.close();

      const again = await at.open("priya", `?dashboard=${publicId}`);
      await at.pages.settled(again.page);
      // Nothing was changed by whoever reads it.
      expect(await again.page.locator("[data-status]").innerText()).toBe("");
      await again.page.getByRole("button", { name: "Edit", exact: true }).click();
      await again.page.getByRole("button", { name: "Filters", exact: true }).click();
      const dialog = again.page.getByRole("dialog", { name: "Filters" });
      await dialog.getByText(`Where the menu “Change” of a tile offers “${offer}”`).waitFor();
      expect(await dialog.getByRole("button").allInnerTexts()).toEqual(["Close"]);
      expect(await violationsOf(again.page)).toEqual([]);
      await dialog.getByRole("button", { name: "Close" }).click();
      expect([...faults, ...again.faults]).toEqual([]);
      await again.page.close();
    },
  );
});
