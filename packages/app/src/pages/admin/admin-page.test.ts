import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import type { Browser, Page } from "playwright-core";
import { violationsOf } from "../axe.fixture.js";
import { inBrowser, openPage, startBrowser } from "../browser.fixture.js";
import { startDemo, type Demo } from "../demo-service.fixture.js";

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

const openAdmin = async (): Promise<{
  readonly page: Page;
  readonly faults: readonly string[];
}> => {
  const opened = await openPage(browser!, [demo.url]);
  await opened.page.goto(`${demo.url}/admin`);
  return opened;
};

const signIn = async (page: Page, text = key): Promise<void> => {
  await page.getByLabel("Admin API key").fill(text);
  await page.getByRole("button", { name: "Sign in" }).click();
};

const show = async (page: Page, section: string): Promise<void> => {
  await page.getByRole("link", { name: section, exact: true }).click();
  await page.getByRole("heading", { level: 1, name: section }).waitFor();
};

test("J1 T37: nobody frames the page for administrators, or reaches it from another tab", async () => {
  const { status, headers } = await fetch(`${demo.url}/admin`);
  expect(status).toBe(200);
  expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
  expect(headers.get("content-security-policy")).toContain("script-src 'self';");
  expect(headers.get("x-frame-options")).toBe("DENY");
  expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
  expect(headers.get("cache-control")).toBe("no-store");
});

describe("J1: the page for administrators", () => {
  inBrowser("takes an admin key, keeps it nowhere, and says why another is none", async () => {
    const { page } = await openAdmin();
    await signIn(page, `sk-aaaaaaaaaaaa-${"a".repeat(43)}`);
    expect(await page.getByRole("alert").innerText()).toMatch(/key/i);
    await signIn(page);
    await page.getByRole("heading", { level: 1, name: "Account" }).waitFor();
    const kept = "localStorage.length + sessionStorage.length + document.cookie.length";
    expect(await page.evaluate(kept)).toBe(0);
    await page.reload();
    await page.getByLabel("Admin API key").waitFor();
    await page.close();
  });

  inBrowser(
    "makes a key that is shown once and revokes it, and the audit log has both",
    async () => {
      const { page, faults } = await openAdmin();
      await signIn(page);
      await show(page, "API keys");
      await page.getByRole("button", { name: "New key" }).click();
      await page.getByLabel("Name").fill("made here");
      await page.getByRole("dialog").getByRole("button", { name: "New key" }).click();
      const made = await page.locator(".secret code").innerText();
      expect(made).toMatch(/^sk-[a-z0-9]{12}-[\w-]{43}$/);
      const asked = () =>
        fetch(`${demo.url}/api/v1/admin/account`, {
          headers: { Authorization: `Api-Key ${made}` },
        });
      expect((await asked()).status).toBe(200);
      await page.getByRole("button", { name: "I have it" }).click();
      const row = page.getByRole("row", { name: /made here/ });
      await row.getByRole("button", { name: "Revoke" }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Revoke" }).click();
      await row.getByText("yes").waitFor();
      expect((await asked()).status).toBe(401);
      await show(page, "Audit log");
      await page.getByText("key.revoke").first().waitFor();
      expect(await page.getByText(made).count()).toBe(0);
      expect(faults).toEqual([]);
      await page.close();
    },
  );

  inBrowser(
    "T45: shows what users are called as text, and says why they see what they see",
    async () => {
      const { page, faults } = await openAdmin();
      await signIn(page);
      await show(page, "Users");
      await page.getByRole("button", { name: "New user" }).click();
      await page.getByLabel("External id").fill("<img src=x onerror=alert(1)>");
      await page.getByRole("dialog").getByRole("button", { name: "New user" }).click();
      const row = page.getByRole("row", { name: /onerror/ });
      await row.waitFor();
      expect(await page.locator("main img").count()).toBe(0);
      await row.getByRole("button", { name: "Rights" }).click();
      await page.getByRole("dialog").getByText("Groups").waitFor();
      await page.getByRole("button", { name: "Preview as this user" }).click();
      const link = page.getByRole("link", { name: /Open the preview/ });
      await link.waitFor();
      expect(await link.getAttribute("rel")).toContain("noopener");
      expect(await link.getAttribute("href")).toMatch(
        /^\/embed\/d\/\d+\/app\?session=[0-9a-f]{64}$/,
      );
      await page.keyboard.press("Escape");
      await row.getByLabel(/Choose/).check();
      await page.locator(".bulk").getByRole("button", { name: "Delete" }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
      await row.waitFor({ state: "detached" });
      expect(faults).toEqual([]);
      await page.close();
    },
  );

  inBrowser("asks for the name of an embed tenant before it removes it", async () => {
    await fetch(`${demo.url}/api/v1/embed/generate-session`, {
      method: "POST",
      headers: { Authorization: `Api-Key ${key}`, "Content-Type": "application/json" },
      body: JSON.stringify({ externalId: "joe", embedTenantName: "gone-soon" }),
    });
    const { page } = await openAdmin();
    await signIn(page);
    await show(page, "Embed tenants");
    const row = page.getByRole("row", { name: /gone-soon/ });
    await row.getByRole("button", { name: "Delete" }).click();
    const remove = page.getByRole("dialog").getByRole("button", { name: "Delete" });
    expect(await remove.isDisabled()).toBe(true);
    await page.getByLabel(/Type gone-soon/).fill("gone-soon");
    await remove.click();
    await row.waitFor({ state: "detached" });
    await page.close();
  });

  inBrowser("G3: is usable by keyboard alone, at any width, light and dark", async () => {
    const { page } = await openAdmin();
    await page.getByLabel("Admin API key").focus();
    await page.keyboard.type(key);
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { level: 1, name: "Account" }).waitFor();
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      for (const section of ["API keys", "Deployments", "Users", "Audit log"]) {
        await page.getByRole("link", { name: section, exact: true }).focus();
        await page.keyboard.press("Enter");
        await page.getByRole("heading", { level: 1, name: section }).waitFor();
        await page.locator(".scroll, .empty").waitFor();
        expect(await violationsOf(page)).toEqual([]);
      }
    }
    await page.setViewportSize({ width: 390, height: 800 });
    expect(await page.evaluate("document.documentElement.scrollWidth <= innerWidth")).toBe(true);
    await page.close();
  });
});
