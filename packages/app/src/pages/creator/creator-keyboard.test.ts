import { afterAll, beforeAll, describe, expect } from "@jest/globals";
import type { Page } from "playwright-core";
import { inBrowser } from "../browser.fixture.js";
import { saved, startCreators, titlesOf, type Creators } from "./creator.fixture.js";

let at: Creators;
beforeAll(async () => {
  at = await startCreators();
});
afterAll(() => at.close());

const nameOf = (page: Page): Promise<string> =>
  page.evaluate<string>(
    "document.activeElement.ariaLabel ?? document.activeElement.labels?.[0]?.textContent ?? document.activeElement.textContent",
  );

/** Goes on with the Tab key until the control with that name has the focus. */
const tabTo = async (page: Page, name: RegExp): Promise<void> => {
  for (let step = 0; step < 80; step += 1) {
    if (name.test(await nameOf(page))) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`No control is called ${String(name)}.`);
};

describe("H3: a creator's path by the keyboard alone", () => {
  inBrowser("makes, fills, moves, widens, renames, shares and deletes a dashboard", async () => {
    const { page, faults } = await at.open("priya");
    await tabTo(page, /^New dashboard$/);
    await page.keyboard.press("Enter");
    await page.getByText("Nothing here yet.").waitFor();
    await tabTo(page, /^Title$/);
    await page.keyboard.press("Control+A");
    await page.keyboard.type("By keys");
    await page.keyboard.press("Enter");
    await tabTo(page, /^Ask$/);
    await page.keyboard.press("Enter");
    await page.getByRole("textbox", { name: "Your question" }).waitFor();
    await tabTo(page, /^Your question$/);
    await page.keyboard.type("What is the revenue by category?");
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Copy answer" }).waitFor();
    await tabTo(page, /^Pin$/);
    await page.keyboard.press("Enter");
    await page.locator(".tile .chart[data-drawn=true]").waitFor();
    await tabTo(page, /^Add text$/);
    await page.keyboard.press("Enter");
    await saved(page);
    // It stands below all others, and the focus has brought it into view.
    expect(await nameOf(page)).toBe("Move Write here.");

    // The text moves up into the row of the chart, and is made narrower there.
    await tabTo(page, /^Move Write here\.$/);
    await page.keyboard.press("ArrowUp");
    await page.getByText("Row 1, place 2").waitFor({ state: "attached" });
    await page.keyboard.press("Shift+ArrowLeft");
    await saved(page);
    const spans = `[...document.querySelectorAll(".edited-tile")].map((tile) => tile.style.gridColumn)`;
    expect(await page.evaluate(spans)).toEqual(["span 7", "span 5"]);
    expect(await nameOf(page)).toBe("Move Write here.");

    await tabTo(page, /^Change: Revenue by Category$/);
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    await page.getByRole("dialog").waitFor();
    await tabTo(page, /^Title$/);
    await page.keyboard.press("Control+A");
    await page.keyboard.type("What we spend");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "What we spend" }).waitFor();
    await saved(page);
    expect(await titlesOf(page)).toEqual([["What we spend"]]);
    await page.keyboard.press("Control+Z");
    await page.getByRole("heading", { name: "Revenue by Category" }).waitFor();

    await tabTo(page, /^Share$/);
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Stop sharing" }).waitFor();
    await saved(page);
    await tabTo(page, /^Delete$/);
    await page.keyboard.press("Enter");
    await page.getByRole("dialog").waitFor();
    await tabTo(page, /^Delete$/);
    await page.keyboard.press("Enter");
    await page.getByText("You have made none yet.").waitFor();
    expect(faults).toEqual([]);
    await page.close();
  });
});

describe("H3: two editors at once, and a service that is away", () => {
  inBrowser("each keeps what they typed, and sees what the other did", async () => {
    const priya = await at.open("priya");
    await priya.page.getByRole("button", { name: "Duplicate: Products" }).click();
    await at.pages.settled(priya.page);
    await priya.page.getByRole("button", { name: "Share", exact: true }).click();
    await saved(priya.page);
    const lena = await at.open("lena");
    await lena.page.getByRole("button", { name: "Copy of Products", exact: true }).click();
    await lena.page.getByRole("button", { name: "Edit", exact: true }).click();
    await at.pages.settled(lena.page);

    // Both have read the same version; the second to write reads so, and loses nothing.
    await priya.page.getByLabel("Title").fill("Ours");
    await priya.page.getByLabel("Title").press("Enter");
    await saved(priya.page);
    await lena.page.getByRole("button", { name: "Add text" }).click();
    await saved(lena.page);
    await lena.page.getByRole("heading", { name: "Ours" }).waitFor();
    expect(await lena.page.locator(".edited-tile").count()).toBe(4);

    await priya.page.route("**/api/v1/deployments/1/dashboards/*", (route) =>
      route.request().method() === "PATCH" ? route.abort() : route.continue(),
    );
    await priya.page.getByLabel("Description").fill("Typed while the service was away");
    await priya.page.getByLabel("Description").press("Enter");
    await priya.page.getByText("Not saved, will try again").waitFor();
    await priya.page.getByText("Typed while the service was away").waitFor();
    await priya.page.unroute("**/api/v1/deployments/1/dashboards/*");
    await priya.page.getByRole("button", { name: "Try again" }).click();
    await saved(priya.page);
    expect(await priya.page.locator(".edited-tile").count()).toBe(4);
    await priya.page.close();
    await lena.page.close();
  });
});
