import type { RequestHandler, Request } from "express";
import type { Metrics } from "./metrics.js";

/** What has no pattern of its own: pages, files, and what is not there. */
const otherRoute = "other";

/**
 * Counts every request by its route's pattern, and times it up to the head of its answer: a chat goes on
 * for as long as its turn.
 */
export const observeRequests =
  ({ requests, requestSeconds }: Metrics): RequestHandler =>
  (request, response, next) => {
    const startedMs = performance.now();
    const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => typeof response;
    response.writeHead = (...args: unknown[]) => {
      const labels = { method: methodOf(request), route: routeOf(request) };
      requestSeconds.observe(labels, (performance.now() - startedMs) / 1000);
      return writeHead(...args);
    };
    response.once("close", () => {
      const status = response.headersSent ? String(response.statusCode) : "none";
      requests.inc({ method: methodOf(request), route: routeOf(request), status });
    });
    next();
  };

const routeOf = ({ route }: Request): string => {
  const path = (route as { readonly path?: unknown } | undefined)?.path;
  return typeof path === "string" ? path : otherRoute;
};

const methods: ReadonlySet<string> = new Set([
  ...["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"],
]);

/** A client may send any word as its method. */
const methodOf = ({ method }: Request): string => (methods.has(method) ? method : "other");
