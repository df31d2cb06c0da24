import { describe, expect, test } from "@jest/globals";
import { chatPath, headersFor, openChat, abortChat } from "../../chat-call.js";
import type { HttpAnswer } from "../../http-call.js";
import { inputOf } from "../../input-script.js";
import { newUser, type Subject } from "../../subject.js";

/** The same lines as events, for readers behind a proxy that passes only these on unbuffered (G7). */
export const chatEvents = (subject: Subject): void => {
  const read = (body: object, accept: string): Promise<HttpAnswer> =>
    subject.call({
      method: "POST",
      path: chatPath("stream-chat-state"),
      headers: { ...headersFor({}), Accept: accept, "Last-Event-ID": "3" },
      body: JSON.stringify(body),
    });

  /** The line of each event, whose id must be the line's number. */
  const linesOf = (text: string): string => {
    expect(text.endsWith("\n\n")).toBe(true);
    const events = text
      .slice(0, -2)
      .split("\n\n")
      .filter((event) => event !== ":");
    return events
      .map((event) => {
        const [, id, line = ""] = /^(?:id: (\d+)\n)?data: (.*)$/.exec(event) ?? [];
        const { sort } = JSON.parse(line) as { readonly sort?: number };
        expect(id).toBe(sort === undefined ? undefined : String(sort));
        return `${line}\n`;
      })
      .join("");
  };

  describe("G7 events", () => {
    test("are the very lines, whether a turn is new, sent again, or read", async () => {
      const sessionSettings = newUser();
      const input = inputOf(
        { think: "Hm" },
        { say: "data: \r\n\n\u2028 \u{1f600}" },
        { call: "svcMeta", input: { searchQuery: "sales" } },
        { say: "done" },
      );
      const first = { input, sessionSettings, messageId: `${Date.now()}1-message` };
      const live = await read(first, "text/event-stream");
      expect(live.headers["content-type"]).toBe("text/event-stream; charset=utf-8");
      expect(live.headers["cache-control"]).toBe("no-store");
      const replayed = await read(first, "application/x-ndjson");
      expect(linesOf(live.text)).toBe(replayed.text);
      const [cutoff] = replayed.text.split("\n");
      const { chatId } = (JSON.parse(cutoff ?? "") as { state: { chatId: string } }).state;
      const reading = { chatId, sessionSettings };
      const read1 = await read(reading, "text/event-stream, application/x-ndjson");
      expect(linesOf(read1.text)).toBe((await read(reading, "*/*")).text);
    });

    test("an abort ends them with the closing lines", async () => {
      const sessionSettings = newUser();
      const input = inputOf({ say: "so far" }, { hang: true });
      const open = await openChat(subject, { input, sessionSettings });
      await open.spoken;
      const following = read({ chatId: open.chatId, sessionSettings }, "text/event-stream");
      await abortChat(subject, { chatId: open.chatId, sessionSettings });
      const lines = linesOf((await following).text);
      expect(lines).toContain('"__aborted__"');
      expect(lines.trimEnd().split("\n").at(-1)).toContain('"__usage__"');
      await open.ended;
    });

    test("a refusal is a problem, as ever", async () => {
      const answer = await read({ sessionSettings: newUser() }, "text/event-stream");
      expect([answer.status, answer.headers["content-type"]]).toEqual([
        400,
        "application/problem+json",
      ]);
    });
  });
};
