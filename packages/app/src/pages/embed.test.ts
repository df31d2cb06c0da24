import { afterAll, afterEach, beforeAll, describe, expect } from "@jest/globals";
import type { Browser, Frame, Page } from "playwright-core";
import { inBrowser, openPage, startBrowser } from "./browser.fixture.js";
import { startEmbedding, type Embedding } from "./embedding.fixture.js";

/** A product's page: mounts one chat, and notes what it says. */
const script = `
  import { mount } from "./embed/index.js";
  const place = document.getElementById("place");
  globalThis.events = [];
  const note = (type) => (payload) => { events.push([type, payload]); };
  globalThis.user = new URLSearchParams(location.search).get("user") ?? "jane";
  globalThis.cancelling = false;
  globalThis.chat = mount(place, {
    baseUrl: serviceUrl,
    deploymentId: 1,
    fetchSession: async () => (await fetch("/session?user=" + user, { method: "POST" })).json(),
    handles: ["open-link"],
    onOpenLink: (payload) => { events.push(["open-link", payload]); return { cancel: cancelling }; },
    onReady: note("ready"), onSize: note("size"), onStatus: note("status"),
    onAiQuery: note("ai-query"), onSession: note("session"), onError: note("error"),
    onView: note("view"), locale: "de", theme: { light: { accent: "#7a1fa2" } },
  });
  globalThis.refusal = (type, payload) => chat.send(type, payload).then(() => "done", (error) => error.code);
`;

type Noted = readonly (readonly [string, Readonly<Record<string, unknown>>])[];

let browser: Browser | undefined;
let at: Embedding;
let page: Page;
let faults: readonly string[];

beforeAll(async () => {
  browser = await startBrowser();
  at = await startEmbedding(script);
});
afterEach(async () => {
  await page.close();
});
afterAll(async () => {
  await browser?.close();
  at.close();
});

const evaluate = <Result>(code: string): Promise<Result> => page.evaluate<Result>(code);
const events = async (type: string): Promise<readonly Record<string, unknown>[]> =>
  (await evaluate<Noted>("events")).filter(([each]) => each === type).map(([, said]) => said);
const until = (code: string): Promise<unknown> => page.waitForFunction(code);
const frame = (): Frame => {
  const found = page.frames()[1];
  if (found === undefined) throw new Error("There is no frame.");
  return found;
};
const box = () => page.frameLocator("iframe").locator("footer textarea");

const open = async (path = "/"): Promise<void> => {
  ({ page, faults } = await openPage(
    browser!,
    [at.url, at.hostUrl].map((url) => new URL(url).origin),
  ));
  await page.goto(at.hostUrl + path);
  await until("events.some(([type]) => type === 'ready')");
};

describe("G5: host and frame, in a browser", () => {
  inBrowser("G4: mount opens the chat; it says ready, asks and hears of the answer", async () => {
    const before = at.minted();
    await open();
    expect(at.minted() - before).toBe(1);
    const [ready] = await events("ready");
    expect(ready).toMatchObject({ deploymentId: 1, mode: "read-only", version: 1 });
    expect(ready?.["actions"]).toEqual(expect.arrayContaining(["ask", "stop", "set-session"]));
    expect(await evaluate("chat.send('ask', { text: 'hello' })")).toBeUndefined();
    await until(
      "events.some(([type, { status }]) => type === 'ai-query' && status === 'completed')",
    );
    const queries = await events("ai-query");
    expect(queries.map(({ status }) => status)).toEqual(["submitted", "completed"]);
    expect(queries[1]).toMatchObject({ query: "hello", agentId: "1" });
    const state = await evaluate<Record<string, unknown>>("chat.send('get-state', {})");
    expect(state["chatId"]).toBe(queries[1]?.["chatId"]);
    expect(JSON.stringify(await evaluate("events"))).not.toMatch(/eyJ|[0-9a-f]{64}/);
    expect(faults).toEqual([]);
  });

  inBrowser("B9: the theme and the language of the host are the page's", async () => {
    await open();
    await until("events.some(([type]) => type === 'view')");
    const accent = await frame().evaluate(
      "document.documentElement.style.getPropertyValue('--ea-accent')",
    );
    expect(accent).toBe("#7a1fa2");
    const theme = { light: { bg: "url(https://evil.example)" }, dark: {}, evil: 1 };
    expect(await evaluate(`chat.send('set-theme', { theme: ${JSON.stringify(theme)} })`)).toEqual({
      ignored: ["/evil", "/light/bg"],
    });
    await evaluate("chat.send('set-color-scheme', { scheme: 'dark' })");
    expect(await frame().locator("html").getAttribute("data-scheme")).toBe("dark");
    expect(faults).toEqual([]);
  });

  inBrowser("bad actions are answered with a code, and change nothing", async () => {
    await open();
    const refusal = (type: string, payload: unknown) =>
      evaluate(`refusal(${JSON.stringify(type)}, ${JSON.stringify(payload)})`);
    expect(await refusal("constructor", {})).toBe("unknown_action");
    expect(await refusal("ask", { text: 1 })).toBe("invalid_payload");
    expect(await refusal("ask", { text: "x", more: 1 })).toBe("invalid_payload");
    expect(await refusal("navigate", { path: "https://evil.example" })).toBe("invalid_payload");
    expect(await refusal("set-filter", { filters: {} })).toBe("not_allowed");
    expect(await refusal("ask", { text: "x".repeat(64 * 1024) })).toBe("too_large");
    const flood = await evaluate<readonly string[]>(
      "Promise.all(Array.from({ length: 200 }, () => refusal('get-state', {})))",
    );
    expect(flood.filter((code) => code === "done").length).toBeLessThanOrEqual(60);
    expect(flood).toContain("busy");
    await box().waitFor();
    expect(await box().inputValue()).toBe("");
    expect(faults).toEqual([]);
  });

  inBrowser("B1, B2: the size follows the content both ways, whatever the frame's is", async () => {
    await open();
    await until("events.some(([type]) => type === 'size')");
    const height = async () => Number((await events("size")).at(-1)?.["height"]);
    const short = await height();
    await evaluate("place.style.height = '1400px'");
    await page.waitForTimeout(300);
    expect(await height()).toBe(short);
    await evaluate(`chat.send('ask', { text: ${JSON.stringify("long ".repeat(900))} })`);
    await until(
      "events.some(([type, { status }]) => type === 'ai-query' && status === 'completed')",
    );
    await until(`events.findLast(([type]) => type === 'size')[1].height > ${short + 200}`);
    await evaluate("chat.send('navigate', { path: '/' })");
    await until(`Math.abs(events.findLast(([type]) => type === 'size')[1].height - ${short}) <= 2`);
    expect(faults).toEqual([]);
  });

  inBrowser("a window of another place than the parent is not listened to", async () => {
    await open();
    await page.evaluate(() => {
      const message = `{ source: "embedded-analytics", direction: "action", v: 1, type: "ask",
        payload: { text: "stolen" }, id: "x" }`;
      const stranger =
        `<script>onmessage = () => parent.postMessage("answered", "*");
        parent.frames[0].postMessage(${message}, "*");</scr` + `ipt>`;
      const html = (
        globalThis as unknown as {
          document: { body: { insertAdjacentHTML(at: string, html: string): void } };
        }
      ).document;
      const escaped = stranger.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
      html.body.insertAdjacentHTML("beforeend", `<iframe srcdoc="${escaped}"></iframe>`);
    });
    await page.waitForTimeout(500);
    expect(await frame().getByText("stolen").count()).toBe(0);
  });
});
