import { afterAll, afterEach, beforeAll, beforeEach, describe, expect } from "@jest/globals";
import type { Browser, Page } from "playwright-core";
import { inBrowser, openPage, startBrowser } from "./browser.fixture.js";
import { startPageHost, type PageHost } from "./page-host.fixture.js";
import { shownAnswer } from "./shown-results.fixture.js";
import { threadRoutes } from "./thread-routes.fixture.js";

let browser: Browser | undefined;
let host: PageHost;
let page: Page;
let faults: readonly string[];

beforeAll(async () => {
  browser = await startBrowser();
});

beforeEach(async () => {
  host = await startPageHost({
    answer: (input, chatId) =>
      input === undefined
        ? { text: "", before: [{ ...shownAnswer("bars"), question: `Asked in ${chatId ?? ""}` }] }
        : shownAnswer(input),
    routes: threadRoutes,
  });
  if (browser === undefined) return;
  ({ page, faults } = await openPage(browser, [host.url]));
});

afterEach(async () => {
  await page.close();
  host.close();
});

afterAll(async () => {
  await browser?.close();
});

const open = async (search = ""): Promise<void> => {
  await page.goto(await host.address({ locale: "en" }, search));
  await page.locator("footer textarea").waitFor();
};
const list = () => page.locator(".threads-column");

describe("G1: the user's threads", () => {
  inBrowser("are listed by age; one is opened, and its address opens it again", async () => {
    await open();
    await list().getByText("Revenue this month").waitFor();
    expect(await list().getByRole("heading").allInnerTexts()).toEqual([
      ...["Today", "This week", "Earlier"],
    ]);
    await page.locator("footer textarea").fill("kept");
    await list().getByText("Revenue this month").click();
    await page.getByText("Asked in a", { exact: true }).waitFor();
    expect(new URL(page.url()).searchParams.get("chatId")).toBe("a");
    expect(await page.locator("footer textarea").inputValue()).toBe("kept");
    expect(await list().locator("[aria-current=page]").innerText()).toBe("Revenue this month");
    await open("&chatId=b");
    await page.getByText("Asked in b", { exact: true }).waitFor();
    await list().getByRole("button", { name: "New conversation" }).click();
    await page.getByRole("heading", { name: "What would you like to see?" }).waitFor();
    expect(page.url()).not.toContain("chatId");
    expect(faults).toEqual([]);
  });
});

describe("G1: a question is asked again in other words", () => {
  inBrowser("and what was answered before stays; Escape changes nothing", async () => {
    await open();
    await page.locator("footer textarea").fill("lines");
    await page.keyboard.press("Enter");
    const change = page.getByRole("button", { name: "Change question" });
    await change.click();
    await page.keyboard.press("Escape");
    await change.click();
    await page.keyboard.press("Control+A");
    await page.keyboard.type("bars");
    await page.keyboard.press("Enter");
    await page.getByText("This is bars").waitFor();
    expect(await page.locator(".question").allInnerTexts()).toEqual(["lines", "bars"]);
    expect(faults).toEqual([]);
  });

  inBrowser("an input method that composes does not send", async () => {
    await open();
    const box = page.locator("footer textarea");
    await box.fill("lin");
    await box.dispatchEvent("keydown", { key: "Enter", isComposing: true, keyCode: 229 });
    expect(await page.locator(".question").count()).toBe(0);
    expect(await box.inputValue()).toBe("lin");
  });
});
