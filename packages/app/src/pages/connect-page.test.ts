import { afterAll, beforeAll, describe, expect } from "@jest/globals";
import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { Browser, Page } from "playwright-core";
import { violationsOf } from "./axe.fixture.js";
import { inBrowser, startBrowser } from "./browser.fixture.js";
import { startDemo, type Demo } from "./demo-service.fixture.js";

const example = fileURLToPath(
  new URL("../../../../examples/connect-an-assistant/main.mjs", import.meta.url),
);

let demo: Demo;
let browser: Browser | undefined;

beforeAll(async () => {
  demo = await startDemo();
  browser = await startBrowser();
});

afterAll(async () => {
  await browser?.close();
  await demo.end();
});

/** The example as a person starts it: where it sends its user, and all that it prints. */
const startAssistant = async () => {
  const child = spawn(process.execPath, [example], {
    env: { PATH: process.env["PATH"], MCP_URL: `${demo.url}/mcp` },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let printed = "";
  child.stderr.on("data", (chunk: Buffer) => (printed += chunk.toString()));
  const ended = new Promise<string>((resolve) => child.once("close", () => resolve(printed)));
  const address = await new Promise<string>((resolve, reject) => {
    child.once("close", () => {
      reject(new Error(`The assistant ended: ${printed}`));
    });
    child.stdout.on("data", (chunk: Buffer) => {
      printed += chunk.toString();
      const found = /^Sign in: (\S+)$/m.exec(printed)?.[1];
      if (found !== undefined) resolve(found);
    });
  });
  return { address, ended, kill: () => child.kill() };
};

/** A person of the demo signs in at the host, and stands before the consent page. */
const signIn = async (page: Page, address: string, person: string): Promise<void> => {
  await page.goto(address);
  expect(new URL(page.url()).origin).toBe(demo.demoUrl);
  await page.getByRole("button", { name: person }).click();
  await page.getByRole("heading", { name: "Demo assistant wants to use your data" }).waitFor();
};

const newPage = async (scheme: "light" | "dark" = "light", width = 1280): Promise<Page> => {
  if (browser === undefined) throw new Error("There is no browser");
  const context = await browser.newContext({
    colorScheme: scheme,
    viewport: { width, height: 800 },
  });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  return page;
};

const folder = process.env["SCREENSHOTS"];

describe("I1: users connect an assistant of their own", () => {
  inBrowser("two users of the demo, through the host's login, get two answers", async () => {
    const answers = new Map<string, string>();
    for (const person of ["Anna Berger", "Jonas Lind"]) {
      const assistant = await startAssistant();
      const page = await newPage();
      await signIn(page, assistant.address, person);
      expect(page.url()).not.toContain("session=");
      expect(await page.locator("dd").allInnerTexts()).toContainEqual(
        expect.stringContaining(person),
      );
      await page.getByRole("button", { name: "Allow", exact: true }).click();
      await page.getByText("You can close this page.").waitFor();
      answers.set(person, await assistant.ended);
      await page.context().close();
    }
    const [anna = "", jonas = ""] = [...answers.values()];
    expect(anna).toMatch(/Rows 1 to 1 of 1\..*\n\ncity,revenue\nBerlin,/s);
    expect(jonas).toMatch(/\n\ncity,revenue\n/);
    expect(jonas.split("\n").length).toBeGreaterThan(anna.split("\n").length);
  });

  inBrowser("who says no connects nothing, and the assistant gets access_denied", async () => {
    const assistant = await startAssistant();
    const page = await newPage();
    await signIn(page, assistant.address, "Priya Nair");
    await page.getByRole("button", { name: "Do not allow" }).click();
    await page.getByText("You can close this page.").waitFor();
    expect(await assistant.ended).toMatch(/access_denied|The user said no/);
    await page.context().close();
  });

  inBrowser("the consent page reads well in light and dark, wide and narrow", async () => {
    const assistant = await startAssistant();
    for (const scheme of ["light", "dark"] as const) {
      const page = await newPage(scheme);
      await signIn(page, assistant.address, "Priya Nair");
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 800 });
        const scrollWidth = await page.evaluate<number>("document.documentElement.scrollWidth");
        expect(scrollWidth).toBeLessThanOrEqual(width);
        expect(await violationsOf(page)).toEqual([]);
        if (folder !== undefined) {
          await page.screenshot({ path: `${folder}/consent-${scheme}-${width}.png` });
        }
      }
      await page.context().close();
    }
    assistant.kill();
    await assistant.ended;
  });

  inBrowser("T13: no page of another site shows it in a frame", async () => {
    const assistant = await startAssistant();
    const page = await newPage();
    await signIn(page, assistant.address, "Priya Nair");
    const consent = page.url();
    const frames = await page.context().newPage();
    await frames.route("https://evil.test/", (route) =>
      route.fulfill({ contentType: "text/html", body: `<iframe src="${consent}"></iframe>` }),
    );
    await frames.goto("https://evil.test/");
    await frames.waitForTimeout(500);
    const texts = await Promise.all(
      frames.frames().map((frame) => frame.locator("body").innerText()),
    );
    expect(texts.join(" ")).not.toContain("wants to use your data");
    await page.context().close();
    assistant.kill();
    await assistant.ended;
  });
});
