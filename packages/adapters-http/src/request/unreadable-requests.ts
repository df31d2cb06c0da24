import { maxHeaderSize, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { randomUUID } from "node:crypto";
import { Failure } from "@embedded-analytics/domain";
import { problemOf } from "../response/problem.js";

/** The last request of a connection. */
interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

/**
 * Makes a server answer what never reaches an app with a problem body too (F1): what is no HTTP,
 * breaks off in mid-request, has too long headers or takes too long. For the owner of the server.
 */
export const answerUnreadableRequests = (server: Server): void => {
  const exchanges = new WeakMap<Duplex, Exchange>();
  server.on("request", (request, response) => {
    exchanges.set(request.socket, { request, response });
  });
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    const last = exchanges.get(socket);
    const isAnswering = last?.response.headersSent === true && !last.response.writableFinished;
    if (!socket.writable || isAnswering) socket.destroy();
    else socket.end(badRequest(sentenceOf(error, last?.request)));
  });
};

/** What is wrong, as far as the parser's error and the request before it tell (B1). */
const sentenceOf = ({ code }: NodeJS.ErrnoException, request?: IncomingMessage): string => {
  if (code === "HPE_HEADER_OVERFLOW") {
    return `The headers are longer than ${maxHeaderSize} bytes together. The header of a token counts.`;
  }
  const length = request?.headers["content-length"];
  if (request?.complete === false && code === "HPE_INVALID_EOF_STATE") {
    return length === undefined
      ? "The body ended before it was complete."
      : `The body is shorter than its Content-Length of ${length} bytes.`;
  }
  if (request?.complete === true && code?.startsWith("HPE_") === true && Number(length) > 0) {
    return `The body is longer than its Content-Length of ${length} bytes, which must count bytes of UTF-8, not characters.`;
  }
  return code === "ERR_HTTP_REQUEST_TIMEOUT"
    ? "The request did not come in time."
    : "The request is no HTTP.";
};

const badRequest = (sentence: string): string => {
  const requestId = randomUUID();
  const failure = new Failure("invalid_request", sentence);
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
