import { describe, expect, test } from "@jest/globals";
import { AnalyticsError } from "@embedded-analytics/client";
import { safeLink } from "../markdown/safe-link.js";
import { readPageData } from "./page-data.js";
import { sessionEnded } from "./session-ended.js";
import { takeSessionId } from "./take-session-id.js";
import { settingsOfToken } from "./token-settings.js";

const id = "a".repeat(64);

describe("G1, G2: the session id of an address", () => {
  test.each(["session", "sessionId"])("is taken out where it is called %s", (name) => {
    const href = `https://a.example/x/embed/d/1/chat?${name}=${id}&scheme=dark#end`;
    const { sessionId, address } = takeSessionId(href, "demo");
    expect(sessionId).toBe(id);
    expect(address).toBe("/x/embed/d/1/chat?scheme=dark&account=demo#end");
  });

  test("is not there after a reload, and the account's name stays", () => {
    const taken = takeSessionId("https://a.example/embed/chat?account=demo", "demo");
    expect(taken).toEqual({ sessionId: undefined, address: "/embed/chat?account=demo" });
  });
});

describe("a page without a token says why, and what to do", () => {
  test.each([
    ["unauthenticated", "This session has ended"],
    ["network_error", "The service cannot be reached"],
    ["plan_required", "This page cannot be opened"],
  ])("%s", (code, title) => {
    const said = sessionEnded(new AnalyticsError(code, "Why.", { requestId: "r-1" }));
    expect(said).toMatchObject({ title, details: `${code}, r-1` });
    expect(said.text).not.toBe("");
  });

  test("also for what nobody foresaw", () => {
    expect(sessionEnded(new TypeError("x")).title).toBe("Something went wrong");
    expect(sessionEnded("no_session").title).toBe("This session has ended");
  });
});

describe("B6: what a token says of how the page looks", () => {
  const token = (claims: object) =>
    `h.${btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(claims))))}.s`;

  test("G6: scheme, language, formats and zone, and what may be shown and saved", () => {
    const settings = {
      colorScheme: "dark",
      showSql: false,
      allowExport: false,
      locale: "de",
      formatLocale: "de-CH",
      timezone: "Europe/Zurich",
    };
    expect(settingsOfToken(token({ settings, name: "ÿ…" }))).toMatchObject(settings);
  });

  test.each(["", "x", "a.b.c", token({}), token({ settings: { colorScheme: "pink", locale: 5 } })])(
    "%s has the defaults",
    (text) => {
      expect(settingsOfToken(text)).toEqual({
        colorScheme: undefined,
        showSql: true,
        allowExport: true,
        locale: undefined,
        formatLocale: undefined,
        timezone: undefined,
        embedTheme: undefined,
      });
    },
  );
});

test.each([undefined, "", "{"])("page data of %j are none", (content) => {
  expect(readPageData(content)).toBeUndefined();
});

test.each([
  ["https://a.example/x", "a.example"],
  ["http://a.example:81", "a.example:81"],
  ["javascript:alert(1)", undefined],
  ["data:text/html,x", undefined],
  ["/relative", undefined],
  ["//a.example", undefined],
])("G3: a link to %s is shown with %s", (href, host) => {
  expect(safeLink(href)?.host).toBe(host);
});
