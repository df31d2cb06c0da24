import type { RequestHandler } from "express";
import type { Metrics } from "./metrics.js";
import { methodOf, routeOf } from "./request-labels.js";

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
