import type { Server, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { randomUUID } from "node:crypto";
import { Failure } from "@embedded-analytics/domain";
import { problemOf } from "./problem.js";

/**
 * Makes a server answer what never reaches an app with a problem body too (F1): what is no HTTP,
 * breaks off in mid-request, has too long headers or takes too long. For whoever owns the server.
 */
export const answerUnreadableRequests = (server: Server): void => {
  const answers = new WeakMap<Duplex, ServerResponse>();
  server.on("request", (request, response) => answers.set(request.socket, response));
  server.on("clientError", (_error, socket) => {
    const answer = answers.get(socket);
    const isAnswering = answer !== undefined && answer.headersSent && !answer.writableFinished;
    if (!socket.writable || isAnswering) socket.destroy();
    else socket.end(badRequest());
  });
};

const badRequest = (): string => {
  const requestId = randomUUID();
  const failure = new Failure(
    "invalid_request",
    "The request is no HTTP, has too long headers, or did not come in time.",
  );
  const json = JSON.stringify(problemOf(failure, requestId));
  return [
    "HTTP/1.1 400 Bad Request",
    "Content-Type: application/problem+json",
    `Content-Length: ${Buffer.byteLength(json)}`,
    `X-Request-Id: ${requestId}`,
    "Cache-Control: no-store",
    "Connection: close",
    "",
    json,
  ].join("\r\n");
};
