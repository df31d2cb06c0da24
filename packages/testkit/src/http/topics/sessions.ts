import { describe, expect, test } from "@jest/globals";
import { conformanceKeys as keys } from "../declaration.js";
import {
  expectNothingWritten,
  expectProblem,
  expectRefused,
  withoutRequestId,
} from "../expectations.js";
import { expensiveMsMax } from "../http-target.js";
import { exchangePath, fresh, newUser, revokePath, type Subject } from "../subject.js";

const tokenTtlSeconds = 86_400;
const sessionTtlSeconds = 300;

/** The claims of a JWT, unverified, as a page reads them. */
const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString()) as Record<
    string,
    unknown
  > & {
    readonly iat: number;
    readonly exp: number;
  };

/** Sessions after they were minted: exchange, once, and revocation (B5). */
export const sessions = (subject: Subject): void => {
  const mint = () => subject.mint(keys.acme, newUser());
  const unauthenticated = { status: 401, code: "unauthenticated" } as const;

  describe("B5 session ids", () => {
    test("are 64 lowercase hex characters, always others, and not stored (T5)", async () => {
      const ids = await Promise.all(Array.from({ length: 20 }, mint));
      for (const id of ids) expect(id).toMatch(/^[0-9a-f]{64}$/);
      expect(new Set(ids).size).toBe(20);
      const stored = await subject.target().dump();
      for (const id of ids) expect(stored).not.toContain(id);
    });

    test("can be exchanged once", async () => {
      const sessionId = await mint();
      expect((await subject.exchange(sessionId)).status).toBe(200);
      await expectRefused(subject, () => subject.exchange(sessionId), unauthenticated);
    });

    test(
      "of many exchanges at once, one gets the token (T6)",
      async () => {
        for (let round = 0; round < (subject.size === "full" ? 50 : 3); round++) {
          const sessionId = await mint();
          const answers = await Promise.all(
            Array.from({ length: 100 }, () => subject.exchange(sessionId)),
          );
          const statuses = answers.map(({ status }) => status).sort();
          expect(statuses).toEqual([200, ...Array.from({ length: 99 }, () => 401)]);
        }
      },
      expensiveMsMax,
    );

    test(`are good for ${sessionTtlSeconds} seconds by the store's clock`, async () => {
      const [one, other] = [await mint(), await mint()];
      await subject.target().passTime(sessionTtlSeconds - 10);
      expect((await subject.exchange(one)).status).toBe(200);
      await subject.target().passTime(10);
      await expectRefused(subject, () => subject.exchange(other), unauthenticated);
    });

    test("nothing tells unknown, used, expired, revoked and malformed ones apart", async () => {
      const [used, revoked, expired] = [await mint(), await mint(), await mint()];
      await subject.exchange(used);
      await subject.revoke(keys.acme, revoked);
      await subject.target().passTime(sessionTtlSeconds);
      const ids = [
        used,
        revoked,
        expired,
        "0".repeat(64),
        "",
        "x",
        "A".repeat(64),
        "0".repeat(4000),
      ];
      const answers = await expectNothingWritten(subject, () =>
        Promise.all(ids.map(subject.exchange)),
      );
      for (const answer of answers) expectProblem(answer, unauthenticated);
      expect(new Set(answers.map(withoutRequestId)).size).toBe(1);
    });

    test.each(["{}", '{"sessionId":7}', '{"sessionId":null}', "[]", '{"sessionId":"a\\u0000"}'])(
      "the body %s is refused by exchange and revoke",
      async (body) => {
        for (const path of [exchangePath, revokePath]) {
          await expectRefused(subject, () => subject.post(path, keys.acme, body), {
            status: 400,
            code: "invalid_request",
          });
        }
      },
    );

    test("a body that is no JSON, or too long, is refused by exchange and revoke", async () => {
      for (const path of [exchangePath, revokePath]) {
        const post = (body: string) => subject.post(path, keys.acme, body);
        await expectRefused(subject, () => post("{"), { status: 400, code: "invalid_json" });
        const tooLong = `{"sessionId":"${"0".repeat(1024 * 1024)}"}`;
        await expectRefused(subject, () => post(tooLong), { status: 413, code: "body_too_large" });
      }
    });
  });

  describe("B5 tokens", () => {
    test("are bound to account, deployment, embed tenant, user, mode, branch and settings", async () => {
      const { externalId } = newUser();
      const embedTenantName = fresh("tenant");
      const settings = { allowAi: false, locale: "de", showSql: true };
      const sessionId = await subject.mint(keys.acme, {
        deploymentId: 1,
        externalId,
        embedTenantName,
        creatorMode: true,
        branchName: "dev",
        settings,
      });
      const { json } = await subject.exchange(sessionId);
      const claims = claimsOf(json.token as string);
      expect(claims.exp - claims.iat).toBe(tokenTtlSeconds);
      expect(claims).toMatchObject({ externalId, embedTenantName, deploymentId: 1, settings });
      expect(claims).toMatchObject({ accountName: "acme", creatorMode: true, branchName: "dev" });
      const session = await subject.target().authenticateToken(json.token as string);
      expect(session).toMatchObject({
        accountName: "acme",
        deploymentId: 1,
        embedTenantName,
        user: { kind: "external", externalId },
        creatorMode: true,
        branchName: "dev",
        settings,
      });
    });

    test("a token that was altered is worth nothing", async () => {
      const { json } = await subject.exchange(await mint());
      const token = json.token as string;
      const step = Math.ceil(token.length / (subject.size === "full" ? 400 : 40));
      for (let at = 0; at < token.length; at += step) {
        const altered = token.slice(0, at) + (token[at] === "A" ? "B" : "A") + token.slice(at + 1);
        await expect(subject.target().authenticateToken(altered)).rejects.toMatchObject({
          code: "unauthenticated",
        });
      }
      const none = Buffer.from('{"alg":"none"}').toString("base64url");
      const unsigned = `${none}.${token.split(".")[1]}.`;
      await expect(subject.target().authenticateToken(unsigned)).rejects.toMatchObject({
        code: "unauthenticated",
      });
    });

    test("are good for 24 hours, longer than their session", async () => {
      const { json } = await subject.exchange(await mint());
      await subject.target().passTime(tokenTtlSeconds - 10);
      expect(await subject.target().authenticateToken(json.token as string)).toBeDefined();
      await subject.target().passTime(10);
      await expect(subject.target().authenticateToken(json.token as string)).rejects.toMatchObject({
        code: "unauthenticated",
      });
    });
  });

  describe("B5 revocation", () => {
    const isRevoked = async (sessionId: string) =>
      (await subject.exchange(sessionId)).status === 401;

    test("is 204 always, and idempotent", async () => {
      const sessionId = await mint();
      for (const id of [sessionId, sessionId, "0".repeat(64), "", "x"]) {
        const answer = await subject.revoke(keys.acme, id);
        expect([answer.status, answer.text]).toEqual([204, ""]);
      }
      expect(await isRevoked(sessionId)).toBe(true);
    });

    test("an exchanged session's token is refused from then on", async () => {
      const [sessionId, other] = [await mint(), await mint()];
      const { token } = (await subject.exchange(sessionId)).json as { token: string };
      const { token: otherToken } = (await subject.exchange(other)).json as { token: string };
      await subject.revoke(keys.acme, sessionId);
      await expect(subject.target().authenticateToken(token)).rejects.toMatchObject({
        code: "unauthenticated",
      });
      expect(await subject.target().authenticateToken(otherToken)).toBeDefined();
    });

    test("leaves alone what is another account's, or of a deployment that the key does not open", async () => {
      const sessionId = await mint();
      for (const key of [keys.globex, keys.acmeLimited]) {
        const answer = await expectNothingWritten(subject, () => subject.revoke(key, sessionId));
        expect(answer.status).toBe(204);
      }
      expect(await isRevoked(sessionId)).toBe(false);
    });
  });
};
