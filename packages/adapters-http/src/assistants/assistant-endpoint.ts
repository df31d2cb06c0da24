import type { Request as ExpressRequest, Response as ExpressResponse } from "express";
import { createMcpHandler, type AuthInfo } from "@modelcontextprotocol/server";
import type { EmbeddedAnalytics } from "@embedded-analytics/domain";
import { presentedCallerOf } from "../request/presented-caller.js";
import { contextOf, type OnError } from "../response/send-problem.js";
import type { Call } from "../routes/route.js";
import { assistantServer, type AssistantRequest } from "./assistant-server.js";
import { Cancellations } from "./cancellations.js";
import { FewAtOnce } from "./few-at-once.js";
import { webRequest } from "./web-request.js";

/** Answers the messages of assistants' clients over Streamable HTTP. */
export type AssistantEndpoint = (
  request: ExpressRequest,
  response: ExpressResponse,
  requestId: string,
  signal: () => AbortSignal,
) => Pick<Call, "inTurn" | "assistantAnswer">;

/** Under this name the request travels through the SDK beside what it says of authentication. */
const askedKey = "embedded-analytics";

/**
 * The endpoint of one router. It holds nothing but the calls that run or wait: each message gets a server of its own,
 * in the revision of 2026 and in those of 2025, whose clients need no session either.
 */
export const assistantEndpoint = (
  analytics: EmbeddedAnalytics,
  appHtml: string | undefined,
  onError: OnError,
): AssistantEndpoint => {
  const handler = createMcpHandler(({ authInfo }) =>
    assistantServer(authInfo?.extra?.[askedKey] as AssistantRequest),
  );
  const cancellations = new Cancellations();
  const fewAtOnce = new FewAtOnce();
  return (request, response, requestId, signal) => ({
    inTurn: (work) => fewAtOnce.run(credentialAndUserOf(request), signal(), work),
    assistantAnswer: (message, asked) => {
      const onDefect = (error: unknown) => onError(error, contextOf(request, requestId));
      const extra = {
        [askedKey]: { ...asked, analytics, appHtml, onDefect } satisfies AssistantRequest,
      };
      const authInfo: AuthInfo = { token: "", clientId: "", scopes: [], extra };
      cancellations.take(request, message);
      const call = cancellations.signalFor(request, message, signal());
      // Of an answer that nobody waits for, the end has passed already.
      if (call.signal.aborted) call.forget();
      else response.once("close", call.forget);
      return handler.fetch(webRequest(request, call.signal), { authInfo, parsedBody: message });
    },
  });
};

/**
 * The credential of a request, and for whom it asks: a key asks for many users, each of whom is somebody else. A
 * token has one user, whatever else the request says.
 */
const credentialAndUserOf = (request: ExpressRequest): string => {
  const { apiKey, embedToken, authToken } = presentedCallerOf(request);
  const token = embedToken ?? authToken;
  return JSON.stringify(
    token === undefined ? [apiKey, request.headers["x-session-settings"]] : token,
  );
};
