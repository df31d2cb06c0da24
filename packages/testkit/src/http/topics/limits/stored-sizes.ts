import { describe, expect, test } from "@jest/globals";
import { openChat, sendChat } from "../../chat-call.js";
import { declareAccount } from "../../declared-account.js";
import { expectRefused } from "../../expectations.js";
import { inputOf } from "../../input-script.js";
import { fresh, newUser, type Subject } from "../../subject.js";

/** How much an account may store (J4). */
export const storedSizes = (subject: Subject): void => {
  const say = { input: inputOf({ say: "Hello" }) };

  const accountWith = async (limits: object) => {
    const account = await declareAccount(subject, { server: {} });
    await account.change({ limits });
    const key = String(account.keys["server"]);
    const talking = { asking: { key }, account: account.name };
    return { key, talking };
  };

  describe("J4 what is stored", () => {
    test("threads: one more is 429 and writes nothing, and what is there goes on", async () => {
      const { talking } = await accountWith({ threads: 1 });
      const user = { sessionSettings: newUser() };
      const { chatId, ended } = await openChat(subject, { ...say, ...user }, talking);
      await ended;
      const another = { ...say, sessionSettings: newUser() };
      const answer = await expectRefused(subject, () => sendChat(subject, another, talking), {
        status: 429,
        code: "thread_limit",
        detail:
          "The account has reached its limit of stored threads. Delete some that nobody needs.",
      });
      expect(answer.headers["retry-after"]).toBeUndefined();
      expect((await sendChat(subject, { ...say, ...user, chatId }, talking)).status).toBe(200);
    });

    test("lines of a thread: a long one is read, and not continued", async () => {
      const { talking } = await accountWith({ threadLines: 1 });
      const user = { sessionSettings: newUser() };
      const { chatId, ended } = await openChat(subject, { ...say, ...user }, talking);
      await ended;
      const next = { ...say, ...user, chatId };
      const refused = { status: 429, code: "message_limit" } as const;
      await expectRefused(subject, () => sendChat(subject, next, talking), refused);
      expect((await sendChat(subject, { ...user, chatId }, talking)).status).toBe(200);
    });

    test("definitions: as many as fit are defined, and one more is 429 and writes nothing", async () => {
      const { key } = await accountWith({ definitions: 4 });
      const defines = (...names: readonly string[]) =>
        newUser({
          creatorMode: true,
          embedTenantName: tenant,
          groupDefinitions: names.map((name) => ({ name })),
        });
      const tenant = fresh("tenant");
      await subject.mint(key, defines("buyers")); // the account itself has three
      const refused = { status: 429, code: "definition_limit" } as const;
      await expectRefused(subject, () => subject.generate(key, defines("sellers")), refused);
      await subject.mint(key, defines("buyers"));
    });
  });
};
