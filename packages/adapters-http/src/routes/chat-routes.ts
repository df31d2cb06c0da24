import { addressOf, agentPaths } from "./agent-paths.js";
import { callBody, type Route } from "./route.js";

const streamRoute = (path: string): Route => ({
  method: "POST",
  path,
  namesFieldsOf: "streamChat",
  body: callBody,
  cors: "token",
  answer: async (call) => {
    const { analytics, caller, body } = call;
    const { lines } = await analytics.streamChat(caller, addressOf(call), await body());
    return { status: 200, chat: lines };
  },
});

const abortRoute = (path: string): Route => ({
  method: "POST",
  path,
  body: callBody,
  cors: "token",
  answer: async (call) => {
    const { analytics, caller, body } = call;
    await analytics.abortChat(caller, addressOf(call), await body());
    return { status: 204 };
  },
});

/** The chat of an agent and its abort, under both of its names (`service.md` 4.3, 4.4, D1). */
export const chatRoutes: readonly Route[] = agentPaths.flatMap((chat) => [
  streamRoute(`${chat}/stream-chat-state`),
  abortRoute(`${chat}/stream-chat-state/abort`),
  abortRoute(`${chat}/abort`),
]);
