import { threadItem } from "../response/items.js";
import { addressOf, agentPaths } from "./agent-paths.js";
import { callBody, type Route } from "./route.js";

/** A title and the settings of its user. */
const titleBytesMax = 16 * 1024;

/** A user's own threads at an agent (wire format, 5). */
export const threadRoutes: readonly Route[] = agentPaths.flatMap((chat): readonly Route[] => [
  {
    method: "GET",
    cors: "token",
    path: `${chat}/threads`,
    answer: async (call) => {
      const { analytics, caller, settings, listQuery } = call;
      const page = await analytics.listThreads(caller, addressOf(call), settings(), listQuery());
      return { status: 200, body: { ...page, items: page.items.map(threadItem) } };
    },
  },
  {
    method: "PATCH",
    cors: "token",
    path: `${chat}/threads/:chatId`,
    body: { ...callBody, bytesMax: titleBytesMax },
    answer: async (call) => {
      const { analytics, caller, param, body } = call;
      const chatId = param("chatId");
      const renamed = await analytics.renameThread(caller, addressOf(call), chatId, await body());
      return { status: 200, body: threadItem(renamed) };
    },
  },
  {
    method: "DELETE",
    cors: "token",
    path: `${chat}/threads/:chatId`,
    answer: async (call) => {
      const { analytics, caller, param, settings } = call;
      await analytics.deleteThread(caller, addressOf(call), param("chatId"), settings());
      return { status: 204 };
    },
  },
]);
