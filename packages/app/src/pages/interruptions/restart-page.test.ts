import { afterAll, afterEach, beforeAll, describe, expect } from "@jest/globals";
import type { Browser, Page } from "playwright-core";
import { inBrowser, openPage, startBrowser } from "../browser.fixture.js";
import { startDemo, type Demo } from "../demo-service.fixture.js";
import { startSlowProvider, type SlowProvider } from "./slow-provider.fixture.js";

const whole = "The first half. The second half.";

let provider: SlowProvider;
let demo: Demo;
let browser: Browser | undefined;
let page: Page;

beforeAll(async () => {
  provider = await startSlowProvider();
  demo = await startDemo({
    ...provider.environment,
    TURN_LEASE_SECONDS: "3",
    SHUTDOWN_SECONDS: "2",
  });
  browser = await startBrowser();
});

afterEach(async () => {
  await page.close();
});

afterAll(async () => {
  await browser?.close();
  await demo.end();
  provider.close();
});

const ask = async (text: string): Promise<void> => {
  await page.locator("footer textarea").fill(text);
  await page.locator("footer textarea").press("Enter");
};

/** Opens a chat with the model, and asks what it stops to answer after the first half. */
const askWithoutEnd = async (question: string): Promise<void> => {
  ({ page } = await openPage(browser!, [demo.url]));
  const sessionId = await demo.sessionOf("anna");
  await page.goto(`${demo.url}/embed/d/1/chat?session=${sessionId}&agent=2&locale=en`);
  provider.hold(true);
  await ask(question);
  await page.getByText("The first half.").waitFor();
  provider.hold(false);
};

const answers = (): Promise<readonly string[]> => page.locator(".markdown").allInnerTexts();
const questions = (): Promise<readonly string[]> => page.locator(".question").allInnerTexts();

/** Waits until nothing runs, and expects these questions, each with one whole answer. */
const expectWhole = async (...asked: readonly string[]): Promise<void> => {
  await page
    .getByRole("button", { name: "Copy answer" })
    .nth(asked.length - 1)
    .waitFor({ timeout: 60_000 });
  expect(await questions()).toEqual(asked);
  expect(await answers()).toEqual(asked.map(() => whole));
  expect(await page.locator(".failure").count()).toBe(0);
};

describe("D6, D8: the service is restarted in the middle of an answer", () => {
  inBrowser("killed: the page waits, and the answer ends by itself, nothing twice", async () => {
    const before = provider.answers();
    await askWithoutEnd("What came in?");
    await page.locator("footer textarea").fill("kept");
    await demo.restart("SIGKILL");
    await expectWhole("What came in?");
    expect(provider.answers() - before).toBe(2);
    expect(await page.locator("footer textarea").inputValue()).toBe("kept");
    await ask("And then?");
    await expectWhole("What came in?", "And then?");
  });

  inBrowser("stopped: the page says so, and one press asks the same again", async () => {
    await askWithoutEnd("What went out?");
    await demo.restart("SIGTERM");
    const alert = page.getByRole("alert");
    await alert.getByText("restarted in the middle of this answer").waitFor();
    expect(await answers()).toEqual(["The first half."]);
    await alert.getByRole("button", { name: "Try again" }).click();
    await alert.waitFor({ state: "detached" });
    await page.locator(".markdown", { hasText: whole }).waitFor();
    await expectWhole("What went out?");
    await ask("And then?");
    await expectWhole("What went out?", "And then?");
  });
});
