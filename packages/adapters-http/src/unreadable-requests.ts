import type { Server, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { randomUUID } from "node:crypto";
import { Failure } from "@embedded-analytics/domain";
import { problemOf } from "./problem.js";

/**
 * Makes a server answer what is no HTTP at all, or breaks off in mid-request, with a problem body
 * too (F1). Such requests never reach an app, so this is for whoever owns the server.
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
  const failure = new Failure("invalid_request", "The request is not well-formed HTTP.");
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
