import { afterAll, beforeAll, describe, expect } from "@jest/globals";
import { inBrowser } from "../browser.fixture.js";
import { saved, startCreators, type Creators } from "./creator.fixture.js";

let at: Creators;
beforeAll(async () => {
  at = await startCreators();
});
afterAll(() => at.close());

describe("H3: an edited dashboard that is left", () => {
  inBrowser("keeps what was typed while the service was away", async () => {
    const { page } = await at.open("priya");
    await page.getByRole("button", { name: "New dashboard" }).click();
    await page.getByText("Nothing here yet.").waitFor();
    await page.context().setOffline(true);
    await page.getByLabel("Title").fill("Typed in a tunnel");
    await page.getByLabel("Title").press("Enter");
    await page.getByText("Not saved").waitFor();
    await page.getByRole("button", { name: "Dashboards" }).click();
    await page.getByText("Not saved").waitFor();

    await page.context().setOffline(false);
    await page.getByRole("button", { name: "Typed in a tunnel", exact: true }).waitFor();
    expect(await page.getByText("Not saved").count()).toBe(0);
    await page.close();
  });

  inBrowser("is opened as it was left, before it is saved", async () => {
    const { page } = await at.open("tom");
    await page.getByRole("button", { name: "New dashboard" }).click();
    await page.getByText("Nothing here yet.").waitFor();
    await page.context().setOffline(true);
    await page.getByLabel("Description").fill("Typed, and left");
    await page.getByLabel("Description").press("Enter");
    await page.getByText("Not saved").waitFor();
    await page.goBack();
    await page.getByText("Not saved").waitFor();
    await page.goForward();
    await page.locator(".dashboard").getByText("Typed, and left").waitFor();
    await page.context().setOffline(false);
    await saved(page);
    await page.close();
  });

  inBrowser(
    "has one scroll bar, which ends with its tiles, and texts as wide as their place",
    async () => {
      const { page, faults } = await at.open("lena");
      await page.getByRole("button", { name: "Duplicate: Sales" }).click();
      await page.getByRole("heading", { name: "Copy of Sales" }).waitFor();
      await at.pages.settled(page);
      const heights = "[document.documentElement.scrollHeight, innerHeight]";
      const [content, window] = await page.evaluate<[number, number]>(heights);
      expect(content).toBe(window);
      await page.getByRole("button", { name: "Add text" }).click();
      await page.getByText("Write here.").waitFor();
      const widths = await page.evaluate<readonly (readonly [number, number])[]>(
        `[...document.querySelectorAll(".edited-tile > .tile")].map((tile) =>
        [tile.offsetWidth, tile.parentElement.offsetWidth])`,
      );
      expect(widths.filter(([tile, place]) => tile !== place)).toEqual([]);
      expect(faults).toEqual([]);
      await page.close();
    },
  );
});

describe("H3: the lines above an edited dashboard", () => {
  inBrowser("take what a dashboard may have, and show what it has", async () => {
    const { page, faults } = await at.open("priya");
    await page.getByRole("button", { name: "New dashboard" }).click();
    const title = page.getByLabel("Title");
    await title.fill("   ");
    await title.press("Enter");
    expect(await title.inputValue()).toBe("Untitled dashboard");
    const description = "Long ".repeat(80).trim();
    await page.getByLabel("Description").focus();
    await page.keyboard.insertText(description);
    await page.keyboard.press("Enter");
    await saved(page);
    await page.locator(".dashboard-head").getByText(description).waitFor();
    expect(faults).toEqual([]);
    await page.close();
  });
});
