import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";
import { conformanceKeys } from "@embedded-analytics/testkit/http";
import {
  authorizeUrl,
  connectHost,
  connectUser,
  locationOf,
  loginUrl,
  newBrowser,
  newVerifier,
  openConsent,
  redirectUri,
  signIn,
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

const { challenge } = newVerifier();
const document = "https://clients.example.com/desk.json";

describe("I1: an authorization request", () => {
  test("sends the user to the host's login, with a cookie for these pages alone", async () => {
    const response = await newBrowser()(authorizeUrl(host, challenge));
    expect(response.status).toBe(303);
    expect(response.headers.get("location")).toMatch(
      new RegExp(`^${loginUrl.replace("?", "\\?")}&state=[0-9a-f]{64}&deploymentId=1$`),
    );
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^__Host-ea-connect=[0-9a-f]{64}; Path=\/; Max-Age=900; Secure; HttpOnly; SameSite=Lax$/,
      ),
    ]);
    expect(response.headers.get("referrer-policy")).toBe("no-referrer");
  });

  test.each([
    ["an unknown client", { client_id: "other" }],
    ["no client", { client_id: undefined }],
    ["a redirect that is not registered", { redirect_uri: "https://evil.test/callback" }],
    ["another path", { redirect_uri: "http://127.0.0.1:7777/callback/x" }],
    ["another host of this machine", { redirect_uri: "http://localhost:7777/callback" }],
    ["a user before the host", { redirect_uri: "http://127.0.0.1:7777@evil.test/callback" }],
    ["a port that there is not", { redirect_uri: "http://127.0.0.1:65536/callback" }],
    ["a port where nothing can listen", { redirect_uri: "http://127.0.0.1:0/callback" }],
    ["a port that browsers rewrite", { redirect_uri: "http://127.0.0.1:07777/callback" }],
    ["no redirect", { redirect_uri: undefined }],
    ["a document of a host that is not listed", { client_id: document }],
  ])("RFC 6749: %s sends the browser nowhere", async (_what, over) => {
    const response = await newBrowser()(authorizeUrl(host, challenge, over));
    expect([response.status, response.headers.get("location")]).toEqual([400, null]);
    expect(response.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
    expect(await response.text()).toContain("not registered");
  });

  test.each([
    ["unsupported_response_type", { response_type: "token" }],
    ["invalid_request", { code_challenge: undefined }],
    ["invalid_request", { code_challenge_method: "plain" }],
    ["invalid_request", { code_challenge_method: undefined }],
    ["invalid_target", { resource: undefined }],
    ["invalid_target", { resource: "https://evil.test/mcp" }],
    ["invalid_target", { resource: "http://127.0.0.1/mcp" }],
    ["invalid_scope", { scope: "everything" }],
  ])("RFC 6749: %s goes back to the client, with its state: %j", async (error, over) => {
    const browser = newBrowser();
    const url = locationOf(await browser(authorizeUrl(host, challenge, over)));
    expect(`${url.origin}${url.pathname}`).toBe(redirectUri);
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      error,
      state: "a state",
      iss: host.baseUrl,
    });
  });

  test("T13: a parameter that is given twice is as if it were not given", async () => {
    const url = authorizeUrl(host, challenge);
    url.searchParams.append("redirect_uri", "https://evil.test/");
    expect((await newBrowser()(url)).status).toBe(400);
  });

  test("I1: a deployment that Connect is not turned on for is no target", async () => {
    await host.declare({ deployments: [2] });
    const response = await newBrowser()(
      authorizeUrl(host, challenge, { resource: `${host.baseUrl}/mcp/d/1` }),
    );
    expect(locationOf(response).searchParams.get("error")).toBe("invalid_target");
  });

  test("I1: nor is one that the account does not have; nothing describes it", async () => {
    const resource = `${host.baseUrl}/mcp/d/99`;
    const response = await newBrowser()(authorizeUrl(host, challenge, { resource }));
    expect(locationOf(response).searchParams.get("error")).toBe("invalid_target");
    const metadata = `${host.baseUrl}/.well-known/oauth-protected-resource/mcp/d/`;
    expect((await fetch(`${metadata}99`)).status).toBe(404);
    expect((await fetch(`${metadata}1`)).status).toBe(200);
  });
});

describe("I1, T50: clients that describe themselves", () => {
  const description = (over: object = {}) =>
    JSON.stringify({
      client_id: document,
      client_name: "Desk\n<script>",
      redirect_uris: [redirectUri, "javascript:alert(1)", "http://evil.test/"],
      ...over,
    });
  const asDocument = async (text: string, over: object = {}) => {
    await host.close();
    host = await connectHost({ clientHosts: ["clients.example.com"] }, { [document]: text });
    return { client_id: document, ...over };
  };

  test("are named with the host that the account trusts", async () => {
    const over = await asDocument(description());
    const browser = newBrowser();
    const signedIn = await signIn(host, browser, authorizeUrl(host, challenge, over));
    const { html } = await openConsent(host, browser, signedIn);
    expect(html).toContain(
      "<bdi>Desk &lt;script&gt; (clients.example.com)</bdi> wants to use your data",
    );
    expect(await connectUser(host, {}, over)).toMatchObject({ tokens: { error: "invalid_grant" } });
  });

  test.each([
    ["is of another client", description({ client_id: `${document}x` }), {}],
    ["is no JSON", "{", {}],
    ["has no addresses", description({ redirect_uris: undefined }), {}],
    ["has another address", description(), { redirect_uri: "http://127.0.0.1:7777/other" }],
    ["would run a script", description(), { redirect_uri: "javascript:alert(1)" }],
    ["is longer than 5 KB", description({ more: "x".repeat(6000) }), {}],
  ])("are refused where the document %s", async (_what, text, more) => {
    const over = await asDocument(text, more);
    expect((await newBrowser()(authorizeUrl(host, challenge, over))).status).toBe(400);
  });
});

describe("I1: the return from the host's login", () => {
  const waiting = async (browser = newBrowser()) => {
    const login = locationOf(await browser(authorizeUrl(host, challenge)));
    const state = login.searchParams.get("state") ?? "";
    return { browser, back: (session: string, given = state) => backUrl(given, session) };
  };
  const backUrl = (state: string, session: string) =>
    `${host.baseUrl}/connect/return?state=${state}&session=${session}`;

  test("spends the session, and takes it out of the address", async () => {
    const { browser, back } = await waiting();
    const sessionId = await host.mint();
    const response = await browser(back(sessionId));
    expect(response.status).toBe(303);
    expect(response.headers.get("location")).toMatch(/^\/connect\/consent\?state=[0-9a-f]{64}$/);
    await expect(host.analytics.exchangeSession({ sessionId })).rejects.toThrow("used");
  });

  test("is refused in another browser, and the session stays as it is", async () => {
    const { back } = await waiting();
    const sessionId = await host.mint();
    expect((await newBrowser()(back(sessionId))).status).toBe(403);
    expect(await host.analytics.exchangeSession({ sessionId })).toHaveProperty("token");
  });

  test("is refused for a session of before, of elsewhere, used or unknown", async () => {
    const early = await host.mint();
    host.passSeconds(1);
    const { browser, back } = await waiting();
    const used = await host.mint();
    await host.analytics.exchangeSession({ sessionId: used });
    const elsewhere = [
      await host.mint({ deploymentId: 2 }),
      await host.mint({}, conformanceKeys.globex),
      used,
      early,
      "f".repeat(64),
      "",
    ];
    for (const session of elsewhere) expect((await browser(back(session))).status).toBe(403);
    expect((await browser(back(await host.mint(), "0".repeat(64)))).status).toBe(403);
    expect((await browser(back(await host.mint()))).status).toBe(303);
  });

  test("is refused after ten minutes", async () => {
    const { browser, back } = await waiting();
    host.passSeconds(601);
    expect((await browser(back(await host.mint()))).status).toBe(403);
  });
});
