import { afterAll, beforeAll, describe, expect } from "@jest/globals";
import { inBrowser } from "../browser.fixture.js";
import { startCreators, type Creators } from "./creator.fixture.js";

let at: Creators;
beforeAll(async () => {
  at = await startCreators();
});
afterAll(() => at.close());

describe("H3: creator mode in the demo", () => {
  inBrowser(
    "a question's chart is pinned, shared, and seen by a colleague in the frame",
    async () => {
      const { pages } = at;
      const { page, faults } = await pages.newPage(pages.demoUrl);
      await page.goto(pages.demoUrl);
      await page.selectOption("#person", "priya");
      await page.getByRole("button", { name: "Your dashboards" }).click();
      const frame = page.frameLocator("iframe");
      await frame.getByRole("button", { name: "New dashboard" }).click();
      await frame.getByRole("button", { name: "Ask", exact: true }).click();
      const box = frame.getByRole("textbox", { name: "Your question" });
      await box.fill("What is the revenue by category?");
      await box.press("Enter");
      await frame.getByRole("button", { name: "Pin", exact: true }).click();
      await page.locator("summary", { hasText: "content" }).first().waitFor();
      await frame.locator(".chat-panel").getByRole("button", { name: "Close" }).click();
      await frame.locator(".tile .chart[data-drawn=true]").waitFor();
      await frame.getByRole("button", { name: "Share", exact: true }).click();
      await frame.getByRole("button", { name: "Stop sharing" }).waitFor();
      await frame.locator('[data-status="saved"]').waitFor();
      const change = page.locator("li", { hasText: '"change": "updated"' }).first();
      await change.waitFor({ state: "attached" });

      await page.selectOption("#person", "lena");
      await frame.getByRole("heading", { name: "Shared with you" }).waitFor();
      await frame.getByRole("button", { name: "Untitled dashboard", exact: true }).click();
      await frame.locator(".tile .chart[data-drawn=true]").waitFor();

      await page.selectOption("#person", "tom");
      await frame.getByRole("button", { name: "Sales", exact: true }).waitFor();
      expect(await frame.getByText("Untitled dashboard").count()).toBe(0);
      expect(faults).toEqual([]);
      await page.close();
    },
  );
});
