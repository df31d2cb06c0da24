import { describe, expect, test } from "@jest/globals";
import { abortChat, chat, openChat, sendChat, type Talking } from "../../chat-call.js";
import { chatIdOf, chatLinesIn, shapeOf, turnOf } from "../../chat-lines.js";
import { conformanceKeys as keys } from "../../declaration.js";
import { expectNothingWritten, expectProblem, expectRefused } from "../../expectations.js";
import type { HttpAnswer } from "../../http-call.js";
import { inputOf } from "../../input-script.js";
import { fresh, newUser, type Subject } from "../../subject.js";
import { deleteThread, listThreads, renameThread, type ThreadsCall } from "../../thread-call.js";

interface Item {
  readonly chatId: string;
  readonly title: string;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly isStreaming: boolean;
}

const missing = { status: 404, code: "thread_not_found" } as const;

/** A user's own threads: list, rename, delete (wire format, 5). */
export const chatThreadLists = (subject: Subject): void => {
  const itemsOf = (answer: HttpAnswer): readonly Item[] => {
    expect(answer.status).toBe(200);
    return answer.json.items as readonly Item[];
  };
  const list = async (call: ThreadsCall): Promise<readonly Item[]> =>
    itemsOf(await listThreads(subject, call));
  const ask = async (input: string, settings: object, talking: Talking = {}): Promise<string> =>
    chatIdOf(await chat(subject, { input, sessionSettings: settings }, talking));
  const tokenFor = async (settings: object): Promise<Talking> => {
    const { json } = await subject.exchange(await subject.mint(keys.acme, settings));
    return { asking: { token: json.token as string } };
  };

  describe("C1 D4 the list", () => {
    test("is of this user and agent alone, newest first, under the first question", async () => {
      const settings = newUser();
      expect(await list({ settings })).toEqual([]);
      const long = `${"ä\u{1f600}".repeat(50)}`;
      const first = await ask(long, settings);
      const second = await ask("two", settings);
      await ask("at another agent", settings, { agentId: "open" });
      await ask("of another user", newUser());
      await chat(subject, { input: "more", chatId: first, sessionSettings: settings });
      const items = await list({ settings });
      expect(items.map(({ chatId }) => chatId)).toEqual([first, second]);
      expect(items[0]?.title).toBe("ä\u{1f600}".repeat(40));
      for (const { createdAt, updatedAt, isStreaming } of items) {
        expect([new Date(createdAt).toISOString(), isStreaming]).toEqual([createdAt, false]);
        expect(Date.parse(updatedAt)).toBeGreaterThanOrEqual(Date.parse(createdAt));
      }
    });

    test("has pages whose cursors are good for it alone", async () => {
      const settings = newUser();
      for (const input of ["1", "2", "3"]) await ask(input, settings);
      const whole = (await list({ settings })).map(({ chatId }) => chatId);
      const { json } = await listThreads(subject, { settings, query: "?first=2" });
      const { endCursor, hasNextPage } = json.pageInfo;
      expect(hasNextPage).toBe(true);
      const query = `?first=2&after=${endCursor}`;
      const rest = await list({ settings, query });
      const read = [...(json.items as readonly Item[]), ...rest].map(({ chatId }) => chatId);
      expect(read).toEqual(whole);
      const foreign = await listThreads(subject, { settings: newUser(), query });
      expect([foreign.status, foreign.json.items]).toEqual([400, undefined]);
      const other = newUser();
      await ask("theirs", other);
      expectProblem(await listThreads(subject, { settings: other, query }), {
        status: 400,
        code: "invalid_cursor",
      });
      for (const bad of ["?first=0", "?first=501", "?first=x"]) {
        const answer = await listThreads(subject, { settings, query: bad });
        expectProblem(answer, { status: 400, code: "invalid_request" });
      }
    });

    test("D2 a server says whose it wants in a header, and has to", async () => {
      for (const headers of [{}, { settings: { externalId: "A b" } }]) {
        const answer = await listThreads(subject, headers);
        expectProblem(answer, { status: 400, code: "invalid_request" });
      }
      expect(await list({ settings: newUser() })).toEqual([]);
    });

    test("a turn that runs shows, and no more once it has ended", async () => {
      const settings = newUser();
      const open = await openChat(subject, {
        input: inputOf({ say: "so far" }, { hang: true }),
        sessionSettings: settings,
      });
      expect(await list({ settings })).toMatchObject([{ chatId: open.chatId, isStreaming: true }]);
      await abortChat(subject, { chatId: open.chatId, sessionSettings: settings });
      await open.ended;
      expect(await list({ settings })).toMatchObject([{ isStreaming: false }]);
    });
  });

  describe("A5 D4 a thread is where it was begun", () => {
    test("another lane neither lists nor reads, asks, stops, names or deletes it", async () => {
      const user = { ...newUser(), embedTenantName: fresh("tenant") };
      const wide = await tokenFor(user);
      const creator = await tokenFor({ ...user, creatorMode: true });
      const chatId = await ask("mine", {}, wide);
      expect(await list(creator)).toEqual([]);
      expect(await list(wide)).toMatchObject([{ chatId }]);
      for (const other of [
        creator,
        { settings: { ...user, creatorMode: true } } as const,
        { settings: newUser({ embedTenantName: user.embedTenantName }) },
      ] satisfies ThreadsCall[]) {
        const { settings, ...talking } = { settings: undefined, ...other };
        const body = { chatId, ...(settings && { sessionSettings: settings }) };
        const acts = [
          () => sendChat(subject, body, talking),
          () => sendChat(subject, { ...body, input: "Hi" }, talking),
          () => renameThread(subject, chatId, "Stolen", other),
          () => deleteThread(subject, chatId, other),
        ];
        for (const act of acts) await expectRefused(subject, act, missing);
      }
      await expectRefused(subject, () => abortChat(subject, { chatId }, creator), missing);
      // The same user, as the server names it, in the same lane.
      expect(await list({ settings: user })).toMatchObject([{ chatId }]);
    });
  });

  describe("a title", () => {
    test("of 1 to 200 characters stays, and moves nothing", async () => {
      const settings = newUser();
      const chatId = await ask("first", settings);
      const newer = await ask("second", settings);
      for (const title of ["x", "\u{1f600}".repeat(200), "<b>Umsätze</b>\n'; --"]) {
        const answer = await renameThread(subject, chatId, title, { settings });
        expect([answer.status, answer.json]).toMatchObject([200, { chatId, title }]);
        expect(await list({ settings })).toMatchObject([{ chatId: newer }, { chatId, title }]);
      }
    });

    test.each([
      [""],
      ["  \n"],
      ["\u200b"],
      ["x".repeat(201)],
      ["\u{1f600}".repeat(201)],
      [7],
      [null],
      ["\0"],
    ])("%j is 400", async (title) => {
      const settings = newUser();
      const chatId = await ask("first", settings);
      const renaming = () => renameThread(subject, chatId, title, { settings });
      await expectRefused(subject, renaming, {
        status: 400,
        code: "invalid_request",
        pointers: ["/title"],
      });
    });
  });

  describe("deletion", () => {
    test("takes the thread with all that was said, once", async () => {
      const settings = newUser();
      const canary = fresh("canary");
      const chatId = await ask(canary, settings);
      const kept = await ask("kept", settings);
      expect(await subject.target().dump()).toContain(canary);
      const answer = await deleteThread(subject, chatId, { settings });
      expect([answer.status, answer.text]).toEqual([204, ""]);
      expect(await subject.target().dump()).not.toContain(canary);
      expect(await list({ settings })).toMatchObject([{ chatId: kept }]);
      await expectRefused(subject, () => deleteThread(subject, chatId, { settings }), missing);
      const reading = () => sendChat(subject, { chatId, sessionSettings: settings });
      await expectRefused(subject, reading, missing);
    });

    test("D7 ends a running turn as aborted, for its readers too", async () => {
      const settings = newUser();
      const input = inputOf({ say: "so far" }, { hang: true });
      const open = await openChat(subject, { input, sessionSettings: settings });
      await open.spoken;
      const answer = await deleteThread(subject, open.chatId, { settings });
      expect(answer.status).toBe(204);
      const lines = await open.ended;
      expect(shapeOf(turnOf(lines))).toMatch(/ __aborted__ __usage__$/);
      expect(chatLinesIn(open.text())).toEqual(lines);
      expect(await list({ settings })).toEqual([]);
    });

    test("T7 A1 another user's, agent's or account's thread is 404, and stays", async () => {
      const settings = newUser();
      const chatId = await ask("mine", settings);
      const globex = { asking: { key: keys.globex }, account: "globex" };
      for (const other of [
        { settings: newUser() },
        { settings, agentId: "open" },
        { settings, ...globex },
      ]) {
        const acts = [
          () => deleteThread(subject, chatId, other),
          () => renameThread(subject, chatId, "Stolen", other),
        ];
        for (const act of acts) {
          expectProblem(await expectNothingWritten(subject, act), missing);
        }
      }
      expect(await list({ settings })).toMatchObject([{ chatId, title: "mine" }]);
    });
  });
};
