import type { AnswerAddress } from "@embedded-analytics/domain";
import { feedbackItem } from "../response/items.js";
import { addressOf, agentPaths } from "./agent-paths.js";
import { callBody, type Call, type Route } from "./route.js";

/** A comment and the settings of its user. */
const commentBytesMax = 16 * 1024;

const answerOf = (call: Call): AnswerAddress => ({
  ...addressOf(call),
  chatId: call.param("chatId"),
  messageId: call.param("messageId"),
});

/** What users think of answers: kept by them, read by them and by the agent's owner. */
export const feedbackRoutes: readonly Route[] = agentPaths.flatMap((chat): readonly Route[] => [
  {
    method: "GET",
    path: `${chat}/feedback`,
    answer: async (call) => {
      const { analytics, credential, listQuery } = call;
      const page = await analytics.listFeedback(credential, addressOf(call), listQuery());
      return { status: 200, body: { ...page, items: page.items.map(feedbackItem) } };
    },
  },
  {
    method: "GET",
    path: `${chat}/threads/:chatId/feedback`,
    answer: async (call) => {
      const { analytics, caller, param, settings, listQuery } = call;
      const [address, chatId] = [addressOf(call), param("chatId")];
      const query = listQuery();
      const page = await analytics.listOwnFeedback(caller, address, chatId, settings(), query);
      return { status: 200, body: { ...page, items: page.items.map(feedbackItem) } };
    },
  },
  {
    method: "PUT",
    path: `${chat}/threads/:chatId/feedback/:messageId`,
    body: { ...callBody, bytesMax: commentBytesMax },
    answer: async (call) => {
      await call.analytics.rateAnswer(call.caller, answerOf(call), await call.body());
      return { status: 204 };
    },
  },
  {
    method: "DELETE",
    path: `${chat}/threads/:chatId/feedback/:messageId`,
    answer: async (call) => {
      await call.analytics.removeRating(call.caller, answerOf(call), call.settings());
      return { status: 204 };
    },
  },
]);
