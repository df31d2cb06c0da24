import { describe, expect, test } from "@jest/globals";
import { abortChat, chat, sendChat, type Talking } from "../chat-call.js";
import { chatIdOf } from "../chat-lines.js";
import { askData } from "../data-call.js";
import { declareAccount, type DeclaredAccount } from "../declared-account.js";
import { expectRefused } from "../expectations.js";
import type { HttpAnswer } from "../http-call.js";
import { newUser, type Subject } from "../subject.js";

const query = "SELECT city FROM sales";

/** What a token may do once the account's plan, or the key that it was minted with, has ended (A2, B5). */
export const tokenLife = (subject: Subject): void => {
  /** A page with a thread, and a session that waits for its exchange. */
  const page = async ({ name: account, keys: { server = "" } }: DeclaredAccount) => {
    const token = async (sessionId: string) =>
      (await subject.exchange(sessionId)).json.token as string;
    const user = newUser();
    const asking = { token: await token(await subject.mint(server, user)) };
    const talking: Talking = { asking, account };
    const chatId = chatIdOf(await chat(subject, { input: "Hi" }, talking));
    const waiting = await subject.mint(server, user);
    return {
      calls: {
        stream: () => sendChat(subject, { input: "Hi" }, talking),
        read: () => sendChat(subject, { chatId }, talking),
        abort: () => abortChat(subject, { chatId }, talking),
        data: () => askData(subject, asking, { query }),
        exchange: () => subject.exchange(waiting),
      } satisfies Record<string, () => Promise<HttpAnswer>>,
      token: asking.token,
    };
  };
  const declare = () => declareAccount(subject, { server: {} });

  describe("A2 the token of an account that was downgraded", () => {
    test("is 403 on every route, and good again with the plan; no session is used up", async () => {
      const [account, other] = [await declare(), await declare()];
      const [{ calls }, others] = [await page(account), await page(other)];
      await account.change({ plan: "starter" });
      for (const call of Object.values(calls)) {
        await expectRefused(subject, call, { status: 403, code: "plan_required" });
      }
      for (const call of Object.values(others.calls)) {
        expect([200, 204]).toContain((await call()).status);
      }
      await account.change({ plan: "enterprise" });
      for (const call of Object.values(calls)) {
        expect([200, 204]).toContain((await call()).status);
      }
    });
  });

  describe.each([
    ["was revoked", { revoked: true }],
    ["has expired", { expiresAt: "2001-01-01T00:00:00Z" }],
  ])("B5 a token minted with a key that %s", (_what, ended) => {
    test("is 401 on every route, and so is an exchange", async () => {
      const [account, other] = [await declare(), await declare()];
      const [{ calls, token }, others] = [await page(account), await page(other)];
      await account.change({}, { server: ended });
      for (const call of Object.values(calls)) {
        await expectRefused(subject, call, { status: 401, code: "unauthenticated" });
      }
      await expect(subject.target().authenticateToken(token)).rejects.toMatchObject({
        code: "unauthenticated",
      });
      for (const call of Object.values(others.calls)) {
        expect([200, 204]).toContain((await call()).status);
      }
    });
  });

  test("B5 a token outlives every key but its own", async () => {
    const account = await declareAccount(subject, { server: {}, other: {} });
    const { calls } = await page(account);
    await account.change({}, { other: { revoked: true } });
    for (const call of Object.values(calls)) expect([200, 204]).toContain((await call()).status);
  });
};
