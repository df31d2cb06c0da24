const chatId = "measured";
let sort = 0;
const next = () => (sort += 1);
const whole = { role: "assistant", isDelta: false, isInProcess: false };
const graphPath = ["analyst"];
const usage = { models: [], llmCalls: 0, inputTokens: 0, outputTokens: 0, totalTokens: 0 };

export const cutoff = (isStreaming) => ({
  id: "__cutoff__",
  role: "assistant",
  sort: next(),
  state: { chatId, isStreaming },
});
export const asked = (id, content) => ({ ...whole, id, role: "user", content, sort: next() });
export const delta = (id, content) => ({
  id,
  role: "assistant",
  content,
  thinking: "",
  graphPath,
  isStructuredResponse: false,
  isInProcess: true,
  isDelta: true,
  sort: next(),
});
export const message = (id, content, path = graphPath) => ({
  ...whole,
  id,
  content,
  graphPath: path,
  sort: next(),
});
export const ends = () => [
  {
    id: "__state__",
    role: "assistant",
    isDelta: false,
    sort: next(),
    state: { chatId, isStreaming: false, messages: [] },
  },
  { id: "__usage__", type: "usage", usage },
];

const chart = (id) => ({
  ...whole,
  id,
  graphPath,
  sort: next(),
  toolCall: {
    name: "svcSqlApi",
    input: JSON.stringify({ queryTitle: "Revenue by month", sqlQuery: "SELECT 1" }),
    result: JSON.stringify({
      schema: [
        { name: "month", column_type: "Time" },
        { name: "revenue", column_type: "Double" },
      ],
      data: Array.from({ length: 24 }, (_, at) => [
        `${2025 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, "0")}-01T00:00:00.000`,
        1000 + ((at * 7919) % 613),
      ]),
      totalRows: 24,
      vegaSpec: JSON.stringify({
        mark: { type: "line", point: true },
        encoding: {
          x: { field: "month", type: "temporal" },
          y: { field: "revenue", type: "quantitative" },
        },
      }),
    }),
  },
});

const text =
  "Revenue rose by **12 %** in March.\n\n- Berlin sold most\n- Vienna came next\n\n" +
  "| City | Revenue |\n|---|---|\n| Berlin | 91,000 |\n| Vienna | 82,000 |\n";

/** A thread of 250 questions and as many answers, each fifth with a chart, as it is read. */
export const longThread = () => [
  ...Array.from({ length: 250 }, (_, at) => {
    const id = `${1_600_000_000_000 + at}`;
    return [
      asked(`${id}-message`, `Question ${at}`),
      ...(at % 5 === 0 ? [chart(`${id}-t`)] : []),
      message(`${id}-a`, text),
      message(`${id}-f`, text, ["final"]),
    ];
  }).flat(),
  cutoff(false),
  ...ends(),
];
