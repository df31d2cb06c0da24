import type { BrowserClient } from "@embedded-analytics/client";
import type { KeptRating, ThreadsApi } from "./threads-api.js";

/** How many threads the list shows; older ones are found by their address. */
const listMax = 100;

/** How many ratings of one thread are shown: the most that one call answers. */
const ratingsMax = 500;

/** What of the page's client the threads need. */
export type ThreadsClient = Pick<BrowserClient, "threads" | "feedback" | "suggestions">;

/** The user's threads with an agent, by the page's client. */
export const serviceThreads = (client: ThreadsClient, agentId: string): ThreadsApi => {
  // Every answer of a thread asks for its own rating: they share one call, until one of them is changed.
  const ratings = new Map<string, Promise<ReadonlyMap<string, KeptRating>>>();
  const readRatings = async (chatId: string): Promise<ReadonlyMap<string, KeptRating>> => {
    const { items } = await client.feedback.list({ agentId, chatId, first: ratingsMax });
    return new Map(
      items.map(({ messageId, rating, comment }) => [
        messageId,
        { rating, text: comment ?? undefined },
      ]),
    );
  };
  return {
    list: async () => (await client.threads.list({ agentId, first: listMax })).items,
    rename: async (chatId, title) => {
      await client.threads.rename({ agentId, chatId, title });
    },
    remove: (chatId) => client.threads.delete({ agentId, chatId }),
    suggestions: async () => (await client.suggestions({ agentId })).suggestions,
    rate: async ({ text: comment, ...rated }) => {
      await client.feedback.rate({ ...rated, agentId, comment });
      ratings.delete(rated.chatId);
    },
    ratings: (chatId) => {
      const read = ratings.get(chatId) ?? readRatings(chatId);
      ratings.set(chatId, read);
      read.catch(() => ratings.delete(chatId));
      return read;
    },
  };
};
