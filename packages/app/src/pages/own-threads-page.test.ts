import { afterAll, afterEach, beforeAll, describe, expect } from "@jest/globals";
import type { Browser, Locator } from "playwright-core";
import { inBrowser, openPage, startBrowser, type WatchedPage } from "./browser.fixture.js";
import { startDemo, type Demo } from "./demo-service.fixture.js";

let demo: Demo;
let browser: Browser | undefined;
const pages: WatchedPage[] = [];

beforeAll(async () => {
  demo = await startDemo();
  browser = await startBrowser();
});

afterEach(async () => {
  for (const { page } of pages.splice(0)) await page.close();
});

afterAll(async () => {
  await browser?.close();
  await demo.end();
});

/** The chat of a person of the demo, as their product opens it: with a session of its own. */
const openChat = async (person: string, search = ""): Promise<WatchedPage> => {
  const opened = await openPage(browser!, [demo.url]);
  pages.push(opened);
  const sessionId = await demo.sessionOf(person);
  await opened.page.goto(`${demo.url}/embed/d/1/chat?session=${sessionId}&locale=en${search}`);
  await opened.page.locator("footer textarea").waitFor();
  return opened;
};

const chatIdOf = ({ page }: WatchedPage): string =>
  new URL(page.url()).searchParams.get("chatId") ?? "no chatId";
const list = ({ page }: WatchedPage): Locator => page.locator(".threads-column");
const titles = (opened: WatchedPage): Promise<readonly string[]> =>
  list(opened).locator(".thread-title").allInnerTexts();
const answered = ({ page }: WatchedPage): Promise<void> =>
  page.getByRole("button", { name: "Copy answer" }).last().waitFor();

const ask = async (opened: WatchedPage, text: string): Promise<void> => {
  await opened.page.locator("footer textarea").fill(text);
  await opened.page.locator("footer textarea").press("Enter");
  await answered(opened);
};

describe("G1: a person's own threads, of the real service", () => {
  inBrowser("an empty thread offers questions, and a click on one is answered", async () => {
    const anna = await openChat("anna");
    const offered = anna.page.getByRole("list", { name: "Suggestions" }).getByRole("button");
    await offered.first().waitFor();
    expect(await offered.count()).toBe(4);
    const question = await offered.first().innerText();
    await offered.first().click();
    await answered(anna);
    expect(await anna.page.locator(".question").allInnerTexts()).toEqual([question]);
    expect(await anna.page.locator(".markdown").innerText()).toMatch(/\d/);
    expect(await anna.page.locator(".failure").count()).toBe(0);
    await list(anna).getByText(question).waitFor();
    expect(anna.faults).toEqual([]);
  });

  inBrowser("an answer's rating and its word are kept, and shown after a reload", async () => {
    const before = await openChat("anna");
    await ask(before, "What is the revenue by month?");
    await before.page.getByRole("button", { name: "Bad answer" }).click();
    await before.page.getByLabel("What should be better?").fill("By week, <b>please</b>");
    await before.page.keyboard.press("Enter");
    await before.page.getByText("Thank you.").waitFor();

    const after = await openChat("anna", `&chatId=${chatIdOf(before)}`);
    const bad = after.page.getByRole("button", { name: "Bad answer" });
    await after.page.getByText("By week, <b>please</b>").waitFor();
    expect(await bad.getAttribute("aria-pressed")).toBe("true");
    await after.page.getByRole("button", { name: "Good answer" }).click();
    await after.page.getByText("Thank you.").waitFor();

    const changed = await openChat("anna", `&chatId=${chatIdOf(before)}`);
    await changed.page.locator('[aria-label="Good answer"][aria-pressed=true]').waitFor();
    expect(await changed.page.getByText("By week").count()).toBe(0);
    expect([before.faults, after.faults, changed.faults]).toEqual([[], [], []]);
  });

  inBrowser("a thread is renamed, opened by its address, and deleted for good", async () => {
    const anna = await openChat("anna");
    const question = "What is the revenue by category?";
    await ask(anna, question);
    const chatId = chatIdOf(anna);
    const title = list(anna).getByRole("button", { name: question, exact: true });
    await title.waitFor();
    await title.focus();
    await list(anna)
      .getByRole("button", { name: `Rename: ${question}` })
      .click();
    await anna.page.keyboard.type("Our revenue");
    await anna.page.keyboard.press("Enter");

    const linked = await openChat("anna", `&chatId=${chatId}`);
    await answered(linked);
    expect(await linked.page.locator(".question").allInnerTexts()).toEqual([question]);
    const renamed = list(linked).getByRole("button", { name: "Our revenue", exact: true });
    await renamed.waitFor();
    expect(await renamed.getAttribute("aria-current")).toBe("page");
    await renamed.focus();
    const remove = list(linked).getByRole("button", { name: "Delete: Our revenue" });
    await remove.click();
    await linked.page.keyboard.press("Escape");
    await linked.page.locator("dialog[open]").waitFor({ state: "detached" });
    expect(await titles(linked)).toContain("Our revenue");
    await remove.click();
    await linked.page.locator("dialog[open]").getByRole("button", { name: "Delete" }).click();
    await renamed.waitFor({ state: "detached" });
    await linked.page.waitForLoadState("networkidle");

    const missing = await openChat("anna", `&chatId=${chatId}`);
    await missing.page.getByRole("alert").waitFor();
    expect(await missing.page.getByRole("alert").innerText()).toContain("no longer there");
    expect(await titles(missing)).not.toContain("Our revenue");
    expect([anna.faults, linked.faults]).toEqual([[], []]);
  });

  inBrowser("D1: another person's thread is neither listed nor opened by its address", async () => {
    const anna = await openChat("anna");
    const question = "Which city has the highest revenue?";
    await ask(anna, question);
    await list(anna).getByText(question).waitFor();
    const priya = await openChat("priya", `&chatId=${chatIdOf(anna)}`);
    await priya.page.getByRole("alert").waitFor();
    expect(await priya.page.getByRole("alert").innerText()).toContain("no longer there");
    expect(await priya.page.getByText(question).count()).toBe(0);
    expect(await titles(priya)).toEqual([]);
  });
});
