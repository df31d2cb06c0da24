import { afterAll, beforeAll, describe, expect } from "@jest/globals";
import { inBrowser } from "../browser.fixture.js";
import { startCreators, type Creators } from "./creator.fixture.js";

let at: Creators;
beforeAll(async () => {
  at = await startCreators();
});
afterAll(() => at.close());

describe("H3: a dashboard that is edited", () => {
  inBrowser("shows an open filter above the tools of its tiles", async () => {
    const { page, faults } = await at.open("lena");
    await page.getByRole("button", { name: "Duplicate: Products" }).click();
    await page.getByRole("heading", { name: "Copy of Products" }).waitFor();
    await at.pages.settled(page);
    await page.locator(".chip", { hasText: "Period" }).click();
    const panel = (await page.locator(".filter-panel").boundingBox())!;
    const handle = (await page.locator(".drag-handle").first().boundingBox())!;
    const [x, y] = [handle.x + handle.width / 2, handle.y + handle.height / 2];
    expect(x > panel.x && x < panel.x + panel.width && y > panel.y).toBe(true);
    const onTop = `document.elementFromPoint(${x}, ${y})?.closest(".filter-panel, .drag-handle")?.className`;
    expect(await page.evaluate(onTop)).toContain("filter-panel");
    expect(faults).toEqual([]);
    await page.close();
  });
});
