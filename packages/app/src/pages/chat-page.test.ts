import { afterAll, afterEach, beforeAll, describe, expect } from "@jest/globals";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import express from "express";
import { createRouter } from "@embedded-analytics/adapters-http";
import { createEmbeddedAnalytics, type EmbeddedAnalytics } from "@embedded-analytics/domain";
import { inMemoryPorts } from "@embedded-analytics/domain/in-memory";
import { pagesFolder } from "@embedded-analytics/embed-ui";
import { fail, hang, say, scriptedAgent, think, type Script } from "@embedded-analytics/testkit";
import type { Browser, Page } from "playwright-core";
import { inBrowser, openPage, startBrowser } from "./browser.fixture.js";

const apiKey = `sk-${"demo".padEnd(12, "0")}-${"s".repeat(43)}`;
const declaration = {
  accounts: [
    {
      name: "demo",
      keys: [{ name: "server", fromEnv: "KEY" }],
      deployments: [{ id: 1, name: "shop", default: true }],
      agents: [{ id: "1", name: "analyst", deployment: 1, thinking: "always" }],
    },
  ],
};
const hostile = [
  "<img src=x onerror=window.hit=1><script>window.hit=1</script>",
  "![secret](https://evil.example/p.png?d=1)",
  "[click](javascript:window.hit=1) and [the site](https://good.example/a)",
  "**bold** | `code`",
].join("\n\n");

const scripts: Readonly<Record<string, Script>> = {
  hostile: [think("<b>I think.</b>"), say(hostile)],
  vague: [
    say("I know no such name.\n\nDid you mean one of these?\n- **Sales** by town\n- Sales\n"),
  ],
  slow: [say("The first half. "), hang()],
  broken: [say("Some of it. "), fail("secret of the inside")],
};

let browser: Browser | undefined;
let server: Server;
let url: string;
let analytics: EmbeddedAnalytics;
let page: Page;
let faults: readonly string[];

beforeAll(async () => {
  browser = await startBrowser();
  const agents = scriptedAgent(({ input }) => scripts[input] ?? [say(`You said ${input}.`)]);
  analytics = createEmbeddedAnalytics(inMemoryPorts({ agents }));
  await analytics.applyDeclaration(declaration, { KEY: apiKey });
  const app = express().use("/base", createRouter(analytics, { pagesFolder }));
  server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(async () => {
  await page.close();
});

afterAll(async () => {
  await browser?.close();
  server.closeAllConnections();
  server.close();
});

const open = async (surface = "chat", settings = {}): Promise<void> => {
  const { sessionId } = await analytics.generateSession(
    { apiKey, accountName: undefined },
    {
      externalId: "jane",
      settings,
    },
  );
  ({ page, faults } = await openPage(browser!, [url]));
  await page.goto(`${url}/base/embed/d/1/${surface}?session=${sessionId}`);
};

const ask = async (text: string): Promise<void> => {
  await page.getByLabel("Your question").fill(text);
  await page.getByLabel("Your question").press("Enter");
};

describe("the chat page, under a path of a host", () => {
  inBrowser(
    "D14: what an answer proposes is asked by a click, as long as nothing else was",
    async () => {
      await open();
      await ask("vague");
      await page.getByRole("button", { name: "Sales by town", exact: true }).click();
      await page.getByText("You said Sales by town.", { exact: true }).waitFor();
      expect(await page.locator(".question").allInnerTexts()).toEqual(["vague", "Sales by town"]);
      expect(await page.getByRole("button", { name: "Sales", exact: true }).count()).toBe(0);
      expect(await page.locator(".markdown").first().innerText()).toContain("Sales by town");
      expect(faults).toEqual([]);
    },
  );

  inBrowser("G3: an answer that is markup, script, image or link stays text", async () => {
    await open();
    await ask("hostile");
    await page.getByRole("button", { name: "Copy answer" }).waitFor();
    const answer = page.locator(".markdown");
    expect(await answer.innerText()).toContain("<img src=x onerror=window.hit=1>");
    expect(await answer.locator("img, script").count()).toBe(0);
    expect(await answer.innerText()).toContain("[Image: secret]");
    const links = answer.getByRole("link");
    expect(await links.count()).toBe(1);
    expect(await links.getAttribute("rel")).toContain("noopener");
    expect(await answer.innerText()).toContain("(good.example)");
    expect(await answer.locator("strong").innerText()).toBe("bold");
    expect(await page.evaluate(() => "hit" in globalThis)).toBe(false);
    expect(faults).toEqual([]);
  });

  inBrowser("content that grows while the page scrolls leaves the reader at its end", async () => {
    await open();
    await ask("hostile");
    await page.getByRole("button", { name: "Copy answer" }).waitFor();
    const below = await page.evaluate<number>(`(async () => {
      const scroll = document.querySelector(".scroll");
      scroll.firstElementChild.append(Object.assign(document.createElement("p"), { style: "height: 1200px" }));
      scroll.dispatchEvent(new Event("scroll"));
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
      return scroll.scrollHeight - scroll.scrollTop - scroll.clientHeight;
    })()`);
    expect(below).toBeLessThan(48);
  });

  inBrowser("D7: stop keeps what was said, and the next question is answered", async () => {
    await open();
    await ask("slow");
    await page.getByText("The first half.").waitFor();
    await page.getByLabel("Your question").fill("kept");
    await page.getByRole("button", { name: "Stop" }).click();
    await page.getByText("Stopped.", { exact: true }).first().waitFor();
    expect(await page.getByText("The first half.").isVisible()).toBe(true);
    expect(await page.getByLabel("Your question").inputValue()).toBe("kept");
    await page.getByRole("button", { name: "Send" }).click();
    await page.getByText("You said kept.").first().waitFor();
    expect(faults).toEqual([]);
  });

  inBrowser(
    "a failed answer keeps what was said, tells nothing of the inside, and can be retried",
    async () => {
      await open();
      await ask("broken");
      const alert = page.getByRole("alert");
      await alert.waitFor();
      expect(await page.getByText("Some of it.").isVisible()).toBe(true);
      expect(await page.content()).not.toContain("secret of the inside");
      await alert.getByRole("button", { name: "Try again" }).click();
      await alert.waitFor();
      expect(faults).toEqual([]);
    },
  );

  inBrowser(
    "the keyboard alone asks: focus is in the box, Shift+Enter breaks, Enter sends",
    async () => {
      await open();
      await page.getByLabel("Your question").waitFor();
      await page.keyboard.type("one");
      await page.keyboard.press("Shift+Enter");
      await page.keyboard.type("two");
      await page.keyboard.press("Enter");
      await page
        .getByText("You said one two.")
        .or(page.getByText("You said one\ntwo."))
        .first()
        .waitFor();
      expect(await page.getByRole("status").innerText()).toContain("Answered.");
      expect(faults).toEqual([]);
    },
  );

  inBrowser("B6: the session's colour scheme is the page's", async () => {
    await open("chat", { colorScheme: "dark" });
    await page.getByLabel("Your question").waitFor();
    expect(await page.locator("html").getAttribute("data-scheme")).toBe("dark");
  });

  inBrowser(
    "G1: the app lists dashboards, and offers none to be made without creator mode",
    async () => {
      await open("app");
      await page.getByRole("heading", { name: "Dashboards" }).waitFor();
      expect(await page.getByRole("button", { name: "New dashboard" }).count()).toBe(0);
      expect(faults).toEqual([]);
    },
  );
});
