import type { OutgoingHttpHeaders } from "node:http";
import { afterEach, describe, expect, test } from "@jest/globals";
import express from "express";
import type { Credential, EmbeddedAnalytics } from "@embedded-analytics/domain";
import { httpCall } from "@embedded-analytics/testkit/http";
import { createRouter, type RouterOptions } from "./create-router.js";
import { notFound } from "./routes/not-found.js";
import { analyticsWith, anyKey, hosting, type TestHost } from "./host.fixture.js";

let host: TestHost | undefined;
afterEach(() => host?.close());

const serving = async (
  methods: Partial<EmbeddedAnalytics>,
  options: RouterOptions = {},
  prefix = "/",
): Promise<string> => {
  host = await hosting((app) => {
    app.use(prefix, createRouter(analyticsWith(methods), options));
    app.use((_request, response) => {
      response.status(418).end("the host's own");
    });
  });
  return host.baseUrl;
};

const sessionId = "a".repeat(64);
const generate = { method: "POST", path: "/api/v1/embed/generate-session" };
const json = { "Content-Type": "application/json", Authorization: `Api-Key ${anyKey}` };

describe("routes", () => {
  test("generate-session hands over the key and the body, and answers 200 (service.md 4.1)", async () => {
    const seen: unknown[] = [];
    const generateSession = (credential: Credential, body: unknown) => {
      seen.push(credential, body);
      return Promise.resolve({ sessionId });
    };
    const body = JSON.stringify({ deploymentId: 1, externalId: "x" });
    const answer = await httpCall(await serving({ generateSession }), {
      ...generate,
      headers: json,
      body,
    });
    expect(answer.status).toBe(200);
    expect(answer.json).toEqual({ sessionId });
    expect(seen).toEqual([
      { apiKey: anyKey, accountName: undefined, address: "127.0.0.1" },
      JSON.parse(body),
    ]);
  });

  test("session/token needs no key and answers 200, session/revoke 204 (B5)", async () => {
    const seen: unknown[] = [];
    const baseUrl = await serving({
      exchangeSession: (...given) => Promise.resolve({ token: `t${seen.push(given)}` }),
      revokeSession: (...given) => Promise.resolve(void seen.push(given)),
    });
    const post = (path: string, headers: OutgoingHttpHeaders) =>
      httpCall(baseUrl, { method: "POST", path, headers, body: `{"sessionId":"s"}` });
    const keyless = { "Content-Type": "application/json" };
    expect((await post("/api/v1/embed/session/token", keyless)).json).toEqual({ token: "t1" });
    expect((await post("/api/v1/embed/session/revoke", keyless)).status).toBe(401);
    const revoked = await post("/api/v1/embed/session/revoke", json);
    expect([revoked.status, revoked.text]).toEqual([204, ""]);
    expect(seen).toEqual([
      [{ sessionId: "s" }, undefined],
      [{ apiKey: anyKey, accountName: undefined, address: "127.0.0.1" }, { sessionId: "s" }],
    ]);
  });

  test("the embed tenant's name and id are decoded parts of the path (service.md 4.2)", async () => {
    const seen: string[] = [];
    const baseUrl = await serving({
      deleteGroup: (_key, name, id) => Promise.resolve(void seen.push(`g ${name} ${id}`)),
      deleteUserAttribute: (_key, name, id) => Promise.resolve(void seen.push(`a ${name} ${id}`)),
    });
    const remove = (path: string) => httpCall(baseUrl, { method: "DELETE", path });
    expect((await remove("/api/v1/embed-tenants/a%2Fb%20c/groups/7")).status).toBe(204);
    expect((await remove("/api/v1/embed-tenants/acme/user-attributes/x%2F/")).status).toBe(204);
    expect(seen).toEqual(["g a/b c 7", "a acme x/"]);
  });

  test("lists hand over first and after, and answer items as C2 says", async () => {
    const seen: unknown[] = [];
    const pageInfo = {
      hasNextPage: false,
      hasPreviousPage: true,
      startCursor: "s",
      endCursor: "e",
    };
    const group = { id: 1, name: "g", description: undefined, userCount: 2, createdAtMs: 0 };
    const listGroups = (_key: Credential, ...given: unknown[]) => {
      seen.push(given);
      return Promise.resolve({ items: [group], pageInfo });
    };
    const path = "/api/v1/embed-tenants/acme/groups?first=3&after=x";
    const answer = await httpCall(await serving({ listGroups }), { method: "GET", path });
    expect(seen).toEqual([["acme", { first: "3", after: "x" }]]);
    expect(answer.json).toEqual({
      items: [
        {
          id: 1,
          name: "g",
          description: null,
          userCount: 2,
          createdAt: "1970-01-01T00:00:00.000Z",
        },
      ],
      pageInfo,
    });
  });
});

describe("in a host's app", () => {
  test("the router works under a prefix, and beside the host's own routes", async () => {
    const generateSession = () => Promise.resolve({ sessionId });
    const baseUrl = await serving({ generateSession }, {}, "/analytics");
    const call = (path: string) =>
      httpCall(baseUrl, { ...generate, path, headers: json, body: "{}" });
    expect((await call(`/analytics${generate.path}`)).status).toBe(200);
    expect((await call(generate.path)).text).toBe("the host's own");
  });

  test.each([
    "/",
    "/api/v1/embedded",
    "/api/v1/embed-tenants-of-mine/x",
    "/API/v1/embed/x",
    "/api/v1/publications",
    "/a/b/api/v1/public/demo",
    "/%ff",
  ])("%s is left to the host", async (path) => {
    expect((await httpCall(await serving({}), { method: "GET", path })).status).toBe(418);
  });

  test.each([
    ["GET", "/api/v1/embed"],
    ["GET", "/api/v1/deployments"],
    ["POST", "/api/v1/deployments/1"],
    ["GET", "/api/v1/deployments/1/sql"],
    ["POST", "/api/v1/deployments/%ff/sql"],
    ["GET", "/api/v1/embed/"],
    ["GET", "/api/v1/public"],
    ["GET", "/local/api/v1/public/demo"],
    ["GET", "/local/api/v1/public/demo/agents/1/chat/stream-chat-state"],
    ["PUT", "/api/v1/public/demo/agents/1/chat/abort"],
    ["POST", "/api/v1/public/demo/agents/1/chat"],
    ["POST", "/api/v1/public/demo/agents/1/chat/stream-chat-state/abort/x"],
    ["POST", "/api/v1/public/%ff/agents/1/chat/stream-chat-state"],
    ["POST", "/%ff/api/v1/public/demo/agents/1/chat/stream-chat-state"],
    ["POST", "/api/v1/embed/generate-session/x"],
    ["GET", "/api/v1/embed-tenants"],
    ["PUT", "/api/v1/embed-tenants/acme/groups"],
    ["GET", "/api/v1/embed-tenants/acme/groups/7"],
    ["GET", "/api/v1/embed/generate-session"],
    ["GET", "/api/v1/embed-tenants/%ff/groups"],
    ["DELETE", "/api/v1/embed-tenants/acme/groups/%c3%28"],
  ])("F1 %s %s is a problem of ours", async (method, path) => {
    const answer = await httpCall(await serving({}), { method, path });
    expect(answer.status).toBe(404);
    expect(answer.headers["content-type"]).toBe("application/problem+json");
    expect(answer.json).toMatchObject({
      status: 404,
      code: "not_found",
      error: answer.json.detail,
    });
  });

  test("a known path tells its methods", async () => {
    const baseUrl = await serving({});
    const path = "/api/v1/embed-tenants/acme/groups";
    const options = await httpCall(baseUrl, { method: "OPTIONS", path });
    expect([options.status, options.headers.allow, options.text]).toEqual([
      204,
      "GET, HEAD, OPTIONS",
      "",
    ]);
    const post = await httpCall(baseUrl, { method: "POST", path });
    expect([post.status, post.headers.allow]).toEqual([404, "GET, HEAD, OPTIONS"]);
  });

  test("HEAD answers like GET, without the body", async () => {
    const pageInfo = {
      hasNextPage: false,
      hasPreviousPage: false,
      startCursor: null,
      endCursor: null,
    };
    const baseUrl = await serving({ listGroups: () => Promise.resolve({ items: [], pageInfo }) });
    const path = "/api/v1/embed-tenants/acme/groups";
    const [get, head] = [
      await httpCall(baseUrl, { method: "GET", path }),
      await httpCall(baseUrl, { method: "HEAD", path }),
    ];
    expect([head.status, head.text]).toEqual([200, ""]);
    expect(head.headers["content-length"]).toBe(String(Buffer.byteLength(get.text)));
  });

  test("the exported notFound answers the rest of an app", async () => {
    host = await hosting((app) => app.use(notFound));
    const answer = await httpCall(host.baseUrl, { method: "GET", path: "/%ff?x=1" });
    expect([answer.status, answer.json.code]).toEqual([404, "not_found"]);
  });
});

describe("answers", () => {
  test("are never stored, guessed at, tagged, or signed by the framework", async () => {
    const baseUrl = await serving({ generateSession: () => Promise.resolve({ sessionId }) });
    const { headers } = await httpCall(baseUrl, { ...generate, headers: json, body: "{}" });
    expect(headers).toMatchObject({
      "content-type": "application/json",
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
    });
    expect(headers.etag).toBeUndefined();
    expect(headers["x-powered-by"]).toBeUndefined();
  });

  test.each([
    ["well-formed_1.2", true],
    ["x".repeat(64), true],
    ["x".repeat(65), false],
    ["two words", false],
    ["", false],
    ["a\u00e9", false],
  ])("F1 X-Request-Id %j is taken over: %j", async (given, taken) => {
    const headers = { "X-Request-Id": given };
    const answer = await httpCall(await serving({}), {
      method: "GET",
      path: "/api/v1/embed/x",
      headers,
    });
    expect(answer.headers["x-request-id"]).toBe(answer.json.requestId);
    if (taken) expect(answer.json.requestId).toBe(given);
    else expect(answer.json.requestId).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe("A1 the account that the host names", () => {
  const accountAt = async (hostHeaders: Record<string, string>, trustProxy = false) => {
    let named: string | undefined = "not called";
    host = await hosting((app) => {
      if (trustProxy) app.set("trust proxy", "loopback");
      const exchangeSession = (_body: unknown, accountName?: string) => {
        named = accountName;
        return Promise.resolve({ token: "t" });
      };
      app.use(
        express
          .Router()
          .use(createRouter(analyticsWith({ exchangeSession }), { serviceDomain: "example.com" })),
      );
    });
    const path = "/api/v1/embed/session/token";
    await httpCall(host.baseUrl, {
      method: "POST",
      path,
      headers: { ...json, ...hostHeaders },
      body: "{}",
    });
    return named;
  };

  test("is the first label, port and case aside", async () => {
    expect(await accountAt({ Host: "Acme.example.com:8080" })).toBe("acme");
  });

  test("is none on another host", async () => {
    expect(await accountAt({ Host: "127.0.0.1:8080" })).toBeUndefined();
  });

  test("is not what X-Forwarded-Host says, unless the app trusts its proxy", async () => {
    const forwarded = { Host: "inner", "X-Forwarded-Host": "acme.example.com" };
    expect(await accountAt(forwarded)).toBeUndefined();
    await host?.close();
    expect(await accountAt(forwarded, true)).toBe("acme");
  });
});
