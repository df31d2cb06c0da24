import type {
  AgentEvent,
  AgentTask,
  SvcMetaResult,
  SvcSqlApiResult,
} from "@embedded-analytics/domain";
import { testModelFolders } from "../data/model-folder.js";

/** What the tools answer where a case says nothing else: one cube, and one row that has the word in it. */
export const toolAnswers = (word: string): Record<"svcMeta" | "svcSqlApi", string> => {
  const members = [
    { name: "city", title: "The city", description: "", type: "string" },
    { name: "amount", title: "The amount", description: "", type: "number" },
  ];
  const meta: SvcMetaResult = {
    searchQuery: word,
    cubes: [{ name: "orders", type: "cube", title: "All orders", members }],
  };
  const rows: SvcSqlApiResult = {
    sqlQuery: "SELECT city, amount FROM orders",
    queryTitle: "Orders",
    description: "Orders by city",
    userRequest: "orders by city",
    schema: [
      { name: "city", column_type: "String", columnType: "String" },
      { name: "amount", column_type: "Double", columnType: "Double" },
    ],
    data: [[word, 10.5]],
    totalRows: 1,
    uuid: "result-1",
  };
  return { svcMeta: JSON.stringify(meta), svcSqlApi: JSON.stringify(rows) };
};

/** A question about the model of `orders`, for an agent of the built-in kind. */
export const agentTask = (over: Partial<AgentTask> = {}): AgentTask => ({
  agent: { id: "1", name: "analyst", deploymentId: 1, config: { kind: "builtin" } },
  input: "amount by city",
  history: [],
  model: testModelFolders["shop-of-ours"]?.model.model ?? { version: "none", cubes: [] },
  timezone: "UTC",
  nowMs: Date.UTC(2030, 0, 1),
  callTool: (tool) => Promise.resolve(toolAnswers("Berlin")[tool]),
  ...over,
});

/** All that an agent says, to its end. */
export const allOf = async (events: AsyncIterable<AgentEvent>): Promise<readonly AgentEvent[]> => {
  const said: AgentEvent[] = [];
  for await (const event of events) said.push(event);
  return said;
};
