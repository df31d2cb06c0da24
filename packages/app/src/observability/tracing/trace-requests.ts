import { ROOT_CONTEXT, SpanKind, SpanStatusCode } from "@opentelemetry/api";
import { W3CTraceContextPropagator } from "@opentelemetry/core";
import type { IncomingHttpHeaders } from "node:http";
import type { RequestHandler } from "express";
import { methodOf, routeOf } from "../request-labels.js";
import type { Spans } from "./spans.js";

/** Asked every few seconds, by machines. */
const untraced: ReadonlySet<string> = new Set(["/livez", "/readyz", "/metrics"]);

const propagator = new W3CTraceContextPropagator();

/**
 * A span for each request, up to the end of its answer, named by its route's pattern. With a `traceparent`
 * it belongs to the trace of the host that asks.
 */
export const traceRequests =
  (spans: Spans): RequestHandler =>
  (request, response, next) => {
    if (untraced.has(request.path)) {
      next();
      return;
    }
    const method = methodOf(request);
    const { span, run } = spans.begin(
      { name: method, kind: SpanKind.SERVER, attributes: { "http.request.method": method } },
      propagator.extract(ROOT_CONTEXT, request.headers, headerGetter),
    );
    response.once("close", () => {
      const route = routeOf(request);
      span.updateName(`${method} ${route}`).setAttribute("http.route", route);
      if (response.headersSent) {
        span.setAttribute("http.response.status_code", response.statusCode);
        if (response.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      }
      span.end();
    });
    run(next);
  };

const headerGetter = {
  keys: (headers: IncomingHttpHeaders) => Object.keys(headers),
  get: (headers: IncomingHttpHeaders, name: string) => headers[name],
};
