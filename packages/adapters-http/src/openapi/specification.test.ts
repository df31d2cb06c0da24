import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { httpCall } from "@embedded-analytics/testkit/http";
import { createRouter } from "../create-router.js";
import { analyticsWith, hosting, type TestHost } from "../host.fixture.js";

let host: TestHost;
beforeAll(async () => {
  host = await hosting((app) => {
    app.use("/analytics", createRouter(analyticsWith({})));
    app.use("/without", createRouter(analyticsWith({}), { specification: false }));
  });
});
afterAll(() => host.close());

const get = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  httpCall(host.baseUrl, { method: "GET", path, headers });

describe("J3: the specification", () => {
  test("is JSON for programs, and nobody fetches it twice", async () => {
    const { status, headers, json } = await get("/analytics/api/v1/spec");
    expect([status, headers["content-type"], json.openapi]).toEqual([
      200,
      "application/json",
      "3.1.0",
    ]);
    const tag = String(headers["etag"]);
    const again = await get("/analytics/api/v1/spec", { "If-None-Match": tag });
    expect([again.status, again.text]).toEqual([304, ""]);
  });

  test("is a page for people that may do nothing, and nobody may frame it (G3)", async () => {
    const { status, headers, text } = await get("/analytics/docs");
    expect([status, headers["content-type"]]).toEqual([200, "text/html; charset=utf-8"]);
    const [, style = ""] = /<style>([^]*)<\/style>/.exec(text) ?? [];
    const digest = createHash("sha256").update(style).digest("base64");
    expect(String(headers["content-security-policy"]).split("; ")).toEqual([
      "default-src 'none'",
      `style-src 'sha256-${digest}'`,
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
    ]);
    expect(headers["x-frame-options"]).toBe("DENY");
    expect(text).not.toMatch(/<script|<img|<link|https?:\/\//);
  });

  test("each link of the page leads somewhere", async () => {
    const { text } = await get("/analytics/docs");
    const ids = new Set([...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    const links = [...text.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    expect(links.length).toBeGreaterThan(100);
    expect(links.filter((id) => !ids.has(id))).toEqual([]);
    expect(text).toContain('href="api/v1/spec"');
  });

  test("is not served where the host has none of it", async () => {
    expect((await get("/without/api/v1/spec")).status).toBe(404);
    expect((await get("/without/docs")).status).toBe(404);
  });
});
