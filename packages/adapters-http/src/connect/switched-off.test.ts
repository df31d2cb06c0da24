import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";
import { createRouter } from "../create-router.js";
import { hosting } from "../host.fixture.js";
import { authorizeUrl, connectHost, connectUser, newVerifier, ping } from "./connect.fixture.js";
import type { ConnectHost } from "./connect.fixture.js";

let host: ConnectHost;
beforeEach(async () => {
  host = await connectHost();
});
afterEach(() => host.close());

const addresses = [
  ["GET", "/.well-known/oauth-protected-resource"],
  ["GET", "/.well-known/oauth-protected-resource/mcp"],
  ["GET", "/.well-known/oauth-protected-resource/mcp/d/1"],
  ["GET", "/.well-known/oauth-authorization-server"],
  ["GET", "/connect/authorize"],
  ["GET", "/connect/return"],
  ["GET", "/connect/consent"],
  ["POST", "/connect/consent"],
  ["POST", "/connect/token"],
  ["POST", "/connect/revoke"],
] as const;

const statusesAt = (baseUrl: string) =>
  Promise.all(
    addresses.map(async ([method, path]) => {
      const body = method === "POST" ? new URLSearchParams() : null;
      return (await fetch(`${baseUrl}${path}`, { method, body, redirect: "manual" })).status;
    }),
  );

describe("I1: where Connect is off, each of its addresses is 404", () => {
  test("on: none of them is", async () => {
    expect(await statusesAt(host.baseUrl)).toEqual([
      200, 200, 200, 200, 400, 403, 403, 403, 400, 200,
    ]);
  });

  test("for the account", async () => {
    await host.declare({ enabled: false });
    expect(new Set(await statusesAt(host.baseUrl))).toEqual(new Set([404]));
  });

  test("by another name of the service than the declared one", async () => {
    const other = host.baseUrl.replace("127.0.0.1", "localhost");
    expect(new Set(await statusesAt(other))).toEqual(new Set([404]));
  });

  test("for a deployment, whose metadata are not there", async () => {
    await host.declare({ deployments: [2] });
    const base = `${host.baseUrl}/.well-known/oauth-protected-resource/mcp/d`;
    const status = async (id: string) => (await fetch(`${base}/${id}`)).status;
    expect(await Promise.all(["1", "2", "0", "x"].map(status))).toEqual([404, 200, 404, 404]);
  });

  test("under a path, where clients would not find it", async () => {
    const under = await hosting((app) => app.use("/base", createRouter(host.analytics)));
    expect(new Set(await statusesAt(`${under.baseUrl}/base`))).toEqual(new Set([404]));
    await under.close();
  });

  test("for the service, with `/mcp`, while the rest goes on", async () => {
    const { accessToken } = await connectUser(host);
    const off = await hosting((app) =>
      app.use(createRouter(host.analytics, { assistants: false })),
    );
    await host.declare({ baseUrl: off.baseUrl });
    expect(new Set(await statusesAt(off.baseUrl))).toEqual(new Set([404]));
    expect((await ping(off, accessToken)).status).toBe(404);
    expect((await ping(off, accessToken, "/mcp/d/1")).status).toBe(404);
    const exchange = `${off.baseUrl}/api/v1/embed/session/token`;
    expect((await fetch(exchange, { method: "POST" })).status).toBe(415);
    await off.close();
  });
});

test("T6: a HEAD spends nothing", async () => {
  const url = authorizeUrl(host, newVerifier().challenge);
  const response = await fetch(url, { method: "HEAD", redirect: "manual" });
  expect([response.status, response.headers.get("set-cookie")]).toEqual([404, null]);
});

test("RFC 8414, RFC 9728: the metadata say what there is, and nothing that is not", async () => {
  const read = async (path: string) => (await fetch(`${host.baseUrl}/.well-known/${path}`)).json();
  const { baseUrl } = host;
  expect(await read("oauth-authorization-server")).toEqual({
    issuer: baseUrl,
    authorization_endpoint: `${baseUrl}/connect/authorize`,
    token_endpoint: `${baseUrl}/connect/token`,
    revocation_endpoint: `${baseUrl}/connect/revoke`,
    response_types_supported: ["code"],
    response_modes_supported: ["query"],
    grant_types_supported: ["authorization_code", "refresh_token"],
    code_challenge_methods_supported: ["S256"],
    token_endpoint_auth_methods_supported: ["none"],
    revocation_endpoint_auth_methods_supported: ["none"],
    scopes_supported: ["analytics:read", "analytics:chat"],
    authorization_response_iss_parameter_supported: true,
    client_id_metadata_document_supported: false,
    ui_locales_supported: ["en", "ar", "de", "es", "fr", "ja"],
  });
  expect(await read("oauth-protected-resource/mcp/d/1")).toEqual({
    resource: `${baseUrl}/mcp/d/1`,
    authorization_servers: [baseUrl],
    scopes_supported: ["analytics:read", "analytics:chat"],
    bearer_methods_supported: ["header"],
  });
  await host.declare({ clientHosts: ["clients.example.com"] });
  expect(await read("oauth-authorization-server")).toMatchObject({
    client_id_metadata_document_supported: true,
  });
});
