/** The service over HTTP: an Express router that mounts into any host's app. */
export { createRouter, type RouterOptions } from "./create-router.js";
export { clientGroup } from "./client-group.js";
export { limitConnections, type ConnectionLimits } from "./limit-connections.js";
export { notFound } from "./not-found.js";
export { hostProblem } from "./one-host.js";
export type { ProblemBody } from "./problem.js";
export { problemHandler } from "./problem-handler.js";
export { requestIdOf } from "./request-id.js";
export { routes } from "./routes.js";
export { send, type Answer } from "./send.js";
export type { ErrorContext, OnError } from "./send-problem.js";
export { statuses } from "./statuses.js";
export { answerUnreadableRequests } from "./unreadable-requests.js";
export type { BodyLimits } from "./unfinished-bodies.js";
