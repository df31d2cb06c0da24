import { describe, expect, test } from "@jest/globals";
import { openChat, sendChat, type OpenChat } from "../../chat-call.js";
import { shapeOf } from "../../chat-lines.js";
import { conformanceKeys as keys } from "../../declaration.js";
import { expectNothingWritten, expectProblem } from "../../expectations.js";
import { inputOf } from "../../input-script.js";
import { fresh, newUser, revokeIssuedPath, type Subject } from "../../subject.js";

/** A user whose turn runs, begun with the token of a session. */
interface Talker {
  readonly externalId: string;
  readonly embedTenantName: string;
  readonly sessionId: string;
  readonly token: string;
  readonly open: OpenChat;
}

const talker = async (subject: Subject): Promise<Talker> => {
  const externalId = fresh("user");
  const embedTenantName = fresh("tenant");
  const sessionId = await subject.mint(keys.acme, newUser({ externalId, embedTenantName }));
  const { json } = await subject.exchange(sessionId);
  const token = json.token as string;
  const input = inputOf({ say: "So far" }, { hang: true });
  const open = await openChat(subject, { input }, { asking: { token } });
  await open.spoken;
  return { externalId, embedTenantName, sessionId, token, open };
};

const selectors: Readonly<Record<string, (talker: Talker) => object>> = {
  "its session": ({ sessionId }) => ({ sessionId }),
  "its user": ({ externalId, embedTenantName }) => ({ externalId, embedTenantName }),
  "its embed tenant": ({ embedTenantName }) => ({ embedTenantName }),
  "its key": () => ({ keyId: keys.acme.slice(3, 15) }),
  "a later moment": () => ({ issuedBefore: "2100-01-01T00:00:00Z" }),
};

/** Bodies that name nothing, several things, or none in the right form. */
const mistakes: readonly object[] = [
  {},
  { sessionId: null },
  { sessionId: "a", keyId: "b" },
  { externalId: "a", internalId: "b" },
  { externalId: "a", embedTenantName: "b", keyId: "c" },
  { internalId: "a", embedTenantName: "b" },
  { keyId: 5 },
  { issuedBefore: "yesterday" },
  { issuedBefore: "2026-02-31T00:00:00Z" },
];

const closing = "__cutoff__ user delta delta closing __state__ __aborted__ __usage__";

/** Revoking what was issued, and what becomes of turns that run (J8). */
export const revocations = (subject: Subject): void => {
  const revoke = (body: object, key: string = keys.acme) =>
    subject.post(revokeIssuedPath, key, body);

  describe("J8 revocation", () => {
    test.each(Object.entries(selectors))(
      "by %s: the token is 401, and its running turn ends with its closing lines",
      async (_what, selectorOf) => {
        const { open, token, ...rest } = await talker(subject);
        const began = performance.now();
        const answer = await revoke(selectorOf({ open, token, ...rest }));
        expect([answer.status, answer.text]).toEqual([204, ""]);
        const lines = await open.ended;
        expect(performance.now() - began).toBeLessThan(2000);
        expect(shapeOf(lines)).toBe(closing);
        const refused = await sendChat(subject, { input: "More" }, { asking: { token } });
        expectProblem(refused, { status: 401, code: "unauthenticated" });
      },
    );

    test("a new session for the same user works", async () => {
      const { externalId, embedTenantName, open } = await talker(subject);
      await revoke({ externalId, embedTenantName });
      await open.ended;
      const again = newUser({ externalId, embedTenantName });
      const { status, json } = await subject.exchange(await subject.mint(keys.acme, again));
      expect(status).toBe(200);
      const answer = await sendChat(subject, { input: "Hi" }, { asking: { token: json.token } });
      expect(answer.status).toBe(200);
    });

    test.each([
      ["T4 of another account", keys.globex],
      ["A3 for other deployments", keys.acmeLimited],
    ])("a key %s changes nothing, and gets no answer that says so", async (_what, key) => {
      const running = await talker(subject);
      for (const selectorOf of Object.values(selectors)) {
        const selector = selectorOf(running);
        // By its own key or by time it may revoke sessions of its own.
        if ("keyId" in selector || "issuedBefore" in selector) continue;
        const answer = await expectNothingWritten(subject, () => revoke(selector, key));
        expect(answer.status).toBe(204);
      }
      const { token } = running;
      const answer = await sendChat(subject, { input: "Hi" }, { asking: { token } });
      expect(answer.status).toBe(200);
      await revoke({ sessionId: running.sessionId });
      await running.open.ended;
    });

    test("what fits nothing is 204, and writes nothing", async () => {
      const nothing = [
        { sessionId: "0".repeat(64) },
        { sessionId: "no id" },
        { externalId: fresh("nobody") },
        { internalId: "nobody@acme.test" },
        { embedTenantName: fresh("no-tenant") },
        { keyId: "nosuchkey000" },
        { issuedBefore: "2001-01-01T00:00:00+02:00" },
      ];
      for (const body of nothing) {
        const answer = await expectNothingWritten(subject, () => revoke(body));
        expect({ body, status: answer.status }).toEqual({ body, status: 204 });
      }
    });

    test.each(mistakes)("the body %j is refused", async (body) => {
      const answer = await expectNothingWritten(subject, () => revoke(body));
      expectProblem(answer, { status: 400, code: "invalid_request" });
    });
  });
};
