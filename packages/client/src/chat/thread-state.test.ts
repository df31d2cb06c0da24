import { describe, expect, test } from "@jest/globals";
import type { ChatLine } from "./chat-line.js";
import { LineDeduplicator } from "./line-deduplicator.js";
import { parseChatLine } from "./parse-chat-line.js";
import { stateAfter } from "./recorded-turn.fixture.js";
import { reduceThread } from "./thread-state.js";

const user = (id: string, sort: number, content = "Hi"): ChatLine => ({
  id,
  role: "user",
  content,
  isDelta: false,
  isInProcess: false,
  sort,
});
const delta = (id: string, sort: number, content: string, thinking = ""): ChatLine => ({
  id,
  role: "assistant",
  content,
  thinking,
  graphPath: ["analyst"],
  isStructuredResponse: false,
  isInProcess: true,
  isDelta: true,
  sort,
});
const message = (id: string, sort: number, content: string, node = "analyst"): ChatLine => ({
  id,
  role: "assistant",
  content,
  graphPath: [node],
  isDelta: false,
  isInProcess: false,
  sort,
});
const cutoff = (isStreaming: boolean): ChatLine => ({
  id: "__cutoff__",
  role: "assistant",
  sort: 0,
  state: { chatId: "c", isStreaming },
});
const usage: ChatLine = {
  id: "__usage__",
  type: "usage",
  usage: {
    models: [],
    llmCalls: 0,
    inputTokens: 0,
    outputTokens: 0,
    cacheReadTokens: 0,
    cacheWriteTokens: 0,
    totalTokens: 0,
  },
};
const aborted: ChatLine = {
  id: "__aborted__",
  type: "abort",
  code: "chat_aborted",
  error: "stopped",
};
const suspended: ChatLine = {
  id: "__suspended__",
  type: "suspend",
  code: "chat_suspended",
  retryable: true,
  messageId: "m",
  error: "restarting",
};

describe("D3: the status of a thread", () => {
  const begun = [cutoff(true), user("m", 1), delta("a", 2, "So")];
  test.each<[string, ChatLine[], string | undefined]>([
    ["streaming", [], undefined],
    ["completed", [message("a", 3, "So"), message("f", 4, "So", "final"), usage], undefined],
    ["aborted", [aborted, usage], "stopped"],
    ["suspended", [suspended, usage], "restarting"],
    ["failed", [{ error: "It failed." }, usage], "It failed."],
    ["idle", [usage], undefined],
  ])("is %s by the closing sequence", (status, closing, error) => {
    expect(stateAfter([...begun, ...closing])).toMatchObject({ chatId: "c", status, error });
  });

  test("starts anew with the next answer", () => {
    const failed = stateAfter([...begun, { error: "It failed." }, usage]);
    expect(reduceThread(failed, cutoff(true))).toMatchObject({
      status: "streaming",
      error: undefined,
      usage: undefined,
    });
  });
});

describe("wire-format 3: messages", () => {
  test("are in the order of sort, whatever the order in which they come, and change no state in place", () => {
    const lines = [message("b", 5, "B"), user("m", 1), delta("a", 3, "A"), delta("a", 4, "+")];
    const before = stateAfter(lines);
    const frozen = structuredClone(before);
    const after = reduceThread(before, delta("b", 6, ""));
    expect(before).toEqual(frozen);
    expect(after.messages.map(({ id, content }) => [id, content])).toEqual([
      ["m", "Hi"],
      ["a", "A+"],
      ["b", "B"],
    ]);
  });

  test("of a tool call are replaced by its end", () => {
    const tool = (sort: number, result?: string): ChatLine => ({
      id: "t",
      role: "assistant",
      toolCall: { name: "svcMeta", input: "{}", ...(result === undefined ? {} : { result }) },
      graphPath: ["analyst", "tools"],
      isDelta: false,
      isInProcess: result === undefined,
      sort,
    });
    expect(stateAfter([tool(1)]).messages).toMatchObject([{ id: "t", isInProcess: true }]);
    const { messages } = stateAfter([tool(1), delta("a", 2, "A"), tool(3, "{}")]);
    expect(messages).toMatchObject([
      { id: "a" },
      { isInProcess: false, toolCall: { result: "{}" } },
    ]);
  });

  test("D6: of a broken run are taken out where it runs again, and those of later turns stay", () => {
    const broken = [user("m", 1), delta("a", 2, "half"), user("n", 5), message("b", 6, "B")];
    const { messages, status } = stateAfter([...broken, user("m", 9), delta("c", 10, "anew")]);
    expect(messages.map(({ id }) => id)).toEqual(["n", "b", "m", "c"]);
    expect(status).toBe("streaming");
  });
});

describe("D6: lines of several responses", () => {
  const passedOn = (...responses: (readonly ChatLine[])[]): readonly ChatLine[] => {
    const deduplicator = new LineDeduplicator();
    return responses.flatMap((lines) => {
      deduplicator.beginResponse();
      return lines.flatMap((line) => deduplicator.accept(line) ?? []);
    });
  };

  test("one delta of the store in the place of many adds what was missing", () => {
    const live = [cutoff(true), user("m", 1), delta("a", 2, ""), delta("a", 3, "one ")];
    const end = [message("a", 9, "one two"), message("f", 10, "one two", "final"), usage];
    const stored = [cutoff(true), user("m", 1), delta("a", 2, "one two"), ...end];
    expect(passedOn(live, stored)).toEqual([...live, delta("a", 2, "two"), ...end]);
    expect(stateAfter(passedOn(live, stored)).messages).toEqual(stateAfter(stored).messages);
  });

  test("a turn that runs again has its lines and its end once more", () => {
    const first = [cutoff(true), user("m", 1), delta("a", 2, "half"), suspended, usage];
    const again = [cutoff(true), user("m", 9), delta("c", 10, "whole"), aborted, usage];
    expect(passedOn(first, again)).toEqual([...first, ...again.slice(1)]);
  });
});

describe("bad lines", () => {
  test.each([
    [null],
    [7],
    ["text"],
    [[]],
    [{}],
    [{ id: "__later__", type: "later" }],
    [{ id: "a", role: "assistant", content: "x" }],
    [{ id: "a", role: "assistant", content: 7, graphPath: [], sort: 1 }],
    [{ id: "a", role: "assistant", content: "", isDelta: true, graphPath: [], sort: 1 }],
    [{ id: "a", role: "robot", content: "", sort: 1 }],
    [{ id: "t", role: "assistant", toolCall: null, graphPath: [], sort: 1 }],
    [{ id: "__cutoff__", state: null }],
    [{ id: "__usage__" }],
  ])("%j is passed over", (value) => {
    expect(parseChatLine(value)).toBeUndefined();
  });
});
