import { afterAll, beforeAll, describe, expect } from "@jest/globals";
import fc from "fast-check";
import type { Browser, Page } from "playwright-core";
import { inBrowser, openPage, startBrowser } from "../browser.fixture.js";
import { startCuttingProxy, type CuttingProxy } from "./cutting-proxy.fixture.js";
import { startDemo, type Demo } from "../demo-service.fixture.js";

// Up to three cuts in each of some conversations; CUT_RUNS plays more of them, CUT_SEED repeats others.
const numRuns = Number(process.env["CUT_RUNS"] ?? 8);
const seed = Number(process.env["CUT_SEED"] ?? 20261122);
const question = "What is the revenue by category?";

let demo: Demo;
let proxy: CuttingProxy;
let browser: Browser | undefined;

beforeAll(async () => {
  demo = await startDemo();
  proxy = await startCuttingProxy(demo.url);
  browser = await startBrowser();
});

afterAll(async () => {
  await browser?.close();
  proxy.close();
  await demo.end();
});

/** Asks in a new conversation, and answers all that the page then shows of it. */
const shownAfterAsking = async (page: Page): Promise<object> => {
  await page.getByRole("button", { name: "New conversation" }).first().click();
  await page.getByRole("heading", { name: "What would you like to see?" }).waitFor();
  await page.locator("footer textarea").fill(question);
  await page.locator("footer textarea").press("Enter");
  const failure = page.locator(".failure");
  for (const name of ["Copy answer", "SVG"]) {
    await page.getByRole("button", { name }).or(failure).first().waitFor();
  }
  return {
    questions: await page.locator(".question").allInnerTexts(),
    answers: await page.locator(".markdown").allInnerTexts(),
    results: await page.locator(".result .result-bar").allInnerTexts(),
    steps: await page.locator(".steps li").allTextContents(),
    failures: await failure.allInnerTexts(),
  };
};

describe("D6: the stream is cut at any byte", () => {
  inBrowser("and the page shows what it shows of a whole one, nothing twice", async () => {
    const { page } = await openPage(browser!, [proxy.url]);
    const sessionId = await demo.sessionOf("anna");
    await page.goto(`${proxy.url}/embed/d/1/chat?session=${sessionId}&locale=en`);
    await page.locator("footer textarea").waitFor();
    const whole = await shownAfterAsking(page);
    expect(whole).toMatchObject({ questions: [question], failures: [], answers: [/\d/] });
    const cutBefore = (length: number) => fc.integer({ min: 0, max: Math.floor(length) - 1 });
    const length = proxy.lastLength();
    // What is sent again is shorter than what was streamed: some of these places are beyond its end.
    const places = fc.tuple(cutBefore(length), cutBefore(length / 2), cutBefore(length / 2));
    for (const byteCounts of fc.sample(places, { seed, numRuns })) {
      const before = proxy.cuts();
      proxy.cutAfter(byteCounts);
      expect({ byteCounts, ...(await shownAfterAsking(page)) }).toEqual({ byteCounts, ...whole });
      expect(proxy.cuts()).toBeGreaterThan(before);
    }
    await page.close();
  });
});
