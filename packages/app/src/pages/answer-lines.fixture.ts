/** A result of a query within a scripted answer. */
export interface ScriptedResult {
  readonly title: string;
  readonly description?: string;
  readonly columns: readonly (readonly [name: string, type: string])[];
  readonly rows: readonly (readonly unknown[])[];
  readonly totalRows?: number;
  readonly spec?: object;
  readonly sql?: string;
}

/** What is answered, in the order in which it is sent. */
export interface ScriptedAnswer {
  readonly results?: readonly ScriptedResult[];
  readonly text: string;
  readonly thinking?: string;
  /** Turns before this one, for a thread that is read. */
  readonly before?: readonly (ScriptedAnswer & { readonly question: string })[];
}

interface Asked {
  readonly input: string | undefined;
  readonly chatId: string | undefined;
  readonly messageId: string | undefined;
}

let threads = 0;

/** The lines of an answer, as the service sends them. */
export const answerLines = (answer: ScriptedAnswer, asked: Asked): readonly object[] => {
  const chatId = asked.chatId ?? `chat-${(threads += 1)}`;
  let sort = (Date.now() % 1e9) * 1000;
  const next = () => (sort += 1);
  const before = (answer.before ?? []).flatMap((turn, index) =>
    turnLines(turn, { question: turn.question, id: `${1_600_000_000_000 + index}-message`, next }),
  );
  const turn =
    asked.input === undefined
      ? []
      : turnLines(answer, { question: asked.input, id: asked.messageId ?? "", next });
  const state = { chatId, isStreaming: asked.input !== undefined };
  const usage = { models: [], llmCalls: 0, inputTokens: 0, outputTokens: 0 };
  return [
    ...before,
    { id: "__cutoff__", role: "assistant", sort: next(), state },
    ...turn,
    {
      id: "__state__",
      role: "assistant",
      isDelta: false,
      sort: next(),
      state: { chatId, isStreaming: false, messages: [] },
    },
    { id: "__usage__", type: "usage", usage: { ...usage, totalTokens: 0 } },
  ];
};

const turnLines = (
  { results = [], text, thinking = "" }: ScriptedAnswer,
  { question, id, next }: { question: string; id: string; next: () => number },
): readonly object[] => {
  const graphPath = ["analyst"];
  const whole = { role: "assistant", isDelta: false, isInProcess: false };
  return [
    { id, role: "user", content: question, isDelta: false, isInProcess: false, sort: next() },
    ...(thinking === ""
      ? []
      : [
          {
            id: `${id}-a`,
            role: "assistant",
            content: "",
            thinking,
            graphPath,
            isStructuredResponse: false,
            isInProcess: true,
            isDelta: true,
            sort: next(),
          },
        ]),
    ...results.map((result, index) => ({
      id: `${id}-t${index}`,
      ...whole,
      toolCall: toolCallOf(result),
      graphPath,
      sort: next(),
    })),
    { id: `${id}-a`, ...whole, content: text, graphPath, sort: next() },
    { id: `${id}-f`, ...whole, content: text, graphPath: ["final"], sort: next() },
  ];
};

const toolCallOf = ({
  title,
  description,
  columns,
  rows,
  totalRows,
  spec,
  sql,
}: ScriptedResult) => ({
  name: "svcSqlApi",
  input: JSON.stringify({ queryTitle: title, sqlQuery: sql ?? "SELECT 1", description }),
  result: JSON.stringify({
    queryTitle: title,
    description,
    sqlQuery: sql ?? "SELECT city, revenue FROM sales",
    schema: columns.map(([name, column_type]) => ({ name, column_type })),
    data: rows.slice(0, 100),
    totalRows: totalRows ?? rows.length,
    ...(spec === undefined ? {} : { vegaSpec: JSON.stringify(spec) }),
  }),
});
