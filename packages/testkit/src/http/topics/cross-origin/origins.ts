import { describe, expect, test } from "@jest/globals";
import { conformanceKeys, conformanceServiceDomain } from "../../declaration.js";
import type { HttpAnswer } from "../../http-call.js";
import {
  dataPath,
  exchangePath,
  generatePath,
  newUser,
  revokePath,
  type Subject,
} from "../../subject.js";

const { acme, globex } = conformanceKeys;
const listed = "https://app.acme.test";
const ofGlobex = "https://app.globex.test";
const foreign = [
  "https://evil.test",
  "null",
  ofGlobex,
  `${listed}.evil.test`,
  "http://app.acme.test",
];
const chatPath = "/api/v1/public/acme/agents/1/chat/stream-chat-state";

/** What an answer lets a page of another origin read; undefined where that is nothing. */
const allowedIn = ({ headers }: HttpAnswer): string | undefined => {
  expect(headers["access-control-allow-credentials"]).toBeUndefined();
  return headers["access-control-allow-origin"];
};

const senderTo = (subject: Subject) => {
  const send = (path: string, body: unknown, headers: Record<string, string>) =>
    subject.call({
      method: "POST",
      path,
      headers: { "Content-Type": "application/json", ...headers },
      body: JSON.stringify(body),
    });
  return {
    send,
    exchange: (sessionId: string, Origin: string, more = {}) =>
      send(exchangePath, { sessionId }, { Origin, ...more }),
    withToken: (path: string, token: string, Origin: string, body: unknown) =>
      send(path, body, { Origin, Authorization: `Bearer ${token}` }),
  };
};

/** Which pages may exchange a session and read answers (G2). */
export const origins = (subject: Subject): void => {
  const { send, exchange, withToken } = senderTo(subject);
  const query = { query: "SELECT 1" };

  describe("G2: an exchange asked for by a page", () => {
    test("of a listed origin can be read, also where the session is spent", async () => {
      const sessionId = await subject.mint(acme, newUser());
      const answer = await exchange(sessionId, listed);
      expect([answer.status, allowedIn(answer)]).toEqual([200, listed]);
      expect(answer.headers.vary).toMatch(/\bOrigin\b/i);
      const exposed = answer.headers["access-control-expose-headers"];
      for (const name of ["ETag", "X-Request-Id", "Retry-After", "X-Ignored-Fields"]) {
        expect(exposed).toContain(name);
      }
      const again = await exchange(sessionId, listed);
      expect([again.status, allowedIn(again)]).toEqual([401, listed]);
    });

    test("a wildcard allows every name below it, and every port", async () => {
      const origin = "https://a.b.wild.acme.test:8443";
      const answer = await exchange(await subject.mint(acme, newUser()), origin);
      expect([answer.status, allowedIn(answer)]).toEqual([200, origin]);
    });

    test.each(foreign)("of %s is 403 origin_not_allowed and spends nothing", async (origin) => {
      const sessionId = await subject.mint(acme, newUser());
      const refused = await exchange(sessionId, origin);
      expect([refused.status, refused.json.code]).toEqual([403, "origin_not_allowed"]);
      expect(allowedIn(refused)).toBeUndefined();
      expect(refused.headers.vary).toMatch(/\bOrigin\b/i);
      expect((await exchange(sessionId, listed)).status).toBe(200);
    });

    test("of an account that lists none is refused; a server's needs no origin", async () => {
      const sessionId = await subject.mint(conformanceKeys.plain, newUser({ deploymentId: 1 }));
      expect((await exchange(sessionId, listed)).status).toBe(403);
      expect((await subject.exchange(sessionId)).status).toBe(200);
    });

    test("of an unknown session is 401, and no page can read it", async () => {
      const answer = await exchange("a".repeat(64), listed);
      expect([answer.status, allowedIn(answer)]).toEqual([401, undefined]);
    });

    test("of the service's own page is like a server's", async () => {
      const { host } = new URL(subject.target().baseUrl);
      const sessionId = await subject.mint(acme, newUser());
      const answer = await exchange(sessionId, `http://${host}`, { Host: host });
      expect([answer.status, allowedIn(answer)]).toEqual([200, undefined]);
    });

    test("A1: the host's account is not passed by", async () => {
      const sessionId = await subject.mint(acme, newUser());
      const Host = `globex.${conformanceServiceDomain}`;
      const answer = await exchange(sessionId, listed, { Host });
      expect([answer.status, allowedIn(answer)]).toEqual([401, undefined]);
      expect((await subject.exchange(sessionId)).status).toBe(200);
    });
  });

  describe("G2: an answer to an embed token", () => {
    const tokenOf = async (key: string): Promise<string> => {
      const answer = await subject.exchange(await subject.mint(key, newUser()));
      return answer.json.token as string;
    };
    const calls = [
      [dataPath(1), query],
      [chatPath, { input: '[{"say":"hello"}]' }],
      [`${chatPath}/abort`, { chatId: "1" }],
    ] as const;

    test.each(calls)("%s: is read by a listed page, and by no other", async (path, body) => {
      const token = await tokenOf(acme);
      const answer = await withToken(path, token, listed, body);
      expect(allowedIn(answer)).toBe(listed);
      expect(answer.headers.vary).toMatch(/\bOrigin\b/i);
      for (const origin of foreign) {
        const other = await withToken(path, token, origin, body);
        expect([origin, allowedIn(other)]).toEqual([origin, undefined]);
        expect(other.headers.vary).toMatch(/\bOrigin\b/i);
      }
    });

    test("another account's origins are not the token's", async () => {
      const token = await tokenOf(globex);
      expect(allowedIn(await withToken(dataPath(1), token, listed, query))).toBeUndefined();
      expect(allowedIn(await withToken(dataPath(1), token, ofGlobex, query))).toBe(ofGlobex);
    });

    test("a page can read that its token is refused, and a forged token says nothing", async () => {
      const sessionId = await subject.mint(acme, newUser());
      const token = (await subject.exchange(sessionId)).json.token as string;
      await subject.revoke(acme, sessionId);
      const refused = await withToken(dataPath(1), token, listed, query);
      expect([refused.status, allowedIn(refused)]).toEqual([401, listed]);
      const forged = await withToken(dataPath(1), `${token.slice(0, -4)}AAAA`, listed, query);
      expect([forged.status, allowedIn(forged)]).toEqual([401, undefined]);
    });
  });

  describe("G2: an API key has no CORS", () => {
    test.each([
      [generatePath, {}],
      [revokePath, { sessionId: "a".repeat(64) }],
      [dataPath(1), { ...query, sessionSettings: { externalId: "u" } }],
    ])("%s", async (path, body) => {
      for (const scheme of ["Api-Key", "Bearer"]) {
        const headers = { Origin: listed, Authorization: `${scheme} ${acme}` };
        expect(allowedIn(await send(path, body, headers))).toBeUndefined();
      }
    });
  });
};
