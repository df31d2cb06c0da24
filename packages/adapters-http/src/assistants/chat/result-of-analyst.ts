import type { CallToolResult } from "@modelcontextprotocol/server";
import { assistantTextBytesMax, cutToBytes, fitLines } from "@embedded-analytics/domain";
import type { AnalystAnswer } from "./analyst-answer.js";

/** Of the bytes of a result, what the words may take, and what the statements may. */
const wordsBytesMax = 40_000;
const statementsBytesMax = assistantTextBytesMax - wordsBytesMax - 1000;

/** The answer in words, the statements behind it, and how to go on, all in the text (I2). */
export const resultOfAnalyst = (answer: AnalystAnswer): CallToolResult => {
  const { chatId, statements, problem } = answer;
  const words = cutToBytes(answer.text, wordsBytesMax);
  const cut = words !== answer.text;
  const shown = statements.map(({ title, sql, totalRows }, at) =>
    [`${at + 1}. ${title} (${totalRows} rows)`, sql].join("\n"),
  );
  const text = [
    ...(problem === undefined ? [] : [`The analyst did not finish: ${problem}`]),
    ...(words === "" ? [] : [cut ? `${words}\n(cut: the answer is longer)` : words]),
    ...(shown.length === 0
      ? []
      : [
          "Statements behind the answer; run_query gives all of their rows:",
          fitLines(shown, "ask for less", statementsBytesMax),
        ]),
    `chatId: ${chatId} (send it with the next question to go on)`,
  ].join("\n\n");
  return {
    ...(problem === undefined ? {} : { isError: true }),
    content: [{ type: "text", text }],
    structuredContent: {
      answer: words,
      cut,
      chatId,
      statements: statements.map((each) => ({ ...each })).filter(fitsInto(statementsBytesMax)),
    },
  };
};

/** Keeps values as long as all of them together fit. */
const fitsInto = (bytesMax: number) => {
  let bytes = 0;
  return (value: object): boolean =>
    (bytes += Buffer.byteLength(JSON.stringify(value))) <= bytesMax;
};
