import { afterAll, beforeAll, describe, expect } from "@jest/globals";
import type { Browser, Locator, Page } from "playwright-core";
import { inBrowser, openPage, startBrowser } from "./browser.fixture.js";
import { startEmbedding, type Embedding } from "./embedding.fixture.js";

/** A product whose frame is as high as its content, and so higher than the window. */
const script = `
  import { mount } from "./embed/index.js";
  globalThis.chat = mount(document.getElementById("place"), {
    fitContent: true,
    baseUrl: serviceUrl,
    deploymentId: 1,
    fetchSession: async () => (await fetch("/session", { method: "POST" })).json(),
    locale: "en",
  });
`;
const windowHeight = 800;

let browser: Browser | undefined;
let at: Embedding;
let page: Page;

beforeAll(async () => {
  browser = await startBrowser();
  at = await startEmbedding(script);
});
afterAll(async () => {
  await browser?.close();
  at.close();
});

/** Presses without the scrolling into view that a driver does. */
const press = (button: Locator): Promise<void> =>
  button.evaluate((element) => {
    (element as unknown as { readonly click: () => void }).click();
  });
const frame = () => page.frameLocator("iframe");

const expectInWindow = async (dialog: Locator): Promise<void> => {
  await dialog.waitFor({ timeout: 5000 });
  const box = await dialog.boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual(0);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(windowHeight);
  expect(box?.height).toBeGreaterThan(100);
};

describe("a frame that is higher than the window", () => {
  inBrowser("opens its dialogs in the part that can be seen", async () => {
    ({ page } = await openPage(browser!, [new URL(at.url).origin, at.hostUrl]));
    await page.setViewportSize({ width: 900, height: windowHeight });
    await page.goto(at.hostUrl);
    await page.evaluate("chat.send('ask', { text: 'long '.repeat(1500) })");
    await frame().getByRole("button", { name: "Copy answer" }).waitFor();
    await page.waitForFunction("document.documentElement.scrollHeight > 2000");
    await page.evaluate("scrollTo(0, 908)");
    const said = frame().locator('html[style*="--ea-host-top: 900"]');
    await said.waitFor({ state: "attached" });
    await press(frame().locator(".open-threads button"));
    await expectInWindow(frame().locator("dialog.drawer[open]"));
    await press(frame().locator("dialog.drawer .thread-actions button").nth(1));
    await expectInWindow(frame().locator("dialog.question-dialog[open]"));
    expect(await page.evaluate("scrollY")).toBe(908);
    await page.close();
  });
});
