import { afterAll, afterEach, beforeAll, describe, expect } from "@jest/globals";
import type { Browser, Locator, Page } from "playwright-core";
import { violationsOf } from "./axe.fixture.js";
import { inBrowser, openPage, startBrowser } from "./browser.fixture.js";
import { startDemo, type Demo } from "./demo-service.fixture.js";

let browser: Browser | undefined;
let demo: Demo;
let page: Page;

beforeAll(async () => {
  browser = await startBrowser();
  demo = await startDemo();
});

afterEach(async () => {
  await page.close();
});

afterAll(async () => {
  await browser?.close();
  await demo.end();
});

const looks = [
  ["light", "en"],
  ["dark", "de"],
  ["light", "ar"],
  ["dark", "ar"],
] as const;

/** Opens a page of the real service in a colour scheme and a language. */
const open = async (path: string, scheme: string, language: string): Promise<void> => {
  ({ page } = await openPage(browser!, [demo.url]));
  await page.emulateMedia({ reducedMotion: "reduce" });
  // The demo's sessions have no language: the browser's is the page's.
  await page.addInitScript(`Object.defineProperty(navigator, "languages", { value: ["${language}"] })
    ;Object.defineProperty(navigator, "language", { value: "${language}" })`);
  const session = await demo.sessionOf("jonas");
  await page.goto(`${demo.url}/embed/d/1/${path}?session=${session}&scheme=${scheme}`);
};

const clean = async (state: string): Promise<void> => {
  expect([state, ...(await violationsOf(page))]).toEqual([state]);
};
const row = (): Locator => page.locator(".threads-column .thread").first();

describe("axe finds nothing wrong with", () => {
  for (const [scheme, language] of looks) {
    inBrowser(`what a reader does with a chat: ${scheme}, ${language}`, async () => {
      await open("chat", scheme, language);
      await page.locator("footer textarea").fill("What is the revenue by category?");
      await page.locator("footer textarea").press("Enter");
      await page.locator(".chart[data-drawn=true]").waitFor();
      expect(await page.locator("html").getAttribute("lang")).toBe(language);
      expect(await page.locator("html").getAttribute("data-scheme")).toBe(scheme);
      await page.locator(".actions [aria-pressed][data-down=true]").click();
      await page.locator("form.feedback input").waitFor();
      await clean("feedback");
      await page.locator(".actions button").nth(1).click();
      await page.locator("section.turn form").first().waitFor();
      await clean("changed question");
      await page.keyboard.press("Escape");
      await row().hover();
      await row().locator(".thread-actions button").first().click();
      await page.locator("form.rename").waitFor();
      await clean("renaming");
      await page.keyboard.press("Escape");
      await row().hover();
      await row().locator(".thread-actions button").nth(1).click();
      await page.locator("dialog[open]").waitFor();
      await clean("question before deleting");
      await page.keyboard.press("Escape");
      const problem = { code: "thread_busy", detail: "It runs.", status: 409 };
      await page.route("**/stream-chat-state", (route) =>
        route.fulfill({ status: 409, json: problem }),
      );
      await page.locator("footer textarea").fill("Again?");
      await page.locator("footer textarea").press("Enter");
      await page.getByRole("alert").waitFor();
      await clean("failure");
      await page.setViewportSize({ width: 390, height: 800 });
      await page.locator(".open-threads button").click();
      await page.locator("dialog.drawer[open]").waitFor();
      await clean("drawer");
    });

    inBrowser(`pages that only say something: ${scheme}, ${language}`, async () => {
      await open("dashboard/nothing-here", scheme, language);
      await page.getByRole("heading").first().waitFor();
      await clean("missing dashboard");
      await page.goto(`${demo.url}/embed/d/1/chat?session=${"a".repeat(64)}&scheme=${scheme}`);
      await page.getByRole("heading").first().waitFor();
      await clean("ended session");
    });

    inBrowser(`a dashboard whose filters are open: ${scheme}, ${language}`, async () => {
      await open("dashboard/sales", scheme, language);
      await page.locator(".tile .figure").first().waitFor();
      const chips = page.locator("details > summary");
      for (const [index, chip] of (await chips.all()).entries()) {
        await chip.click();
        await page.locator("details[open]").waitFor();
        await clean(`filter ${index}`);
        await page.keyboard.press("Escape");
      }
      expect(await chips.count()).toBeGreaterThan(2);
      await page.setViewportSize({ width: 390, height: 800 });
      await chips.first().click();
      await page.locator("details[open]").waitFor();
      await clean("filter on a phone");
    });
  }
});
