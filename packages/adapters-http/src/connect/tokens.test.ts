import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";
import { conformanceKeys } from "@embedded-analytics/testkit/http";
import {
  codeFor,
  connectHost,
  connectUser,
  newVerifier,
  ping,
  redirectUri,
  tokenAnswer,
  type ConnectHost,
} from "./connect.fixture.js";

let host: ConnectHost;
beforeEach(async () => {
  host = await connectHost();
});
afterEach(async () => {
  expect(host.errors).toEqual([]);
  await host.close();
});

const refreshed = (refreshToken: string, clientId = "desk") =>
  tokenAnswer(host, {
    grant_type: "refresh_token",
    client_id: clientId,
    refresh_token: refreshToken,
  });

const days = (count: number) => count * 86_400;

describe("I1, T50: tokens", () => {
  test("last an hour, and nobody keeps the answer", async () => {
    const { tokens, accessToken } = await connectUser(host);
    expect(tokens).toEqual({
      access_token: expect.stringMatching(/^connect\.access\./),
      token_type: "Bearer",
      expires_in: 3600,
      refresh_token: expect.stringMatching(/^connect\.refresh\./),
      scope: "analytics:read analytics:chat",
    });
    expect((await ping(host, accessToken)).status).toBe(200);
    host.passSeconds(3590);
    expect((await ping(host, accessToken)).status).toBe(200);
    host.passSeconds(11);
    expect((await ping(host, accessToken)).status).toBe(401);
  });

  test("a refresh gives new ones, and the old access token lasts its hour", async () => {
    const first = await connectUser(host);
    const { body } = await refreshed(first.refreshToken);
    expect((await ping(host, body["access_token"])).status).toBe(200);
    expect((await ping(host, first.accessToken)).status).toBe(200);
    expect((await refreshed(body["refresh_token"] ?? "")).status).toBe(200);
  });

  test("a refresh token that was used before ends all that came of it", async () => {
    const { refreshToken } = await connectUser(host);
    const { body } = await refreshed(refreshToken);
    expect(await refreshed(refreshToken)).toMatchObject({
      status: 400,
      body: { error: "invalid_grant" },
    });
    expect((await ping(host, body["access_token"])).status).toBe(401);
    expect((await refreshed(body["refresh_token"] ?? "")).status).toBe(400);
  });

  test("a code that was used before ends all that came of it", async () => {
    const { form, accessToken } = await connectUser(host);
    expect((await ping(host, accessToken)).status).toBe(200);
    expect(await tokenAnswer(host, form)).toMatchObject({ body: { error: "invalid_grant" } });
    expect((await ping(host, accessToken)).status).toBe(401);
  });

  test.each([
    ["another verifier", { code_verifier: newVerifier().verifier }, "invalid_grant"],
    ["no verifier", { code_verifier: "" }, "invalid_request"],
    ["another client", { client_id: "other" }, "invalid_grant"],
    ["another redirect", { redirect_uri: "http://127.0.0.1:7778/callback" }, "invalid_grant"],
    ["another resource", { resource: "https://evil.test/mcp" }, "invalid_grant"],
    ["a code that is none", { code: "connect.code.x" }, "invalid_grant"],
    ["another grant type", { grant_type: "password" }, "unsupported_grant_type"],
  ])("a code with %s is refused, and the right proof still counts", async (_what, over, error) => {
    const { verifier, challenge } = newVerifier();
    const form = {
      grant_type: "authorization_code",
      client_id: "desk",
      redirect_uri: redirectUri,
      code: await codeFor(host, challenge),
      code_verifier: verifier,
    };
    expect(await tokenAnswer(host, { ...form, ...over })).toMatchObject({
      status: 400,
      body: { error },
    });
    expect((await tokenAnswer(host, form)).status).toBe(200);
  });

  test("a code lasts a minute", async () => {
    const { verifier, challenge } = newVerifier();
    const code = await codeFor(host, challenge);
    host.passSeconds(61);
    const proof = { client_id: "desk", redirect_uri: redirectUri, code_verifier: verifier };
    const form = { grant_type: "authorization_code", code, ...proof };
    expect(await tokenAnswer(host, form)).toMatchObject({ body: { error: "invalid_grant" } });
  });

  test("a refresh token of a week without use, or of another client, is refused", async () => {
    const { refreshToken } = await connectUser(host);
    expect((await refreshed(refreshToken, "other")).status).toBe(400);
    host.passSeconds(days(7) - 60);
    const { body } = await refreshed(refreshToken);
    host.passSeconds(days(7) + 1);
    expect((await refreshed(body["refresh_token"] ?? "")).status).toBe(400);
  });

  test("RFC 8707: a refresh is for the resource that was granted, and another one spends nothing", async () => {
    const { refreshToken } = await connectUser(host);
    const form = { grant_type: "refresh_token", client_id: "desk", refresh_token: refreshToken };
    for (const resource of [`${host.baseUrl}/mcp/d/1`, "https://evil.test/mcp", ""]) {
      const { status, body } = await tokenAnswer(host, { ...form, resource });
      expect([status, body]).toMatchObject([400, { error: "invalid_target" }]);
    }
    const own = await tokenAnswer(host, { ...form, resource: `${host.baseUrl}/mcp` });
    expect(own.status).toBe(200);
  });

  test("after 30 days the user signs in again", async () => {
    let { refreshToken } = await connectUser(host);
    for (let week = 0; week < 4; week++) {
      host.passSeconds(days(7) - 60);
      refreshToken = (await refreshed(refreshToken)).body["refresh_token"] ?? "";
    }
    host.passSeconds(days(2) + 300);
    expect((await refreshed(refreshToken)).status).toBe(400);
  });
});

describe("I1: what a token opens", () => {
  test("the endpoint that it was issued for, and no other one", async () => {
    const bare = await connectUser(host);
    const named = await connectUser(host, {}, { resource: `${host.baseUrl}/mcp/d/1` });
    expect((await ping(host, bare.accessToken, "/mcp")).status).toBe(200);
    expect((await ping(host, bare.accessToken, "/mcp/")).status).toBe(200);
    expect((await ping(host, bare.accessToken, "/mcp/d/1")).status).toBe(401);
    expect((await ping(host, named.accessToken, "/mcp/d/1")).status).toBe(200);
    expect((await ping(host, named.accessToken, "/mcp/d/2")).status).toBe(401);
    expect((await ping(host, named.accessToken, "/mcp")).status).toBe(401);
    const { port } = new URL(host.baseUrl);
    const other = { ...host, baseUrl: `http://localhost:${port}` };
    expect((await ping(other, bare.accessToken)).status).toBe(401);
  });

  test("no other route, and no refresh token opens anything", async () => {
    const { accessToken, refreshToken } = await connectUser(host);
    const headers = {
      Authorization: `Bearer ${accessToken}`,
      "Content-Type": "application/json",
    };
    for (const [method, path] of [
      ["POST", "/api/v1/deployments/1/sql"],
      ["POST", "/local/api/v1/public/acme/agents/1/chat/stream-chat-state"],
      ["GET", "/api/v1/deployments/1/dashboards"],
      ["GET", "/local/api/v1/public/acme/agents/1/chat/threads"],
    ] as const) {
      const body = method === "GET" ? null : JSON.stringify({ query: "SELECT 1", input: "hi" });
      const response = await fetch(`${host.baseUrl}${path}`, { method, headers, body });
      expect([path, response.status]).toEqual([path, 401]);
    }
    expect((await ping(host, refreshToken)).status).toBe(401);
    expect((await ping(host, `${accessToken.slice(0, -2)}xx`)).status).toBe(401);
  });

  test("G2: a page of any origin is refused with it", async () => {
    const { accessToken } = await connectUser(host);
    for (const origin of ["https://evil.test", "https://app.acme.test", host.baseUrl, "null"]) {
      const response = await ping(host, accessToken, "/mcp", { Origin: origin });
      expect([origin, response.status]).toEqual([origin, 403]);
    }
  });

  test("without the scope of the chat, the analyst is not offered", async () => {
    const tools = async (over: object) => {
      const { accessToken } = await connectUser(host, {}, over as Record<string, string>);
      return (await ping(host, accessToken)).text();
    };
    expect(await tools({ scope: "analytics:read" })).not.toContain("ask_analyst");
    expect(await tools({})).toContain("ask_analyst");
  });

  test("a 401 says how to ask for access", async () => {
    const challenge = async (token?: string, path?: string) =>
      (await ping(host, token, path)).headers.get("www-authenticate");
    const metadata = `${host.baseUrl}/.well-known/oauth-protected-resource/mcp`;
    expect(await challenge()).toBe(
      `Bearer resource_metadata="${metadata}", scope="analytics:read analytics:chat", Api-Key realm="embedded-analytics"`,
    );
    expect(await challenge("x.y.z", "/mcp/d/1")).toContain(
      `resource_metadata="${metadata}/d/1", error="invalid_token"`,
    );
    await host.declare({ enabled: false });
    expect(await challenge()).not.toContain("resource_metadata");
  });
});

describe("J8: what ends a connection", () => {
  const acme = { apiKey: conformanceKeys.acme };

  test.each([
    ["the user", { externalId: "berta" }],
    ["the tenant", { embedTenantName: "acme" }],
    ["the key", { keyId: conformanceKeys.acme.slice(3, 15) }],
    ["time", { issuedBefore: "2100-01-01T00:00:00Z" }],
  ])("a revocation by %s, at once", async (_what, selector) => {
    const { accessToken, refreshToken } = await connectUser(host);
    await host.analytics.revokeIssued(acme, selector);
    expect((await ping(host, accessToken)).status).toBe(401);
    expect((await refreshed(refreshToken)).status).toBe(400);
  });

  test("the client itself, by either token, and never another account", async () => {
    for (const which of ["accessToken", "refreshToken"] as const) {
      const connected = await connectUser(host);
      const body = new URLSearchParams({ token: connected[which] });
      const url = `${host.baseUrl}/connect/revoke`;
      expect((await fetch(url, { method: "POST", body })).status).toBe(200);
      expect((await fetch(url, { method: "POST", body })).status).toBe(200);
      expect((await ping(host, connected.accessToken)).status).toBe(401);
    }
  });

  test("the account, by turning it off; and the connection is back when it is on again", async () => {
    const { accessToken } = await connectUser(host);
    for (const off of [{ enabled: false }, { deployments: [2] }]) {
      await host.declare(off);
      expect((await ping(host, accessToken)).status).toBe(401);
    }
    await host.declare({});
    expect((await ping(host, accessToken)).status).toBe(200);
  });

  test("leaving the groups that may connect: at once, and for good at the next refresh", async () => {
    await host.declare({ groups: ["analysts"] });
    const { accessToken, refreshToken } = await connectUser(host, { groups: ["analysts"] });
    expect((await ping(host, accessToken)).status).toBe(200);
    await host.mint({ groups: ["viewers"] });
    expect((await ping(host, accessToken)).status).toBe(401);
    expect((await refreshed(refreshToken)).status).toBe(400);
    await host.mint({ groups: ["analysts"] });
    expect((await ping(host, accessToken)).status).toBe(401);
  });
});
