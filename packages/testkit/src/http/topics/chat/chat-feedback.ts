import { describe, expect, test } from "@jest/globals";
import { chat } from "../../chat-call.js";
import { chatIdOf } from "../../chat-lines.js";
import { conformanceKeys as keys } from "../../declaration.js";
import { expectNothingWritten, expectProblem, expectRefused } from "../../expectations.js";
import { fresh, newUser, type Subject } from "../../subject.js";
import { deleteThread, listFeedback, rateAnswer } from "../../thread-call.js";

let messages = Date.now();
const missing = { status: 404, code: "thread_not_found" } as const;

/** What users think of answers. */
export const chatFeedback = (subject: Subject): void => {
  const answered = async () => {
    const settings = newUser();
    const messageId = `${messages++}-message`;
    const body = { input: "How much?", messageId, sessionSettings: settings };
    const chatId = chatIdOf(await chat(subject, body));
    return { settings, place: [chatId, messageId] as const, chatId, messageId };
  };
  const own = async ({ settings, chatId }: { settings: object; chatId: string }) => {
    const answer = await listFeedback(subject, chatId, { settings });
    expect(answer.status).toBe(200);
    return answer.json.items as readonly object[];
  };

  describe("feedback of an answer", () => {
    test("is kept, replaced and removed by its user, and read by the agent's owner", async () => {
      const at = await answered();
      const { settings, place, chatId, messageId } = at;
      const comment = "\u{1f600}".repeat(1000);
      for (const [feedback, kept] of [
        [{ rating: "up" }, { rating: "up", comment: null }],
        [
          { rating: "down", comment },
          { rating: "down", comment },
        ],
        [
          { rating: "down", comment: " " },
          { rating: "down", comment: null },
        ],
      ] as const) {
        const answer = await rateAnswer(subject, place, feedback, { settings });
        expect([answer.status, answer.text]).toEqual([204, ""]);
        const item = { ...kept, chatId, messageId, question: "How much?" };
        expect(await own(at)).toMatchObject([item]);
        const { json } = await listFeedback(subject, undefined, { query: "?first=1" });
        expect(json.items).toMatchObject([
          { ...item, user: { externalId: settings.externalId, embedTenantName: "acme" } },
        ]);
      }
      for (let time = 0; time < 2; time++) {
        expect((await rateAnswer(subject, place, undefined, { settings })).status).toBe(204);
        expect(await own(at)).toEqual([]);
      }
    });

    test("goes with its thread", async () => {
      const { settings, place, chatId } = await answered();
      const comment = fresh("canary");
      await rateAnswer(subject, place, { rating: "down", comment }, { settings });
      expect(await subject.target().dump()).toContain(comment);
      await deleteThread(subject, chatId, { settings });
      expect(await subject.target().dump()).not.toContain(comment);
    });

    test.each([
      [{}, "/rating"],
      [{ rating: "left" }, "/rating"],
      [{ rating: "up", comment: "x".repeat(1001) }, "/comment"],
      [{ rating: "up", comment: 7 }, "/comment"],
    ])("%j is 400", async (feedback, pointer) => {
      const { settings, place } = await answered();
      const rating = () => rateAnswer(subject, place, feedback, { settings });
      const problem = { status: 400, code: "invalid_request", pointers: [pointer] } as const;
      await expectRefused(subject, rating, problem);
    });

    test("T7 A1 A5 of an unknown message, another user, lane, agent or account is 404", async () => {
      const { settings, place, chatId, messageId } = await answered();
      await rateAnswer(subject, place, { rating: "up" }, { settings });
      const globex = { asking: { key: keys.globex }, account: "globex" };
      const strangers = [
        { settings: newUser() },
        { settings: { ...settings, creatorMode: true } },
        { settings, agentId: "open" },
        { settings, ...globex },
      ];
      for (const stranger of strangers) {
        for (const feedback of [{ rating: "down" }, undefined]) {
          const rating = () => rateAnswer(subject, place, feedback, stranger);
          expectProblem(await expectNothingWritten(subject, rating), missing);
        }
        expectProblem(await listFeedback(subject, chatId, stranger), missing);
      }
      for (const wrong of [
        [chatId, "1700000000000-message"],
        ["no-such", messageId],
      ] as const) {
        const rating = () => rateAnswer(subject, wrong, { rating: "up" }, { settings });
        await expectRefused(subject, rating, missing);
      }
      expect((await listFeedback(subject, undefined, globex)).json.items).toEqual([]);
    });

    test("C1 the owner's list has pages, whose cursors are good for it alone", async () => {
      const [one, two] = [await answered(), await answered()];
      for (const { place, settings } of [one, two]) {
        await rateAnswer(subject, place, { rating: "up" }, { settings });
      }
      const first = await listFeedback(subject, undefined, { query: "?first=1" });
      expect(first.json.items).toHaveLength(1);
      const { endCursor } = first.json.pageInfo;
      const query = `?first=1&after=${endCursor}`;
      const second = await listFeedback(subject, undefined, { query });
      const read = [first, second].map(({ json }) => json.items[0].chatId as string);
      expect(read.toSorted()).toEqual([one.chatId, two.chatId].toSorted());
      const elsewhere = await listFeedback(subject, one.chatId, { settings: one.settings, query });
      expectProblem(elsewhere, { status: 400, code: "invalid_cursor" });
    });
  });
};
