import type { BrowserClient } from "@embedded-analytics/client";
import type { ThreadsApi } from "./threads-api.js";

/** How many threads the list shows; older ones are found by their address. */
const listMax = 100;

/** What of the page's client the threads need. */
export type ThreadsClient = Pick<BrowserClient, "threads" | "feedback" | "suggestions">;

/** The user's threads with an agent, by the page's client. */
export const serviceThreads = (client: ThreadsClient, agentId: string): ThreadsApi => ({
  list: async () => (await client.threads.list({ agentId, first: listMax })).items,
  rename: async (chatId, title) => {
    await client.threads.rename({ agentId, chatId, title });
  },
  remove: (chatId) => client.threads.delete({ agentId, chatId }),
  suggestions: async () => (await client.suggestions({ agentId })).suggestions,
  rate: ({ text: comment, ...rated }) => client.feedback.rate({ ...rated, agentId, comment }),
});
