import { addressOf, agentPaths } from "./agent-paths.js";
import type { Route } from "./route.js";

/** Questions for an empty thread. */
export const suggestionRoutes: readonly Route[] = agentPaths.map((chat) => ({
  method: "GET",
  path: `${chat}/suggestions`,
  answer: async (call) => {
    const { analytics, caller, settings } = call;
    const suggestions = await analytics.suggestQuestions(caller, addressOf(call), settings());
    return { status: 200, body: { suggestions } };
  },
}));
