import { describe, expect, test } from "@jest/globals";
import { askAssistant, assistantMessage, messageIn, queryThrough } from "../../assistant-call.js";
import { openChat, sendChat } from "../../chat-call.js";
import { askData } from "../../data-call.js";
import { declareAccount, type DeclaredAccount } from "../../declared-account.js";
import { expectNothingWritten, expectProblem, expectRefused } from "../../expectations.js";
import type { HttpAnswer } from "../../http-call.js";
import { inputOf } from "../../input-script.js";
import { exchangePath, fresh, newUser, type Subject } from "../../subject.js";

const limited = { status: 429, code: "rate_limited" } as const;

/** A refusal that says when to try again, in its header and in words. */
const expectLimited = (answer: HttpAnswer, secondsMax = 60): void => {
  expectProblem(answer, { ...limited, detail: /^Too many .+ Try again in (a|\d+) seconds?\.$/ });
  const seconds = Number(answer.headers["retry-after"]);
  expect(seconds).toBeGreaterThanOrEqual(1);
  expect(seconds).toBeLessThanOrEqual(secondsMax);
};

/** A user of the account with a token of their own. */
const userOf = async (subject: Subject, { keys }: DeclaredAccount) => {
  const user = newUser();
  const { json } = await subject.exchange(await subject.mint(String(keys["server"]), user));
  return { user, token: json.token as string };
};

/** An address of the route for that account. */
const pathFor = (path: string, account: string): string =>
  path.replace(":cloudRegion", "local").replace(":accountName", account).replace(/:\w+/g, "1");

/** What an account, a key and a user may ask for (J4). */
export const limits = (subject: Subject): void => {
  const declared = () => declareAccount(subject, { server: {}, other: {} });
  const statement = { query: "SELECT 1" };

  describe("J4 calls in a minute", () => {
    test("of a key: refused, nothing is written, and neither another key nor an account is slowed", async () => {
      const account = await declared();
      const neighbour = await declared();
      await account.change({ limits: { keyCallsPerMinute: 2 } });
      const { server = "", other = "" } = account.keys;
      for (let time = 0; time < 2; time++) await subject.mint(server, newUser());
      const refuse = () => subject.generate(server, newUser());
      expectLimited(await expectRefused(subject, refuse, limited));
      expect((await subject.generate(other, newUser())).status).toBe(200);
      expect((await subject.generate(neighbour.keys["server"], newUser())).status).toBe(200);
    });

    test("of an account at 0: refused on every route that takes a key, and nothing is written", async () => {
      const account = await declared();
      await account.change({ limits: { callsPerMinute: 0 } });
      const routes = subject.target().routes.filter(({ path }) => path !== exchangePath);
      expect(routes.length).toBeGreaterThan(30);
      const refuse = async ({ method, path }: (typeof routes)[number]): Promise<void> => {
        const answer = await subject.call({
          method,
          path: pathFor(path, account.name),
          key: String(account.keys["server"]),
          headers: { "Content-Type": "application/json" },
          ...(method === "GET" ? {} : { body: "{}" }),
        });
        expect([method, path, answer.status]).toEqual([method, path, 429]);
        expectLimited(answer);
      };
      // All at once, since refusals that repeat keep their caller waiting for a second.
      await expectNothingWritten(subject, () => Promise.all(routes.map(refuse)));
    });

    test("of a user: by token and by key together, and no other user is slowed", async () => {
      const account = await declared();
      const { user, token } = await userOf(subject, account);
      const { token: neighbour } = await userOf(subject, account);
      await account.change({ limits: { userCallsPerMinute: 2 } });
      const key = String(account.keys["server"]);
      const asServer = { ...statement, sessionSettings: user };
      expect((await askData(subject, { token }, statement)).status).not.toBe(429);
      expect((await askData(subject, { key }, asServer)).status).not.toBe(429);
      expectLimited(await askData(subject, { token }, statement));
      expectLimited(await askData(subject, { key }, asServer));
      expect((await askData(subject, { token: neighbour }, statement)).status).not.toBe(429);
    });

    test("of a user at once: as many come through as fit, also to assistants", async () => {
      const account = await declared();
      const { token } = await userOf(subject, account);
      const max = 20;
      await account.change({ limits: { userCallsPerMinute: max } });
      const count = subject.size === "full" ? 1000 : 60;
      const answers = await Promise.all(
        Array.from({ length: count }, () =>
          askAssistant(subject, { token }, assistantMessage("tools/list")),
        ),
      );
      const passed = answers.filter(({ status }) => status === 200);
      expect(passed).toHaveLength(max);
      for (const answer of passed) {
        expect((messageIn(answer).result as { tools: unknown[] }).tools.length).toBeGreaterThan(2);
      }
      for (const answer of answers) if (answer.status !== 200) expectLimited(answer);
    });
  });

  describe("J4 what runs at the same time", () => {
    test("statements: refused by the data API, and described to assistants in words", async () => {
      const account = await declared();
      const { token } = await userOf(subject, account);
      await account.change({ limits: { concurrentQueries: 0 } });
      const refuse = () => askData(subject, { token }, statement);
      expectLimited(await expectRefused(subject, refuse, limited), 1);
      const asked = await queryThrough(subject, { token }, { sql: "SELECT 1" });
      expect([asked.isError, asked.text]).toEqual([
        true,
        expect.stringMatching(/Too many queries of this account run\. Try again in a second\./),
      ]);
    });

    test("answers: refused before anything is written, and free when one has ended", async () => {
      const account = await declared();
      const { token } = await userOf(subject, account);
      await account.change({ limits: { userConcurrentTurns: 1 } });
      const talking = { asking: { token }, account: account.name };
      const running = await openChat(subject, { input: inputOf({ hang: true }) }, talking);
      const say = { input: inputOf({ say: "Hello" }), chatId: undefined };
      const refuse = () => sendChat(subject, say, talking);
      expectLimited(await expectRefused(subject, refuse, limited), 1);
      const { token: neighbour } = await userOf(subject, account);
      const theirs = { asking: { token: neighbour }, account: account.name };
      expect((await sendChat(subject, say, theirs)).status).toBe(200);
      await subject.call({
        method: "POST",
        path: `/local/api/v1/public/${account.name}/agents/1/chat/abort`,
        headers: { "Content-Type": "application/json", Authorization: `Bearer ${token}` },
        body: JSON.stringify({ chatId: running.chatId }),
      });
      await running.ended;
      let status = 429;
      for (let tries = 0; status === 429 && tries < 50; tries++) {
        ({ status } = await sendChat(subject, say, talking));
        if (status === 429) await new Promise((resolve) => setTimeout(resolve, 100));
      }
      expect(status).toBe(200);
    });
  });

  test("J4 a token that was not signed here is 401 as ever, and slows nobody", async () => {
    const token = `${fresh("a")}.${fresh("b")}.${fresh("c")}`;
    const answer = await askData(subject, { token }, statement);
    expectProblem(answer, { status: 401, code: "unauthenticated" });
  });
};
