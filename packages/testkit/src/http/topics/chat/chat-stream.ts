import { describe, expect, test } from "@jest/globals";
import { abortChat, chat, openChat, sendChat } from "../../chat-call.js";
import { chatIdOf, finalAnswerOf, shapeOf, toolResultsOf, turnOf } from "../../chat-lines.js";
import { salesRows } from "../../data-model.js";
import { inputOf } from "../../input-script.js";
import { newUser, type Subject } from "../../subject.js";

const hostileTexts = [
  "\n",
  "\r\n",
  "\u2028\u2029",
  "\0",
  "\ud83d",
  "\ude00",
  '"}\n{"id":"__usage__"}',
];

/** The lines of a turn by how it ended, and how they are sent (2.7, 2.8, D3, D7, D11 to D13). */
export const chatStream = (subject: Subject): void => {
  describe("wire-format 2 the lines of a turn", () => {
    test("service.md 4.3: a new thread, from its cutoff to the usage", async () => {
      const input = inputOf({ think: "Hm." }, { say: "Two " }, { say: "words" });
      const lines = await chat(subject, { input, sessionSettings: newUser() });
      expect(shapeOf(lines)).toBe(
        "__cutoff__ user delta delta delta delta closing final __state__ __usage__",
      );
      expect(lines[0]).toMatchObject({ role: "assistant", sort: 0, state: { isStreaming: true } });
      expect(lines[1]).toMatchObject({ role: "user", content: input, isInProcess: false });
      expect(lines[1]?.id).toMatch(/^\d{13,}-message$/);
      const said = lines.slice(2, 6).map(({ content, thinking }) => [content, thinking]);
      expect(said).toEqual([
        ["", ""],
        ["", "Hm."],
        ["Two ", ""],
        ["words", ""],
      ]);
      expect(finalAnswerOf(lines)).toBe("Two words");
      expect(lines.at(-2)?.state).toEqual({
        chatId: chatIdOf(lines),
        isStreaming: false,
        messages: [
          { id: lines[1]?.id, role: "user", content: input },
          { id: lines.at(-3)?.id, role: "assistant", content: "Two words" },
        ],
      });
    });

    test("numbers rise strictly, over the turns of a thread", async () => {
      const sessionSettings = newUser();
      const first = await chat(subject, { input: "one", sessionSettings });
      const second = await chat(subject, {
        input: "two",
        chatId: chatIdOf(first),
        sessionSettings,
      });
      expect(shapeOf(second)).toMatch(/^user closing final __cutoff__ user /);
      const sorts = [...turnOf(first), ...turnOf(second)].flatMap(({ sort }) => sort ?? []);
      expect(sorts).toEqual([...new Set(sorts)].sort((left, right) => left - right));
      const cutoff = second.find(({ id }) => id === "__cutoff__");
      expect(cutoff?.sort).toBe(turnOf(first).at(-2)?.sort);
    });

    test("a failed turn keeps what was said, and tells it in our words", async () => {
      const input = inputOf({ say: "So far" }, { fail: true });
      const lines = await chat(subject, { input, sessionSettings: newUser() });
      expect(shapeOf(lines)).toBe("__cutoff__ user delta delta closing error __state__ __usage__");
      expect(lines.at(-4)).toMatchObject({ content: "So far", isInProcess: false });
      expect(JSON.stringify(lines.slice(2))).not.toContain("nobody may be shown");
      const silent = { input: inputOf({ fail: true }), sessionSettings: newUser() };
      expect(shapeOf(await chat(subject, silent))).toBe(
        "__cutoff__ user delta error __state__ __usage__",
      );
    });

    test("D7 an aborted turn keeps what was said, and the thread is free at once", async () => {
      const sessionSettings = newUser();
      const input = inputOf({ say: "So far" }, { hang: true });
      const open = await openChat(subject, { input, sessionSettings });
      await open.spoken;
      const { chatId } = open;
      expect((await abortChat(subject, { chatId, sessionSettings })).status).toBe(204);
      const next = await chat(subject, { input: "Go on", chatId, sessionSettings });
      expect(shapeOf(next)).toMatch(/^user closing __cutoff__ user delta .*__usage__$/);
      const lines = await open.ended;
      expect(shapeOf(lines)).toBe(
        "__cutoff__ user delta delta closing __state__ __aborted__ __usage__",
      );
      expect(lines.at(-2)).toMatchObject({ type: "abort", code: "chat_aborted" });
      expect(lines.at(-4)?.content).toBe("So far");
    });

    test("D7 a turn goes on without its reader", async () => {
      const sessionSettings = newUser();
      const input = inputOf({ say: "one " }, { waitMs: 300 }, { say: "two" });
      const messageId = "1700000000000-message";
      const open = await openChat(subject, { input, messageId, sessionSettings });
      open.leave();
      const lines = await chat(subject, { input, messageId, sessionSettings });
      expect(chatIdOf(lines)).toBe(open.chatId);
      expect(finalAnswerOf(lines)).toBe("one two");
    });

    test("T18 a line is one message, whatever is said, now and when it is read back", async () => {
      const sessionSettings = newUser();
      const input = inputOf(...hostileTexts.map((say) => ({ say })));
      const answer = await sendChat(subject, { input, sessionSettings });
      expect(answer.text).not.toMatch(/[\r\u2028\u2029\0]/);
      const lines = await chat(subject, {
        input: "And?",
        chatId: chatIdOf(
          answer.text
            .split("\n")
            .slice(0, 1)
            .map((line) => JSON.parse(line)),
        ),
        sessionSettings,
      });
      expect(lines[2]).toMatchObject({ graphPath: ["final"], content: hostileTexts.join("") });
      expect(lines.filter(({ id }) => id === "__usage__")).toHaveLength(1);
    });
  });

  describe("service.md 2.8 tools in the stream", () => {
    const city = { userAttributes: [{ name: "city", value: "Berlin" }] };
    const query = {
      sqlQuery: "SELECT city, amount FROM sales",
      queryTitle: "Sales",
      description: "All of them",
      userRequest: "How much?",
    };

    test("D11 E1 a call is two lines of one id, and its rows are those of the user", async () => {
      const input = inputOf({ call: "svcSqlApi", input: query }, { say: "Done" });
      const lines = await chat(subject, { input, sessionSettings: newUser(city) });
      expect(shapeOf(lines)).toBe(
        "__cutoff__ user delta tool /tool delta closing final __state__ __usage__",
      );
      const [begin, end] = lines.slice(3, 5);
      expect(begin).toMatchObject({ id: end?.id, graphPath: ["analyst", "tools"] });
      expect(begin?.toolCall).toEqual({ name: "svcSqlApi", input: JSON.stringify(query) });
      const [result] = toolResultsOf(lines);
      const rows = salesRows.filter((row) => row["city"] === "Berlin");
      expect(result).toMatchObject({ ...query, totalRows: rows.length });
      expect(result?.["schema"]).toEqual([
        { name: "city", column_type: "String", columnType: "String" },
        { name: "amount", column_type: "Double", columnType: "Double" },
      ]);
      expect(new Set(result?.["data"] as unknown[])).toEqual(
        new Set(rows.map((row) => [row["city"], row["amount"]])),
      );
    });

    test("D11 a chart begins with its schema, and a result names the earlier one it refines", async () => {
      const sessionSettings = newUser(city);
      const chart = { mark: "bar", encoding: { x: { field: "city" } } };
      const ask = async (more: object, chatId?: string) => {
        const call = { call: "svcSqlApi", input: { ...query, ...more } };
        const lines = await chat(subject, { input: inputOf(call), chatId, sessionSettings });
        return { chatId: chatIdOf(lines), result: toolResultsOf(turnOf(lines))[0] };
      };
      const first = await ask({ vegaSpec: JSON.stringify(chart), memoryId: "unknown" });
      expect(first.result?.["vegaSpec"]).toBe(
        JSON.stringify({ $schema: "https://vega.github.io/schema/vega-lite/v5.json", ...chart }),
      );
      expect(first.result).not.toHaveProperty("memoryId");
      const memoryId = first.result?.["uuid"];
      expect((await ask({ memoryId }, first.chatId)).result).toMatchObject({ memoryId });
      expect((await ask({ memoryId })).result).not.toHaveProperty("memoryId");
    });

    test("svcMeta finds what the user may see", async () => {
      const input = inputOf({ call: "svcMeta", input: { searchQuery: "sales" } });
      const [result] = toolResultsOf(await chat(subject, { input, sessionSettings: newUser() }));
      expect(result).toMatchObject({ searchQuery: "sales", cubes: [{ name: "sales" }] });
      expect(JSON.stringify(result)).not.toContain("margin");
    });

    test("D11 D13 an agent may rename them, keep its thoughts, and has a budget", async () => {
      const calls = Array.from({ length: 3 }, () => ({
        call: "svcMeta",
        input: { searchQuery: "x" },
      }));
      const input = inputOf({ think: "Hm." }, { say: "So far" }, ...calls, { say: "no more" });
      const agent = { agentId: "quiet" };
      const lines = await chat(subject, { input, sessionSettings: newUser() }, agent);
      expect(shapeOf(lines)).toBe(
        "__cutoff__ user delta delta tool /tool tool /tool closing error __state__ __usage__",
      );
      expect(lines[4]?.toolCall?.name).toBe("search");
      expect(lines.at(-3)?.error).toContain("turn_budget");
      expect(lines.at(-4)?.content).toBe("So far");
    });
  });
};
