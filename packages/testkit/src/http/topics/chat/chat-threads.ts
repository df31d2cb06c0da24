import { describe, expect, test } from "@jest/globals";
import { abortChat, chat, openChat, sendChat, type Talking } from "../../chat-call.js";
import { chatIdOf, chatLinesIn, finalAnswerOf, shapeOf, turnOf } from "../../chat-lines.js";
import { conformanceKeys as keys } from "../../declaration.js";
import {
  expectNothingWritten,
  expectProblem,
  expectRefused,
  withoutRequestId,
} from "../../expectations.js";
import { inputOf } from "../../input-script.js";
import { fresh, newUser, type Subject } from "../../subject.js";

const open: Talking = { agentId: "open" };
const missing = { status: 404, code: "thread_not_found" } as const;

/** Whose a thread is, which ids one may have, and reading it (D4, D5). */
export const chatThreads = (subject: Subject): void => {
  describe("D4 ids that a client made up", () => {
    test.each([
      "no-such",
      "chat-1700000000000",
      "0b7c0e5e-2f9b-4a57-9f3a-000000000000",
      "__cutoff__",
    ])("%s is 404 at an agent that does not take them", async (chatId) => {
      const body = { input: "Hi", chatId, sessionSettings: newUser() };
      await expectRefused(subject, () => sendChat(subject, body), missing);
    });

    test.each([
      ["a word and a number", () => fresh("chat")],
      ["every kind of letter", () => fresh("A:b.c_d")],
      ["128 letters", () => fresh("x").padEnd(128, "x")],
    ])("%s becomes the thread's at one that does", async (_what, make) => {
      const chatId = make();
      const sessionSettings = newUser();
      const first = await chat(subject, { input: "one", chatId, sessionSettings }, open);
      expect(chatIdOf(first)).toBe(chatId);
      const second = await chat(subject, { input: "two", chatId, sessionSettings }, open);
      expect(shapeOf(second)).toMatch(/^user closing final __cutoff__ user /);
    });

    test.each(["x".repeat(129), "a b", "ä", "a/b", "a\nb", "a%"])(
      "%j is 404 there, too",
      async (chatId) => {
        const body = { input: "Hi", chatId, sessionSettings: newUser() };
        await expectRefused(subject, () => sendChat(subject, body, open), missing);
      },
    );

    test("reading or stopping one that nobody has made does not make it", async () => {
      const body = { chatId: fresh("chat"), sessionSettings: newUser() };
      await expectRefused(subject, () => sendChat(subject, body, open), missing);
      await expectRefused(subject, () => abortChat(subject, body, open), missing);
    });

    test("one that somebody else has is 404 to the next, as long as it is the account's", async () => {
      const chatId = fresh("chat");
      const mine = { input: "mine", chatId, sessionSettings: newUser() };
      await chat(subject, mine, open);
      const theirs = { ...mine, sessionSettings: newUser() };
      await expectRefused(subject, () => sendChat(subject, theirs, open), missing);
    });
  });

  describe("D4 A1 somebody else's thread is like one that is missing", () => {
    test.each<readonly [string, object]>([
      ["to write into", { input: "Hi" }],
      ["to read", {}],
    ])("%s", async (_what, more) => {
      const sessionSettings = newUser();
      const chatId = chatIdOf(await chat(subject, { input: "mine", sessionSettings }));
      const stranger = newUser();
      await chat(subject, { input: "theirs", sessionSettings: stranger });
      const globex = { asking: { key: keys.globex }, account: "globex" };
      const texts: string[] = [];
      for (const [asked, who, talking] of [
        [chatId, stranger, {}],
        [chatId, newUser(), {}],
        [chatId, sessionSettings, open],
        [chatId, sessionSettings, globex],
        ["no-such", sessionSettings, {}],
      ] as const) {
        const body = { ...more, chatId: asked, sessionSettings: who };
        const answer = await expectRefused(
          subject,
          () => sendChat(subject, body, talking),
          missing,
        );
        texts.push(withoutRequestId(answer));
      }
      expect(new Set(texts).size).toBe(1);
    });
  });

  describe("D5 reading a thread", () => {
    test("that is idle: its messages, the cutoff, and nothing that ran", async () => {
      const sessionSettings = newUser();
      const said = await chat(subject, { input: "one", sessionSettings });
      const chatId = chatIdOf(said);
      const answer = await expectNothingWritten(subject, () =>
        sendChat(subject, { chatId, sessionSettings }),
      );
      const lines = chatLinesIn(answer.text);
      expect(shapeOf(lines)).toBe("user closing final __cutoff__ __state__ __usage__");
      const kept = said.filter(({ isInProcess }) => isInProcess === false);
      expect(lines.slice(0, 3)).toEqual(kept);
      expect(lines[3]?.state).toEqual({ chatId, isStreaming: false });
      expect(lines.at(-1)?.usage).toEqual({
        models: [],
        llmCalls: 0,
        inputTokens: 0,
        outputTokens: 0,
        cacheReadTokens: 0,
        cacheWriteTokens: 0,
        totalTokens: 0,
      });
    });

    test("that streams: what was before, then every line of the turn, then those that come", async () => {
      const sessionSettings = newUser();
      const chatId = chatIdOf(await chat(subject, { input: "one", sessionSettings }));
      const input = inputOf({ say: "a" }, { waitMs: 400 }, { say: "b" });
      const writing = await openChat(subject, { input, chatId, sessionSettings });
      await writing.spoken;
      const lines = await chat(subject, { chatId, sessionSettings });
      expect(lines).toEqual(await writing.ended);
      expect(shapeOf(lines)).toMatch(/^user closing final __cutoff__ user delta /);
      expect(lines[3]?.state).toEqual({ chatId, isStreaming: true });
      expect(finalAnswerOf(lines)).toBe("ab");
      const bystander = { chatId, sessionSettings: newUser() };
      expectProblem(await sendChat(subject, bystander), missing);
    });

    test("says who asks and nothing more: groups and values are not looked at", async () => {
      const sessionSettings = newUser();
      const chatId = chatIdOf(await chat(subject, { input: "one", sessionSettings }));
      const body = {
        chatId,
        sessionSettings: {
          ...sessionSettings,
          groups: ["no-such"],
          userAttributes: [{ name: "no-such", value: 1 }],
          securityContext: { a: 1 },
          isEphemeral: false,
        },
      };
      const read = await expectNothingWritten(subject, () => sendChat(subject, body));
      expect(turnOf(chatLinesIn(read.text)).length).toBe(2);
      const stopped = await expectNothingWritten(subject, () => abortChat(subject, body));
      expect(stopped.status).toBe(204);
    });
  });
};
