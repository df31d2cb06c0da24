import { describe, expect, test } from "@jest/globals";
import { abortChat, chat, openChat, sendChat, type OpenChat } from "../../chat-call.js";
import { chatIdOf, chatLinesIn, shapeOf, turnOf } from "../../chat-lines.js";
import { expectProblem } from "../../expectations.js";
import { inputOf, type InputStep } from "../../input-script.js";
import { storedUser } from "../../stored-user.js";
import { conformanceKeys as keys } from "../../declaration.js";
import { newUser, type Subject } from "../../subject.js";

const messageId = "1700000000000-message";

/** A call whose result is another one each time, so that a second run would show. */
const once: InputStep = { call: "svcSqlApi", input: { sqlQuery: "SELECT city FROM sales" } };

const scripts = {
  running: inputOf(once, { say: "So far" }, { hang: true }),
  completed: inputOf(once, { say: "All of it" }),
  aborted: inputOf(once, { say: "So far" }, { hang: true }),
  failed: inputOf(once, { say: "So far" }, { fail: true }),
} as const;

/** Messages that are sent again, or into a thread that streams (D6, T33). */
export const chatMessages = (subject: Subject): void => {
  interface Sent {
    readonly body: { readonly input: string; readonly sessionSettings: object };
    readonly open: OpenChat;
  }
  const sent = async (state: keyof typeof scripts): Promise<Sent> => {
    const body = { input: scripts[state], messageId, sessionSettings: newUser() };
    const open = await openChat(subject, body);
    await open.spoken;
    if (state === "aborted") await stop(body, open);
    if (state !== "running") await open.ended;
    return { body, open };
  };
  const stop = async (body: object, { chatId, ended }: OpenChat): Promise<void> => {
    const { sessionSettings } = body as { readonly sessionSettings: object };
    expect((await abortChat(subject, { chatId, sessionSettings })).status).toBe(204);
    await ended;
  };

  describe("D6 the same message again", () => {
    test.each(Object.keys(scripts) as (keyof typeof scripts)[])(
      "on a turn that is %s gets its lines, and the agent is not asked again",
      async (state) => {
        const { body, open } = await sent(state);
        const again = await openChat(subject, body);
        const inThread = await openChat(subject, { ...body, chatId: open.chatId });
        if (state === "running") await stop(body, open);
        await Promise.all([open.ended, again.ended]);
        expect(again.text()).toBe(open.text());
        expect(turnOf(await inThread.ended)).toEqual(turnOf(await open.ended));
        const { sessionSettings } = body;
        const read = await chat(subject, { chatId: open.chatId, sessionSettings });
        expect(shapeOf(read)).toMatch(/^user \/tool closing (final )?__cutoff__ /);
      },
    );

    test.each(Object.keys(scripts) as (keyof typeof scripts)[])(
      "with another input on a turn that is %s is 409",
      async (state) => {
        const { body, open } = await sent(state);
        for (const more of [{}, { chatId: open.chatId }]) {
          const other = { ...body, ...more, input: `${body.input} ` };
          expectProblem(await sendChat(subject, other), { status: 409, code: "message_conflict" });
        }
        if (state === "running") await stop(body, open);
      },
    );

    test("by somebody else, or at another agent, is another message", async () => {
      const body = { input: "Hello", messageId, sessionSettings: newUser() };
      const chatIds = [
        chatIdOf(await chat(subject, body)),
        chatIdOf(await chat(subject, { ...body, sessionSettings: newUser() })),
        chatIdOf(await chat(subject, body, { agentId: "open" })),
      ];
      expect(new Set(chatIds).size).toBe(3);
    });

    test("T33 20 at once are one message: one thread, one turn, the same bytes", async () => {
      const sessionSettings = newUser();
      const input = inputOf(once, { waitMs: 100 }, { say: "Once" });
      const body = { input, messageId, sessionSettings };
      const answers = await Promise.all(Array.from({ length: 20 }, () => sendChat(subject, body)));
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
      expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
      const chatId = chatIdOf(chatLinesIn(answers[0]?.text ?? ""));
      expect(shapeOf(await chat(subject, { chatId, sessionSettings }))).toBe(
        "user /tool closing final __cutoff__ __state__ __usage__",
      );
    });
  });

  describe("D6 another message while the thread streams", () => {
    test("is 409 with the documented sentence, and nothing of it is stored", async () => {
      const { body, open } = await sent("running");
      const { externalId } = body.sessionSettings as { readonly externalId: string };
      const before = await storedUser(subject, { key: keys.acme, externalId });
      for (const more of [{}, { messageId: "1700000000001-message" }]) {
        const other = {
          input: "And?",
          chatId: open.chatId,
          sessionSettings: { externalId, groups: ["analysts"], isEphemeral: false },
          ...more,
        };
        expectProblem(await sendChat(subject, other), {
          status: 409,
          code: "thread_busy",
          detail: "Streaming for thread is in progress",
        });
      }
      expect(await storedUser(subject, { key: keys.acme, externalId })).toEqual(before);
      await stop(body, open);
      expect(shapeOf(await open.ended)).toMatch(/closing __state__ __aborted__ __usage__$/);
    });

    test("T33 of 20 at once into an idle thread exactly one is taken", async () => {
      const sessionSettings = newUser();
      const chatId = chatIdOf(await chat(subject, { input: "one", sessionSettings }));
      const input = inputOf({ waitMs: 500 }, { say: "taken" });
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => sendChat(subject, { input, chatId, sessionSettings })),
      );
      const statuses = answers.map(({ status }) => status).sort();
      expect(statuses).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
    });
  });

  test.each(["1700000000000", "170000000000-message", "x1700000000000-message", ""])(
    "D6 a messageId like %j is 400",
    async (odd) => {
      const body = { input: "Hi", messageId: odd, sessionSettings: newUser() };
      expectProblem(await sendChat(subject, body), {
        status: 400,
        code: "invalid_request",
        pointers: ["/messageId"],
      });
    },
  );
};
