// The agent of LangGraph's server: one node that says lines at a pace, each with its moment.
import { Annotation, END, START, StateGraph } from "@langchain/langgraph";

const now = () => performance.timeOrigin + performance.now();
const until = (dueMs) => new Promise((resolve) => setTimeout(resolve, Math.max(0, dueMs - now())));

const say = async ({ lines, perSecond, beginMs }, { writer }) => {
  for (let at = 0; at < lines; at++) {
    await until(beginMs + (at * 1000) / perSecond);
    writer({ content: `@${now().toFixed(3)} `.padEnd(20, "x"), isDelta: true, sort: at });
  }
  return {};
};

export const graph = new StateGraph(
  Annotation.Root({ lines: Annotation(), perSecond: Annotation(), beginMs: Annotation() }),
)
  .addNode("say", say)
  .addEdge(START, "say")
  .addEdge("say", END)
  .compile();
