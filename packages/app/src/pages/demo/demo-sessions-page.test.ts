import { describe, expect } from "@jest/globals";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { eventually } from "../../testing/processes.js";
import { inBrowser } from "../browser.fixture.js";
import { ask, demoInBrowser, framed, question } from "./demo-in-browser.fixture.js";

const started = demoInBrowser();

describe("the demo's sessions, and who may frame them", () => {
  inBrowser(
    "G4: a session that is ended in the demo is renewed, and the drawer shows it",
    async () => {
      const { demoUrl, open } = started();
      const { page, faults } = await open();
      await page.goto(demoUrl);
      await ask(framed(page), question);
      await page.getByRole("button", { name: "End the session" }).click();
      await page.getByText("POST session/revoke").waitFor();
      await ask(framed(page), "What is the revenue by month?");
      await page.getByText("session renewed").waitFor();
      expect(await framed(page).locator(".question", { hasText: question }).isVisible()).toBe(true);
      await page.selectOption("#theme", "sun");
      await page.selectOption("#scheme", "dark");
      await page.locator("summary", { hasText: "set-color-scheme" }).waitFor();
      await page.waitForTimeout(300);
      const accent = "document.documentElement.style.getPropertyValue('--ea-accent')";
      expect(await page.frames()[1]?.evaluate(accent)).toBe("#ffd84a");
      const drawer = (await page.locator("#calls").textContent()) ?? "none";
      expect(drawer).toContain("generate-session");
      expect(drawer).not.toMatch(/[0-9a-f]{32}|eyJ/);
      // The browser itself reports the one refusal.
      expect(faults.filter((fault) => !fault.includes("401"))).toEqual([]);
      await page.close();
    },
  );

  inBrowser(
    "G5: a reload of the host's page opens what was open, for the same person",
    async () => {
      const { demoUrl, open } = started();
      const { page, faults } = await open();
      await page.goto(demoUrl);
      await page.selectOption("#person", "priya");
      const answered = await ask(framed(page), question);
      await page.reload();
      await framed(page).locator(".question", { hasText: question }).waitFor();
      expect(await page.locator("#person").inputValue()).toBe("priya");
      expect(await framed(page).locator(".markdown").last().innerText()).toBe(answered);
      await page.getByRole("button", { name: "Dashboard", exact: true }).click();
      await framed(page).locator("[data-tile]").first().waitFor();
      await page.reload();
      await framed(page).locator("[data-tile]").first().waitFor();
      await page.goto(`${demoUrl}/#person=nobody&surface=toString&path=//`);
      await page.reload();
      await framed(page).locator("textarea").waitFor();
      expect(faults).toEqual([]);
      await page.close();
    },
  );

  inBrowser("G1: a session that was used opens no second page, and says what to do", async () => {
    const { demoUrl, open } = started();
    const { page } = await open();
    const opened = page.waitForRequest((request) =>
      request.url().includes("/embed/d/1/chat?session="),
    );
    await page.goto(demoUrl);
    const address = (await opened).url();
    await framed(page).locator("textarea").waitFor();
    await page.goto(address);
    await page.getByRole("heading", { name: "This session has ended" }).waitFor();
    expect(page.url()).not.toContain("session=");
    await page.reload();
    await page.getByRole("heading", { name: "This session has ended" }).waitFor();
    await page.close();
  });

  inBrowser("G2: a page of another origin than the account's cannot frame the chat", async () => {
    const { url, open } = started();
    const html = `<!doctype html><iframe src="${url}/embed/d/1/chat?account=demo"></iframe>`;
    const host = createServer((_request, response) => {
      response.setHeader("Content-Type", "text/html").end(html);
    });
    await new Promise<void>((resolve) => host.listen(0, "127.0.0.1", resolve));
    const { port } = host.address() as AddressInfo;
    const { page, faults } = await open([url, `http://localhost:${port}`]);
    await page.goto(`http://localhost:${port}`);
    await framed(page).getByRole("heading", { name: "This session has ended" }).waitFor();
    expect(faults).toEqual([]);
    await page.goto(`http://evil.localhost:${port}`);
    await eventually(() => faults.some((fault) => fault.includes("frame-ancestors")));
    expect(await framed(page).locator("#root").count()).toBe(0);
    await page.close();
    host.closeAllConnections();
    host.close();
  });
});
