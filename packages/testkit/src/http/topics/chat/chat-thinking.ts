import { describe, expect, test } from "@jest/globals";
import { abortChat, chat, openChat, sendChat, type Talking } from "../../chat-call.js";
import { chatIdOf, turnOf, type ChatLine } from "../../chat-lines.js";
import { conformanceKeys as keys } from "../../declaration.js";
import { expectRefused } from "../../expectations.js";
import { inputOf } from "../../input-script.js";
import { newUser, type Subject } from "../../subject.js";

const input = inputOf({ think: "Hm." }, { say: "Five" }, { think: "Easy." });
/** An agent of which nothing is said. */
const open: Talking = { agentId: "open" };

const thoughtsIn = (lines: readonly ChatLine[]): readonly string[] =>
  lines.flatMap(({ thinking }) => (thinking === undefined || thinking === "" ? [] : [thinking]));

/** Who sees what an agent thinks: each reader by itself, when lines are sent (D13). */
export const chatThinking = (subject: Subject): void => {
  const tokenFor = async (body: object): Promise<Talking> => {
    const { json } = await subject.exchange(await subject.mint(keys.acme, body));
    return { ...open, asking: { token: json.token as string } };
  };
  const ask = (more: object, talking: Talking = { asking: { key: keys.acme }, ...open }) =>
    chat(subject, { input, sessionSettings: newUser(), ...more }, talking);

  describe("D13 thinking", () => {
    test("is sent in development mode alone, where nothing is said of the agent", async () => {
      const plain = await ask({});
      expect(turnOf(plain).filter(({ isDelta }) => isDelta)).toMatchObject([
        { content: "", thinking: "" },
        { content: "Five", thinking: "" },
      ]);
      expect(turnOf(plain).map(({ sort }) => sort)).toEqual([1, 2, 4, 6, 7, 8, undefined]);
      expect(thoughtsIn(await ask({ isDevMode: false }))).toEqual([]);
      const seen = await ask({ isDevMode: true });
      expect(thoughtsIn(seen)).toEqual(["Hm.", "Easy."]);
      expect(turnOf(seen).map(({ sort }) => sort)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, undefined]);
    });

    test("is sent where queries run against another branch than the default", async () => {
      expect(thoughtsIn(await ask({ activeBranchName: "dev" }))).toEqual(["Hm.", "Easy."]);
      const main = { activeBranchName: "dev", isDefaultBranch: true };
      expect(thoughtsIn(await ask(main))).toEqual([]);
      const ofBranch = await tokenFor(newUser({ branchName: "dev" }));
      expect(thoughtsIn(await ask({}, ofBranch))).toEqual(["Hm.", "Easy."]);
    });

    test("isDevMode of an embed token is passed over", async () => {
      const page = await tokenFor(newUser());
      expect(thoughtsIn(await ask({ isDevMode: true }, page))).toEqual([]);
    });

    test("isDevMode is true or false", async () => {
      const body = { input, sessionSettings: newUser(), isDevMode: "yes" };
      await expectRefused(subject, () => sendChat(subject, body, { asking: { key: keys.acme } }), {
        status: 400,
        code: "invalid_request",
        pointers: ["/isDevMode"],
      });
    });

    test("is decided for each reader: live, followed and replayed", async () => {
      const sessionSettings = newUser();
      const messageId = "1700000000000-message";
      const steps = inputOf({ think: "Hm." }, { say: "Five" }, { hang: true });
      const message = { input: steps, messageId, sessionSettings };
      const blind = await openChat(subject, message, open);
      await blind.spoken;
      const { chatId } = blind;
      const thread = { chatId, sessionSettings };
      const followers = await Promise.all([
        openChat(subject, { ...thread, isDevMode: true }, open),
        openChat(subject, thread, open),
        openChat(subject, { ...message, chatId, isDevMode: true }, open),
      ]);
      await Promise.all(followers.map(({ spoken }) => spoken));
      expect((await abortChat(subject, thread, open)).status).toBe(204);
      const all = await Promise.all([blind, ...followers].map(({ ended }) => ended));
      expect(all.map(thoughtsIn)).toEqual([[], ["Hm."], [], ["Hm."]]);
      const replayed = await chat(subject, { ...message, chatId }, open);
      expect(chatIdOf(replayed)).toBe(chatId);
      expect(thoughtsIn(replayed)).toEqual([]);
      expect(thoughtsIn(await chat(subject, thread, open))).toEqual([]);
    });

    test("of an agent that says always is for everybody, and of one that says off for nobody", async () => {
      expect(thoughtsIn(await ask({}, { agentId: "1" }))).toEqual(["Hm.", "Easy."]);
      expect(thoughtsIn(await ask({ isDevMode: true }, { agentId: "quiet" }))).toEqual([]);
    });
  });
};
