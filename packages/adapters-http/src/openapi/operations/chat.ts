import type { Operation, Operations } from "../operation.js";
import { named } from "../schemas/shapes.js";
import { answer, done, page, pageQuery } from "../successes.js";

const chat = "/{cloudRegion}/api/v1/public/{accountName}/agents/{agentId}/chat";

const abort: Omit<Operation, "id"> = {
  tag: "Chat",
  summary: "Stop the answer that a chat is at",
  call: "abortChat",
  needs: "caller",
  success: done,
};

export const chatOperations: Operations = {
  [`POST ${chat}/stream-chat-state`]: {
    id: "streamChat",
    tag: "Chat",
    summary: "Send a message, or read a thread, line by line",
    description:
      "Without `input` the thread is read. The last line has the id `__usage__`; an answer that ends without it was cut on its way, and is read again by the same message.",
    call: "streamChat",
    needs: "caller",
    success: [
      {
        status: 200,
        description: "Lines as they come, in the form that `Accept` asks for",
        content: {
          "application/x-ndjson": named("ChatLine"),
          "application/json": named("ChatLine"),
          "text/event-stream": { type: "string" },
        },
      },
    ],
  },
  [`POST ${chat}/stream-chat-state/abort`]: { id: "abortChat", ...abort },
  [`POST ${chat}/abort`]: {
    id: "abortChatByShortPath",
    ...abort,
    summary: "Stop it, under the shorter path",
  },
  [`GET ${chat}/suggestions`]: {
    id: "suggestQuestions",
    tag: "Chat",
    summary: "Questions for an empty thread",
    call: "suggestQuestions",
    needs: "caller",
    namesSettings: true,
    success: answer("Suggestions"),
  },
  [`GET ${chat}/threads`]: {
    id: "listThreads",
    tag: "Threads",
    summary: "List the user's own threads",
    call: "listThreads",
    needs: "caller",
    namesSettings: true,
    query: pageQuery,
    success: page("Thread"),
  },
  [`PATCH ${chat}/threads/{chatId}`]: {
    id: "renameThread",
    tag: "Threads",
    summary: "Rename a thread",
    call: "renameThread",
    needs: "caller",
    success: answer("Thread"),
  },
  [`DELETE ${chat}/threads/{chatId}`]: {
    id: "deleteThread",
    tag: "Threads",
    summary: "Delete a thread",
    call: "deleteThread",
    needs: "caller",
    namesSettings: true,
    success: done,
  },
  [`GET ${chat}/threads/{chatId}/feedback`]: {
    id: "listOwnFeedback",
    tag: "Threads",
    summary: "What the user thinks of a thread's answers",
    call: "listOwnFeedback",
    needs: "caller",
    namesSettings: true,
    query: pageQuery,
    success: page("Feedback"),
  },
  [`PUT ${chat}/threads/{chatId}/feedback/{messageId}`]: {
    id: "rateAnswer",
    tag: "Threads",
    summary: "Rate an answer",
    call: "rateAnswer",
    needs: "caller",
    success: done,
  },
  [`DELETE ${chat}/threads/{chatId}/feedback/{messageId}`]: {
    id: "removeRating",
    tag: "Threads",
    summary: "Take a rating back",
    call: "removeRating",
    needs: "caller",
    namesSettings: true,
    success: done,
  },
  [`GET ${chat}/feedback`]: {
    id: "listFeedback",
    tag: "Threads",
    summary: "What users think of an agent's answers",
    call: "listFeedback",
    needs: "key",
    query: pageQuery,
    success: page("Feedback"),
  },
};
