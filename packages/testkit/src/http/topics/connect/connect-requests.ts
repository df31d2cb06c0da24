import { describe, expect, test } from "@jest/globals";
import { callAt, locationOf, newBrowser, type Fields } from "../../connect/connect-call.js";
import { documentIds, redirectUri } from "../../connect/connect-documents.js";
import {
  authorizePath,
  connectUser,
  declareConnect,
  loginUrl,
  newVerifier,
  openConsent,
  signIn,
  type ConnectAccount,
} from "../../connect/connect-flow.js";
import { conformanceKeys as keys } from "../../declaration.js";
import { expectNothingWritten } from "../../expectations.js";
import { newUser, type Subject } from "../../subject.js";

const { challenge } = newVerifier();

/** The way from a client's request to the user's decision (I1). */
export const connectRequests = (subject: Subject): void => {
  const begin = (account: ConnectAccount, over: Fields = {}) =>
    newBrowser(subject, account.origin).open(authorizePath(account, challenge, over));

  describe("I1 clients", () => {
    test.each<readonly [string, Fields]>([
      ["an unknown client", { client_id: "other" }],
      ["no client", { client_id: undefined }],
      ["another path", { redirect_uri: `${redirectUri}/x` }],
      ["another scheme", { redirect_uri: "https://127.0.0.1/callback" }],
      ["a user before the host", { redirect_uri: "http://127.0.0.1:7777@evil.test/callback" }],
      ["no redirect", { redirect_uri: undefined }],
      ["a document on a host that is not listed", { client_id: documentIds.elsewhere }],
      ["a document that is not there", { client_id: documentIds.missing }],
      ["a document of another client", { client_id: documentIds.ofAnother }],
      ["a document that is no JSON", { client_id: documentIds.noJson }],
      ["a document without addresses", { client_id: documentIds.noRedirects }],
      ["a script", { client_id: documentIds.good, redirect_uri: "javascript:alert(1)" }],
    ])("T50: %s sends the browser nowhere, and writes nothing", async (_what, over) => {
      const account = await declareConnect(subject);
      const answer = await expectNothingWritten(subject, () => begin(account, over));
      expect([answer.status, answer.headers.location]).toEqual([400, undefined]);
      expect(answer.headers["content-security-policy"]).toContain("frame-ancestors 'none'");
    });

    test("one that describes itself is named with its host, and gets tokens", async () => {
      const account = await declareConnect(subject);
      const over = { client_id: documentIds.good };
      const browser = newBrowser(subject, account.origin);
      const path = authorizePath(account, challenge, over);
      const { page } = await openConsent(browser, await signIn(subject, account, browser, path));
      expect(page.text).toContain("Desk (clients.example.com)");
      const { answer } = await connectUser(subject, account, { over });
      expect([answer.status, answer.json.token_type]).toEqual([200, "Bearer"]);
    });
  });

  describe("I1 requests", () => {
    test("one that is right leads to the host's login, with a cookie for these pages", async () => {
      const answer = await begin(await declareConnect(subject));
      const location = locationOf(answer);
      expect([answer.status, `${location.origin}${location.pathname}`]).toEqual([303, loginUrl]);
      expect(location.searchParams.get("deploymentId")).toBe("1");
      const [cookie = ""] = answer.headers["set-cookie"] ?? [];
      expect(cookie).toMatch(
        /^__Host-[^;]+; Path=\/; Max-Age=\d+; Secure; HttpOnly; SameSite=Lax$/,
      );
    });

    test.each<readonly [string, Fields]>([
      ["unsupported_response_type", { response_type: "token" }],
      ["invalid_request", { code_challenge: undefined }],
      ["invalid_request", { code_challenge_method: "plain" }],
      ["invalid_request", { code_challenge_method: undefined }],
      ["invalid_target", { resource: undefined }],
      ["invalid_target", { resource: "https://evil.test/mcp" }],
      ["invalid_scope", { scope: "everything" }],
    ])("RFC 6749, 7636, 8707: %s goes back to the client: %j", async (error, over) => {
      const account = await declareConnect(subject);
      const location = locationOf(await expectNothingWritten(subject, () => begin(account, over)));
      expect(`${location.origin}${location.pathname}`).toBe(redirectUri);
      const { state, iss, ...rest } = Object.fromEntries(location.searchParams);
      expect([rest["error"], state, iss]).toEqual([error, "a state", account.origin]);
    });
  });

  describe("I1 the session that the login brings back", () => {
    const waiting = async (account: ConnectAccount) => {
      const browser = newBrowser(subject, account.origin);
      const login = locationOf(await browser.open(authorizePath(account, challenge)));
      const state = login.searchParams.get("state");
      const comeBack = (session: string, from = browser) =>
        from.open(`/connect/return?state=${state}&session=${session}`);
      return comeBack;
    };

    test("is spent at once, and leaves the address", async () => {
      const account = await declareConnect(subject);
      const sessionId = await subject.mint(account.key, newUser());
      const early = await (await waiting(account))(sessionId);
      expect(early.status).toBe(403);
      const comeBack = await waiting(account);
      const late = await subject.mint(account.key, newUser());
      const answer = await comeBack(late);
      expect([answer.status, answer.headers.location]).toEqual([
        303,
        expect.not.stringContaining(late),
      ]);
      expect((await subject.exchange(late)).status).toBe(401);
      expect((await comeBack(late)).status).toBe(403);
    });

    test("T50: counts in the browser that began alone, and for its account and deployment", async () => {
      const account = await declareConnect(subject);
      const comeBack = await waiting(account);
      const sessionId = await subject.mint(account.key, newUser());
      const other = newBrowser(subject, account.origin);
      expect((await comeBack(sessionId, other)).status).toBe(403);
      const elsewhere = [
        await subject.mint(keys.acme, newUser()),
        await subject.mint(account.key, newUser({ deploymentId: 2 })),
        "f".repeat(64),
        "",
      ];
      for (const each of elsewhere) expect((await comeBack(each)).status).toBe(403);
      expect((await comeBack(sessionId)).status).toBe(303);
    });
  });

  describe("I1 the consent", () => {
    const consentOf = async (session?: object) => {
      const account = await declareConnect(subject);
      const browser = newBrowser(subject, account.origin);
      const path = authorizePath(account, challenge);
      const signedIn = await signIn(subject, account, browser, path, session);
      return { account, ...(await openConsent(browser, signedIn)) };
    };

    test("T50: is a page that nobody frames, and names who asks for what", async () => {
      const user = newUser();
      const { page } = await consentOf(user);
      expect([page.status, page.headers["x-frame-options"]]).toEqual([200, "DENY"]);
      expect(page.headers["content-security-policy"]).toContain("frame-ancestors 'none'");
      for (const name of ["Desk", user.externalId, "127.0.0.1:7777"]) {
        expect(page.text).toContain(name);
      }
      expect(page.text).not.toContain("<script");
    });

    test("speaks each language of the metadata that the client asks for", async () => {
      const account = await declareConnect(subject);
      const { origin } = account;
      const path = "/.well-known/oauth-authorization-server";
      const { json } = await callAt(subject, origin, { method: "GET", path });
      const languages = json.ui_locales_supported as readonly string[];
      expect(languages).toContain("en");
      for (const language of languages) {
        const browser = newBrowser(subject, origin);
        const asked = authorizePath(account, challenge, { ui_locales: `tlh ${language}-x-any` });
        const signedIn = await signIn(subject, account, browser, asked);
        const { page } = await openConsent(browser, signedIn);
        expect(page.headers["content-language"]).toBe(language);
        expect(page.text).toContain(`<html lang="${language}"`);
      }
    });

    test("allowed gives the client a code, once, with its state and the issuer", async () => {
      const { account, answer } = await consentOf();
      const { searchParams } = locationOf(await answer("allow"));
      const { code, ...rest } = Object.fromEntries(searchParams);
      expect(code).toMatch(/\S/);
      expect(rest).toEqual({ state: "a state", iss: account.origin });
      expect((await answer("allow")).status).toBe(403);
    });

    test("denied gives it an error, and there is nothing to allow any more", async () => {
      const { answer } = await consentOf();
      expect(locationOf(await answer("deny")).searchParams.get("error")).toBe("access_denied");
      expect((await answer("allow")).status).toBe(403);
    });

    test("T50: counts from its own page alone", async () => {
      const { answer } = await consentOf();
      const wrong = [
        await answer("allow", { form_token: "x" }),
        await answer("allow", { form_token: undefined }),
        await answer("allow", { state: "0".repeat(64) }),
        await answer("allow", {}, { Origin: "https://evil.test" }),
        await answer("allow", {}, { "Sec-Fetch-Site": "cross-site" }),
      ];
      expect(wrong.map(({ status }) => status)).toEqual(wrong.map(() => 403));
      expect((await answer("allow")).status).toBe(303);
    });

    test("is not asked of a user who may not use AI", async () => {
      const { page } = await consentOf(newUser({ settings: { allowAi: false } }));
      expect(page.status).toBe(403);
    });
  });
};
