import { afterAll, beforeAll, describe, expect } from "@jest/globals";
import { violationsOf } from "../axe.fixture.js";
import { inBrowser } from "../browser.fixture.js";
import { saved, startCreators, type Creators } from "./creator.fixture.js";

let at: Creators;
beforeAll(async () => {
  at = await startCreators();
});
afterAll(() => at.close());

describe("H3: the height of a row", () => {
  inBrowser("is changed by mouse and by keyboard, kept, and taken back", async () => {
    const { page, faults } = await at.open("priya");
    await page.getByRole("button", { name: "Duplicate: Products" }).click();
    await at.pages.settled(page);
    const edge = page.getByRole("separator", { name: "Height of row 1" });
    if ((await edge.count()) === 0) {
      await page.getByRole("button", { name: "Edit", exact: true }).click();
    }
    await edge.waitFor();
    const value = (): Promise<string | null> => edge.getAttribute("aria-valuetext");
    expect(await value()).toBe("340 px");
    const row = page.locator(".tile-row").first();
    const heightOf = async (): Promise<number> => Math.round((await row.boundingBox())!.height);
    const before = await heightOf();

    await edge.scrollIntoViewIfNeeded();
    const box = (await edge.boundingBox())!;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x, y + 30, { steps: 3 });
    // It is shown while it is dragged, and sent once, at the end.
    expect(await heightOf()).toBe(before + 30);
    expect(await value()).toBe("340 px");
    await page.mouse.move(x, y + 80, { steps: 3 });
    await page.mouse.up();
    await saved(page);
    expect([await heightOf(), await value()]).toEqual([before + 80, "420 px"]);

    await edge.focus();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await saved(page);
    expect(await value()).toBe("460 px");
    await page.keyboard.press("ArrowUp");
    await saved(page);
    expect(await value()).toBe("440 px");
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.press("Home");
    await saved(page);
    expect(await value()).toBe("Automatic");
    await page.keyboard.press("Control+Z");
    await saved(page);
    expect(await value()).toBe("440 px");

    await page.getByRole("button", { name: "Done" }).click();
    expect(await edge.count()).toBe(0);
    // Without its tools a tile is as high as its row says.
    expect(await heightOf()).toBe(440);
    const session = await at.pages.sessionOf("priya/creator");
    const address = new URL(page.url());
    address.searchParams.set("session", session);
    await page.goto(address.href);
    await at.pages.settled(page);
    expect(await heightOf()).toBe(440);
    expect(faults).toEqual([]);
    await page.close();
  });
});
