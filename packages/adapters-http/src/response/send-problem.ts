import type { Request, Response } from "express";
import { Failure } from "@embedded-analytics/domain";
import { problemHeaders, problemOf } from "./problem.js";
import { requestIdOf } from "../request/request-id.js";
import { send } from "./send.js";
import { statuses } from "./statuses.js";

/** Where an error happened; never a body, a header or a query, which may hold secrets (T35). */
export interface ErrorContext {
  readonly requestId: string;
  readonly method: string;
  readonly path: string;
}

/** Called with every error that is answered with 5xx, and with the cause, which callers do not read. */
export type OnError = (error: unknown, context: ErrorContext) => void;

/** Where a request went, without what it asked. */
export const contextOf = (request: Request, requestId: string): ErrorContext => ({
  requestId,
  method: request.method,
  path: request.originalUrl.split("?", 1)[0] ?? "",
});

/**
 * Answers with a problem body (F1). Whatever is no `Failure` is a defect: the caller learns nothing
 * but a request id, `onError` gets the error itself (T36).
 */
export const sendProblem = (
  request: Request,
  response: Response,
  error: unknown,
  onError: OnError,
  requestId = requestIdOf(request),
): void => {
  const failure = error instanceof Failure ? error : defect();
  const { status } = statuses[failure.code];
  if (status >= 500) {
    onError(error, contextOf(request, requestId));
  }
  if (response.headersSent) {
    response.destroy(); // half an answer must not look like a whole one
    return;
  }
  send(response, requestId, {
    status,
    body: problemOf(failure, requestId),
    headers: {
      "Content-Type": "application/problem+json",
      ...problemHeaders(failure),
      ...challengeIn(response),
    },
  });
};

/** The challenge of a route that has set its own. */
const challengeIn = (response: Response): Readonly<Record<string, string>> => {
  const challenge = response.getHeader("WWW-Authenticate");
  return typeof challenge === "string" ? { "WWW-Authenticate": challenge } : {};
};

const defect = (): Failure => new Failure("internal", "Something went wrong on our side.");
