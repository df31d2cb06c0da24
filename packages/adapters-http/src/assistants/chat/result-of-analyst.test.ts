import { describe, expect, test } from "@jest/globals";
import { assistantTextBytesMax } from "@embedded-analytics/domain";
import { AnalystAnswer } from "./analyst-answer.js";
import { resultOfAnalyst } from "./result-of-analyst.js";

const answerOf = (...lines: readonly object[]): AnalystAnswer => {
  const answer = new AnalystAnswer("chat-1");
  for (const line of [{ id: "__cutoff__" }, ...lines]) answer.take(JSON.stringify(line));
  return answer;
};

const delta = (content: string) => ({ role: "assistant", content, isDelta: true });
const final = (content: string) => ({ role: "assistant", content, graphPath: ["final"] });
const tool = (sqlQuery: string) => ({
  role: "assistant",
  toolCall: {
    name: "svcSqlApi",
    input: "{}",
    result: JSON.stringify({ sqlQuery, queryTitle: "T", totalRows: 7 }),
  },
});

const textOf = (answer: AnalystAnswer): string => {
  const [part] = resultOfAnalyst(answer).content;
  return part?.type === "text" ? part.text : "";
};

describe("I2: what an agent said, as a result", () => {
  test("is cut at 60,000 bytes, says so, and keeps statements and chat", () => {
    const statements = Array.from({ length: 5 }, (_, at) =>
      tool(`SELECT ${at} ${"x".repeat(9000)}`),
    );
    const answer = answerOf(...statements, final("ä".repeat(60_000)));
    const text = textOf(answer);
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(assistantTextBytesMax);
    expect(text).toContain("(cut: the answer is longer)");
    expect(text).toMatch(/\(cut: \d more lines; ask for less\)/);
    expect(text.endsWith("chatId: chat-1 (send it with the next question to go on)")).toBe(true);
    expect(resultOfAnalyst(answer).structuredContent).toMatchObject({
      cut: true,
      chatId: "chat-1",
    });
  });

  test("of an answer without its end is what was said, and why it ended", () => {
    const answer = answerOf(delta("So "), delta("far"), { error: "It was too long." });
    expect(resultOfAnalyst(answer).isError).toBe(true);
    expect(textOf(answer)).toMatch(/^The analyst did not finish: It was too long\.\n\nSo far\n\n/);
  });

  test("leaves out what was said before the turn, and texts that are no JSON", () => {
    const answer = new AnalystAnswer("chat-1");
    answer.take(JSON.stringify(final("Of yesterday")));
    answer.take(JSON.stringify({ id: "__cutoff__" }));
    const broken = { name: "svcMeta", input: "{", result: "[" };
    answer.take(JSON.stringify({ role: "assistant", toolCall: broken }));
    answer.take(JSON.stringify(final("Of today")));
    expect(textOf(answer)).toMatch(/^Of today\n\nchatId/);
  });

  test("reports each call and, of long answers, how long they are so far", () => {
    const answer = answerOf();
    const call = { name: "svcSqlApi", input: JSON.stringify({ queryTitle: "Sales" }) };
    expect(answer.take(JSON.stringify({ role: "assistant", toolCall: call }))).toBe(
      "Working: Sales",
    );
    expect(answer.take(JSON.stringify(delta("x".repeat(399))))).toBeUndefined();
    expect(answer.take(JSON.stringify(delta("x")))).toBe("Answering: 400 characters so far");
    expect(answer.steps).toBe(2);
  });
});
