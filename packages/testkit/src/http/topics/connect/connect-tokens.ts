import { describe, expect, test } from "@jest/globals";
import { expectOAuthError, listTools, postForm, type Fields } from "../../connect/connect-call.js";
import {
  askTokens,
  connectUser,
  declareConnect,
  newVerifier,
  redemptionOf,
  refresh,
  tokensIn,
} from "../../connect/connect-flow.js";
import { askData } from "../../data-call.js";
import { expectProblem } from "../../expectations.js";
import { newUser, revokeIssuedPath, type Subject } from "../../subject.js";

const secondsOfDays = (count: number): number => count * 86_400;

/** Codes and tokens of Connect, what they open, and what ends them (I1, J8). */
export const connectTokens = (subject: Subject): void => {
  const statusOf = async (origin: string, token: string, path?: string): Promise<number> =>
    (await listTools(subject, origin, token, path)).status;

  describe("I1, T50 codes", () => {
    test("one gives tokens that nobody keeps, for an hour at most", async () => {
      const account = await declareConnect(subject);
      const { answer, accessToken } = await connectUser(subject, account);
      expect([answer.status, answer.headers["cache-control"]]).toEqual([200, "no-store"]);
      const { token_type: type, expires_in: seconds, scope } = answer.json;
      expect([type, scope]).toEqual(["Bearer", "analytics:read analytics:chat"]);
      expect(seconds).toBeGreaterThan(0);
      expect(seconds).toBeLessThanOrEqual(3600);
      expect(await statusOf(account.origin, accessToken)).toBe(200);
    });

    test("RFC 6749, 4.1.2: one that is used again ends all that came of it", async () => {
      const account = await declareConnect(subject);
      const { form, accessToken, refreshToken } = await connectUser(subject, account);
      expectOAuthError(await askTokens(subject, account, form), "invalid_grant");
      expect(await statusOf(account.origin, accessToken)).toBe(401);
      expectOAuthError(await refresh(subject, account, refreshToken), "invalid_grant");
    });

    test.each<readonly [string, Fields, string]>([
      ["another verifier", { code_verifier: newVerifier().verifier }, "invalid_grant"],
      ["no verifier", { code_verifier: undefined }, "invalid_request"],
      ["another client", { client_id: "other" }, "invalid_grant"],
      ["another redirect", { redirect_uri: "http://127.0.0.1:7778/callback" }, "invalid_grant"],
      ["another resource", { resource: "https://evil.test/mcp" }, "invalid_grant"],
      ["another grant type", { grant_type: "password" }, "unsupported_grant_type"],
    ])("RFC 7636, 8707: one with %s is refused, and the right proof counts", async (...given) => {
      const [, over, error] = given;
      const account = await declareConnect(subject);
      const form = await redemptionOf(subject, account);
      expectOAuthError(await askTokens(subject, account, { ...form, ...over }), error);
      expect((await askTokens(subject, account, form)).status).toBe(200);
    });

    test("one is over after some minutes, and is none of another account", async () => {
      const [account, other] = [await declareConnect(subject), await declareConnect(subject)];
      const form = await redemptionOf(subject, account);
      expectOAuthError(await askTokens(subject, other, form), "invalid_grant");
      await subject.target().passTime(600);
      expectOAuthError(await askTokens(subject, account, form), "invalid_grant");
    });
  });

  describe("I1, T50 refresh tokens", () => {
    test("each gives a new pair", async () => {
      const account = await declareConnect(subject);
      const first = await connectUser(subject, account);
      const second = tokensIn(await refresh(subject, account, first.refreshToken));
      expect(second.refreshToken).not.toBe(first.refreshToken);
      expect(await statusOf(account.origin, second.accessToken)).toBe(200);
      expect((await refresh(subject, account, second.refreshToken)).status).toBe(200);
    });

    test("one that is used again ends its whole family, and no other one", async () => {
      const account = await declareConnect(subject);
      const [first, others] = [
        await connectUser(subject, account),
        await connectUser(subject, account),
      ];
      const second = tokensIn(await refresh(subject, account, first.refreshToken));
      expectOAuthError(await refresh(subject, account, first.refreshToken), "invalid_grant");
      expectOAuthError(await refresh(subject, account, second.refreshToken), "invalid_grant");
      for (const { accessToken } of [first, second]) {
        expect(await statusOf(account.origin, accessToken)).toBe(401);
      }
      expect(await statusOf(account.origin, others.accessToken)).toBe(200);
      expect((await refresh(subject, account, others.refreshToken)).status).toBe(200);
    });

    test("one is its client's and its account's, and over after a week without use", async () => {
      const [account, other] = [await declareConnect(subject), await declareConnect(subject)];
      const { refreshToken } = await connectUser(subject, account);
      expectOAuthError(await refresh(subject, account, refreshToken, "other"), "invalid_grant");
      expectOAuthError(await refresh(subject, other, refreshToken), "invalid_grant");
      const next = tokensIn(await refresh(subject, account, refreshToken));
      await subject.target().passTime(secondsOfDays(7) + 60);
      expectOAuthError(await refresh(subject, account, next.refreshToken), "invalid_grant");
    });
  });

  describe("I1, T50 what an access token opens", () => {
    test("RFC 8707: the endpoint that it was issued for, and no other one", async () => {
      const [account, other] = [await declareConnect(subject), await declareConnect(subject)];
      const { origin } = account;
      const bare = await connectUser(subject, account);
      const over = { resource: `${origin}/mcp/d/1` };
      const named = await connectUser(subject, account, { over });
      expect(await statusOf(origin, bare.accessToken)).toBe(200);
      expect(await statusOf(origin, bare.accessToken, "/mcp/d/1")).toBe(401);
      expect(await statusOf(origin, named.accessToken, "/mcp/d/1")).toBe(200);
      expect(await statusOf(origin, named.accessToken, "/mcp/d/2")).toBe(401);
      expect(await statusOf(origin, named.accessToken)).toBe(401);
      expect(await statusOf(other.origin, bare.accessToken)).toBe(401);
      expect(await statusOf(origin, bare.refreshToken)).toBe(401);
    });

    test("no other route", async () => {
      const account = await declareConnect(subject);
      const { accessToken: token } = await connectUser(subject, account);
      const answer = await askData(subject, { token }, { query: "SELECT city FROM sales" });
      expectProblem(answer, { status: 401, code: "unauthenticated" });
    });

    test("the analyst only where its scope was asked for", async () => {
      const account = await declareConnect(subject);
      const toolsWith = async (scope: string | undefined) => {
        const { accessToken } = await connectUser(subject, account, { over: { scope } });
        return (await listTools(subject, account.origin, accessToken)).text;
      };
      expect(await toolsWith("analytics:read")).not.toContain("ask_analyst");
      expect(await toolsWith(undefined)).toContain("ask_analyst");
    });
  });

  describe("J8 what ends a grant", () => {
    test.each(["accessToken", "refreshToken"] as const)(
      "RFC 7009: its client, by the %s, as often as it likes; another account's does not",
      async (which) => {
        const [account, other] = [await declareConnect(subject), await declareConnect(subject)];
        const connected = await connectUser(subject, account);
        const revoke = ({ origin }: { readonly origin: string }) =>
          postForm(subject, origin, "/connect/revoke", { token: connected[which] });
        expect((await revoke(other)).status).toBe(200);
        expect(await statusOf(account.origin, connected.accessToken)).toBe(200);
        for (let time = 0; time < 2; time++) {
          expect((await revoke(account)).status).toBe(200);
          expect(await statusOf(account.origin, connected.accessToken)).toBe(401);
        }
        const answer = await refresh(subject, account, connected.refreshToken);
        expectOAuthError(answer, "invalid_grant");
      },
    );

    test("a revocation of its user, at once, and of nobody else", async () => {
      const account = await declareConnect(subject);
      const user = newUser();
      const mine = await connectUser(subject, account, { session: user });
      const others = await connectUser(subject, account);
      const { externalId } = user;
      const answer = await subject.post(revokeIssuedPath, account.key, { externalId });
      expect(answer.status).toBe(204);
      expect(await statusOf(account.origin, mine.accessToken)).toBe(401);
      expectOAuthError(await refresh(subject, account, mine.refreshToken), "invalid_grant");
      expect(await statusOf(account.origin, others.accessToken)).toBe(200);
    });

    test("the end of the groups that may connect", async () => {
      const account = await declareConnect(subject, { groups: ["analysts"] });
      const user = newUser({ groups: ["analysts"] });
      const { accessToken, refreshToken } = await connectUser(subject, account, { session: user });
      expect(await statusOf(account.origin, accessToken)).toBe(200);
      await subject.mint(account.key, { ...user, groups: ["viewers"] });
      expect(await statusOf(account.origin, accessToken)).toBe(401);
      expectOAuthError(await refresh(subject, account, refreshToken), "invalid_grant");
    });
  });
};
