import type { Operation, Operations } from "../operation.js";
import { named, text } from "../schemas/shapes.js";

const message: Omit<Operation, "id"> = {
  tag: "Assistants",
  summary: "A message of an assistant's client (MCP, Streamable HTTP)",
  call: "openAssistant",
  needs: "caller",
  namesSettings: true,
  query: [{ name: "agent", description: "The agent that answers questions", schema: text }],
  success: [
    {
      status: 200,
      description: "The answer, or its progress and then the answer",
      content: {
        "application/json": named("JsonRpcMessage"),
        "text/event-stream": { type: "string" },
      },
    },
  ],
};

export const assistantOperations: Operations = {
  "POST /mcp": { id: "askAsAssistant", ...message },
  "POST /mcp/d/{deploymentId}": { id: "askDeploymentAsAssistant", ...message },
};
