import { Failure } from "@embedded-analytics/domain";
import type { AssistantTool, ToolCall } from "../assistant-tool.js";
import { AnalystAnswer } from "../chat/analyst-answer.js";
import { resultOfAnalyst } from "../chat/result-of-analyst.js";

/** An agent answers a question; the turn ends with the call, however that ends. */
export const askAnalyst: AssistantTool = {
  definition: {
    name: "ask_analyst",
    title: "Ask the analyst",
    description:
      "Asks the product's own analyst a question in words. It queries the data under the rights of this user, and answers in words with the statements behind it. It keeps the conversation for the user: send the chatId of an answer to go on with it.",
    inputSchema: {
      type: "object",
      properties: {
        question: { type: "string", description: "Such as: Which city had the most orders?" },
        chatId: { type: "string", description: "Of the answer before, to go on with it" },
      },
      required: ["question"],
      additionalProperties: false,
    },
    annotations: {
      title: "Ask the analyst",
      readOnlyHint: false,
      destructiveHint: false,
      idempotentHint: false,
      openWorldHint: false,
    },
  },
  isOffered: ({ allowsAi }) => allowsAi,
  answer: async (call) => {
    const { analytics, assistant, input, agentId, signal, report } = call;
    const { address, body } = await analytics.prepareQuestion(assistant, input, agentId);
    const { chatId, lines } = await analytics.streamChat(assistant.caller, address, body, {
      signal,
    });
    const answer = new AnalystAnswer(chatId);
    try {
      for await (const part of lines) {
        for (const line of part) {
          const message = answer.take(line);
          if (message !== undefined) await report(answer.steps, message);
        }
      }
    } finally {
      if (!answer.hasEnded) await abortTurn(call, address, chatId);
    }
    return resultOfAnalyst(answer);
  },
};

/** Ends the turn of a call that nobody waits for any more: what it says would reach nobody. */
const abortTurn = async (
  { analytics, assistant }: ToolCall,
  address: Parameters<ToolCall["analytics"]["abortChat"]>[1],
  chatId: string,
): Promise<void> => {
  try {
    await analytics.abortChat(assistant.caller, address, { ...assistant.body, chatId });
  } catch (error) {
    // A user who may not ask any more has no turn that runs: revoking has ended it (J8).
    if (!(error instanceof Failure) || error.code === "store_unavailable") throw error;
  }
};
