import type { FrameLocator, Page } from "playwright-core";

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
