import { Failure } from "@embedded-analytics/domain";
import { deploymentIdOf } from "./data-routes.js";
import { callBody, type Route } from "./route.js";

const assistantRoute = (path: string, namesDeployment: boolean): Route => ({
  method: "POST",
  path,
  body: callBody,
  cors: "assistant",
  onlyMethod: true,
  answer: async (call) => {
    const { analytics, caller, param, settings, query } = call;
    const body = await call.body();
    const id = namesDeployment ? deploymentIdOf(param("deploymentId")) : undefined;
    const assistant = await call.inTurn(() => analytics.openAssistant(caller, id, settings()));
    if (body instanceof Failure) throw body;
    if (Array.isArray(body)) throw batch();
    const agentId = query("agent");
    return { status: 200, web: await call.assistantAnswer(body, { assistant, agentId }) };
  },
});

/** Assistants over MCP: the deployment is that of the token, or the one that the path names (I1). */
export const assistantRoutes: readonly Route[] = [
  assistantRoute("/mcp", false),
  assistantRoute("/mcp/d/:deploymentId", true),
];

/** A batch would be many calls in one request, past what is counted by requests. */
const batch = (): Failure =>
  new Failure("invalid_request", "Send one message a request: batches are not taken.");
