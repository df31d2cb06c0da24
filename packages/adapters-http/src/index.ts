/** The service over HTTP: an Express router that mounts into any host's app. */
export { createRouter, type RouterOptions } from "./create-router.js";
export { clientGroup } from "./request/client-group.js";
export { limitConnections, type ConnectionLimits } from "./request/limit-connections.js";
export { notFound } from "./routes/not-found.js";
export { hostProblem } from "./routes/one-host.js";
export type { ProblemBody } from "./response/problem.js";
export { problemHandler } from "./response/problem-handler.js";
export { requestIdOf } from "./request/request-id.js";
export { routes } from "./routes/routes.js";
export { send, type Answer } from "./response/send.js";
export type { ErrorContext, OnError } from "./response/send-problem.js";
export { statuses } from "./response/statuses.js";
export { answerUnreadableRequests } from "./request/unreadable-requests.js";
export type { BodyLimits } from "./request/unfinished-bodies.js";
