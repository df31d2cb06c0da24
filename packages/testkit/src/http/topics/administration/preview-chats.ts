import { describe, expect, test } from "@jest/globals";
import { abortChat, chat, sendChat } from "../../chat-call.js";
import { chatIdOf, toolResultsOf } from "../../chat-lines.js";
import { expectNothingWritten, expectProblem } from "../../expectations.js";
import { inputOf } from "../../input-script.js";
import type { Subject } from "../../subject.js";
import {
  deleteThread,
  listFeedback,
  listThreads,
  rateAnswer,
  renameThread,
} from "../../thread-call.js";
import { previewedUser, previewToken } from "./previewing.js";

const refused = { status: 403, code: "not_in_preview" } as const;
const missing = { status: 404, code: "thread_not_found" } as const;

/** Chat in a preview is a thread of its own, which nobody else sees (J1, T49). */
export const previewChats = (subject: Subject): void => {
  const looking = async () => {
    const ada = await previewedUser(subject);
    const asking = { token: await previewToken(subject, ada.id) };
    return { ada, own: { token: ada.token }, asking };
  };

  const readerIn = async (city: string) => {
    const userAttributes = [{ name: "city", value: city }];
    const ada = await previewedUser(subject, { creatorMode: false, userAttributes });
    return { ada, own: { token: ada.token } };
  };

  describe("J1 T49 chat in a preview", () => {
    test("goes on, and is seen by the preview alone", async () => {
      const { ada, own, asking } = await looking();
      const chatId = chatIdOf(await chat(subject, { input: "first" }, { asking }));
      await chat(subject, { input: "second", chatId }, { asking });
      const read = await sendChat(subject, { chatId }, { asking });
      expect(read.status).toBe(200);
      for (const word of ["You said: first", "You said: second"]) expect(read.text).toContain(word);
      const other = { token: await previewToken(subject, ada.id) };
      for (const stranger of [own, other]) {
        const answer = await sendChat(subject, { chatId }, { asking: stranger });
        expectProblem(answer, missing);
      }
      const sessionSettings = {
        externalId: ada.externalId,
        embedTenantName: ada.embedTenantName,
        creatorMode: true,
      };
      expectProblem(await sendChat(subject, { chatId, sessionSettings }), missing);
      for (const caller of [own, asking]) {
        expect((await listThreads(subject, { asking: caller })).json.items).toEqual([]);
      }
    });

    test("a thread of the user is none: it is neither read, continued nor stopped", async () => {
      const { own, asking } = await looking();
      const chatId = chatIdOf(await chat(subject, { input: "secret" }, { asking: own }));
      for (const write of [
        () => sendChat(subject, { chatId }, { asking }),
        () => sendChat(subject, { chatId, input: "more" }, { asking }),
        () => abortChat(subject, { chatId }, { asking }),
      ]) {
        expectProblem(await expectNothingWritten(subject, write), missing);
      }
    });

    test("no thread is renamed, rated or deleted, not even the preview's own", async () => {
      const { own, asking } = await looking();
      for (const caller of [own, asking]) {
        const chatId = chatIdOf(await chat(subject, { input: "hello" }, { asking: caller }));
        for (const write of [
          () => renameThread(subject, chatId, "Title", { asking }),
          () => deleteThread(subject, chatId, { asking }),
          () => rateAnswer(subject, [chatId, "1"], { rating: "up" }, { asking }),
          () => rateAnswer(subject, [chatId, "1"], undefined, { asking }),
          () => listFeedback(subject, chatId, { asking }),
        ]) {
          expectProblem(await expectNothingWritten(subject, write), refused);
        }
      }
    });

    test.each(["Rome", "Berlin"])("in %s its tools have the figures of the user", async (city) => {
      const { ada, own } = await readerIn(city);
      const asking = { token: await previewToken(subject, ada.id, {}) };
      const sqlQuery = "SELECT city, amount FROM sales LIMIT 99";
      const input = inputOf({ call: "svcSqlApi", input: { sqlQuery } });
      const figures = async (caller: { readonly token: string }) =>
        toolResultsOf(await chat(subject, { input }, { asking: caller })).map(
          ({ uuid: _uuid, ...result }) => result,
        );
      const seen = await figures(asking);
      expect(seen).toEqual(await figures(own));
      expect(JSON.stringify(seen)).toContain(city);
    });
  });
};
