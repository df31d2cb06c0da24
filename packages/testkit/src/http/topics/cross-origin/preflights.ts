import { describe, expect, test } from "@jest/globals";
import { conformanceServiceDomain } from "../../declaration.js";
import { dataPath, exchangePath, generatePath, type Subject } from "../../subject.js";

const chatPath = (account: string): string =>
  `/api/v1/public/${account}/agents/1/chat/stream-chat-state`;
const ofAcme = "https://app.acme.test";
const ofGlobex = "https://app.globex.test";

/** The questions that browsers ask before a page's request (G2). */
export const preflights = (subject: Subject): void => {
  const ask = (path: string, Origin: string, more = {}) =>
    subject.call({
      method: "OPTIONS",
      path,
      headers: {
        Origin,
        "Access-Control-Request-Method": "POST",
        "Access-Control-Request-Headers": "authorization,content-type",
        ...more,
      },
    });

  describe("G2: a preflight", () => {
    test.each([exchangePath, dataPath(1)])(
      "%s: whose account nothing names is answered where any account lists the origin",
      async (path) => {
        for (const origin of [ofAcme, ofGlobex, "https://x.wild.acme.test"]) {
          const { status, headers } = await ask(path, origin);
          expect([status, headers["access-control-allow-origin"]]).toEqual([204, origin]);
          expect(headers["access-control-allow-methods"]).toBe("POST");
          expect(headers["access-control-allow-headers"]).toMatch(/Authorization.*Content-Type/);
          expect(headers["access-control-allow-credentials"]).toBeUndefined();
          expect(headers.vary).toMatch(/\bOrigin\b/i);
        }
      },
    );

    test.each(["https://evil.test", "null", "*", "https://wild.acme.test", "https://acme.test"])(
      "of %s is answered without an allowance",
      async (origin) => {
        for (const path of [exchangePath, dataPath(1), chatPath("acme")]) {
          const { status, headers } = await ask(path, origin);
          expect([status, headers["access-control-allow-origin"]]).toEqual([204, undefined]);
          expect(headers.vary).toMatch(/\bOrigin\b/i);
        }
      },
    );

    test("is judged by the account that the path names", async () => {
      const allowed = async (account: string, origin: string) =>
        (await ask(chatPath(account), origin)).headers["access-control-allow-origin"];
      expect(await allowed("acme", ofAcme)).toBe(ofAcme);
      expect(await allowed("acme", ofGlobex)).toBeUndefined();
      expect(await allowed("plain-co", ofAcme)).toBeUndefined();
      expect(await allowed("nobody", ofAcme)).toBeUndefined();
    });

    test("A1: is judged by the account that the host names", async () => {
      const Host = `globex.${conformanceServiceDomain}`;
      const allowed = async (origin: string) =>
        (await ask(exchangePath, origin, { Host })).headers["access-control-allow-origin"];
      expect(await allowed(ofGlobex)).toBe(ofGlobex);
      expect(await allowed(ofAcme)).toBeUndefined();
    });

    test.each([generatePath, "/api/v1/embed-tenants/globo/groups"])(
      "%s: a route for API keys has none",
      async (path) => {
        const { status, headers } = await ask(path, ofAcme);
        expect([status, headers["access-control-allow-origin"]]).toEqual([204, undefined]);
      },
    );
  });
};
