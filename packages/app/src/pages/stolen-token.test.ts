import { afterAll, beforeAll, describe, expect } from "@jest/globals";
import type { Browser, Frame, Page } from "playwright-core";
import { inBrowser, openPage, startBrowser } from "./browser.fixture.js";
import { startDemo, type Demo } from "./demo-service.fixture.js";

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

/** A page of the demo with all that could carry its token away. */
interface Watched {
  readonly page: Page;
  readonly frame: Frame;
  /** The token, and the session id that it was exchanged for. */
  readonly secrets: readonly string[];
  /** Addresses, referrers and bodies of requests, lines of the console, and what windows were sent. */
  readonly carried: readonly string[];
}

/** A frame of another origin beside the chat, which asks for its secrets and tries to reach into it. */
const sibling = `<script>
  const asked = [{ type: "get-token" }, { type: "session" }, { source: "embedded-analytics", type: "get-session" }];
  setInterval(() => { for (const each of asked) top.frames[0].postMessage(each, "*"); }, 100);
  addEventListener("message", ({ data }) => top.postMessage({ stolen: data }, "*"));
  try { top.postMessage({ stolen: top.frames[0].localStorage.length }, "*"); } catch { top.postMessage({ refused: true }, "*"); }
</script>`;

const watch = async (): Promise<Watched> => {
  const { page } = await openPage(browser!, []);
  const carried: string[] = [];
  const secrets: string[] = [];
  page.on("console", (message) => carried.push(message.text()));
  page.on("request", (request) => {
    const { referer = "" } = request.headers();
    // The exchange carries the session id, and calls the token, each to the service and nowhere else.
    if (!request.url().startsWith(demo.url)) carried.push(request.postData() ?? "");
    carried.push(
      request.url().replace(/([?&]session=)[^&]*/, "$1"),
      referer.replace(/session=[^&]*/, ""),
    );
    const session = new URL(request.url()).searchParams.get("session");
    if (session !== null) secrets.push(session);
  });
  page.on("response", (response) => {
    if (!response.url().endsWith("/session/token")) return;
    void response.json().then(({ token }: { readonly token: string }) => secrets.push(token));
  });
  await page.exposeFunction("carry", (text: string) => void carried.push(text));
  await page.addInitScript(`
    addEventListener("message", ({ data }) => { try { (window.carry ?? (() => {}))(JSON.stringify(data)); } catch {} });
  `);
  await page.goto(demo.demoUrl);
  const box = page.frameLocator("iframe").first().locator("textarea");
  await box.waitFor();
  await page.evaluate((html) => {
    const { document: page } = globalThis as unknown as {
      readonly document: {
        createElement(name: string): { srcdoc: string; setAttribute(n: string, v: string): void };
        readonly body: { append(element: object): void };
      };
    };
    const frame = page.createElement("iframe");
    frame.setAttribute("sandbox", "allow-scripts");
    frame.srcdoc = html;
    page.body.append(frame);
  }, sibling);
  await box.fill("What is the revenue by category?");
  await box.press("Enter");
  await page.frameLocator("iframe").first().getByRole("button", { name: "Copy answer" }).waitFor();
  const frame = page.frames().find((each) => each.url().startsWith(`${demo.url}/embed/`));
  if (frame === undefined) throw new Error("There is no page of the service.");
  return { page, frame, secrets, carried };
};

describe("T43 G1: a page's token stays where it is", () => {
  inBrowser(
    "in no message, address, referrer, console line or log, whoever asks beside it",
    async () => {
      const { page, frame, secrets, carried } = await watch();
      const [session = "none", token = "none"] = [...secrets].sort((a, b) => a.length - b.length);
      expect(token.split(".")).toHaveLength(3);
      expect(session.length).toBeGreaterThan(15);
      expect(carried.some((text) => text.includes("refused"))).toBe(true);
      expect(carried.length).toBeGreaterThan(10);
      const { stdout, stderr } = demo.process().output();
      const history = await frame.evaluate(
        "[location.href, document.referrer, document.title, name].join()",
      );
      for (const text of [...carried, stdout, stderr, page.url(), String(history)]) {
        expect(text).not.toContain(token);
        expect(text).not.toContain(token.split(".")[2]);
        expect(text).not.toContain(session);
      }
      await page.close();
    },
  );

  inBrowser("in no storage of the page, the frame or the browser", async () => {
    const { page, frame, secrets } = await watch();
    const kept = String(
      await frame.evaluate(`(async () => JSON.stringify([
        { ...localStorage }, { ...sessionStorage }, document.cookie, history.state,
        await indexedDB.databases(), "caches" in globalThis ? await caches.keys() : [],
      ]))()`),
    );
    const cookies = JSON.stringify(await page.context().cookies());
    const state = JSON.stringify(await page.context().storageState());
    expect(secrets.length).toBeGreaterThan(1);
    for (const secret of secrets) {
      for (const text of [kept, cookies, state]) expect(text).not.toContain(secret);
    }
    await page.close();
  });
});
