import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";
import {
  authorizeUrl,
  connectHost,
  locationOf,
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

const consentOf = async (session: object = {}, over = {}) => {
  const browser = newBrowser();
  const url = authorizeUrl(host, challenge, over);
  const signedIn = await signIn(host, browser, url, () => host.mint(session));
  return { browser, signedIn, ...(await openConsent(host, browser, signedIn)) };
};

describe("I1, T50: the consent page", () => {
  test("names user, customer, client and scopes, as texts", async () => {
    const { response, html } = await consentOf({
      embedTenantName: "looks-alike",
      embedTenantProfile: { displayName: "Acme & Sons" },
      userProfile: { displayName: "Berta <i>B</i>" },
    });
    expect(response.status).toBe(200);
    expect(html).toContain("<bdi>Desk &lt;b&gt;&quot;1&quot;</bdi> wants to use your data");
    expect(html).toContain("<dd><bdi>Berta &lt;i&gt;B&lt;/i&gt; (berta)</bdi></dd>");
    expect(html).toContain("<dd><bdi>Acme &amp; Sons</bdi></dd>");
    expect(html).toContain("<dd><bdi>acme</bdi></dd>");
    expect(html).toContain("<dd><bdi>127.0.0.1:7777</bdi></dd>");
    expect(html).toContain("run queries");
    expect(html).toContain("Ask the analyst");
    expect(html).not.toMatch(/<script|<i>|<b>/);
  });

  test("names only the scopes that were asked for", async () => {
    const { html } = await consentOf({}, { scope: "analytics:read offline_access" });
    expect(html).toContain("run queries");
    expect(html).not.toContain("Ask the analyst");
  });

  test("is never framed, kept, or sent along, and leads to the client alone", async () => {
    const { response } = await consentOf();
    const policy = response.headers.get("content-security-policy") ?? "";
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("form-action 'self' http://127.0.0.1:7777;");
    expect(policy).not.toContain("unsafe");
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "x-frame-options": "DENY",
      "cache-control": "no-store",
      "referrer-policy": "same-origin",
      "cross-origin-opener-policy": "same-origin",
    });
  });

  test("is shown to the browser that began alone, also with its address", async () => {
    const { signedIn } = await consentOf();
    const other = await newBrowser()(locationOf(signedIn, host.baseUrl));
    expect(other.status).toBe(403);
    expect(await other.text()).toContain("another browser");
  });

  test("cannot be passed over: without its form there is no code", async () => {
    const browser = newBrowser();
    const signedIn = await signIn(host, browser, authorizeUrl(host, challenge));
    const state = locationOf(signedIn, host.baseUrl).searchParams.get("state") ?? "";
    const body = new URLSearchParams({ state, decision: "allow" });
    const url = `${host.baseUrl}/connect/consent`;
    expect((await browser(url, { method: "POST", body })).status).toBe(403);
  });

  test("is refused to somebody who may not use AI, or is in none of the groups", async () => {
    const off = await consentOf({ settings: { allowAi: false } });
    expect(off.response.status).toBe(403);
    await host.declare({ groups: ["analysts"] });
    expect((await consentOf({ groups: ["viewers"] })).response.status).toBe(403);
    const { html } = await consentOf({ groups: ["viewers"] });
    expect(html).toContain("You may not connect assistants here");
    expect((await consentOf({ groups: ["analysts"] })).response.status).toBe(200);
  });

  test("E6: a customer's own group of that name opens nothing", async () => {
    await host.declare({ groups: ["analysts"] });
    const { response } = await consentOf({
      embedTenantName: "looks-alike",
      creatorMode: true,
      groupDefinitions: [{ name: "analysts" }],
      groups: ["analysts"],
      userAttributes: [],
    });
    expect(response.status).toBe(403);
  });
});

describe("I1: the decision", () => {
  test("gives the client a code, with its state and the issuer", async () => {
    const { answer } = await consentOf();
    const url = locationOf(await answer("allow"));
    expect(`${url.origin}${url.pathname}`).toBe(redirectUri);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      code: expect.stringMatching(/^connect\.code\./),
      state: "a state",
      iss: host.baseUrl,
    });
  });

  test("counts once", async () => {
    const { answer } = await consentOf();
    expect((await answer("allow")).status).toBe(303);
    expect((await answer("allow")).status).toBe(403);
  });

  test("may be no, and then the session has ended", async () => {
    const { answer } = await consentOf();
    expect(locationOf(await answer("deny")).searchParams.get("error")).toBe("access_denied");
    expect((await answer("allow")).status).toBe(403);
  });

  test.each([
    ["another origin", { headers: { Origin: "https://evil.test" } }, {}],
    ["no origin that has a name", { headers: { Origin: "null" } }, {}],
    ["another site", { headers: { "Sec-Fetch-Site": "cross-site" } }, {}],
    ["another form", {}, { form_token: "x" }],
    ["the form of another request", {}, { state: "0".repeat(64) }],
  ])("T13: a form of %s is refused, and the right one still counts", async (_what, init, over) => {
    const { answer } = await consentOf();
    expect((await answer("allow", init, over)).status).toBe(403);
    expect((await answer("allow")).status).toBe(303);
  });

  test("T13: a form of another browser is refused", async () => {
    const { fields } = await consentOf();
    const body = new URLSearchParams({ ...fields, decision: "allow" });
    const url = `${host.baseUrl}/connect/consent`;
    expect((await newBrowser()(url, { method: "POST", body })).status).toBe(403);
  });

  test("is not made by a body that is no form, or is too long", async () => {
    const { answer } = await consentOf();
    const json = { headers: { "Content-Type": "application/json" }, body: "{}" };
    expect((await answer("allow", json)).status).toBe(415);
    expect((await answer("allow", {}, { more: "x".repeat(20_000) })).status).toBe(413);
  });
});
