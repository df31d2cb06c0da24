import { afterAll, beforeAll, describe, expect } from "@jest/globals";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Browser, Page } from "playwright-core";
import { eventually } from "../testing/processes.js";
import { inBrowser, openPage, startBrowser } from "./browser.fixture.js";
import { startDemo, type Demo } from "./demo-service.fixture.js";

let demo: Demo;
let browser: Browser | undefined;
let key: string;

beforeAll(async () => {
  demo = await startDemo();
  browser = await startBrowser();
  key = /sk-[a-z0-9]{12}-[\w-]{43}/.exec(demo.process().output().stdout)?.[0] ?? "no key";
});

afterAll(async () => {
  await browser?.close();
  await demo.end();
});

const asked = async (method: string, path: string, body?: object): Promise<unknown> => {
  const response = await fetch(demo.url + path, {
    method,
    headers: { Authorization: `Api-Key ${key}`, "Content-Type": "application/json" },
    ...(body && { body: JSON.stringify(body) }),
  });
  return response.json();
};

interface Preview {
  readonly sessionId: string;
  readonly pages: { readonly app: string; readonly chat: string };
}

/** A preview of a user in creator mode. */
const previewOf = async (externalId: string): Promise<Preview> => {
  await asked("POST", "/api/v1/embed/generate-session", {
    externalId,
    embedTenantName: "acme-corp",
    creatorMode: true,
  });
  const found = await asked("GET", `/api/v1/admin/users?search=${externalId}`);
  const [user] = (found as { readonly items: readonly { readonly id: number }[] }).items;
  const path = `/api/v1/admin/users/${user?.id}/preview`;
  return (await asked("POST", path, { creatorMode: true })) as Preview;
};

const namesOf = async (page: Page): Promise<readonly string[]> =>
  page.getByRole("button").allInnerTexts();

describe("J1 T49: the page of a preview", () => {
  inBrowser("says as whom, for which customer and until when, and cannot be closed", async () => {
    const { page, faults } = await openPage(browser!, [demo.url]);
    const { pages } = await previewOf("ada.lovelace");
    await page.goto(demo.url + pages.app);
    const banner = page.locator(".preview-banner");
    await banner.waitFor();
    const text = (await banner.innerText()).replaceAll(/[\u2068\u2069]/g, "");
    expect(text).toMatch(
      /^Preview as ada\.lovelace of acme-corp\. Nothing is saved\. It ends at \d/,
    );
    expect(await banner.getByRole("button").count()).toBe(0);
    expect(await page.evaluate("String(opener) + localStorage.length + document.cookie")).toBe(
      "null0",
    );
    expect(faults).toEqual([]);
    await page.close();
  });

  inBrowser("offers nothing that a preview cannot do", async () => {
    const { page, faults } = await openPage(browser!, [demo.url]);
    await page.goto(demo.url + (await previewOf("grace")).pages.app);
    await page.getByRole("heading", { name: "Dashboards" }).waitFor();
    await page.getByText("Sales", { exact: true }).first().click();
    await page.getByRole("button", { name: "Ask", exact: true }).click();
    await page.locator("textarea").fill("What is the revenue by category?");
    await page.locator("textarea").press("Enter");
    await page.getByRole("button", { name: "Copy answer" }).waitFor();
    const offered = (await namesOf(page)).join("|");
    expect(offered).not.toMatch(/New|Edit|Duplicate|Delete|Pin|Share/);
    expect(faults).toEqual([]);
    await page.close();
  });

  inBrowser("has a chat without a list of threads and without ratings", async () => {
    const { page, faults } = await openPage(browser!, [demo.url]);
    await page.goto(demo.url + (await previewOf("linus")).pages.chat);
    await page.locator("textarea").fill("What is the revenue by category?");
    await page.locator("textarea").press("Enter");
    await page.getByRole("button", { name: "Copy answer" }).waitFor();
    expect(await page.locator(".threads-column, .open-threads").count()).toBe(0);
    expect(await page.locator("[aria-pressed]").count()).toBe(0);
    expect(await page.locator(".preview-banner").isVisible()).toBe(true);
    expect(faults).toEqual([]);
    await page.close();
  });

  inBrowser("is framed by nobody, not even by an origin of its account", async () => {
    const { pages } = await previewOf("edsger");
    const html = `<!doctype html><iframe src="${demo.url}${pages.chat}"></iframe>`;
    const host = createServer((_request, response) => {
      response.setHeader("Content-Type", "text/html").end(html);
    });
    await new Promise<void>((resolve) => host.listen(0, "127.0.0.1", resolve));
    const { port } = host.address() as AddressInfo;
    const { page, faults } = await openPage(browser!, [demo.url, `http://localhost:${port}`]);
    await page.goto(`http://localhost:${port}`);
    await eventually(() => faults.some((fault) => fault.includes("frame-ancestors")));
    expect(await page.frameLocator("iframe").locator(".preview-banner").count()).toBe(0);
    await page.close();
    host.closeAllConnections();
    host.close();
  });
});
