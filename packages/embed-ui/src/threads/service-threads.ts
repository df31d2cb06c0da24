import type { BrowserClient } from "@embedded-analytics/client";
import type { ThreadsApi } from "./threads-api.js";

/** How many threads the list shows; older ones are found by their address. */
const listMax = 100;

interface Rated {
  readonly agentId: string;
  readonly chatId: string;
  readonly messageId: string;
  readonly rating: "up" | "down";
  readonly comment?: string | undefined;
}

/** What of the client the threads need; a client without the last two offers neither. */
export interface ThreadsClient extends Pick<BrowserClient, "threads"> {
  readonly feedback?: { readonly rate: (request: Rated) => Promise<void> };
  readonly suggestions?: (request: {
    readonly agentId: string;
  }) => Promise<{ readonly suggestions: readonly string[] }>;
}

/** The user's threads with an agent, by the page's client. */
export const serviceThreads = (
  { threads, feedback, suggestions }: ThreadsClient,
  agentId: string,
): ThreadsApi => ({
  list: async () => (await threads.list({ agentId, first: listMax })).items,
  rename: async (chatId, title) => {
    await threads.rename({ agentId, chatId, title });
  },
  remove: (chatId) => threads.delete({ agentId, chatId }),
  suggestions: async () => (await suggestions?.({ agentId }))?.suggestions ?? [],
  rate:
    feedback === undefined
      ? undefined
      : ({ text: comment, ...rated }) =>
          feedback.rate({ ...rated, agentId, ...(comment === undefined ? {} : { comment }) }),
});
