import { afterAll, beforeAll, describe, expect } from "@jest/globals";
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

interface Account {
  readonly allowedOrigins: readonly string[];
  readonly defaultDeploymentId: number;
  readonly flags: { readonly useCreatorMode: boolean };
}

/** A call of administration with the account's key. */
const ask = async (path: string, method = "GET", body?: object): Promise<unknown> => {
  const response = await fetch(`${demo.url}/api/v1/admin/${path}`, {
    method,
    headers: { Authorization: `Api-Key ${key}`, "Content-Type": "application/json" },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  expect(response.ok).toBe(true);
  return response.json();
};

const account = async (): Promise<Account> => (await ask("account")) as Account;

const openSignedIn = async (): Promise<Awaited<ReturnType<typeof openPage>>> => {
  const opened = await openPage(browser!, [demo.url]);
  const { page } = opened;
  await page.goto(`${demo.url}/admin`);
  await page.getByLabel("Admin API key").fill(key);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByRole("heading", { level: 1, name: "Account" }).waitFor();
  return opened;
};

const edit = (page: Page): Promise<void> =>
  page.getByRole("main").getByRole("button", { name: "Change settings" }).first().click();

const submit = (page: Page): Promise<void> =>
  page.getByRole("dialog").getByRole("button", { name: "Change settings" }).click();

describe("J1: the account's settings on the page for administrators", () => {
  inBrowser("are changed, and what another changes in the meantime stays", async () => {
    const before = await account();
    const { page, faults } = await openSignedIn();
    await edit(page);
    const origins = page.getByLabel("Pages that may frame it");
    expect(await origins.inputValue()).toBe(before.allowedOrigins.join(", "));
    const creatorMode = page.getByLabel("Creator mode");
    expect(await creatorMode.isChecked()).toBe(before.flags.useCreatorMode);
    await ask("account", "PATCH", { flags: { useCreatorMode: !before.flags.useCreatorMode } });
    await origins.fill("https://one.example, https://two.example");
    await submit(page);
    await page.locator(".facts").getByText("https://one.example, https://two.example").waitFor();
    expect(await account()).toEqual({
      ...before,
      allowedOrigins: ["https://one.example", "https://two.example"],
      flags: { useCreatorMode: !before.flags.useCreatorMode },
    });
    await edit(page);
    await creatorMode.setChecked(before.flags.useCreatorMode);
    await submit(page);
    await page.getByRole("dialog").waitFor({ state: "detached" });
    expect((await account()).flags).toEqual(before.flags);
    expect(faults).toEqual([]);
    await page.close();
  });

  inBrowser("stay as they are where the form says something that cannot be", async () => {
    const before = await account();
    const { page } = await openSignedIn();
    for (const [label, text] of [
      ["Default deployment", "none"],
      ["Default deployment", "987654"],
      ["Pages that may frame it", "not an origin"],
    ] as const) {
      await edit(page);
      await page.getByLabel(label).fill(text);
      await submit(page);
      const said = await page.getByRole("dialog").getByRole("alert").innerText();
      expect(said).toMatch(/deployment|origin/i);
      await page.keyboard.press("Escape");
      await page.getByRole("dialog").waitFor({ state: "detached" });
    }
    expect(await account()).toEqual(before);
    await page.close();
  });

  inBrowser("G3: can be changed at 390 pixels, light and dark", async () => {
    const { page } = await openSignedIn();
    await page.setViewportSize({ width: 390, height: 800 });
    await edit(page);
    await page.getByLabel("Pages that may frame it").waitFor();
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await violationsOf(page)).toEqual([]);
      expect(await page.evaluate("document.documentElement.scrollWidth <= innerWidth")).toBe(true);
    }
    await page.close();
  });
});

inBrowser("J1: a page of a list that is asked for twice at once is shown once", async () => {
  // The newer users of the other tenant fill the first page until the filter holds.
  for (const embedTenantName of ["many-users", "other-users"]) {
    const users = Array.from({ length: 80 }, (_, at) => ({
      externalId: `user-${at}`,
      embedTenantName,
    }));
    await ask("users", "POST", { users });
  }
  const { page } = await openSignedIn();
  await page.getByRole("link", { name: "Users", exact: true }).click();
  await page.getByLabel("Embed tenant").fill("many-users");
  const rows = page.locator("tbody tr", { hasText: "many-users" });
  await rows.nth(49).waitFor();
  const more = page.getByRole("button", { name: "Show more" });
  await more.evaluate((button: { click(): void }) => {
    button.click();
    button.click();
  });
  await more.waitFor({ state: "detached" });
  await page.waitForLoadState("networkidle");
  const ids = await rows.locator("td:nth-child(2)").allInnerTexts();
  expect(ids.length).toBe(80);
  expect(new Set(ids).size).toBe(80);
  await page.close();
});
