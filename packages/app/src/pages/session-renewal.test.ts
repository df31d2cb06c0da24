import { afterAll, afterEach, beforeAll, describe, expect } from "@jest/globals";
import type { Browser, FrameLocator, Page } from "playwright-core";
import { inBrowser, openPage, startBrowser } from "./browser.fixture.js";
import { startEmbedding, type Embedding } from "./embedding.fixture.js";

const script = `
  import { mount } from "./embed/index.js";
  globalThis.states = [];
  globalThis.readies = 0;
  globalThis.user = "jane";
  const options = {
    baseUrl: serviceUrl,
    deploymentId: 1,
    fetchSession: async () => (await fetch("/session?user=" + user, { method: "POST" })).json(),
    onSession: ({ state }) => { states.push(state); },
    onReady: () => { readies += 1; },
    onError: ({ code }) => { states.push(code); },
  };
  globalThis.chat = mount(document.getElementById("place"), options);
`;
const dayAndMore = 25 * 3600;

let browser: Browser | undefined;
let at: Embedding;
let page: Page;

beforeAll(async () => {
  browser = await startBrowser();
  at = await startEmbedding(script);
});
afterEach(async () => {
  at.answerSession(undefined);
  await page.close();
});
afterAll(async () => {
  await browser?.close();
  at.close();
});

const framed = (): FrameLocator => page.frameLocator("iframe");
const box = () => framed().getByLabel("Your question");
const until = (code: string): Promise<unknown> => page.waitForFunction(code);
const states = (): Promise<readonly string[]> => page.evaluate<readonly string[]>("states");
const open = async (): Promise<void> => {
  ({ page } = await openPage(browser!, []));
  await page.goto(at.hostUrl);
  await until("readies > 0");
};
const ask = async (text: string): Promise<void> => {
  await box().fill(text);
  await box().press("Enter");
};
const answered = (text: string) => framed().getByText(`You said ${text}.`).first().waitFor();

describe("G4: sessions are renewed in place", () => {
  inBrowser(
    "a token that is over is replaced when it is refused; thread and draft stay",
    async () => {
      await open();
      await ask("one");
      await answered("one");
      at.passTime(dayAndMore);
      await ask("two");
      await answered("two");
      expect(await states()).toEqual(["needed", "renewed"]);
      expect(await framed().getByText("You said one.").first().isVisible()).toBe(true);
      await box().fill("a draft");
      at.passTime(dayAndMore);
      await page.evaluate("chat.send('ask', { text: 'three' })");
      await answered("three");
      expect(await box().inputValue()).toBe("a draft");
      expect(await page.evaluate("readies")).toBe(1);
    },
  );

  inBrowser(
    "a page left overnight, whose browser's clock is an hour wrong, is renewed",
    async () => {
      ({ page } = await openPage(browser!, []));
      await page.clock.install({ time: Date.now() - 3_600_000 });
      await page.goto(at.hostUrl);
      await until("readies > 0");
      await page.clock.fastForward(23 * 3_600_000);
      await until("states.includes('renewed')");
      expect(await states()).toEqual(["expiring", "renewed"]);
      await ask("morning");
      await answered("morning");
    },
  );

  inBrowser("a session of another user clears what is on the page", async () => {
    await open();
    await ask("secret");
    await answered("secret");
    const other = await at.mint("john");
    await page.evaluate(`chat.send('set-session', { sessionId: '${other}' })`);
    await until("readies === 2");
    expect(await framed().getByText("secret").count()).toBe(0);
    expect(await states()).toEqual(["changed"]);
    expect(page.frames()[1]?.url()).not.toContain("chat=");
    await ask("mine");
    await answered("mine");
  });

  inBrowser(
    "a session that is spent, or of another deployment, is refused and changes nothing",
    async () => {
      await open();
      await ask("kept");
      await answered("kept");
      const spent = await at.mint("jane");
      await at.analytics.exchangeSession({ sessionId: spent });
      const elsewhere = await at.mint("jane", { deploymentId: 2 });
      for (const sessionId of [spent, elsewhere, "0".repeat(64)]) {
        const code = await page.evaluate(
          `chat.send('set-session', { sessionId: '${sessionId}' }).then(() => 'done', ({ code }) => code)`,
        );
        expect(code).toBe("not_allowed");
      }
      expect(await framed().getByText("You said kept.").first().isVisible()).toBe(true);
    },
  );

  inBrowser(
    "a frame that is reloaded in mid-answer comes back to it with a new session",
    async () => {
      await open();
      await ask("slow");
      await framed().getByText("The first half.").waitFor();
      await page.frames()[1]?.evaluate("location.reload()");
      await until("readies === 2");
      await framed().getByText("The first half.").waitFor();
      await framed().getByRole("button", { name: "Stop" }).click();
      await framed().getByText("Stopped.", { exact: true }).first().waitFor();
    },
  );

  inBrowser("a host that has no session is asked again until it has one", async () => {
    at.answerSession({});
    ({ page } = await openPage(browser!, []));
    await page.goto(at.hostUrl);
    await until("states.includes('session_unavailable')");
    at.answerSession(undefined);
    await until("readies > 0");
  });

  inBrowser(
    "a page that no host listens to says that the session has ended, and can reload",
    async () => {
      ({ page } = await openPage(browser!, []));
      const sessionId = await at.mint("jane");
      await page.goto(`${at.url}/embed/d/1/chat?session=${sessionId}`);
      await box0().waitFor();
      const before = Date.now();
      await page.reload();
      await page.getByRole("heading", { name: "This session has ended" }).waitFor();
      expect(Date.now() - before).toBeLessThan(8_000);
      expect(await page.getByRole("button", { name: "Reload" }).isVisible()).toBe(true);
    },
  );

  inBrowser("with storage and cookies blocked it is the same", async () => {
    ({ page } = await openPage(browser!, []));
    await page.addInitScript(() => {
      for (const name of ["localStorage", "sessionStorage", "indexedDB"]) {
        Object.defineProperty(globalThis, name, {
          get: () => {
            throw new Error("blocked");
          },
        });
      }
    });
    await page.goto(at.hostUrl);
    await until("readies > 0");
    await ask("blocked");
    await answered("blocked");
    expect(await page.context().cookies()).toEqual([]);
  });
});

const box0 = () => page.getByLabel("Your question");
