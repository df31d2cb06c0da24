import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import type { Browser, Frame, Page } from "playwright-core";
import { openPage } from "../browser.fixture.js";
import type { McpEndpoint, ToolAnswer } from "./assistant-client.fixture.js";

/** What a client of an assistant says to the page that it shows. */
export interface Showing {
  readonly tool: "show_chart" | "show_dashboard";
  readonly input: Readonly<Record<string, unknown>>;
  readonly theme?: "light" | "dark";
  readonly locale?: string;
  readonly width?: number;
  /** Hands on the answer without its data, as some clients do. */
  readonly dropsData?: boolean;
  /** Stands in for the answers of `get_rows`. */
  readonly rows?: (input: Readonly<Record<string, unknown>>) => object | undefined;
}

/** A page that is shown, and what was asked for it. */
export interface ShownPage {
  readonly page: Page;
  readonly frame: Frame;
  readonly faults: readonly string[];
  readonly calls: readonly Readonly<Record<string, unknown>>[];
  readonly answer: ToolAnswer;
}

/** Of a client that keeps strictly to what a page declares: nothing may be fetched (MCP Apps). */
const policy = [
  "default-src 'none'",
  "script-src 'self' 'unsafe-inline'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'none'",
].join("; ");

/** The other end of the protocol, by its authors: it opens the page in a frame and speaks with it. */
const clientScript = `
import { AppBridge, PostMessageTransport } from "@modelcontextprotocol/ext-apps/app-bridge";
const { input, answer, context } = await window.showing();
const frame = document.querySelector("iframe");
const bridge = new AppBridge(null, { name: "client", version: "1" }, { serverTools: {} }, { hostContext: context });
bridge.oncalltool = ({ name, arguments: given }) => window.callTool(name, given);
bridge.addEventListener("sizechange", ({ height }) => { if (height) frame.style.height = height + "px"; });
bridge.addEventListener("initialized", async () => {
  await bridge.sendToolInput({ arguments: input });
  await bridge.sendToolResult(answer);
});
window.bridge = bridge;
const transport = new PostMessageTransport(frame.contentWindow, frame.contentWindow);
await bridge.connect(transport);
frame.src = "/page";
`;

/** The package that has the protocol's library. */
const embedUi = fileURLToPath(new URL("../../../../embed-ui/", import.meta.url));

let bundled: Promise<string> | undefined;

const clientBundle = (): Promise<string> =>
  (bundled ??= build({
    stdin: { contents: clientScript, resolveDir: embedUi, loader: "js" },
    bundle: true,
    format: "esm",
    write: false,
    logLevel: "silent",
  }).then(({ outputFiles }) => outputFiles[0]?.text ?? ""));

const origin = "http://assistant.test";

/** Calls the tool as a language model would, and shows the page that the tool names, as a client would. */
export const showPage = async (
  browser: Browser,
  endpoint: McpEndpoint,
  { tool, input, theme = "light", locale = "en", width = 900, dropsData, rows }: Showing,
): Promise<ShownPage> => {
  const { tools } = (await endpoint.ask("tools/list")) as {
    readonly tools: readonly {
      readonly name: string;
      readonly _meta?: { readonly ui?: { readonly resourceUri?: string } };
    }[];
  };
  const uri = tools.find(({ name }) => name === tool)?._meta?.ui?.resourceUri ?? "none";
  const { contents } = (await endpoint.ask("resources/read", { uri })) as {
    readonly contents: readonly { readonly text: string }[];
  };
  const call = (name: string, given: object) =>
    endpoint.ask("tools/call", {
      name,
      arguments: given,
    }) as Promise<object> as Promise<ToolAnswer>;
  const answer = await call(tool, input);
  const { structuredContent: _data, ...withoutData } = answer;
  const { page, faults } = await openPage(browser, [origin]);
  await page.setViewportSize({ width, height: 800 });
  await page.emulateMedia({ colorScheme: "light" });
  const calls: Readonly<Record<string, unknown>>[] = [];
  await page.exposeFunction("showing", () => ({
    input,
    answer: dropsData === true ? withoutData : answer,
    context: { theme, locale, timeZone: "Europe/Berlin" },
  }));
  await page.exposeFunction(
    "callTool",
    (name: string, given: Readonly<Record<string, unknown>>) => {
      calls.push({ name, ...given });
      return rows?.(given) ?? call(name, given);
    },
  );
  const script = await clientBundle();
  const html = `<!doctype html><html style="background: ${theme === "dark" ? "#1f1f1e" : "#fff"}"><body style="margin: 0"><iframe sandbox="allow-scripts" style="border: 0; width: 100%; height: 40px" title="Chart"></iframe><script type="module" src="/client.js"></script></body></html>`;
  await page.route(`${origin}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === "/client.js") {
      await route.fulfill({ contentType: "text/javascript", body: script });
    } else if (pathname === "/page") {
      const headers = { "Content-Security-Policy": policy };
      const body = contents[0]?.text ?? "";
      await route.fulfill({ contentType: "text/html; charset=utf-8", headers, body });
    } else await route.fulfill({ contentType: "text/html; charset=utf-8", body: html });
  });
  await page.goto(origin);
  const shown = await page.waitForSelector("iframe[src='/page']");
  const frame = await shown.contentFrame();
  if (frame === null) throw new Error("There is no frame.");
  return { page, frame, faults, calls, answer };
};
