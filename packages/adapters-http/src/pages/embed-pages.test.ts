import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { EmbedPage, PageAddress } from "@embedded-analytics/domain";
import { httpCall, type HttpAnswer } from "@embedded-analytics/testkit/http";
import { createRouter, type RouterOptions } from "../create-router.js";
import { analyticsWith, hosting, type TestHost } from "../host.fixture.js";

const html = `<!doctype html>
<html lang="en">
  <head>
    <script type="module" crossorigin src="./assets/main-abc123.js"></script>
  </head>
  <body></body>
</html>`;
const script = "export const answer = 42;";
const found: EmbedPage = {
  accountName: "demo",
  allowedOrigins: ["https://app.example", "http://localhost:*"],
  look: { colorScheme: undefined, theme: undefined },
  agents: [
    { id: "1", name: "analyst" },
    { id: "2", name: "second" },
  ],
  deploymentId: 1,
};
const sessionId = "a".repeat(64);

let folder: string;
let host: TestHost | undefined;
let asked: PageAddress[];

beforeEach(async () => {
  asked = [];
  folder = await mkdtemp(join(tmpdir(), "pages-"));
  await mkdir(join(folder, "assets"));
  await writeFile(join(folder, "index.html"), html);
  await writeFile(join(folder, "secret.txt"), "not to be served");
  await writeFile(join(folder, "assets", "main-abc123.js"), script);
});

afterEach(async () => {
  await host?.close();
  await rm(folder, { recursive: true });
});

const serving = async (page: EmbedPage = found, options: RouterOptions = {}, prefix = "/") => {
  const findEmbedPage = (address: PageAddress) => {
    asked.push(address);
    return Promise.resolve(page);
  };
  host = await hosting((app) => {
    const router = createRouter(analyticsWith({ findEmbedPage }), {
      pagesFolder: folder,
      ...options,
    });
    app.use(prefix, router);
  });
  const { baseUrl } = host;
  return (path: string, method = "GET", headers = {}): Promise<HttpAnswer> =>
    httpCall(baseUrl, { method, path, headers });
};

const dataOf = ({ text }: HttpAnswer): unknown => {
  const content = /<meta name="ea-page" content="([^"]*)">/.exec(text)?.[1] ?? "";
  return JSON.parse(content.replaceAll("&quot;", '"').replaceAll("&lt;", "<"));
};

describe("G1: the addresses of the pages", () => {
  test.each([
    ["/embed/d/1/chat", "chat"],
    ["/embed/d/1/dashboard/sales", "dashboard"],
    ["/embed/d/1/app", "app"],
    ["/embed/d/1/chat/", "chat"],
    ["/embed/chat", "chat"],
    ["/embed/dashboard/sales", "dashboard"],
  ])("%s is a page, and its script learns where it is", async (path, surface) => {
    const get = await serving();
    const answer = await get(`${path}?session=${sessionId}`);
    expect(answer.status).toBe(200);
    expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(dataOf(answer)).toEqual({
      basePath: "",
      cloudRegion: "local",
      surface,
      deploymentId: 1,
      accountName: "demo",
      allowedOrigins: ["https://app.example", "http://localhost:*"],
      agentId: "1",
    });
    expect(answer.text).toContain('src="/embed/assets/main-abc123.js"');
    expect(answer.text).not.toContain(sessionId);
    expect(asked).toEqual([{ hostAccountName: undefined, sessionId, accountName: undefined }]);
  });

  test.each([
    ["2", "2"],
    ["3", "1"],
    ["", "1"],
  ])(
    "agent=%j is the agent %s: one of the session's deployment, or its first",
    async (named, id) => {
      const get = await serving();
      const answer = await get(`/embed/d/1/chat?session=${sessionId}&agent=${named}`);
      expect(dataOf(answer)).toMatchObject({ agentId: id });
    },
  );

  test("sessionId and account are read, and the host's account goes along (G2)", async () => {
    const get = await serving(found, { serviceDomain: "example.com" });
    await get("/embed/chat?sessionId=x&account=demo", "GET", { Host: "acme.example.com" });
    expect(asked).toEqual([{ hostAccountName: "acme", sessionId: "x", accountName: "demo" }]);
  });

  test("under a prefix of the host, files and calls are found there", async () => {
    const get = await serving(found, {}, "/analytics");
    const answer = await get("/analytics/embed/d/1/chat");
    expect(answer.text).toContain('src="/analytics/embed/assets/main-abc123.js"');
    expect(dataOf(answer)).toMatchObject({ basePath: "/analytics" });
    expect((await get("/analytics/embed/assets/main-abc123.js")).text).toBe(script);
  });

  test.each([
    "/embed",
    "/embed/d/1",
    "/embed/d/x/chat",
    "/embed/d/1e3/chat",
    "/embed/d/1/chat/more",
    "/embed/d/1/dashboard",
    "/embed/index.html",
    "/embed/assets",
    "/embed/assets/",
    "/embed/assets/nothing.js",
    "/embed/assets/../secret.txt",
    "/embed/assets/..%2fsecret.txt",
    "/embed/assets/%2e%2e%2findex.html",
    "/embed/assets/..%5csecret.txt",
    "/embed/assets/constructor",
  ])("%s is 404 with a problem body", async (path) => {
    const answer = await (await serving())(path);
    expect([answer.status, answer.json.code]).toEqual([404, "not_found"]);
  });

  test("without a folder no page is there; a folder without a build fails at once", async () => {
    const get = await serving(found, { pagesFolder: undefined });
    expect((await get("/embed/d/1/chat")).status).toBe(404);
    expect(() => createRouter(analyticsWith({}), { pagesFolder: join(folder, "none") })).toThrow(
      "ENOENT",
    );
  });

  test("HEAD has the same headers without a body; POST is not there", async () => {
    const get = await serving();
    const [head, page] = [await get("/embed/chat", "HEAD"), await get("/embed/chat")];
    expect([head.status, head.text]).toEqual([200, ""]);
    expect(head.headers["content-length"]).toBe(String(Buffer.byteLength(page.text)));
    const posted = await get("/embed/chat", "POST");
    expect([posted.status, posted.headers.allow]).toEqual([404, "GET, HEAD, OPTIONS"]);
  });

  test("G3: what stands in the page's data is text, also where it looks like markup", async () => {
    const agents = [{ id: `"><script>alert(1)</script>`, name: "x" }];
    const answer = await (await serving({ ...found, agents }))("/embed/chat");
    expect(answer.text).not.toContain("<script>alert");
  });
});

describe("B6, B9: a page has the look of its session before any script", () => {
  const theme = {
    light: { accent: "#ffe600", chart: ["#111111"] },
    dark: { textMuted: "#cccccc" },
    radius: 3,
    font: 'Georgia, "Old Serif"',
  };

  test("by a style sheet with a nonce of its own each time, and the scheme", async () => {
    const get = await serving({ ...found, look: { colorScheme: "dark", theme } });
    const answer = await get("/embed/chat");
    expect(answer.text).toContain('<html data-scheme="dark"');
    const [, nonce = "none", css] =
      /<style data-theme nonce="([\w-]{22})">([^<]*)<\/style>/.exec(answer.text) ?? [];
    expect(answer.headers["content-security-policy"]).toContain(
      `style-src 'self' 'nonce-${nonce}';`,
    );
    expect(css).toBe(
      ':root{--ea-radius:3px;--ea-font:Georgia, "Old Serif";}' +
        ":root:not([data-scheme=dark]){--ea-accent:#ffe600;--ea-c1:#111111;}" +
        "@media (prefers-color-scheme: dark){:root:not([data-scheme=light]){--ea-text-muted:#cccccc;}}" +
        ":root[data-scheme=dark]{--ea-text-muted:#cccccc;}",
    );
    expect((await get("/embed/chat")).text).not.toContain(nonce);
    expect((await get("/embed/chat?scheme=light")).text).toContain('<html data-scheme="light"');
  });
});

describe("G2, G3: the headers of a page", () => {
  const policyOf = async (allowedOrigins: readonly string[]): Promise<string> => {
    const { headers } = await (await serving({ ...found, allowedOrigins }))("/embed/chat");
    return String(headers["content-security-policy"]);
  };

  test("the account's origins may frame it, and nothing else is allowed", async () => {
    const get = await serving();
    const { headers } = await get("/embed/chat");
    expect(headers["content-security-policy"]).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; " +
        "font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; " +
        "frame-ancestors https://app.example http://localhost:*",
    );
    expect(headers).toMatchObject({
      "cache-control": "no-store",
      "referrer-policy": "no-referrer",
      "x-content-type-options": "nosniff",
    });
    expect(headers["set-cookie"]).toBeUndefined();
  });

  test.each([[[]], [["https://a.example; script-src *"]], [["https://a.example,https://b"]]])(
    "with %j nobody may frame it",
    async (origins) => {
      expect(await policyOf(origins)).toMatch(/frame-ancestors 'none'$/);
    },
  );

  test("the scheme of the address is on the page from its first byte; another word is not", async () => {
    const get = await serving();
    expect((await get("/embed/chat?scheme=dark")).text).toContain('<html data-scheme="dark"');
    expect((await get("/embed/chat?scheme=%22x")).text).toContain('<html lang="en"');
  });
});

describe("G3: files", () => {
  const path = "/embed/assets/main-abc123.js";

  test("are kept for good, and answered with 304 where they are", async () => {
    const get = await serving();
    const { status, headers, text } = await get(path);
    expect([status, text]).toEqual([200, script]);
    expect(headers).toMatchObject({
      "content-type": "text/javascript; charset=utf-8",
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
    });
    const again = await get(path, "GET", { "If-None-Match": `"other", W/${headers.etag ?? ""}` });
    expect([again.status, again.text]).toEqual([304, ""]);
    expect((await get(path, "GET", { "If-None-Match": '"other"' })).status).toBe(200);
    const head = await get(path, "HEAD");
    expect([head.status, head.text]).toEqual([200, ""]);
  });
});
