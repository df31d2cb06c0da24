import type { BrowserClient } from "@embedded-analytics/client";
import type { ThreadsApi } from "./threads-api.js";

/** How many threads the list shows; older ones are found by their address. */
const listMax = 100;

/** The user's threads at an agent, by the client of the page. */
export const serviceThreads = (
  { threads, feedback }: Pick<BrowserClient, "threads" | "feedback">,
  agentId: string,
): ThreadsApi => ({
  list: async () => (await threads.list({ agentId, first: listMax })).items,
  rename: async (chatId, title) => {
    await threads.rename({ agentId, chatId, title });
  },
  remove: (chatId) => threads.delete({ agentId, chatId }),
  suggestions: () => Promise.resolve([]),
  rate: ({ chatId, messageId, rating, text }) =>
    feedback.rate({ agentId, chatId, messageId, rating, comment: text }),
});
