import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";
import {
  authorizeUrl,
  connectHost,
  newBrowser,
  newVerifier,
  openConsent,
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

/** The consent page that a browser of these languages is shown. */
const consentIn = async (languages: string, locales?: string, browser = newBrowser()) => {
  const speaking = (url: string | URL, init: RequestInit = {}) =>
    browser(url, { ...init, headers: { "Accept-Language": languages } });
  const url = authorizeUrl(host, newVerifier().challenge, { ui_locales: locales });
  return openConsent(host, speaking, await signIn(host, speaking, url));
};

const languages: readonly (readonly [string, string, string])[] = [
  ["en", "ltr", "Allow"],
  ["de", "ltr", "Erlauben"],
  ["es", "ltr", "Permitir"],
  ["fr", "ltr", "Autoriser"],
  ["ja", "ltr", "許可する"],
  ["ar", "rtl", "السماح"],
];

describe("I1: the consent page", () => {
  test.each(languages)("is in %s, written %s", async (language, direction, allow) => {
    const { response, html, answer } = await consentIn(language);
    expect(response.headers.get("content-language")).toBe(language);
    expect(html).toContain(`<html lang="${language}" dir="${direction}">`);
    expect(html).toContain(`value="allow">${allow}</button>`);
    // The names come from outside and stay as they are, escaped and apart from the sentence's direction.
    expect(html).toContain("<bdi>Desk &lt;b&gt;&quot;1&quot;</bdi>");
    const decided = await answer("allow");
    expect([decided.status, decided.headers.get("location")]).toEqual([
      303,
      expect.stringContaining("code="),
    ]);
  });

  test("says everything in each language", async () => {
    const pages = await Promise.all(languages.map(([language]) => consentIn(language)));
    const lines = pages.map(({ html }) =>
      [...html.matchAll(/<(dt|h2|li|p class="muted"|button [^>]*)>([^<]+)</g)].map(
        ([, , text = ""]) => text,
      ),
    );
    const [english = []] = lines;
    expect(english.length).toBeGreaterThanOrEqual(9);
    for (const others of lines.slice(1)) {
      expect(others).toHaveLength(english.length);
      const same = others.filter((text, at) => text === english[at]);
      // French has the word "Service" as well.
      expect(same.filter((text) => text !== "Service")).toEqual([]);
    }
  });

  test.each([
    ["de-AT, en;q=0.5", "de"],
    ["en;q=0.5, fr;q=0.9", "fr"],
    ["tlh, ja;q=0.1", "ja"],
    ["tlh", "en"],
    ["*", "en"],
    ['"><script>', "en"],
  ])("for %s is in %s", async (accepted, language) => {
    expect((await consentIn(accepted)).html).toContain(`<html lang="${language}" `);
  });

  test.each(languages)(
    "is in %s where the client asks for it",
    async (language, direction, allow) => {
      const { response, html } = await consentIn("en", language);
      expect(response.headers.get("content-language")).toBe(language);
      expect(html).toContain(`<html lang="${language}" dir="${direction}">`);
      expect(html).toContain(`value="allow">${allow}</button>`);
    },
  );

  test.each([
    ["de-AT en", "en", "de"],
    ["tlh FR-ca", "ja", "fr"],
    ["tlh", "ja", "ja"],
    ["", "ja", "ja"],
    ['de"><script>', "ja", "ja"],
    ["en", "ja", "en"],
  ])("for ui_locales %j before %s is in %s", async (locales, accepted, language) => {
    const { html } = await consentIn(accepted, locales);
    expect(html).toContain(`<html lang="${language}" `);
    expect(html).not.toContain("<script");
  });

  test("forgets the language of an earlier client", async () => {
    const browser = newBrowser();
    expect((await consentIn("en", "de", browser)).html).toContain('<html lang="de" ');
    expect((await consentIn("en", undefined, browser)).html).toContain('<html lang="en" ');
    expect((await consentIn("fr", "ja", browser)).html).toContain('<html lang="ja" ');
  });

  test("OAuth 2.1: ui_locales given twice is as if it were not given", async () => {
    const url = authorizeUrl(host, newVerifier().challenge, { ui_locales: "de" });
    url.searchParams.append("ui_locales", "fr");
    const response = await newBrowser()(url);
    expect(response.status).toBe(303);
    expect(response.headers.getSetCookie()).toHaveLength(1);
  });

  test("a refusal of a client that asks for a language has its heading in it", async () => {
    const over = { client_id: "unknown", ui_locales: "ja" };
    const response = await fetch(authorizeUrl(host, newVerifier().challenge, over));
    expect([response.status, response.headers.get("content-language")]).toEqual([400, "ja"]);
  });

  test("a refusal has its heading in the browser's language, and says which its sentence is in", async () => {
    const url = authorizeUrl(host, newVerifier().challenge, { client_id: "unknown" });
    const response = await fetch(url, { headers: { "Accept-Language": "ar" } });
    const html = await response.text();
    expect(response.status).toBe(400);
    expect(html).toContain('<html lang="ar" dir="rtl">');
    expect(html).toContain("<h1>لم يتم ربط المساعد</h1>");
    expect(html).toContain('<p lang="en" dir="ltr">This assistant is not registered.</p>');
  });
});
