import {
  request as send,
  type IncomingMessage,
  type RequestListener,
  type RequestOptions,
  type ServerResponse,
} from "node:http";
import type { Instances } from "./instances.js";

/** Names the instance that an answer comes from. */
const servedBy = "X-Served-By";

/**
 * One address for several instances: each request goes to the next one that can serve. Bodies pass
 * through as they come, both ways, and a connection that a client closes is closed to the instance, too. A request whose instance
 * cannot be reached goes to another one; one that has begun is cut where its instance dies.
 */
export const reverseProxy =
  (instances: Instances): RequestListener =>
  (request, response) => {
    passOn(request, response, instances);
  };

const passOn = (request: IncomingMessage, response: ServerResponse, instances: Instances): void => {
  const instance = instances.next();
  if (instance === undefined) {
    refuse(response);
    return;
  }
  const asked = send(optionsOf(request, instance.url));
  let isSent = false;
  asked.on("socket", (socket) => {
    // Until it is connected nothing of the body is gone, so that another instance may have it.
    socket.once("connect", () => {
      isSent = true;
      request.pipe(asked);
    });
  });
  asked.on("response", (answer) => {
    response.writeHead(answer.statusCode ?? 502, {
      ...endToEnd(answer.headers),
      [servedBy]: instance.name,
    });
    response.flushHeaders();
    answer.pipe(response);
    answer.on("error", () => response.destroy());
  });
  asked.on("error", () => {
    if (response.closed || response.headersSent) {
      response.destroy();
      return;
    }
    instances.drop(instance);
    if (isSent) refuse(response);
    else passOn(request, response, instances);
  });
  response.on("close", () => asked.destroy());
};

const optionsOf = ({ method, url, headers }: IncomingMessage, base: string): RequestOptions => {
  const { hostname, port } = new URL(base);
  // A connection each: one that is kept may be the one of an instance that has just died.
  return { method, path: url, hostname, port, headers: endToEnd(headers), agent: false };
};

/** Headers that speak of one connection only; the framing of a body is passed on with it. */
const ofOneConnection = new Set(["connection", "keep-alive", "proxy-connection", "te", "upgrade"]);

const endToEnd = (headers: IncomingMessage["headers"]) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !ofOneConnection.has(name)));

/** As the service itself says that it cannot serve now (F1). */
const refuse = (response: ServerResponse): void => {
  const detail = "No instance can serve the request now. Try again.";
  const body = { status: 503, code: "store_unavailable", detail, error: detail };
  response.writeHead(503, { "Content-Type": "application/problem+json", "Retry-After": "1" });
  response.end(JSON.stringify(body));
};
