// The scripted agent behind the port of agents.
import { say } from "../script.mjs";

export const scriptedAgents = {
  async *answer(_accountId, task, signal) {
    const script = JSON.parse(task.input);
    for await (const text of say(script, signal)) {
      if (script.kind === "tool") await task.callTool("svcMeta", { searchQuery: "sales" });
      else yield { kind: script.kind ?? "content", text };
    }
  },
};
