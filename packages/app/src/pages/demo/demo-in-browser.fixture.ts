import { afterAll, beforeAll } from "@jest/globals";
import type { Browser, FrameLocator, Page } from "playwright-core";
import { openPage, startBrowser, type WatchedPage } from "../browser.fixture.js";
import { startDemo, type Demo } from "../demo-service.fixture.js";

/** The demo and a browser, for the tests of one file. */
export interface DemoInBrowser {
  /** Addresses of the service, and of the demo's page. */
  readonly url: string;
  readonly demoUrl: string;
  readonly demo: Demo;
  /** An empty page, which reports what it asks of others than `origins`; the demo's own unless they are given. */
  readonly open: (origins?: readonly string[]) => Promise<WatchedPage>;
}

/** Starts them before the first test of the file, and ends them behind the last; known once a test runs. */
export const demoInBrowser = (): (() => DemoInBrowser) => {
  let demo: Demo | undefined;
  let browser: Browser | undefined;
  beforeAll(async () => {
    demo = await startDemo();
    browser = await startBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await demo?.end();
  });
  return () => {
    if (demo === undefined) throw new Error("The demo has not been started");
    const { url, demoUrl } = demo;
    return { demo, url, demoUrl, open: (origins = [url, demoUrl]) => openPage(browser!, origins) };
  };
};

/** A question that the built-in analyst answers with a chart. */
export const question = "What is the revenue by category?";

/** The chat within a host's page. */
export const framed = (page: Page): FrameLocator => page.frameLocator("iframe");

/** Asks in the chat, waits for the end of the answer, and answers its text. */
export const ask = async (frame: FrameLocator, text: string): Promise<string> => {
  await frame.locator("textarea").fill(text);
  await frame.locator("textarea").press("Enter");
  await frame.getByRole("button", { name: "Copy answer" }).last().waitFor();
  return frame.locator(".markdown").last().innerText();
};
