import type { Request, RequestHandler, Response } from "express";
import { Failure } from "@embedded-analytics/domain";
import { requestIdOf } from "../request/request-id.js";
import { send } from "../response/send.js";
import { sendProblem } from "../response/send-problem.js";

/**
 * Answers every request with 404 `not_found` (F1). The router does so by itself for what lies
 * under its own prefixes; an app puts this behind its last route for the rest.
 */
export const notFound: RequestHandler = (request, response) => {
  answerNotFound(request, response);
};

/** Answers for a path that is known under other methods: `OPTIONS` names them, others are 404. */
export const otherMethod = (methods: readonly string[]): RequestHandler => {
  const allow = [...methods, ...(methods.includes("GET") ? ["HEAD"] : []), "OPTIONS"].join(", ");
  return (request, response) => {
    if (request.method === "OPTIONS") {
      send(response, requestIdOf(request), { status: 204, headers: { Allow: allow } });
    } else {
      response.setHeader("Allow", allow);
      answerNotFound(request, response);
    }
  };
};

/** Answers 405 for the other methods of a path whose clients ask for that (MCP, Streamable HTTP). */
export const methodNotAllowed = (methods: readonly string[]): RequestHandler => {
  const allow = [...methods, "OPTIONS"].join(", ");
  const error = { code: -32000, message: "Method not allowed." };
  return (request, response) => {
    const answer =
      request.method === "OPTIONS"
        ? { status: 204 }
        : { status: 405, body: { jsonrpc: "2.0", error, id: null } };
    send(response, requestIdOf(request), { ...answer, headers: { Allow: allow } });
  };
};

/** The failure of a path that leads nowhere. */
export const nothingHere = (): Failure => new Failure("not_found", "There is nothing here.");

const answerNotFound = (request: Request, response: Response): void => {
  sendProblem(request, response, nothingHere(), ignore);
};

// Only 5xx are reported.
const ignore = (): void => undefined;
