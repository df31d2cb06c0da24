import { describe, expect, test } from "@jest/globals";
import { abortChat, chat, openChat, sendChat } from "../../chat-call.js";
import { chatIdOf, finalAnswerOf, shapeOf } from "../../chat-lines.js";
import { askData } from "../../data-call.js";
import { expectNothingWritten, expectProblem, expectRefused } from "../../expectations.js";
import { inputOf } from "../../input-script.js";
import { deleteThread, listThreads, renameThread } from "../../thread-call.js";
import { fresh, revokeIssuedPath, type Subject } from "../../subject.js";
import { providerOf, type Provider } from "./provider.js";

const query = { query: "SELECT city FROM sales" };
const unauthenticated = { status: 401, code: "unauthenticated" } as const;

const talkingOf = async ({ account, token }: Provider, claims: object = {}) => ({
  asking: { authToken: await token(claims) },
  account: account.name,
});

/** What a revocation may say, of a user in the account's own embed tenant. */
const selectors: Readonly<Record<string, (externalId: string, provider: Provider) => object>> = {
  "its user": (externalId) => ({ externalId }),
  "its embed tenant": (_externalId, { account }) => ({ embedTenantName: account.name }),
  "a later moment": () => ({ issuedBefore: "2100-01-01T00:00:00Z" }),
};

/** Chats of users with tokens of the account's own identity provider (D2). */
export const authTokenChats = (subject: Subject): void => {
  test("D9 a message brings the user into being, for a while and without rights", async () => {
    const provider = await providerOf(subject);
    const sub = fresh("user");
    const roles = { "https://idp.test/roles": ["analysts"], town: "Rome" };
    const talking = await talkingOf(provider, { sub, ...roles });
    const lines = await chat(subject, { input: "Hi" }, talking);
    expect(finalAnswerOf(lines)).toBe("You said: Hi");
    const { json } = await subject.get("/api/v1/admin/users?first=1", provider.key);
    const [user] = json.items as readonly Record<string, unknown>[];
    expect(user).toMatchObject({ externalId: sub, embedTenantName: provider.account.name });
    expect(user?.["ephemeralUntil"]).toEqual(expect.any(String));
    const one = await subject.get(`/api/v1/admin/users/${String(user?.["id"])}`, provider.key);
    expect(one.text).not.toContain("Rome");
  });

  test("D2 a stored user stays as they are, permanent or not", async () => {
    const provider = await providerOf(subject);
    const sub = fresh("user");
    await subject.mint(provider.key, { externalId: sub });
    const userOf = async (): Promise<unknown> =>
      (await subject.get("/api/v1/admin/users?first=1", provider.key)).json.items[0] as unknown;
    const before = await userOf();
    await chat(subject, { input: "Hi" }, await talkingOf(provider, { sub, town: "Rome" }));
    expect(await userOf()).toEqual(before);
  });

  test("D4, D5 a thread is its user's: read, listed, renamed, aborted and deleted by them alone", async () => {
    const provider = await providerOf(subject);
    const sub = fresh("user");
    const mine = await talkingOf(provider, { sub });
    const others = await talkingOf(provider);
    const chatId = chatIdOf(await chat(subject, { input: "Hi" }, mine));
    // Another token of the same user does as well.
    const again = await talkingOf(provider, { sub });
    const read = await expectNothingWritten(subject, () => sendChat(subject, { chatId }, again));
    expect(read.status).toBe(200);
    const titles = (await listThreads(subject, again)).json.items as readonly object[];
    expect(titles).toMatchObject([{ chatId }]);
    expect((await renameThread(subject, chatId, "Mine", again)).status).toBe(200);
    expect((await abortChat(subject, { chatId }, again)).status).toBe(204);
    const none = { status: 404, code: "thread_not_found" } as const;
    await expectRefused(subject, () => sendChat(subject, { chatId }, others), none);
    await expectRefused(subject, () => sendChat(subject, { chatId, input: "Hi" }, others), none);
    await expectRefused(subject, () => renameThread(subject, chatId, "x", others), none);
    const foreign = { status: 403, code: "not_thread_owner" } as const;
    await expectRefused(subject, () => abortChat(subject, { chatId }, others), foreign);
    expect((await deleteThread(subject, chatId, mine)).status).toBe(204);
  });

  test("D4 a session and a token of one user are one user", async () => {
    const provider = await providerOf(subject);
    const sub = fresh("user");
    const sessionId = await subject.mint(provider.key, { externalId: sub });
    const asking = { token: (await subject.exchange(sessionId)).json.token as string };
    const page = { asking, account: provider.account.name };
    const chatId = chatIdOf(await chat(subject, { input: "Hi" }, page));
    const holder = await talkingOf(provider, { sub });
    expect((await sendChat(subject, { chatId }, holder)).status).toBe(200);
  });

  test("D6 a first message that is sent again is the same one", async () => {
    const provider = await providerOf(subject);
    const talking = await talkingOf(provider, { sub: fresh("user") });
    const message = { input: "Hi", messageId: "1700000000000-message" };
    const chatId = chatIdOf(await chat(subject, message, talking));
    expect(chatIdOf(await chat(subject, message, talking))).toBe(chatId);
  });

  test("E4, D13 branch and development mode are not theirs to choose", async () => {
    const provider = await providerOf(subject);
    const talking = await talkingOf(provider);
    const denied = { status: 403, code: "branch_not_allowed" } as const;
    const onDev = { input: "Hi", activeBranchName: "dev" };
    await expectRefused(subject, () => sendChat(subject, onDev, talking), denied);
    const data = { ...query, branchName: "dev" };
    await expectRefused(subject, () => askData(subject, talking.asking, data), denied);
    const input = inputOf({ think: "A secret thought" }, { say: "Five" });
    const lines = await chat(subject, { input, isDevMode: true }, talking);
    expect(JSON.stringify(lines)).not.toContain('A secret thought","');
    expect(lines.every(({ thinking = "" }) => thinking === "")).toBe(true);
  });

  test("D10 an agent or a model that is not there is told before anything is written", async () => {
    const provider = await providerOf(subject);
    const talking = await talkingOf(provider);
    const none = { status: 404, code: "thread_not_found" } as const;
    const call = () => sendChat(subject, { input: "Hi", chatId: "made-up" }, talking);
    await expectRefused(subject, call, none);
  });

  describe("J8 a revocation by", () => {
    test.each(Object.entries(selectors))(
      "%s: the token is 401, its running turn ends, and a later token is good",
      async (_what, selectorOf) => {
        const [provider, twin] = [await providerOf(subject), await providerOf(subject)];
        const sub = fresh("user");
        const iat = (await provider.now()) - 5;
        const talking = await talkingOf(provider, { sub, iat });
        const unconcerned = await talkingOf(twin, { sub, iat });
        const input = inputOf({ say: "So far" }, { hang: true });
        const open = await openChat(subject, { input }, talking);
        await open.spoken;
        const body = selectorOf(sub, provider);
        expect((await subject.post(revokeIssuedPath, provider.key, body)).status).toBe(204);
        expect(shapeOf(await open.ended)).toMatch(/__state__ __aborted__ __usage__$/);
        for (const call of [
          () => sendChat(subject, { input: "More" }, talking),
          () => sendChat(subject, { chatId: open.chatId }, talking),
          () => askData(subject, talking.asking, query),
          // Elsewhere it is no better (D2).
          () => askData(subject, talking.asking, query, 2),
          () => sendChat(subject, { input: "More" }, { ...talking, agentId: "2" }),
          () => sendChat(subject, { input: "More" }, { ...talking, account: twin.account.name }),
        ]) {
          await expectRefused(subject, call, unauthenticated);
        }
        const later = await talkingOf(provider, { sub, iat: (await provider.now()) + 2 });
        expect((await sendChat(subject, { chatId: open.chatId }, later)).status).toBe(200);
        expect((await askData(subject, unconcerned.asking, query)).status).toBe(200);
      },
    );

    test("another user: the token is good", async () => {
      const provider = await providerOf(subject);
      const iat = (await provider.now()) - 5;
      const { asking } = await talkingOf(provider, { iat });
      await subject.post(revokeIssuedPath, provider.key, { externalId: "somebody-else" });
      expect((await askData(subject, asking, query)).status).toBe(200);
      // A user whose session was never stored can be revoked as well, by name alone.
      const sub = fresh("user");
      const unknown = await talkingOf(provider, { sub, iat });
      await subject.post(revokeIssuedPath, provider.key, { externalId: sub });
      expectProblem(await askData(subject, unknown.asking, query), unauthenticated);
    });
  });
};
