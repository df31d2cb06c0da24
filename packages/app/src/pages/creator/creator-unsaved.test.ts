import { afterAll, beforeAll, describe, expect } from "@jest/globals";
import type { Page } from "playwright-core";
import { violationsOf } from "../axe.fixture.js";
import { inBrowser } from "../browser.fixture.js";
import { saved, startCreators, type Creators } from "./creator.fixture.js";

let at: Creators;
beforeAll(async () => {
  at = await startCreators();
});
afterAll(() => at.close());

/** Opens a new dashboard with a text, and the form of that text. */
const openForm = async (): Promise<Page> => {
  const { page } = await at.open("priya");
  await page.getByRole("button", { name: "New dashboard" }).click();
  await page.getByRole("button", { name: "Add text" }).click();
  await saved(page);
  await reopenForm(page);
  return page;
};

const reopenForm = async (page: Page): Promise<void> => {
  await page.locator(".edited-tile").getByRole("button", { name: "Change:" }).click();
  await page.getByRole("menuitem", { name: "Edit tile" }).click();
  await page.getByRole("dialog", { name: "Edit tile" }).waitFor();
};

/** Closes a tab as its reader does, and says whether it asked whether to leave. */
const closing = async (page: Page): Promise<boolean> => {
  const asked = new Promise<boolean>((resolve) => {
    page.once("close", () => {
      resolve(false);
    });
    page.once("dialog", (dialog) => {
      resolve(dialog.type() === "beforeunload");
      void dialog.dismiss();
    });
  });
  // The page's own call would close all that is around it, and ask nobody.
  const tab = await page.context().newCDPSession(page);
  await tab.send("Page.close");
  return asked;
};

describe("H3: what is typed into the form of a tile", () => {
  inBrowser("is not lost by Escape, but by an answer", async () => {
    const page = await openForm();
    const form = page.getByRole("dialog", { name: "Edit tile" });
    const box = form.getByRole("textbox", { name: "Text" });
    const question = page.getByRole("dialog", { name: "Discard what you have changed?" });
    await page.keyboard.press("Escape");
    await form.waitFor({ state: "detached" });

    await reopenForm(page);
    await box.focus();
    await page.keyboard.type("Two hours of work. ");
    for (const _ of [1, 2]) {
      await page.keyboard.press("Escape");
      await question.waitFor();
      expect(await violationsOf(page)).toEqual([]);
      // Escape is the answer that loses nothing.
      await page.keyboard.press("Escape");
      await question.waitFor({ state: "detached" });
      expect(await box.inputValue()).toContain("Two hours of work.");
      expect(await page.evaluate("document.activeElement.tagName")).toBe("TEXTAREA");
    }
    await form.getByRole("button", { name: "Close" }).click();
    await question.getByRole("button", { name: "Keep editing" }).click();
    expect(await box.inputValue()).toContain("Two hours of work.");
    await form.getByRole("button", { name: "Close" }).click();
    await question.getByRole("button", { name: "Discard" }).click();
    await form.waitFor({ state: "detached" });
    expect(await page.getByText("Two hours of work.").count()).toBe(0);

    await reopenForm(page);
    await box.fill("Kept");
    await form.getByRole("button", { name: "Apply" }).click();
    await form.waitFor({ state: "detached" });
    await page.locator(".tile-text").getByText("Kept").waitFor();
    await page.close();
  });

  inBrowser("makes a tab ask before it closes, and nothing typed does not", async () => {
    const page = await openForm();
    await page.getByRole("dialog").getByRole("textbox", { name: "Text" }).focus();
    await page.keyboard.type("Two hours of work. ");
    expect(await closing(page)).toBe(true);
    expect(await page.getByRole("dialog").getByRole("textbox").inputValue()).toContain("Two hours");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Discard" }).click();
    await saved(page);
    expect(await closing(page)).toBe(false);
  });
});

describe("H3: what is typed into the lines above a dashboard", () => {
  inBrowser("makes a tab ask, and is kept when the dashboard is left", async () => {
    const { page } = await at.open("tom");
    await page.getByRole("button", { name: "New dashboard" }).click();
    await page.getByLabel("Description").focus();
    await page.keyboard.type("Typed, and not left");
    expect(await closing(page)).toBe(true);
    await page.goBack();
    await page.getByRole("button", { name: "New dashboard" }).waitFor();
    await page.goForward();
    await page.locator(".dashboard-head").getByText("Typed, and not left").waitFor();
    await page.close();
  });
});
